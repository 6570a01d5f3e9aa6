// SPDX-License-Identifier: MIT
#include "engine/options_json.hpp"

#include <algorithm>
#include <array>

#include "notation/text.hpp"

namespace damas::engine {

namespace {

using Error = std::optional<std::string>;
using notation::Json;

/// Options whose values are words; all others are numbers, or true and false.
constexpr std::array<std::string_view, 8> worded{"search",    "evaluation",      "network", "patterns",
                                                 "book_file", "table_directory", "order",   "tie_break"};
constexpr std::array<std::string_view, 8> textbook_keys{"depth", "pruning", "order", "tie_break",
                                                        "seed",  "nodes",   "time",  "leaves_only"};

/// What an option of another type is told: no option understands it, so each says what it expects.
constexpr std::string_view wrong_type = "?";

std::string_view text_of(std::string_view name, const Json& value) {
    const bool is_worded = std::ranges::find(worded, name) != worded.end();
    if (value.kind == Json::Kind::text) return is_worded ? value.text : wrong_type;
    if (is_worded) return wrong_type;
    if (value.kind == Json::Kind::boolean) return value.yes ? "true" : "false";
    return value.kind == Json::Kind::number ? value.text : wrong_type;
}

Error report(std::string_view key, const Error& error) {
    if (!error) return {};
    return notation::printable(key) + ": " + *error;
}

}  // namespace

Error set_option(PlayerOptions& options, std::string_view name, const Json& value) {
    const bool names_file = name == "network" || name == "patterns" || name == "book_file" || name == "table_directory";
    if (names_file && value.kind != Json::Kind::text) return "expected a text";
    return set_option(options, name, text_of(name, value));
}

Error set_textbook(PlayerOptions& options, const Json& settings) {
    if (settings.kind != Json::Kind::object) return "expected a JSON object";
    for (const auto& [key, value] : settings.fields) {
        if (key != "weights") {
            if (std::ranges::find(textbook_keys, key) == textbook_keys.end())
                return report(key,
                              "unknown key, expected depth, pruning, order, tie_break, seed, nodes, time, "
                              "leaves_only or weights");
            if (auto error = report(key, set_option(options, key, value))) return error;
            continue;
        }
        if (value.kind != Json::Kind::object) return report(key, "expected an object of names and whole numbers");
        for (const auto& [name, weight] : value.fields) {
            const Error error = eval::find_term(name) ? set_option(options, name, weight)
                                                      : Error("unknown weight (see --list-weights)");
            if (auto told = report("weights." + name, error)) return told;
        }
    }
    return search::textbook::contradiction(options.textbook);
}

Error read_textbook(PlayerOptions& options, std::string_view text) {
    const auto settings = notation::read_json(text);
    if (settings) return set_textbook(options, *settings);
    const notation::Place at = notation::place_of(text, settings.error().at);
    return "line " + std::to_string(at.line) + ", column " + std::to_string(at.column) + ": expected " +
           settings.error().expected;
}

}  // namespace damas::engine
