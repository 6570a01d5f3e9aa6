// SPDX-License-Identifier: MIT
// A quick digest of bytes that notices damage by accident; it does not resist anybody who wants to deceive.
#pragma once

#include <cstring>
#include <span>
#include <string>
#include <string_view>

#include "core/hash.hpp"

namespace damas::core {

/// 64 bits that depend on every byte and on the length; the same on every little-endian machine.
inline std::uint64_t checksum(std::span<const std::uint8_t> bytes, std::uint64_t seed = 0) {
    std::uint64_t sum = mix(seed, bytes.size(), 1);
    std::size_t i = 0;
    for (; i + 8 <= bytes.size(); i += 8) {
        std::uint64_t word;
        std::memcpy(&word, bytes.data() + i, 8);
        sum = fold_multiply(sum ^ word, 0x9E37'79B9'7F4A'7C15) + 0xD1B5'4A32'D192'ED03;
    }
    std::uint64_t rest = 0;
    if (i < bytes.size()) std::memcpy(&rest, bytes.data() + i, bytes.size() - i);
    return fold_multiply(sum ^ rest, 0x8CB9'2BA7'2F3D'8DD7);
}

inline std::span<const std::uint8_t> bytes_of(std::string_view text) {
    return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

/// Sixteen digits, as files of text hold a checksum.
inline constexpr std::size_t checksum_digits = 16;
inline std::string in_digits(std::uint64_t sum) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text(checksum_digits, '0');
    for (std::size_t i = checksum_digits; i > 0; sum >>= 4) text[--i] = digits[sum & 15];
    return text;
}

}  // namespace damas::core
