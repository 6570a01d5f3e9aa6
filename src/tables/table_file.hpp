// SPDX-License-Identifier: MIT
// One table as bytes, from a file or from anywhere else: a header that says what it is, the codec, the length and
// checksum of each block, the blocks. docs/formats/tables.md has the layout.
#pragma once

#include <expected>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "tables/codec.hpp"
#include "tables/material.hpp"
#include "words/message.hpp"

namespace damas::tables {

enum class Kind : std::uint8_t {
    wdl,       ///< Win, draw or loss, of positions where neither side could capture.
    distance,  ///< Plies to the end of the game, of positions where the side to move cannot capture.
};

struct TableInfo {
    std::string rules;
    Material material;
    Kind kind = Kind::wdl;
    bool forzosa = false;  ///< Three kings against one must win within the Forzosa's count.
    std::uint64_t positions = 0;

    bool operator==(const TableInfo&) const = default;
};

/// The bytes of a table. `values` are Wdl or Value bytes, any_value where nobody will ask.
std::vector<std::uint8_t> write_table(const TableInfo& info, std::span<const std::uint8_t> values, int threads);

/// A table to be read; the bytes must stay where they are.
class TableFile {
public:
    /// The error says what is wrong: no table at all, another version, damaged, cut off.
    static std::expected<TableFile, words::Message> open(std::span<const std::uint8_t> bytes);

    const TableInfo& info() const { return info_; }
    std::size_t blocks() const { return offsets_.size() - 1; }
    std::size_t size_of(std::size_t block) const {
        return static_cast<std::size_t>(std::min<std::uint64_t>(block_size, info_.positions - block * block_size));
    }
    /// Decodes a block into `out`, which holds at least size_of(block) values; false if it is damaged.
    bool decode(std::size_t block, std::span<std::uint8_t> out) const;
    /// The table itself.
    std::span<const std::uint8_t> bytes() const { return bytes_; }
    /// The length of the table in bytes.
    std::uint64_t length() const { return bytes_.size(); }
    /// A digest of the whole table, as its header says.
    std::uint64_t digest() const { return digest_; }
    /// Whether the content is what the digest says; reads all of it, which `open` does not.
    bool is_intact() const;
    /// The first block that cannot be decoded; nothing if all can.
    std::optional<std::size_t> first_damaged_block() const;

private:
    TableFile() = default;

    TableInfo info_;
    std::shared_ptr<const Codec> codec_;
    std::span<const std::uint8_t> data_;
    std::vector<std::uint64_t> offsets_;  ///< Of each block in the data, and of the end.
    std::vector<std::uint16_t> checksums_;
    std::span<const std::uint8_t> bytes_;
    std::uint64_t digest_ = 0;
};

}  // namespace damas::tables
