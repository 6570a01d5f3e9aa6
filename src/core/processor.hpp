// SPDX-License-Identifier: MIT
// What the processor at hand has beyond what every one of its kind has. The program is compiled for the plainest,
// starts anywhere, and asks here before it uses more. Whatever the answer, results are the same to the last bit.
#pragma once

namespace damas::core {

#if defined(__x86_64__)
/// One instruction that counts the bits of a word.
inline bool has_popcnt() { return __builtin_cpu_supports("popcnt") != 0; }
/// One instruction that gathers bits under a mask, one that spreads them.
inline bool has_bmi2() { return __builtin_cpu_supports("bmi2") != 0; }
/// Vectors of 256 bits of whole numbers.
inline bool has_avx2() { return __builtin_cpu_supports("avx2") != 0; }
#endif

}  // namespace damas::core
