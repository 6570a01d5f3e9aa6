// SPDX-License-Identifier: MIT
#include "textbook_flags.hpp"

#include <boost/json.hpp>
#include <charconv>
#include <chrono>
#include <iomanip>
#include <iostream>

#include "notation/text.hpp"
#include "protocol/tree.hpp"

namespace damas::apps {

namespace {

namespace json = boost::json;
namespace tb = search::textbook;
using Error = std::optional<std::string>;

constexpr int max_depth = 40;
/// Keeps evaluations of ordinary positions far below a won game.
constexpr int max_weight = 3000;
constexpr double max_seconds = 86'400;

std::string list_of(std::span<const std::string_view> names) {
    std::string text;
    for (const std::string_view name : names) (text += text.empty() ? "" : ", ") += name;
    return text;
}

std::string range(std::int64_t low, std::int64_t high) {
    return "expected a whole number from " + std::to_string(low) + " to " + std::to_string(high);
}

/// Sets an enumeration by name; says which names there are otherwise.
template <class E>
Error set_name(std::span<const std::string_view> names, std::string_view name, E& target) {
    const auto found = std::ranges::find(names, name);
    if (found == names.end()) return "expected one of " + list_of(names);
    target = static_cast<E>(found - names.begin());
    return {};
}

template <class T>
Error set_integer(const json::value& value, std::int64_t low, std::int64_t high, T& target) {
    if (!value.is_int64() || value.get_int64() < low || value.get_int64() > high) return range(low, high);
    target = static_cast<T>(value.get_int64());
    return {};
}

template <class E>
Error set_name(const json::value& value, std::span<const std::string_view> names, E& target) {
    return value.is_string() ? set_name(names, std::string_view(value.get_string()), target)
                             : "expected one of " + list_of(names);
}

Error set_weight(std::string_view name, const json::value& value, eval::Weights& weights) {
    const auto term = eval::find_term(name);
    if (!term) return "unknown weight (see --list-weights)";
    return set_integer(value, -max_weight, max_weight, weights[*term]);
}

Error set_key(std::string_view key, const json::value& value, TextbookRequest& request) {
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
    tb::Settings& s = request.settings;
    if (key == "depth") return set_integer(value, 1, max_depth, s.depth);
    if (key == "seed") return set_integer(value, 0, most, s.seed);
    if (key == "nodes") return set_integer(value, 0, most, s.max_nodes);
    if (key == "order") return set_name(value, protocol::order_names, s.order);
    if (key == "tie_break") return set_name(value, protocol::tie_break_names, s.tie_break);
    if (key == "pruning") {
        if (!value.is_bool()) return "expected true or false";
        s.pruning = value.get_bool();
        return {};
    }
    if (key == "time") {
        json::error_code wrong;
        const auto seconds = value.to_number<double>(wrong);
        if (wrong || seconds < 0 || seconds > max_seconds) return "expected seconds from 0 to 86400";
        request.seconds = seconds;
        return {};
    }
    return "unknown key, expected depth, pruning, order, tie_break, seed, nodes, time or weights";
}

/// Where in a text an offset is, for an error message.
std::string place(std::string_view text, std::size_t offset) {
    const std::string_view before = text.substr(0, offset);
    const auto line = 1 + std::ranges::count(before, '\n');
    const std::size_t column = before.size() - (before.rfind('\n') + 1) + 1;  // npos + 1 is 0.
    return "line " + std::to_string(line) + ", column " + std::to_string(column);
}

Error read_settings(const std::string& path, TextbookRequest& request) {
    const auto text = read_file(path);
    if (!text) return text.error();
    json::stream_parser parser;
    json::error_code wrong;
    const std::size_t read = parser.write_some(*text, wrong);
    if (!wrong && text->find_first_not_of(" \t\r\n", read) != std::string::npos) wrong = json::error::extra_data;
    if (!wrong) parser.finish(wrong);
    if (wrong) return path + ": " + place(*text, read) + ": " + wrong.message();
    const json::value whole = parser.release();
    if (!whole.is_object()) return path + ": expected a JSON object";
    const auto report = [&](const std::string& key, const Error& error) {
        return path + ": " + notation::printable(key) + ": " + *error;
    };
    for (const auto& [key, value] : whole.get_object()) {
        if (key != "weights") {
            if (const Error error = set_key(key, value, request)) return report(key, error);
            continue;
        }
        if (!value.is_object()) return report(key, "expected an object of names and whole numbers");
        for (const auto& [name, weight] : value.get_object())
            if (const Error error = set_weight(name, weight, request.settings.weights))
                return report("weights." + std::string(name), error);
    }
    return {};
}

/// "man=110".
Error set_weight(const std::string& text, eval::Weights& weights) {
    const std::size_t sign = text.find('=');
    const std::string number = sign == std::string::npos ? "" : text.substr(sign + 1);
    int value = 0;
    const auto [end, wrong] = std::from_chars(number.data(), number.data() + number.size(), value);
    if (sign == std::string::npos || wrong != std::errc() || end != number.data() + number.size())
        return "--weight " + notation::printable(text) + ": expected NAME=NUMBER";
    if (const Error error = set_weight(text.substr(0, sign), json::value(value), weights))
        return "--weight " + notation::printable(text) + ": " + *error;
    return {};
}

}  // namespace

tb::Settings TextbookRequest::started() const {
    tb::Settings result = settings;
    if (seconds > 0) {
        using Clock = std::chrono::steady_clock;
        const auto end =
            Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
        result.stop = [end] { return Clock::now() >= end; };
    }
    return result;
}

void TextbookFlags::add_to(CLI::App& command, int default_depth, Algorithm algorithm) {
    default_depth_ = default_depth;
    const auto names = [](std::span<const std::string_view> all) {
        return CLI::IsMember(std::vector<std::string>(all.begin(), all.end()));
    };
    command.add_option("--depth,-d", depth_, "Plies to look ahead, by default " + std::to_string(default_depth))
        ->check(CLI::Range(1, max_depth));
    if (algorithm == Algorithm::chosen) {
        command.add_flag_function(
            "--pruning,!--no-pruning", [this](std::int64_t count) { pruning_ = count > 0; },
            "Alpha-beta (the default), or plain minimax");
        command.add_option("--order", order_, "Order of moves: generated, captures_first or by_evaluation")
            ->check(names(protocol::order_names));
    }
    command.add_option("--tie-break", tie_break_, "Which of equally good moves: first, last or random")
        ->check(names(protocol::tie_break_names));
    command.add_option("--seed", seed_, "For --tie-break random, by default 1")->check(CLI::NonNegativeNumber);
    command.add_option("--nodes", nodes_, "Stop after about so many nodes; 0: no limit")->check(CLI::NonNegativeNumber);
    command.add_option("--time", seconds_, "Stop after so many seconds; 0: no limit")
        ->check(CLI::Range(0.0, max_seconds));
    command.add_option("--weight,-w", weights_, "A weight of the evaluation, e.g. king=300; may be repeated")
        ->allow_extra_args(false);
    command.add_option("--settings", file_, "A JSON file with these settings; flags win over it");
    command.add_flag("--list-weights", list_, "Print the weights with their defaults and meanings");
}

std::expected<TextbookRequest, std::string> TextbookFlags::read() const {
    TextbookRequest request;
    tb::Settings& s = request.settings;
    s.depth = default_depth_;
    if (!file_.empty())
        if (const Error error = read_settings(file_, request)) return std::unexpected(*error);
    s.depth = depth_.value_or(s.depth);
    s.pruning = pruning_.value_or(s.pruning);
    s.seed = seed_.value_or(s.seed);
    s.max_nodes = nodes_.value_or(s.max_nodes);
    request.seconds = seconds_.value_or(request.seconds);
    if (order_) set_name(protocol::order_names, *order_, s.order);  // Checked by the flag.
    if (tie_break_) set_name(protocol::tie_break_names, *tie_break_, s.tie_break);
    for (const std::string& weight : weights_)
        if (const Error error = set_weight(weight, s.weights)) return std::unexpected(*error);
    return request;
}

void TextbookFlags::print_list(engine::Language language) {
    for (const eval::TermInfo& term : eval::term_infos)
        std::cout << std::left << std::setw(14) << term.name << std::right << std::setw(5) << term.weight << "  "
                  << (language == engine::Language::spanish ? term.es : term.en) << '\n';
}

std::expected<std::unique_ptr<engine::Game>, std::string> game_from(const std::string& rules, const std::string& fen) {
    const engine::Rulebook& book = *engine::find_rulebook(rules);
    auto game = book.new_game(fen.empty() ? book.start_fen() : fen);
    if (!game) return std::unexpected("FEN " + game.error().message());
    return std::move(*game);
}

}  // namespace damas::apps
