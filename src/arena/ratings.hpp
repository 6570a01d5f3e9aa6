// SPDX-License-Identifier: MIT
// A rating table of any number of players from all their games: the model of Bradley and Terry, a draw being half a
// win. Every player also has one draw that was never played, against an average player, so that ratings stay finite for
// those who won or lost everything, and exist for those who met nobody.
#pragma once

#include "arena/statistics.hpp"

namespace damas::arena {

struct Rating {
    int player = 0;
    double elo = 0;
    double error = 0;  ///< Standard error; 0 for the player whose rating is fixed.
    Tally games;
};

struct RatingTable {
    std::vector<Rating> rows;               ///< Best first; players of equal rating in their own order.
    std::vector<std::vector<Tally>> cross;  ///< `cross[a][b]`: the games of player a against player b.
    bool connected = true;                  ///< Everybody who played met everybody else, at least through others.
};

/// Rates players 0 to `players` - 1. The mean of those who played is 0, or the rating of the player `anchor` is. Errors
/// come from the Fisher information, scaled by how much the scores of pairs really scatter: draws and shared openings
/// make that less than tossing coins would. Of two players they agree with `estimate`.
RatingTable rate(int players, std::span<const Outcome> games, std::optional<int> anchor = {});

}  // namespace damas::arena
