// SPDX-License-Identifier: MIT
// Several words that are worked on at once, and the operations that plain words and lanes share, so that one template
// serves both. Here are two lanes, for which every x86-64 and every browser has registers; lanes_avx2.hpp has four.
#pragma once

#include <cstddef>

#include "core/bits.hpp"

namespace damas::core {

using TwoLanes = Bits __attribute__((vector_size(16)));

/// How many words a kind of lanes holds.
template <class Lanes>
inline constexpr std::size_t lane_count = sizeof(Lanes) / sizeof(Bits);

/// All ones where `word` is not zero, else zero.
constexpr Bits nonzero_mask(Bits word) { return Bits{0} - static_cast<Bits>(word != 0); }
inline TwoLanes nonzero_mask(TwoLanes word) { return reinterpret_cast<TwoLanes>(word != 0); }

/// Whether any bit of any lane is set.
constexpr bool any(Bits word) { return word != 0; }
inline bool any(TwoLanes word) { return (word[0] | word[1]) != 0; }

/// Stores the lanes of `words` in which `present` is all ones one after the other; as many words as there are lanes may
/// be overwritten.
inline void store_present(Bits* out, TwoLanes words, TwoLanes present) {
    out[0] = words[0];
    out[present[0] & 1] = words[1];
}

/// In how many lanes `present` is all ones.
inline std::size_t count_present(TwoLanes present) { return (present[0] & 1) + (present[1] & 1); }

/// Makes the compiler compute `word` although nobody uses it.
inline void keep(Bits word) { asm volatile("" : : "r"(word)); }
inline void keep(TwoLanes word) { asm volatile("" : : "m"(word)); }

/// Adds up the population counts of lanes, many at a time.
template <class Lanes>
class LaneCounter {
public:
    /// Adds the set bits of all lanes to the sum.
    [[gnu::always_inline]] void add(Lanes a, Lanes b) {
        sum_ += bytes_to_shorts(nibbles_to_bytes(pairs_to_nibbles(a) + pairs_to_nibbles(b)));
    }

    /// The total; at most some thousands of additions fit.
    std::uint64_t total() const {
        std::uint64_t result = 0;
        for (std::size_t i = 0; i < lane_count<Lanes>; ++i)
            for (int shift = 0; shift < 64; shift += 16) result += sum_[i] >> shift & 0xFFFF;
        return result;
    }

private:
    static Lanes pairs_to_nibbles(Lanes x) {
        x -= x >> 1 & 0x5555'5555'5555'5555;
        return (x & 0x3333'3333'3333'3333) + (x >> 2 & 0x3333'3333'3333'3333);
    }
    static Lanes nibbles_to_bytes(Lanes x) { return (x & 0x0F0F'0F0F'0F0F'0F0F) + (x >> 4 & 0x0F0F'0F0F'0F0F'0F0F); }
    static Lanes bytes_to_shorts(Lanes x) { return (x & 0x00FF'00FF'00FF'00FF) + (x >> 8 & 0x00FF'00FF'00FF'00FF); }

    Lanes sum_{};
};

}  // namespace damas::core
