// SPDX-License-Identifier: MIT
// Positions to learn from, on disk: a header of 40 bytes (the magic, the rule set, how many positions follow, a sum of
// them), then a record of 40 bytes for each, so that a trainer needs no rules: four sets of squares as the side to move
// sees the board (own men, their men, own kings, their kings; bit 0 is square 1 of its own side), the score in
// hundredths of a man and the result in half points, both for the side to move. learning/README.md has the layout.
#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "core/file_header.hpp"
#include "core/files.hpp"
#include "words/message.hpp"

namespace damas::learning {

struct Sample {
    std::uint64_t own_men = 0, other_men = 0, own_kings = 0, other_kings = 0;
    std::int16_t score = 0;
    std::uint8_t result = 1;
    std::uint8_t pieces = 0;
    std::uint32_t ply = 0;

    bool operator==(const Sample&) const = default;
};
static_assert(sizeof(Sample) == 40);

/// As it lies at the beginning of a file; numbers are little-endian.
struct PositionHeader {
    core::FileMark mark;
    std::uint64_t count = 0;
    std::uint64_t sum = 0;  ///< SampleSum of the records.
};
static_assert(sizeof(PositionHeader) == 40);

inline constexpr std::string_view position_magic = "damasps1";

/// Each word of eight bytes times the odd number of its place, added up: a changed, lost or exchanged word changes it,
/// and a trainer's array library computes it as fast as it reads.
class SampleSum {
public:
    void add(const Sample& sample);
    std::uint64_t value() const { return sum_; }

private:
    std::uint64_t sum_ = 0, times_ = 1;
};

/// Writes a file of positions, which is there when it is finished and not before.
class PositionWriter {
public:
    static std::expected<PositionWriter, core::FileError> create(const std::string& path, std::string_view rules);

    void add(const Sample& sample);
    std::uint64_t count() const { return header_.count; }
    bool good() const { return file_.good(); }
    std::optional<core::FileError> finish();

private:
    PositionWriter(core::WholeFile file, std::string_view rules);

    core::WholeFile file_;
    PositionHeader header_;
    SampleSum sum_;
};

/// The positions of a file; an error names the file and says what is wrong: no positions at all, another game's,
/// another version, damaged, cut off. All are positions of games that are not over.
std::expected<std::vector<Sample>, words::Message> read_positions(const std::string& path, std::string_view rules);

}  // namespace damas::learning
