// SPDX-License-Identifier: MIT
// How long to think: from what the user allows to a time after which no new iteration begins and one that is never
// passed.
#pragma once

#include <algorithm>

namespace damas::search {

/// What the user allows, in seconds; 0 is no limit of that kind.
struct TimeControl {
    double move_time = 0;  ///< For this move.
    double clock = 0;      ///< Left on the clock …
    double increment = 0;  ///< … and added after each move.
    int moves = 0;         ///< Moves that the clock is for; 0: the rest of the game.
};

struct TimeBudget {
    double soft = 0, hard = 0;  ///< 0: no limit.
};

/// Time lost between a decision and the opponent's clock starting.
inline constexpr double move_overhead = 0.01;
/// How many more moves a game is expected to last when nobody says.
inline constexpr int expected_moves = 30;

constexpr TimeBudget budget(const TimeControl& control) {
    TimeBudget result;
    if (control.move_time > 0) result.soft = result.hard = std::max(control.move_time - 0.002, control.move_time / 2);
    if (control.clock > 0) {
        const double left = std::max(control.clock - move_overhead, control.clock / 4);
        const int moves = control.moves > 0 ? std::min(control.moves, expected_moves) : expected_moves;
        const double share = left / moves + 0.8 * control.increment;
        const double hard = std::min(left * 0.5, 4 * share);
        const double soft = std::min(0.6 * share, hard);
        result.hard = result.hard > 0 ? std::min(result.hard, hard) : hard;
        result.soft = result.soft > 0 ? std::min(result.soft, soft) : soft;
    }
    return result;
}

}  // namespace damas::search
