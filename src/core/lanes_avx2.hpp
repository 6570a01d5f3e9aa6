// SPDX-License-Identifier: MIT
// Four words that are worked on at once, in the registers of AVX2. Only for files that are compiled for it (AVX2 in
// src/CMakeLists.txt), whose functions are called where core/processor.hpp has found it.
#pragma once

#include <immintrin.h>

#include <array>

#include "core/lanes.hpp"

namespace damas::core {

using FourLanes = Bits __attribute__((vector_size(32)));

inline FourLanes nonzero_mask(FourLanes word) { return reinterpret_cast<FourLanes>(word != 0); }

inline bool any(FourLanes word) {
    return _mm256_testz_si256(reinterpret_cast<__m256i>(word), reinterpret_cast<__m256i>(word)) == 0;
}

/// One bit for each lane in which `present` is all ones.
inline std::size_t lane_bits(FourLanes present) {
    return static_cast<std::size_t>(_mm256_movemask_pd(reinterpret_cast<__m256d>(present)));
}

inline void store_present(Bits* out, FourLanes words, FourLanes present) {
    alignas(32) static constexpr auto orders = [] {
        std::array<std::array<std::int32_t, 8>, 16> table{};
        for (std::size_t mask = 0; mask < 16; ++mask) {
            std::size_t n = 0;
            for (std::int32_t lane = 0; lane < 4; ++lane)
                if (mask >> lane & 1) table[mask][n++] = 2 * lane, table[mask][n++] = 2 * lane + 1;
        }
        return table;
    }();
    const __m256i order = _mm256_load_si256(reinterpret_cast<const __m256i*>(&orders) + lane_bits(present));
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(out),
                        _mm256_permutevar8x32_epi32(reinterpret_cast<__m256i>(words), order));
}

inline std::size_t count_present(FourLanes present) {
    return static_cast<std::size_t>(__builtin_popcountll(lane_bits(present)));
}

inline void keep(FourLanes word) { asm volatile("" : : "x"(word)); }

}  // namespace damas::core
