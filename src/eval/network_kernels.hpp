// SPDX-License-Identifier: MIT
// The two inner loops of the network, in whole numbers: every machine computes the same. There are portable ones, which
// a page uses too, and for an x86-64 those of AVX2, which are called only where the processor has it.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <span>
#if defined(__x86_64__)
#include <immintrin.h>
#elif defined(__wasm_simd128__)
#include <wasm_simd128.h>
#endif

namespace damas::eval {

inline constexpr int network_hidden = 128;
/// A sum of 1 is this number; sums are clipped to [0, 1].
inline constexpr int sum_unit = 255;

/// A number for each sum of one view.
using NetworkRow = std::array<std::int16_t, network_hidden>;
/// Which rows of weights to add or to take away.
using RowNumbers = std::span<const std::uint16_t>;

namespace portable {

using Lane = std::int16_t __attribute__((vector_size(16)));
using Words = std::int32_t __attribute__((vector_size(16)));
inline constexpr std::size_t lane = 8, lanes = network_hidden / lane;

inline Lane load(const NetworkRow& row, std::size_t i) {
    Lane value;
    std::memcpy(&value, row.data() + i * lane, sizeof value);
    return value;
}

/// a[2i] * b[2i] + a[2i + 1] * b[2i + 1].
inline Words pair_products(Lane a, Lane b) {
#if defined(__x86_64__)
    return reinterpret_cast<Words>(_mm_madd_epi16(reinterpret_cast<__m128i>(a), reinterpret_cast<__m128i>(b)));
#elif defined(__wasm_simd128__)
    return reinterpret_cast<Words>(wasm_i32x4_dot_i16x8(reinterpret_cast<v128_t>(a), reinterpret_cast<v128_t>(b)));
#else
    Words result{};
    for (int i = 0; i < 4; ++i) result[i] = a[2 * i] * b[2 * i] + a[2 * i + 1] * b[2 * i + 1];
    return result;
#endif
}

/// Sums after rows of weights went and came.
inline void change(NetworkRow& sums, const NetworkRow* weights, RowNumbers gone, RowNumbers come) {
    Lane held[lanes];
    std::memcpy(held, sums.data(), sizeof held);
    for (const std::size_t row : gone)
        for (std::size_t i = 0; i < lanes; ++i) held[i] -= load(weights[row], i);
    for (const std::size_t row : come)
        for (std::size_t i = 0; i < lanes; ++i) held[i] += load(weights[row], i);
    std::memcpy(sums.data(), held, sizeof held);
}

/// The sum of clipped² · weight; weights are at most 127, so that 16 bits hold clipped · weight.
inline std::int64_t weighted(const NetworkRow& sums, const NetworkRow& weights) {
    Words total{};
    for (std::size_t i = 0; i < lanes; ++i) {
        Lane v = load(sums, i);
        const Lane zero{}, top = zero + static_cast<std::int16_t>(sum_unit);
        v = v > zero ? v : zero;
        v = v < top ? v : top;
        total += pair_products(v, v * load(weights, i));
    }
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < lane / 2; ++i) sum += total[i];
    return sum;
}

/// Both, to be chosen by type.
struct Kernels {
    static constexpr auto change = portable::change;
    static constexpr auto weighted = portable::weighted;
};

}  // namespace portable

#if defined(__x86_64__)
// A target of their own lets these functions, and no others, use AVX2, whatever the program is compiled for.
namespace avx2 {

inline constexpr int lane = 16, lanes = network_hidden / lane;

[[gnu::target("avx2")]] inline __m256i load(const NetworkRow& row, int i) {
    return _mm256_loadu_si256(reinterpret_cast<const __m256i*>(row.data() + i * lane));
}

/// All sums of a view stay in registers while rows come and go.
[[gnu::target("avx2")]] inline void change(NetworkRow& sums, const NetworkRow* weights, RowNumbers gone,
                                           RowNumbers come) {
    __m256i held[lanes];
#pragma GCC unroll 8
    for (int i = 0; i < lanes; ++i) held[i] = load(sums, i);
    for (const std::size_t row : gone)
#pragma GCC unroll 8
        for (int i = 0; i < lanes; ++i) held[i] = _mm256_sub_epi16(held[i], load(weights[row], i));
    for (const std::size_t row : come)
#pragma GCC unroll 8
        for (int i = 0; i < lanes; ++i) held[i] = _mm256_add_epi16(held[i], load(weights[row], i));
#pragma GCC unroll 8
    for (int i = 0; i < lanes; ++i) _mm256_storeu_si256(reinterpret_cast<__m256i*>(sums.data() + i * lane), held[i]);
}

[[gnu::target("avx2")]] inline std::int64_t weighted(const NetworkRow& sums, const NetworkRow& weights) {
    const __m256i top = _mm256_set1_epi16(sum_unit);
    __m256i total = _mm256_setzero_si256();
#pragma GCC unroll 8
    for (int i = 0; i < lanes; ++i) {
        const __m256i v = _mm256_min_epi16(_mm256_max_epi16(load(sums, i), _mm256_setzero_si256()), top);
        total = _mm256_add_epi32(total, _mm256_madd_epi16(v, _mm256_mullo_epi16(v, load(weights, i))));
    }
    std::int32_t parts[8];
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(parts), total);
    std::int64_t sum = 0;
    for (const std::int32_t part : parts) sum += part;
    return sum;
}

struct Kernels {
    static constexpr auto change = avx2::change;
    static constexpr auto weighted = avx2::weighted;
};

}  // namespace avx2
#endif

}  // namespace damas::eval
