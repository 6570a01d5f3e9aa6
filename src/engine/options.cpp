// SPDX-License-Identifier: MIT
#include "engine/options.hpp"

#include <charconv>
#include <cstdlib>
#include <limits>
#include <span>

#include "book/book.hpp"

namespace damas::engine {

namespace {

using Error = std::optional<std::string>;
namespace tb = search::textbook;

constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();

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

Error set_seconds(std::string_view text, double& target) {
    const std::string copy(text);
    char* end = nullptr;
    const double value = std::strtod(copy.c_str(), &end);
    if (copy.empty() || *end != 0 || !(value >= 0 && value <= 86'400)) return "expected seconds from 0 to 86400";
    target = value;
    return {};
}

}  // namespace

Error set_option(PlayerOptions& o, std::string_view name, std::string_view value) {
    constexpr std::array<std::string_view, 2> kinds{"champion", "textbook"};
    if (name == "search") return set_name(value, kinds, o.kind);
    if (name == "level") return set_integer(value, 1, top_level, o.level);
    if (name == "threads") return set_integer(value, 1, 256, o.threads);
    if (name == "hash") return set_integer(value, 1, 1 << 20, o.hash_megabytes);
    if (name == "seed") {
        if (const Error error = set_integer(value, 0, most, o.seed)) return error;
        o.textbook.seed = o.seed;
        return {};
    }
    constexpr std::array<std::string_view, 3> evaluations{"network", "hand", "patterns"};
    if (name == "evaluation") return set_name(value, evaluations, o.evaluation);
    if (name == "network") {
        o.network = value;
        return {};
    }
    if (name == "patterns") {
        o.patterns = value;
        o.evaluation = Evaluation::patterns;
        return {};
    }
    if (name == "book") return set_bool(value, o.book);
    if (name == "book_margin") return set_integer(value, -1, book::largest_margin, o.book_margin);
    if (name == "book_file") {
        o.book_file = value;
        o.book = true;
        return {};
    }
    if (name == "tables") return set_bool(value, o.tables);
    if (name == "table_directory") {
        o.table_directory = value;
        return {};
    }
    if (name == "depth") return set_integer(value, 1, tb::max_depth, o.textbook.depth);
    if (name == "pruning") return set_bool(value, o.textbook.pruning);
    if (name == "order") return set_name(value, tb::order_names, o.textbook.order);
    if (name == "tie_break") return set_name(value, tb::tie_break_names, o.textbook.tie_break);
    if (name == "leaves_only") return set_bool(value, o.textbook.leaves_only);
    if (name == "nodes") return set_integer(value, 0, most, o.textbook.max_nodes);
    if (name == "time") return set_seconds(value, o.textbook_seconds);
    if (const auto term = eval::find_term(name))
        return set_integer(value, -tb::max_weight, tb::max_weight, o.textbook.weights[*term]);
    for (const search::TuningField& field : search::tuning_fields)
        if (field.name == name) return set_integer(value, -10'000, 10'000, o.tuning.*field.number);
    return "unknown option";
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
