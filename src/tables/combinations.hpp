// SPDX-License-Identifier: MIT
// Sets of k bits and their numbers: sets are ordered by their highest differing bit, so the numbers do not depend on
// how many places there are.
#pragma once

#include <array>
#include <bit>
#include <vector>

#include "core/bits.hpp"

namespace damas::tables {

using core::Bits;

/// How many pieces a table may hold.
inline constexpr int max_pieces = 8;

namespace detail {
/// binomials[n][k]: ways to choose k of n.
inline constexpr auto binomials = [] {
    std::array<std::array<std::uint64_t, max_pieces + 1>, 65> b{};
    for (std::size_t n = 0; n < b.size(); ++n) {
        b[n][0] = 1;
        for (std::size_t k = 1; k <= max_pieces && n > 0; ++k) b[n][k] = b[n - 1][k - 1] + b[n - 1][k];
    }
    return b;
}();
}  // namespace detail

constexpr std::uint64_t choose(int n, int k) {
    return detail::binomials[static_cast<std::size_t>(n)][static_cast<std::size_t>(k)];
}

/// The number of a set among all sets of as many bits.
constexpr std::uint64_t rank(Bits set) {
    std::uint64_t number = 0;
    for (std::size_t k = 1; set != 0; ++k)
        number += detail::binomials[static_cast<std::size_t>(core::pop_lowest(set))][k];
    return number;
}

/// All sets of `k` of the lowest `n` bits, in the order of their numbers.
inline std::vector<Bits> all_sets(int n, int k) {
    std::vector<Bits> sets;
    sets.reserve(static_cast<std::size_t>(choose(n, k)));
    if (k == 0) return {0};
    const Bits end = n == 64 ? 0 : core::bit(n);
    for (Bits set = core::bit(k) - 1; set < end;) {
        sets.push_back(set);
        const Bits low = set & (~set + 1), ripple = set + low;  // the next larger number with as many bits
        set = ripple | (set ^ ripple) >> 2 >> std::countr_zero(low);
    }
    return sets;
}

}  // namespace damas::tables
