// SPDX-License-Identifier: MIT
// What a flying king sees along its four diagonals.
#pragma once

#include "rules/geometry.hpp"

namespace damas::rules {

/// Where a king on `bit` may go without capturing.
template <Variant V>
constexpr Bits king_reach(int bit, Bits occupied) {
    using G = Geometry<V>;
    return G::template open_ray<Direction::up_left>(bit, occupied) |
           G::template open_ray<Direction::up_right>(bit, occupied) |
           G::template open_ray<Direction::down_left>(bit, occupied) |
           G::template open_ray<Direction::down_right>(bit, occupied);
}

/// The piece of `them` that a king on `bit` could take in direction D, or nothing.
template <Variant V, Direction D>
constexpr Bits king_target(int bit, Bits them, Bits occupied) {
    using G = Geometry<V>;
    const Bits blockers = G::template ray<D>(bit) & occupied;
    if (blockers == 0) return 0;
    const Bits over = G::template nearest<D>(blockers) & them;
    return (G::template step<D>(over) & G::all & ~occupied) != 0 ? over : 0;
}

/// Whether a king on `bit` can capture at least one piece of `them`.
template <Variant V>
constexpr bool king_can_capture(int bit, Bits them, Bits occupied) {
    return (king_target<V, Direction::up_left>(bit, them, occupied) |
            king_target<V, Direction::up_right>(bit, them, occupied) |
            king_target<V, Direction::down_left>(bit, them, occupied) |
            king_target<V, Direction::down_right>(bit, them, occupied)) != 0;
}

/// Those of `kings` that can capture.
template <Variant V>
constexpr Bits capturing_kings(Bits kings, Bits them, Bits occupied) {
    Bits result = 0;
    core::for_each_bit(kings, [&](int b) {
        if (king_can_capture<V>(b, them, occupied)) result |= core::bit(b);
    });
    return result;
}

}  // namespace damas::rules
