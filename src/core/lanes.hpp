// SPDX-License-Identifier: MIT
// Four words that are worked on at once, and the operations that plain words and lanes share, so that one template
// serves both. The compiler turns them into whatever vector instructions the machine has.
#pragma once

#include <array>

#include "core/bits.hpp"

#ifdef __AVX__
#include <immintrin.h>
#endif

namespace damas::core {

inline constexpr int lane_count = 4;
using Lanes = Bits __attribute__((vector_size(sizeof(Bits) * lane_count)));

/// All ones where `word` is not zero, else zero.
constexpr Bits nonzero_mask(Bits word) { return Bits{0} - static_cast<Bits>(word != 0); }
inline Lanes nonzero_mask(Lanes word) { return reinterpret_cast<Lanes>(word != 0); }

/// Whether any bit of any lane is set.
constexpr bool any(Bits word) { return word != 0; }
inline bool any(Lanes word) {
#ifdef __AVX__
    return _mm256_testz_si256(reinterpret_cast<__m256i>(word), reinterpret_cast<__m256i>(word)) == 0;
#else
    return (word[0] | word[1] | word[2] | word[3]) != 0;
#endif
}

/// Stores the lanes of `words` in which `present` is all ones one after the other; up to four words are overwritten.
inline void store_present(Bits* out, Lanes words, Lanes present) {
#ifdef __AVX2__
    alignas(32) static constexpr auto orders = [] {
        std::array<std::array<std::int32_t, 8>, 16> table{};
        for (std::size_t mask = 0; mask < 16; ++mask) {
            std::size_t n = 0;
            for (int lane = 0; lane < lane_count; ++lane)
                if (mask >> lane & 1) table[mask][n++] = 2 * lane, table[mask][n++] = 2 * lane + 1;
        }
        return table;
    }();
    const auto mask = static_cast<std::size_t>(_mm256_movemask_pd(reinterpret_cast<__m256d>(present)));
    const __m256i order = _mm256_load_si256(reinterpret_cast<const __m256i*>(orders[mask].data()));
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(out),
                        _mm256_permutevar8x32_epi32(reinterpret_cast<__m256i>(words), order));
#else
    for (int lane = 0; lane < lane_count; ++lane) {
        *out = words[lane];
        out += present[lane] & 1;
    }
#endif
}

/// In how many lanes `present` is all ones.
inline int count_present(Lanes present) {
#ifdef __AVX__
    return count(static_cast<Bits>(_mm256_movemask_pd(reinterpret_cast<__m256d>(present))));
#else
    return static_cast<int>((present[0] & 1) + (present[1] & 1) + (present[2] & 1) + (present[3] & 1));
#endif
}

/// Makes the compiler compute `word` although nobody uses it.
inline void keep(Bits word) { asm volatile("" : : "r"(word)); }
inline void keep(Lanes word) {
#ifdef __AVX__
    asm volatile("" : : "x"(word));
#else
    asm volatile("" : : "m"(word));
#endif
}

/// Adds up the population counts of lanes, many at a time.
class LaneCounter {
public:
    /// Adds the set bits of all lanes to the sum.
    [[gnu::always_inline]] void add(Lanes a, Lanes b) {
        sum_ += bytes_to_shorts(nibbles_to_bytes(pairs_to_nibbles(a) + pairs_to_nibbles(b)));
    }

    /// The total; at most some thousands of additions fit.
    std::uint64_t total() const {
        std::uint64_t result = 0;
        for (int i = 0; i < lane_count; ++i)
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
