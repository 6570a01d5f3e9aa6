// SPDX-License-Identifier: MIT
// Prefix codes: frequent symbols get few bits. Codes are canonical, so that their lengths alone describe them, and at
// most twelve bits long, so that one look-up decodes a symbol.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace damas::tables {

inline constexpr int longest_code = 12;

/// The length of each symbol's code for these frequencies; 0 for a symbol that does not occur.
std::vector<std::uint8_t> code_lengths(std::span<const std::uint64_t> frequencies);

/// Writes bits, the first one lowest.
class BitWriter {
public:
    void put(std::uint32_t bits, int count) {
        word_ |= static_cast<std::uint64_t>(bits) << used_;
        for (used_ += count; used_ >= 8; used_ -= 8, word_ >>= 8) bytes_.push_back(static_cast<std::uint8_t>(word_));
    }
    /// What was written, filled up to a whole byte.
    std::vector<std::uint8_t> finish() {
        if (used_ > 0) bytes_.push_back(static_cast<std::uint8_t>(word_));
        return std::move(bytes_);
    }

private:
    std::vector<std::uint8_t> bytes_;
    std::uint64_t word_ = 0;
    int used_ = 0;
};

/// Reads them again; beyond the end there are only zeros.
class BitReader {
public:
    explicit BitReader(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}
    /// The next bits, at least 24 of them, without going on.
    std::uint32_t peek() {
        while (have_ <= 24) {
            const std::uint64_t next = at_ < bytes_.size() ? bytes_[at_] : 0;
            ++at_;
            word_ |= next << have_;
            have_ += 8;
        }
        return static_cast<std::uint32_t>(word_);
    }
    void skip(int count) {
        word_ >>= count;
        have_ -= count;
    }
    std::uint32_t take(int count) {
        const std::uint32_t bits = peek() & ((1u << count) - 1);
        skip(count);
        return bits;
    }
    /// Whether more was read than there is.
    bool overrun() const { return at_ > bytes_.size() + static_cast<std::size_t>(have_ / 8); }

private:
    std::span<const std::uint8_t> bytes_;
    std::size_t at_ = 0;
    std::uint64_t word_ = 0;
    int have_ = 0;
};

class Encoder {
public:
    explicit Encoder(std::span<const std::uint8_t> lengths);
    void put(BitWriter& out, std::size_t symbol) const { out.put(codes_[symbol], lengths_[symbol]); }

private:
    std::vector<std::uint16_t> codes_;
    std::vector<std::uint8_t> lengths_;
};

class Decoder {
public:
    /// `lengths` must be those of a prefix code; see `valid`.
    explicit Decoder(std::span<const std::uint8_t> lengths);
    /// Whether some prefix code has these lengths.
    static bool valid(std::span<const std::uint8_t> lengths);

    std::size_t take(BitReader& in) const {
        const Entry e = entries_[in.peek() & ((1u << longest_code) - 1)];
        in.skip(e.length);
        return e.symbol;
    }

private:
    struct Entry {
        std::uint16_t symbol = 0;
        std::uint8_t length = 1;
    };
    std::vector<Entry> entries_;
};

}  // namespace damas::tables
