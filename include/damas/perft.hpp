// SPDX-License-Identifier: MIT
// Counting the leaves of the tree of moves, by which programs compare their rules.
#pragma once

#include <cstdint>
#include <damas/position.hpp>

namespace damas {

/// Positions `depth` plies after this one. Two ways of one capture that take the same pieces are one move.
std::uint64_t perft(const Position& position, int depth);

}  // namespace damas
