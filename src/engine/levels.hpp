// SPDX-License-Identifier: MIT
// The ten levels: the same search with fewer nodes and a bounded error of its evaluation, so that a weak level
// misjudges and overlooks as people do but never gives a piece away that it sees go. docs/measuring.md has the ladder.
#pragma once

#include <array>
#include <cstdint>

namespace damas::engine {

struct Level {
    std::uint64_t nodes;  ///< A move; 0: as many as the clock allows.
    bool knows;           ///< Whether it has endgame tables and the learned evaluation.
    int error;            ///< The evaluation is off by at most so many hundredths of a man: less than half of one.
};

/// From level 1 to level 10, which is full strength.
inline constexpr std::array<Level, 10> levels{{
    {20, false, 48},
    {50, false, 44},
    {120, false, 40},
    {300, false, 36},
    {800, false, 32},
    {2'500, false, 26},
    {8'000, false, 20},
    {30'000, false, 12},
    {40'000, true, 0},
    {0, true, 0},
}};

constexpr const Level& level(int number) { return levels[static_cast<std::size_t>(number - 1)]; }

}  // namespace damas::engine
