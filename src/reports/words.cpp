// SPDX-License-Identifier: MIT
#include "reports/words.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>

#include "engine/rulebook.hpp"
#include "words/numbers.hpp"

namespace damas::reports {

namespace {

struct Term {
    std::string_view id;
    const words::Text* text;
};

constexpr std::array reasons{
    Term{"no_pieces", &text::no_pieces},
    Term{"no_moves", &text::no_moves},
    Term{"threefold", &text::threefold},
    Term{"forzosa", &text::forzosa},
    Term{"sixteen_moves", &text::sixteen_moves},
    Term{"five_moves", &text::five_moves},
    Term{"passivity", &text::passivity},
    Term{"resignation", &text::resignation},
    Term{"agreement", &text::agreement},
    Term{"adjudicated", &text::adjudicated},
    Term{"time", &text::time},
    Term{"illegal_move", &text::illegal_move},
    Term{"broke_down", &text::broke_down},
};

/// Digits with a point, without a sign.
std::string plain(double value, int digits) {
    std::array<char, 400> buffer{};
    const auto [end, error] =
        std::to_chars(buffer.data(), buffer.data() + buffer.size(), std::abs(value), std::chars_format::fixed, digits);
    return {buffer.data(), end};
}

bool is_zero(std::string_view digits) { return digits.find_first_not_of("0.,") == std::string_view::npos; }

}  // namespace

std::string Words::number(double value, int digits) const {
    std::string text = std::isinf(value) ? "∞" : plain(value, digits);
    std::ranges::replace(text, '.', words::decimal_mark(language_));
    return value < 0 && !is_zero(text) ? std::string(minus_) + text : text;
}

std::string Words::difference(double value, int digits) const {
    const std::string text = number(value, digits);
    return value > 0 && !is_zero(text) ? '+' + text : text;
}

std::string Words::percent(double share, int digits) const { return number(100 * share, digits) + " %"; }

std::string Words::points(double value) const { return number(value, value == std::floor(value) ? 0 : 1); }

std::string Words::likelihood(double share) const {
    constexpr double least = 0.001;
    if (share < least) return "< " + percent(least);
    if (share > 1 - least) return "> " + percent(1 - least);
    return percent(share);
}

std::string Words::hypothesis(double elo) const {
    const auto needs = [&](double scale) { return std::abs(std::round(elo * scale) - elo * scale) > 1e-6; };
    return difference(elo, !needs(1) ? 0 : !needs(10) ? 1 : 2) + " Elo";
}

std::string Words::duration(double seconds) const {
    const auto whole = [](double value) { return std::to_string(static_cast<long long>(value)); };
    constexpr double minute = 60, hour = 60 * minute, day = 24 * hour, longest = 1000 * day;
    seconds = std::min(seconds, longest);
    if (seconds < minute) return whole(seconds) + " s";
    if (seconds < hour) return whole(seconds / minute) + " min";
    if (seconds < day) return whole(seconds / hour) + " h " + whole(std::fmod(seconds, hour) / minute) + " min";
    return whole(seconds / day) + " d " + whole(std::fmod(seconds, day) / hour) + " h";
}

std::string Words::elo(const Estimate& e) const {
    if (std::isinf(e.low) && std::isinf(e.high)) return "?";
    if (std::isinf(e.high)) return difference(e.elo) + " (> " + difference(e.low) + ')';
    if (std::isinf(e.low)) return difference(e.elo) + " (< " + difference(e.high) + ')';
    // Far from an even score the interval is not the same to both sides.
    if (std::abs((e.high - e.elo) - (e.elo - e.low)) > 1)
        return difference(e.elo) + " (" + (*this)({text::from_to, difference(e.low), difference(e.high)}) + ')';
    return difference(e.elo) + " ±" + number(e.margin());
}

std::string Words::bounds(const SprtState& state) const {
    return (*this)({text::bounds, number(state.lower, 2), number(state.upper, 2)});
}

std::string Words::verdict(const SprtState& state, const SprtSettings& settings) const {
    const auto accepted = [&](std::string_view name, double elo) {
        return (*this)({text::accepted, name, hypothesis(elo)});
    };
    switch (state.verdict) {
        case Verdict::accept_h0: return accepted("H0", settings.elo0);
        case Verdict::accept_h1: return accepted("H1", settings.elo1);
        case Verdict::running: break;
    }
    return (*this)(text::undecided);
}

std::string Words::reason(std::string_view id) const {
    const auto term = std::ranges::find(reasons, id, &Term::id);
    if (term != reasons.end()) return (*this)(*term->text);
    std::string text(id.empty() ? "?" : id);
    std::ranges::replace(text, '_', ' ');
    return text;
}

std::string Words::rules(std::string_view id) const { return (*this)(engine::game_name(id)); }

std::string_view player_name(const Match& match, int player) {
    const auto index = static_cast<std::size_t>(player);
    return index < match.players.size() ? std::string_view(match.players[index]) : "?";
}

std::string_view player_spec(const Match& match, int player) {
    const auto index = static_cast<std::size_t>(player);
    return index < match.specs.size() ? std::string_view(match.specs[index]) : "";
}

std::vector<EndCount> count_ends(std::span<const Outcome> games) {
    std::map<std::string, int> counts;
    for (const Outcome& game : games) ++counts[game.reason];
    std::vector<EndCount> ends;
    ends.reserve(counts.size());
    for (const auto& [reason, count] : counts) ends.push_back({reason, count});
    std::ranges::sort(ends, {}, [](const EndCount& end) { return std::pair(-end.games, end.reason); });
    return ends;
}

Tally count_white(std::span<const Outcome> games) {
    Tally tally;
    for (const Outcome& game : games) tally.add(game.score);
    return tally;
}

int culprit(const Outcome& game) { return game.score == 0 ? game.white : game.black; }

std::size_t width(std::string_view text) {
    return static_cast<std::size_t>(std::ranges::count_if(text, [](char c) { return (c & 0xC0) != 0x80; }));
}

}  // namespace damas::reports
