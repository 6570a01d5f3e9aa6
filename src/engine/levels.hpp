// SPDX-License-Identifier: MIT
// The ten levels: the same search with fewer nodes and a bounded error of its evaluation, so that a weak level
// misjudges and overlooks as people do but never gives a piece away that it sees go. docs/measuring.md has the ladder.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace damas::engine {

struct Level {
    std::uint64_t nodes;      ///< A move; 0: as many as the clock allows.
    bool knows;               ///< Whether it has endgame tables and the learned evaluation.
    int error;                ///< The evaluation is off by at most so many hundredths of a man: less than half of one.
    std::string_view es, en;  ///< What a player of this strength is called.
};

/// From level 1 to level 10, which is full strength.
inline constexpr std::array<Level, 10> levels{{
    {20, false, 48, "Recién llegado", "Newcomer"},
    {50, false, 44, "Principiante", "Beginner"},
    {120, false, 40, "Aprendiz", "Learner"},
    {300, false, 36, "Aficionado", "Amateur"},
    {800, false, 32, "Jugador de club", "Club player"},
    {2'500, false, 26, "Buen jugador", "Good player"},
    {8'000, false, 20, "Experto", "Expert"},
    {30'000, false, 12, "Maestro", "Master"},
    {40'000, true, 0, "Gran maestro", "Grandmaster"},
    {0, true, 0, "Toda la fuerza", "Full strength"},
}};

constexpr const Level& level(int number) { return levels[static_cast<std::size_t>(number - 1)]; }

}  // namespace damas::engine
