// SPDX-License-Identifier: MIT
// Which positions are the same puzzle: turned by half a circle, mirrored at either long diagonal, or with the colours
// exchanged. Only half a turn together with the colours keeps the game of men; that the others are refused too costs
// nothing and spares people a position that looks like another in a glass.
#pragma once

#include <string>

#include "notation/diagram.hpp"

namespace damas::puzzles {

/// The same text for all boards that are one puzzle, and for no others.
std::string canonical_key(const notation::BoardView& board);

}  // namespace damas::puzzles
