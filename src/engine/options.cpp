// SPDX-License-Identifier: MIT
#include "engine/options.hpp"

#include <charconv>
#include <cstdlib>

#include "engine/option_table.hpp"
#include "words/options.hpp"

namespace damas::engine {

namespace {

using Error = std::optional<words::Message>;

/// The number that a text stands for; nothing if the option cannot be that.
std::optional<std::int64_t> number_in(const Option& option, std::string_view text) {
    if (option.type == Option::Type::boolean) {
        if (text != "true" && text != "false") return {};
        return text == "true" ? 1 : 0;
    }
    if (option.type == Option::Type::choice) {
        for (std::size_t i = 0; i < option.names.size(); ++i)
            if (option.names[i] == text) return static_cast<std::int64_t>(i);
        return {};
    }
    std::int64_t value = 0;
    const auto [end, wrong] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (wrong != std::errc() || end != text.data() + text.size() || value < option.low || value > option.high)
        return {};
    return value;
}

std::optional<double> seconds_in(const Option& option, std::string_view text) {
    const std::string copy(text);
    char* end = nullptr;
    const double value = std::strtod(copy.c_str(), &end);
    // Not so for NaN.
    const bool within = value >= static_cast<double>(option.low) && value <= static_cast<double>(option.high);
    if (copy.empty() || end != copy.data() + copy.size() || !within) return {};
    return value;
}

bool set(const Option& option, PlayerOptions& o, std::string_view value) {
    if (option.type == Option::Type::text) {
        o.*option.text = value;
        return true;
    }
    if (option.type == Option::Type::seconds) {
        const auto seconds = seconds_in(option, value);
        if (seconds) o.*option.seconds = *seconds;
        return seconds.has_value();
    }
    const auto number = number_in(option, value);
    if (number) option.set_number(o, *number);
    return number.has_value();
}

}  // namespace

Error set_option(PlayerOptions& o, std::string_view name, std::string_view value, Asker asker) {
    const Option* option = find_option(name);
    if (option == nullptr) return words::options::unknown;
    if (option->asker > asker) return words::options::not_from_here;
    if (!set(*option, o, value)) return expected(*option);
    // Some say more than their own value.
    if (name == "seed") o.textbook.seed = o.seed;
    if (name == "patterns") o.evaluation = Evaluation::patterns;
    if (name == "book_file") o.book = true;
    return {};
}

std::optional<words::Message> unheeded(const PlayerOptions& options, std::string_view name) {
    const Option* option = find_option(name);
    const auto kind = static_cast<std::size_t>(options.kind);
    if (option == nullptr || option->heeded[kind]) return {};
    const Option& search = *find_option("search");
    return words::Message(words::options::unheeded, search.names[1 - kind], search.names[kind]);
}

std::optional<words::Message> contradiction(const PlayerOptions& options) {
    if (!search::textbook::is_contradictory(options.textbook)) return {};
    return words::options::inner_nodes_evaluated;
}

std::string identity(const PlayerOptions& options) {
    std::string text;
    for (const Option& option : option_table()) {
        const std::string value = value_of(option, options);
        text += std::to_string(value.size()) + ':' + value + ' ';
    }
    return text + std::to_string(options.textbook.seed);
}

std::string default_table_directory() {
    const auto variable = [](const char* name) {
        const char* value = std::getenv(name);
        return std::string(value == nullptr ? "" : value);
    };
    if (const std::string own = variable("DAMAS_TABLES"); !own.empty()) return own;
    if (const std::string data = variable("XDG_DATA_HOME"); !data.empty()) return data + "/damas/tables";
    if (const std::string home = variable("HOME"); !home.empty()) return home + "/.local/share/damas/tables";
    return {};
}

}  // namespace damas::engine
