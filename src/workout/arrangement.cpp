// SPDX-License-Identifier: MIT
#include "workout/arrangement.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace damas::workout {

Arrangement in_order(int pieces) {
    Arrangement result(static_cast<std::size_t>(pieces));
    std::iota(result.begin(), result.end(), 1);
    return result;
}

Arrangement by_chance(int pieces, std::uint64_t seed) {
    Arrangement result = in_order(pieces);
    // Splitmix64, so that no library's generator decides.
    const auto next = [&seed] {
        std::uint64_t z = seed += 0x9E3779B97F4A7C15;
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9;
        z = (z ^ z >> 27) * 0x94D049BB133111EB;
        return z ^ z >> 31;
    };
    for (std::size_t left = result.size(); left > 1; --left)
        std::swap(result[left - 1], result[static_cast<std::size_t>(next() % left)]);
    return result;
}

Arrangement mirrored(const Arrangement& other) { return {other.rbegin(), other.rend()}; }

bool is_arrangement(const Arrangement& arrangement) {
    Arrangement sorted = arrangement;
    std::ranges::sort(sorted);
    return sorted == in_order(static_cast<int>(arrangement.size()));
}

}  // namespace damas::workout
