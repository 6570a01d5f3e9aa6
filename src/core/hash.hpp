// SPDX-License-Identifier: MIT
// Mixing a few words into one, so that tables can be addressed by any of the result's bits.
#pragma once

#include <cstdint>

namespace damas::core {

/// The two halves of the 128-bit product, folded: every input bit reaches every output bit.
constexpr std::uint64_t fold_multiply(std::uint64_t a, std::uint64_t b) {
    __extension__ using Wide = unsigned __int128;
    const Wide product = static_cast<Wide>(a) * b;
    return static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64);
}

/// A 64-bit digest of three words.
constexpr std::uint64_t mix(std::uint64_t a, std::uint64_t b, std::uint64_t c) {
    constexpr std::uint64_t k0 = 0x9E37'79B9'7F4A'7C15, k1 = 0xD1B5'4A32'D192'ED03, k2 = 0x8CB9'2BA7'2F3D'8DD7;
    return fold_multiply(fold_multiply(a ^ k0, b ^ k1) ^ c, k2);
}

}  // namespace damas::core
