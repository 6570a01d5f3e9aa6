// SPDX-License-Identifier: MIT
#include "engine/options.hpp"

#include <array>
#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <limits>

#include "book/book.hpp"

namespace damas::engine {

namespace {

using Error = std::optional<std::string>;
namespace tb = search::textbook;

constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
constexpr std::int64_t most_tuning = 10'000;
constexpr std::int64_t longest_time = 86'400;
constexpr std::array<std::string_view, 2> search_names{"champion", "textbook"};
constexpr std::array<std::string_view, 3> evaluation_names{"network", "hand", "patterns"};

template <class T>
Error set_integer(std::string_view text, std::int64_t low, std::int64_t high, T& target) {
    std::int64_t value = 0;
    const auto [end, wrong] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (wrong != std::errc() || end != text.data() + text.size() || value < low || value > high)
        return "expected a whole number from " + std::to_string(low) + " to " + std::to_string(high);
    target = static_cast<T>(value);
    return {};
}

Error set_bool(std::string_view text, bool& target) {
    if (text != "true" && text != "false") return "expected true or false";
    target = text == "true";
    return {};
}

/// Sets an enumeration by name; says which names there are otherwise.
template <class E>
Error set_name(std::string_view text, std::span<const std::string_view> names, E& target) {
    std::string list;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (names[i] == text) {
            target = static_cast<E>(i);
            return {};
        }
        (list += list.empty() ? "" : ", ") += names[i];
    }
    return "expected one of " + list;
}

Error set_seconds(std::string_view text, std::int64_t low, std::int64_t high, double& target) {
    const std::string copy(text);
    char* end = nullptr;
    const double value = std::strtod(copy.c_str(), &end);
    if (copy.empty() || end != copy.data() + copy.size() ||
        !(value >= static_cast<double>(low) && value <= static_cast<double>(high)))
        return "expected seconds from " + std::to_string(low) + " to " + std::to_string(high);
    target = value;
    return {};
}

/// The one list of options: `visit` is told of each, with its range and where it is kept.
template <class Options, class Visit>
void each_option(Options& o, Visit& visit) {
    visit.choice("search", search_names, o.kind);
    visit.integer("level", 1, top_level, o.level);
    visit.integer("threads", 1, 256, o.threads);
    visit.integer("hash", 1, 1 << 20, o.hash_megabytes);
    visit.integer("seed", 0, most, o.seed);
    visit.choice("evaluation", evaluation_names, o.evaluation);
    visit.text("network", o.network);
    visit.text("patterns", o.patterns);
    visit.boolean("book", o.book);
    visit.text("book_file", o.book_file);
    visit.integer("book_margin", -1, book::largest_margin, o.book_margin);
    visit.boolean("tables", o.tables);
    visit.text("table_directory", o.table_directory);
    visit.integer("depth", 1, tb::max_depth, o.textbook.depth);
    visit.boolean("pruning", o.textbook.pruning);
    visit.choice("order", tb::order_names, o.textbook.order);
    visit.choice("tie_break", tb::tie_break_names, o.textbook.tie_break);
    visit.boolean("leaves_only", o.textbook.leaves_only);
    visit.integer("nodes", 0, most, o.textbook.max_nodes);
    visit.seconds("time", 0, longest_time, o.textbook_seconds);
    for (std::size_t i = 0; i < eval::term_count; ++i)
        visit.integer(eval::term_infos[i].name, -tb::max_weight, tb::max_weight, o.textbook.weights.values[i]);
}

/// Sets the option of this name.
struct Setter {
    std::string_view name, value;
    bool known = false;
    Error error{};

    template <class T>
    void integer(std::string_view option, std::int64_t low, std::int64_t high, T& target) {
        if (is(option)) error = set_integer(value, low, high, target);
    }
    void boolean(std::string_view option, bool& target) {
        if (is(option)) error = set_bool(value, target);
    }
    template <class E>
    void choice(std::string_view option, std::span<const std::string_view> names, E& target) {
        if (is(option)) error = set_name(value, names, target);
    }
    void text(std::string_view option, std::string& target) {
        if (is(option)) target = value;
    }
    void seconds(std::string_view option, std::int64_t low, std::int64_t high, double& target) {
        if (is(option)) error = set_seconds(value, low, high, target);
    }

private:
    bool is(std::string_view option) { return option == name && (known = true); }
};

/// Writes down what each option is.
struct Lister {
    std::vector<OptionInfo> list{};

    template <class T>
    void integer(std::string_view name, std::int64_t low, std::int64_t high, const T& value) {
        list.push_back({.name = name,
                        .type = OptionInfo::Type::integer,
                        .value = std::to_string(value),
                        .low = low,
                        .high = high});
    }
    void boolean(std::string_view name, bool value) {
        list.push_back({.name = name, .type = OptionInfo::Type::boolean, .value = value ? "true" : "false"});
    }
    template <class E>
    void choice(std::string_view name, std::span<const std::string_view> names, E value) {
        list.push_back({.name = name,
                        .type = OptionInfo::Type::choice,
                        .value = std::string(names[static_cast<std::size_t>(value)]),
                        .names = names});
    }
    void text(std::string_view name, const std::string& value) {
        list.push_back({.name = name, .type = OptionInfo::Type::text, .value = value});
    }
    void seconds(std::string_view name, std::int64_t low, std::int64_t high, double value) {
        char text[40];
        std::snprintf(text, sizeof text, "%.3f", value);
        list.push_back({.name = name, .type = OptionInfo::Type::real, .value = text, .low = low, .high = high});
    }
};

}  // namespace

Error set_option(PlayerOptions& o, std::string_view name, std::string_view value) {
    Setter setter{.name = name, .value = value};
    each_option(o, setter);
    for (const search::TuningField& field : search::tuning_fields)
        setter.integer(field.name, -most_tuning, most_tuning, o.tuning.*field.number);
    if (!setter.known) return "unknown option";
    if (setter.error) return setter.error;
    // Some say more than their own value.
    if (name == "seed") o.textbook.seed = o.seed;
    if (name == "patterns") o.evaluation = Evaluation::patterns;
    if (name == "book_file") o.book = true;
    return {};
}

bool is_for_clients(std::string_view name) {
    constexpr auto names = std::to_array<std::string_view>(
        {"search", "level", "seed", "book", "depth", "pruning", "order", "tie_break", "leaves_only", "nodes", "time"});
    const auto is_it = [&](const eval::TermInfo& term) { return term.name == name; };
    return std::ranges::find(names, name) != names.end() || std::ranges::any_of(eval::term_infos, is_it);
}

std::string identity(const PlayerOptions& options) {
    std::string text;
    for (const OptionInfo& option : list_options(options))
        text += std::to_string(option.value.size()) + ':' + option.value + ' ';
    for (const search::TuningField& field : search::tuning_fields)
        text += std::to_string(options.tuning.*field.number) + ' ';
    return text + std::to_string(options.textbook.seed);
}

std::vector<OptionInfo> list_options(const PlayerOptions& options) {
    Lister lister;
    each_option(options, lister);
    return std::move(lister.list);
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
