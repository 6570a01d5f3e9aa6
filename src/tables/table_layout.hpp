// SPDX-License-Identifier: MIT
// How a table lies in its bytes, for the reader and the writer.
#pragma once

#include <array>
#include <cstring>

#include "core/file_header.hpp"
#include "tables/table_file.hpp"

namespace damas::tables::layout {

inline constexpr std::string_view magic = "damastb1";

/// As it lies at the beginning of a table; numbers are little-endian.
struct Header {
    core::FileMark mark;
    std::array<std::uint8_t, 4> material;
    std::uint8_t kind, forzosa;
    std::uint16_t codec_length;
    std::uint64_t positions, data_length;
    std::uint64_t digest;  ///< Of everything after the header.
    std::uint64_t check;   ///< Of the header before this.
};
static_assert(sizeof(Header) == 64);

inline std::uint64_t check_of(const Header& header) {
    std::array<std::uint8_t, sizeof(Header) - 8> bytes;
    std::memcpy(bytes.data(), &header, bytes.size());
    return core::checksum(bytes);
}

/// Length and checksum of a block, two bytes each.
struct BlockEntry {
    std::uint16_t length, checksum;
};

inline std::uint16_t block_checksum(std::span<const std::uint8_t> bytes, std::size_t block) {
    return static_cast<std::uint16_t>(core::checksum(bytes, block));
}

/// A block takes at least its entry, however well its values can be described.
inline constexpr std::uint64_t most_positions_a_byte = block_size / sizeof(BlockEntry);

inline std::size_t blocks_of(std::uint64_t positions) {
    return static_cast<std::size_t>((positions + block_size - 1) / block_size);
}

}  // namespace damas::tables::layout
