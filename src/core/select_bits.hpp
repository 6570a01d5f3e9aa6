// SPDX-License-Identifier: MIT
// Gathering the bits under a mask and spreading them again: one instruction each where the processor has it.
#pragma once

#include "core/bits.hpp"

namespace damas::core {

/// As gather_bits, on every machine.
constexpr Bits gather_bits_plainly(Bits set, Bits mask) {
    Bits result = 0;
    for (Bits place = 1; mask != 0; mask &= mask - 1, place <<= 1)
        if ((set & mask & (~mask + 1)) != 0) result |= place;
    return result;
}

/// As spread_bits, on every machine.
constexpr Bits spread_bits_plainly(Bits packed, Bits mask) {
    Bits result = 0;
    for (; packed != 0; packed >>= 1, mask &= mask - 1)
        if ((packed & 1) != 0) result |= mask & (~mask + 1);
    return result;
}

/// The bits of `set` that lie under `mask`, pushed together at the low end.
inline Bits gather_bits(Bits set, Bits mask) {
#if defined(__x86_64__)
    if (has_bmi2()) {
        asm("pext %1, %0, %0" : "+r"(set) : "r"(mask));
        return set;
    }
#endif
    return gather_bits_plainly(set, mask);
}

/// The inverse: the low bits of `packed`, spread over `mask`.
inline Bits spread_bits(Bits packed, Bits mask) {
#if defined(__x86_64__)
    if (has_bmi2()) {
        asm("pdep %1, %0, %0" : "+r"(packed) : "r"(mask));
        return packed;
    }
#endif
    return spread_bits_plainly(packed, mask);
}

}  // namespace damas::core
