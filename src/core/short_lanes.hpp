// SPDX-License-Identifier: MIT
// Sixteen small numbers at once, and the one product that no plain expression makes fast: neighbours multiplied and
// added in pairs. Every machine gives the same numbers.
#pragma once

#include <cstdint>
#if defined(__AVX2__) || defined(__SSE2__)
#include <immintrin.h>
#elif defined(__wasm_simd128__)
#include <wasm_simd128.h>
#endif

namespace damas::core {

using Shorts = std::int16_t __attribute__((vector_size(32)));
using Words = std::int32_t __attribute__((vector_size(32)));

/// a[2i] * b[2i] + a[2i + 1] * b[2i + 1], for eight i.
inline Words pair_products(Shorts a, Shorts b) {
#if defined(__AVX2__)
    return reinterpret_cast<Words>(_mm256_madd_epi16(reinterpret_cast<__m256i>(a), reinterpret_cast<__m256i>(b)));
#elif defined(__SSE2__) || defined(__wasm_simd128__)
    Words result;
    for (int half = 0; half < 2; ++half) {
        std::int16_t* const from[] = {reinterpret_cast<std::int16_t*>(&a) + 8 * half,
                                      reinterpret_cast<std::int16_t*>(&b) + 8 * half};
        std::int32_t* const to = reinterpret_cast<std::int32_t*>(&result) + 4 * half;
#ifdef __SSE2__
        _mm_storeu_si128(reinterpret_cast<__m128i*>(to),
                         _mm_madd_epi16(_mm_loadu_si128(reinterpret_cast<const __m128i*>(from[0])),
                                        _mm_loadu_si128(reinterpret_cast<const __m128i*>(from[1]))));
#else
        wasm_v128_store(to, wasm_i32x4_dot_i16x8(wasm_v128_load(from[0]), wasm_v128_load(from[1])));
#endif
    }
    return result;
#else
    Words result{};
    for (int i = 0; i < 8; ++i) result[i] = a[2 * i] * b[2 * i] + a[2 * i + 1] * b[2 * i + 1];
    return result;
#endif
}

}  // namespace damas::core
