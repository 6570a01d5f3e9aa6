// SPDX-License-Identifier: MIT
// Grows an opening book by drop-out expansion (T. R. Lincke): again and again the positions next to the book that
// matter most are taken in, with a search for each of their moves, and what was found is carried back to the start. A
// position matters the more, the fewer and the better the moves that lead to it. Games of the program against itself
// show where it really leaves its book: half of the growth goes there. They also tell how openings score.
#pragma once

#include <atomic>
#include <expected>
#include <functional>
#include <string>
#include <vector>

#include "engine/options.hpp"

namespace damas::learning {

struct GrowRequest {
    std::string rules = "spanish";
    std::string file;                ///< The book; an existing one grows on.
    std::vector<std::string> games;  ///< Files of self-play; what the book knew of earlier games is forgotten.
    int positions = 2'000;           ///< How many it is to have.
    std::uint64_t nodes = 50'000;    ///< For each move of a position.
    int hundredths = 5;              ///< A move that is worse by so many counts like one ply more.
    int margin = -1;                 ///< What variety may cost a player, in hundredths; negative: as it was, or 10.
    int threads = 1;
    engine::PlayerOptions player{};
    /// Told how many positions of how many are there; stops when it returns false.
    std::function<bool(int done, int total)> on_progress{};
};

/// The same request grows the same book on any number of threads, however often it was interrupted. The answer is how
/// many positions there are.
std::expected<int, words::Message> grow_book(const GrowRequest& request);

}  // namespace damas::learning
