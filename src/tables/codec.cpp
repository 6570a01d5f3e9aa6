// SPDX-License-Identifier: MIT
#include "tables/codec.hpp"

#include <bit>
#include <cstring>

namespace damas::tables {

namespace {

/// Lengths up to 15 have symbols of their own; longer ones share four symbols for each doubling, with extra bits.
constexpr std::size_t run_symbols = 16 + 4 * 10;

struct RunCode {
    std::size_t symbol;
    std::uint32_t extra;
    int extra_bits;
};

constexpr RunCode run_code(std::size_t length) {
    if (length < 16) return {length, 0, 0};
    const int log = static_cast<int>(std::bit_width(length)) - 1;  // 4 for 16 … 31
    const int extra_bits = log - 2;
    const std::size_t quarter = length >> extra_bits & 3;
    return {16 + static_cast<std::size_t>(log - 4) * 4 + quarter,
            static_cast<std::uint32_t>(length & ((std::size_t{1} << extra_bits) - 1)), extra_bits};
}

/// With few values, one symbol tells the length of a run and by how much the next value differs; each value has a code
/// of its own. Otherwise values have one code and lengths another.
constexpr bool few(std::size_t alphabet) { return alphabet <= 4; }
constexpr std::size_t table_count(std::size_t alphabet) { return few(alphabet) ? alphabet : 2; }
constexpr std::size_t table_size(std::size_t alphabet, std::size_t table) {
    return few(alphabet) ? run_symbols * alphabet : table == 0 ? alphabet : run_symbols;
}
constexpr std::size_t joint(std::size_t run_symbol, std::size_t value, std::size_t next, std::size_t alphabet) {
    return run_symbol * alphabet + (next + alphabet - value) % alphabet;
}

/// Calls `visit(value, length, next)` for the runs of a block; the last one is followed by itself.
template <class Visit>
void for_each_run(std::span<const std::uint8_t> block, Visit&& visit) {
    const auto next_known = [&](std::size_t i) {
        while (i < block.size() && block[i] == any_value) ++i;
        return i;
    };
    std::size_t first = 0, known = next_known(0);
    std::uint8_t value = known < block.size() ? block[known] : std::uint8_t{0};
    while (first < block.size()) {
        std::size_t end = known;
        while (end < block.size() && (block[end] == value || block[end] == any_value)) ++end;
        const std::uint8_t next = end < block.size() ? block[end] : value;
        visit(value, end - first, next);
        first = known = end;
        value = next;
    }
}

}  // namespace

Codec::Codec(std::size_t alphabet, std::vector<std::vector<std::uint8_t>> lengths)
    : alphabet_(alphabet), lengths_(std::move(lengths)) {
    for (const auto& l : lengths_) {
        encoders_.emplace_back(l);
        decoders_.emplace_back(l);
    }
}

Codec Codec::fit(std::span<const std::uint8_t> values, std::size_t alphabet) {
    std::vector<std::vector<std::uint64_t>> counts;
    counts.reserve(table_count(alphabet));
    for (std::size_t table = 0; table < table_count(alphabet); ++table)
        counts.emplace_back(table_size(alphabet, table));
    for (std::size_t first = 0; first < values.size(); first += block_size)
        for_each_run(values.subspan(first, std::min(block_size, values.size() - first)),
                     [&](std::uint8_t value, std::size_t length, std::uint8_t next) {
                         const std::size_t symbol = run_code(length).symbol;
                         if (few(alphabet)) {
                             ++counts[value][joint(symbol, value, next, alphabet)];
                         } else {
                             ++counts[0][value];
                             ++counts[1][symbol];
                         }
                     });
    std::vector<std::vector<std::uint8_t>> lengths;
    lengths.reserve(counts.size());
    for (const auto& c : counts) lengths.push_back(code_lengths(c));
    return {alphabet, std::move(lengths)};
}

std::vector<std::uint8_t> Codec::describe() const {
    std::vector<std::uint8_t> bytes{static_cast<std::uint8_t>(alphabet_)};
    for (const auto& l : lengths_)
        for (std::size_t i = 0; i < l.size(); i += 2)
            bytes.push_back(static_cast<std::uint8_t>(l[i] | (i + 1 < l.size() ? l[i + 1] << 4 : 0)));
    return bytes;
}

std::unique_ptr<Codec> Codec::read(std::span<const std::uint8_t>& bytes) {
    if (bytes.empty() || bytes[0] == 0) return {};
    const std::size_t alphabet = bytes[0];
    bytes = bytes.subspan(1);
    std::vector<std::vector<std::uint8_t>> lengths(table_count(alphabet));
    for (std::size_t table = 0; table < lengths.size(); ++table) {
        auto& l = lengths[table];
        l.resize(table_size(alphabet, table));
        if (bytes.size() < (l.size() + 1) / 2) return {};
        for (std::size_t i = 0; i < l.size(); ++i) l[i] = bytes[i / 2] >> (i % 2 * 4) & 15;
        bytes = bytes.subspan((l.size() + 1) / 2);
        if (!Decoder::valid(l)) return {};
    }
    return std::unique_ptr<Codec>(new Codec(alphabet, std::move(lengths)));
}

std::vector<std::uint8_t> Codec::encode(std::span<const std::uint8_t> block) const {
    BitWriter out;
    bool first = true;
    for_each_run(block, [&](std::uint8_t value, std::size_t length, std::uint8_t next) {
        const RunCode run = run_code(length);
        if (few(alphabet_)) {
            if (first) out.put(value, 2);
            encoders_[value].put(out, joint(run.symbol, value, next, alphabet_));
        } else {
            encoders_[0].put(out, value);
            encoders_[1].put(out, run.symbol);
        }
        out.put(run.extra, run.extra_bits);
        first = false;
    });
    return out.finish();
}

bool Codec::decode(std::span<const std::uint8_t> bytes, std::span<std::uint8_t> block) const {
    BitReader in(bytes);
    std::size_t value = few(alphabet_) ? in.take(2) : 0;
    for (std::size_t at = 0; at < block.size();) {
        std::size_t symbol, next = 0;
        if (few(alphabet_)) {
            if (value >= alphabet_) return false;
            const std::size_t both = decoders_[value].take(in);
            symbol = both / alphabet_;
            next = (value + both % alphabet_) % alphabet_;
        } else {
            value = decoders_[0].take(in);
            symbol = decoders_[1].take(in);
        }
        std::size_t length = symbol;
        if (symbol >= 16) {
            const int extra_bits = static_cast<int>(symbol - 16) / 4 + 2;
            length = ((4 + (symbol - 16) % 4) << extra_bits) + in.take(extra_bits);
        }
        if (length == 0 || length > block.size() - at || in.overrun()) return false;
        std::memset(block.data() + at, static_cast<int>(value), length);
        at += length;
        value = next;
    }
    return true;
}

}  // namespace damas::tables
