// SPDX-License-Identifier: MIT
// What the games of two players say about their strength. The unit of evidence is the pair: two games from one opening
// with colours swapped depend on each other, so their scatter is measured between pairs, never between games. A game
// without its twin counts as a unit of its own.
#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <span>

#include "arena/outcome.hpp"

namespace damas::arena {

/// Games of one player.
struct Tally {
    int wins = 0, draws = 0, losses = 0;

    int games() const { return wins + draws + losses; }
    double points() const { return wins + draws / 2.0; }
    /// Points a game, from 0 to 1; a half if there is no game.
    double score() const { return games() == 0 ? 0.5 : points() / games(); }
    /// One more game that brought so many half points.
    void add(int half_points) { ++(half_points == 2 ? wins : half_points == 1 ? draws : losses); }

    bool operator==(const Tally&) const = default;
};

/// The half points of a player who took part in the game.
inline int half_points(const Outcome& game, int player) { return game.white == player ? game.score : 2 - game.score; }

/// The results of one player against the other.
struct Results {
    Tally games;
    std::array<int, 5> pairs{};    ///< Pairs that brought 0, ½, 1, 1½ and 2 points.
    std::array<int, 3> singles{};  ///< Games without their twin: lost, drawn, won.

    /// Pairs and single games.
    int units() const;
    bool operator==(const Results&) const = default;
};

/// Counts the games of a player as they come, in any order.
class Counter {
public:
    explicit Counter(int player = 0) : player_(player) {}
    /// A game without the player is left out.
    void add(const Outcome& game);
    const Results& results() const { return results_; }

private:
    int player_;
    Results results_;
    std::map<int, int> waiting_;  ///< The half points of games whose twin has not come, by pair.
};

Results count(std::span<const Outcome> games, int player = 0);

/// Elo on the logistic scale: 400 points are odds of ten to one. Scores 0 and 1 are infinite.
double elo_of(double score);
double score_of(double elo);

/// The strength of a player relative to the opponent, in Elo. The 95 % interval is the score ± 1.96 standard errors; it
/// reaches infinity where that passes 0 or 1. If all n units scored the same, they do not tell how results scatter:
/// then the interval supposes that a share 1 - 0.025^(1/n) of all units, the most that would stay unseen with a chance
/// of 2.5 %, are whole losses (for its low end) or wins. For n wins that is the bound of Clopper and Pearson.
struct Estimate {
    double score = 0.5;
    double error = 0;  ///< Standard error of the score; 0 if all units scored the same.
    double elo = 0;
    double low = -std::numeric_limits<double>::infinity();  ///< The 95 % interval of `elo`.
    double high = std::numeric_limits<double>::infinity();
    std::optional<double> normalised{};  ///< Elo in units of the scatter of one game; nothing if there is no scatter.
    double superiority =
        0.5;  ///< The likelihood that the player is the stronger one; after n equal units 1 - 2^-(n+1).

    /// Half the width of the interval.
    double margin() const { return (high - low) / 2; }
};

Estimate estimate(const Results& results);

/// Two hypotheses about the Elo difference, and how often either may be accepted wrongly.
struct SprtSettings {
    double elo0 = 0, elo1 = 5;
    double alpha = 0.05;  ///< The chance to accept H1 although H0 holds.
    double beta = 0.05;   ///< The chance to accept H0 although H1 holds.
};

enum class Verdict : std::uint8_t { running, accept_h0, accept_h1 };

struct SprtState {
    double llr = 0, lower = 0, upper = 0;
    Verdict verdict = Verdict::running;
};

/// The generalised sequential probability ratio test: how much likelier the results are under the best distribution of
/// pair scores whose mean is elo1's than under the best whose mean is elo0's. Single games have their own distribution
/// with the same mean. A score that never occurred counts as a thousandth of a unit, so that every mean is possible.
SprtState sprt(const Results& results, const SprtSettings& settings);

}  // namespace damas::arena
