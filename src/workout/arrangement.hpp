// SPDX-License-Identifier: MIT
// Which piece stands where before the first move: each side places its pieces on its first rows as it likes.
#pragma once

#include <cstdint>
#include <vector>

namespace damas::workout {

/// The number of the piece on each square of a side's start position, in ascending order of squares. A permutation of
/// 1, 2, 3 …
using Arrangement = std::vector<int>;

/// Piece 1 on the first square, piece 2 on the second …
Arrangement in_order(int pieces);

/// By chance; the same seed gives the same everywhere.
Arrangement by_chance(int pieces, std::uint64_t seed);

/// As the opponent's, seen by whoever sits opposite: the board is turned round.
Arrangement mirrored(const Arrangement& other);

/// Whether each number from 1 on occurs once.
bool is_arrangement(const Arrangement& arrangement);

}  // namespace damas::workout
