// SPDX-License-Identifier: MIT
// Table values as runs: a value and for how many positions it holds. Positions that nobody will ask for take whatever
// value makes the runs longest.
#pragma once

#include <memory>

#include "tables/huffman.hpp"

namespace damas::tables {

/// Positions in a block, which is decoded as a whole.
inline constexpr std::size_t block_size = 8192;
/// In place of a value: never asked for.
inline constexpr std::uint8_t any_value = 255;

/// How the values of one table are coded.
class Codec {
public:
    /// The best codes for these values, each below `alphabet` or any_value.
    static Codec fit(std::span<const std::uint8_t> values, std::size_t alphabet);
    /// The codec that `describe` described; nothing if the bytes make no sense.
    static std::unique_ptr<Codec> read(std::span<const std::uint8_t>& bytes);
    std::vector<std::uint8_t> describe() const;

    std::vector<std::uint8_t> encode(std::span<const std::uint8_t> block) const;
    /// Fills `block`; false if the bytes are damaged.
    bool decode(std::span<const std::uint8_t> bytes, std::span<std::uint8_t> block) const;

private:
    Codec(std::size_t alphabet, std::vector<std::vector<std::uint8_t>> lengths);

    std::size_t alphabet_;
    std::vector<std::vector<std::uint8_t>> lengths_;  ///< Of the symbols of each prefix code.
    std::vector<Encoder> encoders_;
    std::vector<Decoder> decoders_;
};

}  // namespace damas::tables
