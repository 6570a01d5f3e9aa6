// SPDX-License-Identifier: MIT
// What the text and the page about a match have in common: how numbers and names are written, and what is counted
// besides the score.
#pragma once

#include <string_view>

#include "arena/ratings.hpp"
#include "words/matches.hpp"
#include "words/message.hpp"

namespace damas::reports {

namespace text = words::matches;
using namespace arena;  // A report speaks of nothing but a match.

/// What a report says and how.
struct ReportOptions {
    words::Language language = words::Language::spanish;
    std::optional<SprtSettings> sprt{};  ///< Of a match of two that is tested.
    std::optional<int> anchor{};         ///< The player whose rating is 0 among more than two; else the mean is.
};

/// Writes numbers and terms in one language. No number comes out as "-0"; infinite ones are "∞".
class Words {
public:
    explicit Words(words::Language language, std::string_view minus = "-") : language_(language), minus_(minus) {}

    std::string operator()(const words::Message& message) const { return words::say(message, language_); }

    std::string number(double value, int digits = 0) const;
    /// With its sign, unless it is 0.
    std::string difference(double value, int digits = 0) const;
    /// "53.2 %"; `share` is 0.532.
    std::string percent(double share, int digits = 1) const;
    /// "12.5", "12".
    std::string points(double value) const;
    /// "98.8 %"; never 0 or 100, which no number of games can prove.
    std::string likelihood(double share) const;
    /// "+2.5 Elo", "0 Elo", with as many decimals as it has, at most two.
    std::string hypothesis(double elo) const;
    /// "40 s", "4 min", "2 h 10 min", "3 d 4 h".
    std::string duration(double seconds) const;
    /// "+22 ±19", or "+512 (+366 to +1023)" where the interval is not the same to both sides; "+512 (> +380)" where one
    /// end is infinite, "?" where both are.
    std::string elo(const Estimate& estimate) const;
    /// "-2.94, 2.94".
    std::string bounds(const SprtState& state) const;
    /// What the test says so far about its hypotheses.
    std::string verdict(const SprtState& state, const SprtSettings& settings) const;
    /// Why a game ended; an unknown id is shown as it is.
    std::string reason(std::string_view id) const;
    /// The name of a rule set.
    std::string rules(std::string_view id) const;

private:
    words::Language language_;
    std::string_view minus_;
};

/// The name of a player; "?" if the match has no such player.
std::string_view player_name(const Match& match, int player);
/// How the player was made; empty if that is not known.
std::string_view player_spec(const Match& match, int player);

struct EndCount {
    std::string reason;
    int games = 0;
};
/// The most frequent first, then by name.
std::vector<EndCount> count_ends(std::span<const Outcome> games);

/// All games from White's side.
Tally count_white(std::span<const Outcome> games);

/// Who lost a game by a fault.
int culprit(const Outcome& game);

/// Characters, not bytes.
std::size_t width(std::string_view text);

}  // namespace damas::reports
