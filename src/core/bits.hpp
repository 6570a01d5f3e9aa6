// SPDX-License-Identifier: MIT
// Sets of up to 64 squares as the bits of one word, and the few operations that everything else is built from.
#pragma once

#include <bit>
#include <cassert>
#include <cstdint>
#include <utility>

#include "core/processor.hpp"

namespace damas::core {

using Bits = std::uint64_t;

/// The set that holds only bit `index`.
constexpr Bits bit(int index) { return Bits{1} << index; }

/// How many bits are set.
constexpr int count(Bits set) {
#if defined(__x86_64__)
    if !consteval {
        if (has_popcnt()) {
            asm("popcnt %0, %0" : "+r"(set) : : "cc");
            return static_cast<int>(set);
        }
    }
#endif
    return std::popcount(set);
}

/// The lowest set bit's index; the set must not be empty.
constexpr int lowest(Bits set) {
    assert(set != 0);
    if (set == 0) std::unreachable();
    return std::countr_zero(set);
}

/// The highest set bit's index; the set must not be empty.
constexpr int highest(Bits set) {
    assert(set != 0);
    if (set == 0) std::unreachable();
    return 63 - std::countl_zero(set);
}

/// Removes the lowest bit from a set that is not empty and returns its index.
constexpr int pop_lowest(Bits& set) {
    const int index = lowest(set);
    set &= set - 1;
    return index;
}

/// Calls `f(index)` for every set bit, lowest first.
template <class F>
constexpr void for_each_bit(Bits set, F&& f) {
    while (set != 0) f(pop_lowest(set));
}

}  // namespace damas::core
