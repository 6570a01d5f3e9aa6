// SPDX-License-Identifier: MIT
// What a match leaves behind: who met whom and how each game ended. Everything that counts, rates and draws starts
// here.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace damas::arena {

/// One finished game. Two games with the same `pair` share players and opening, with colours swapped.
struct Outcome {
    int pair = 0;              ///< From 0.
    int game = 0;              ///< 0 or 1 within its pair.
    int white = 0, black = 1;  ///< Indices of players.
    int score = 1;             ///< Half points of White: 2 win, 1 draw, 0 loss.
    int plies = 0;
    std::string reason;  ///< Why it ended: "no_moves", "repetition", "time", "illegal_move", …
    bool fault = false;  ///< Lost by an illegal move, on time, or by breaking down: not by playing.
};

struct Match {
    std::string rules;
    std::vector<std::string> players;  ///< Names.
    std::vector<std::string> specs;    ///< How each was made, in words of the command line.
    std::string pace;                  ///< "10000 nodes a move".
    std::string openings;              ///< "8 random plies, seed 1".
    std::vector<Outcome> games;
};

}  // namespace damas::arena
