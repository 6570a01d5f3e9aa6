// SPDX-License-Identifier: MIT
// What a score is worth: the expected result of the game, and how a move is weighed by what it gives away of it. A man
// less is nothing in a game that is won by ten; half a man is much in a game that is level.
#pragma once

#include <cmath>
#include <cstdint>

#include "search/score.hpp"

namespace damas::analysis {

/// The advantage, in hundredths of a man, with which 73 % of the points are won (odds of e to 1). Fits to the first 40
/// plies of games at 3,000 nodes a move gave 120 on the small board (500 games) and 80 on the large one (120 games).
inline constexpr double expectancy_scale = 100;

/// A move that gives away this much of the expected result, or more, is …
inline constexpr double inaccuracy_loss = 0.05;  ///< … `?!`
inline constexpr double mistake_loss = 0.10;     ///< … `?`
inline constexpr double blunder_loss = 0.20;     ///< … `??`
/// The only good move, `!`: every other one gives away this much.
inline constexpr double only_move_gap = 0.20;
/// How fast accuracy falls with what was given away, told as a part of what moves chosen at random would have given
/// away in the same positions: 37 % for as much as they. docs/measuring.md has what our levels reach.
inline constexpr double accuracy_decay = 1;
/// A few moves with next to nothing at stake prove nothing: so much of what random moves would give away comes on top.
inline constexpr double accuracy_ease = 0.05;

/// What the side that a score speaks for can expect: 0 a loss, 1 a win.
inline double expectancy(search::Score score) {
    if (search::is_decided(score)) return score > 0 ? 1 : 0;
    return 1 / (1 + std::exp(-score / expectancy_scale));
}

/// From 100, nothing lost, towards 0. Both are sums over the moves of a player.
inline double accuracy(double losses, double random_losses) {
    return 100 * std::exp(-accuracy_decay * losses / (random_losses + accuracy_ease));
}

/// The number is the mark's NAG.
enum class Mark : std::uint8_t { none = 0, only_move = 1, mistake = 2, blunder = 4, inaccuracy = 6 };

constexpr Mark mark_of(double loss) {
    return loss >= blunder_loss      ? Mark::blunder
           : loss >= mistake_loss    ? Mark::mistake
           : loss >= inaccuracy_loss ? Mark::inaccuracy
                                     : Mark::none;
}

/// "!", "?", "??", "?!" or nothing.
constexpr const char* sign(Mark mark) {
    switch (mark) {
        case Mark::only_move: return "!";
        case Mark::mistake: return "?";
        case Mark::blunder: return "??";
        case Mark::inaccuracy: return "?!";
        case Mark::none: break;
    }
    return "";
}

/// The score of a position for the side to move there, one ply earlier and for the side that moved.
constexpr search::Score one_ply_earlier(search::Score score) {
    if (!search::is_decided(score)) return -score;
    return score > 0 ? 1 - score : -score - 1;
}

}  // namespace damas::analysis
