// SPDX-License-Identifier: MIT
// Gathering the bits under a mask and spreading them again: one instruction each where the processor has it.
#pragma once

#include "core/bits.hpp"

#ifdef __BMI2__
#include <immintrin.h>
#endif

namespace damas::core {

/// The bits of `set` that lie under `mask`, pushed together at the low end.
inline Bits gather_bits(Bits set, Bits mask) {
#ifdef __BMI2__
    return _pext_u64(set, mask);
#else
    Bits result = 0;
    for (Bits place = 1; mask != 0; mask &= mask - 1, place <<= 1)
        if ((set & mask & (~mask + 1)) != 0) result |= place;
    return result;
#endif
}

/// The inverse: the low bits of `packed`, spread over `mask`.
inline Bits spread_bits(Bits packed, Bits mask) {
#ifdef __BMI2__
    return _pdep_u64(packed, mask);
#else
    Bits result = 0;
    for (; packed != 0; packed >>= 1, mask &= mask - 1)
        if ((packed & 1) != 0) result |= mask & (~mask + 1);
    return result;
#endif
}

}  // namespace damas::core
