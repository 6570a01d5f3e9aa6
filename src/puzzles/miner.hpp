// SPDX-License-Identifier: MIT
// Looks for puzzles in games of the program against itself, on as many threads as are wanted. What a game gives depends
// on the seed and its number alone, so the same seed gives the same puzzles on any number of threads, and a search can
// be gone on with.
#pragma once

#include <functional>
#include <map>

#include "puzzles/puzzles.hpp"

namespace damas::puzzles {

/// What games have given, by their numbers from 1.
using MinedGames = std::map<int, std::vector<Puzzle>>;

struct MineRequest {
    int count = 200;  ///< Puzzles, of which no two are the same.
    std::uint64_t seed = 1;
    std::uint64_t proof_nodes = 1'000'000;  ///< For the first move of each; a third of them for each that follows.
    int threads = 1;
    MinedGames begin{};  ///< What an earlier search with the same seed and nodes has done.
    /// Told after each game, by one thread at a time; no further game is begun when it returns false.
    std::function<bool(int game, const std::vector<Puzzle>& puzzles, std::size_t found)> on_game{};
    /// Asked often and by all threads; games that are under way when it returns true are given up.
    std::function<bool()> stop{};
};

/// In the order of the games they come from: the first `count` if the search was not stopped, else all there are.
std::vector<Puzzle> mine_puzzles(const engine::Rulebook& book, const MineRequest& request);

}  // namespace damas::puzzles
