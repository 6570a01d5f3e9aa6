// SPDX-License-Identifier: MIT
// A move is (from, to, set of captured squares): different landing paths with the same set are one move.
#pragma once

#include "core/bits.hpp"
#include "core/small_vector.hpp"

namespace damas::rules {

using core::Bits;

struct Move {
    Bits captured = 0;
    std::int8_t from = 0;  ///< Bit indices of the variant's geometry; equal when a king captures round a circle.
    std::int8_t to = 0;

    bool operator==(const Move&) const = default;
    constexpr bool is_capture() const { return captured != 0; }
};

/// At most 98 (8x8) or 162 (10x10) moves exist without a multiple capture (docs/decisions); the rare longer
/// lists, which only kings that capture round many circles produce, spill to the heap.
using MoveList = core::SmallVector<Move, 176>;

}  // namespace damas::rules
