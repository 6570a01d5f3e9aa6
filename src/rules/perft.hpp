// SPDX-License-Identifier: MIT
// Counting the leaves of the full game tree: the proof and the stop-watch of the generator.
#pragma once

#include "rules/position.hpp"

namespace damas::rules {

/// Whether the last ply is counted without making its moves, or every leaf is made.
enum class Leaves : std::uint8_t { bulk, visited };

/// Which inner loops count: the fastest that this processor can run, or those that every one can.
enum class Loops : std::uint8_t { fastest, plain };

/// Positions `depth` plies after `p`; different paths of one capture are one move. Compiled for every variant of the
/// list, in perft.cpp.
template <Variant V>
std::uint64_t perft(const Position<V>& p, int depth, Leaves leaves = Leaves::bulk, Loops loops = Loops::fastest);

}  // namespace damas::rules
