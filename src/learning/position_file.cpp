// SPDX-License-Identifier: MIT
#include "learning/position_file.hpp"

#include <bit>
#include <cstring>
#include <filesystem>
#include <fstream>

#include "core/file_header.hpp"
#include "rules/geometry.hpp"
#include "rules/variants/all.hpp"
#include "words/learned.hpp"

namespace damas::learning {

namespace {

template <class T>
std::span<const std::uint8_t> bytes_of(const T& value) {
    return {reinterpret_cast<const std::uint8_t*>(&value), sizeof value};
}

/// Squares of a board as a sample counts them: all of them, and the far rows of the side to move and of the other.
struct Squares {
    std::uint64_t all = 0, far = 0, other_far = 0;
};

template <rules::Variant V>
constexpr Squares squares_of() {
    using G = rules::Geometry<V>;
    Squares squares;
    for (const rules::Square s : G::all_squares) {
        const std::uint64_t bit = core::bit(s.number() - 1);
        squares.all |= bit;
        if ((G::crown_row(rules::Side::white) >> G::bit_of(s) & 1) != 0) squares.far |= bit;
        if ((G::crown_row(rules::Side::black) >> G::bit_of(s) & 1) != 0) squares.other_far |= bit;
    }
    return squares;
}

/// Whether a position can be one of a game that is not over.
bool makes_sense(const Sample& s, const Squares& squares) {
    const std::uint64_t own = s.own_men | s.own_kings, other = s.other_men | s.other_kings;
    const int pieces = std::popcount(s.own_men) + std::popcount(s.other_men) + std::popcount(s.own_kings) +
                       std::popcount(s.other_kings);
    return ((own | other) & ~squares.all) == 0 && std::popcount(own | other) == pieces && pieces == s.pieces &&
           own != 0 && other != 0 && (s.own_men & squares.far) == 0 && (s.other_men & squares.other_far) == 0 &&
           s.result <= 2;
}

}  // namespace

void SampleSum::add(const Sample& sample) {
    std::array<std::uint64_t, sizeof(Sample) / 8> words;
    std::memcpy(words.data(), &sample, sizeof sample);
    for (const std::uint64_t word : words) {
        sum_ += word * times_;
        times_ += 2;
    }
}

PositionWriter::PositionWriter(core::WholeFile file, std::string_view rules) : file_(std::move(file)) {
    header_.mark = core::file_mark(position_magic, rules);
    file_.write(bytes_of(header_));
}

std::expected<PositionWriter, core::FileError> PositionWriter::create(const std::string& path, std::string_view rules) {
    auto file = core::WholeFile::create(path);
    if (!file) return std::unexpected(file.error());
    return PositionWriter(std::move(*file), rules);
}

void PositionWriter::add(const Sample& sample) {
    file_.write(bytes_of(sample));
    sum_.add(sample);
    ++header_.count;
}

std::optional<core::FileError> PositionWriter::finish() {
    header_.sum = sum_.value();
    file_.write_at(0, bytes_of(header_));
    return file_.finish();
}

std::expected<std::vector<Sample>, words::Message> read_positions(const std::string& path, std::string_view rules) {
    using words::learned::positions;
    const auto refuse = [&](const words::Message& why) { return std::unexpected(words::about(path, why)); };
    if (const auto error = core::unreadable(path)) return std::unexpected(error->message());
    std::ifstream file(path, std::ios::binary | std::ios::ate);
    const auto size = static_cast<std::uint64_t>(std::max<std::streamoff>(file.tellg(), 0));
    file.seekg(0);
    std::array<std::uint8_t, sizeof(PositionHeader)> first{};
    file.read(reinterpret_cast<char*>(first.data()), sizeof first);
    std::span<const std::uint8_t> bytes = std::span(first).first(static_cast<std::size_t>(file.gcount()));
    const auto header = core::take_header<PositionHeader>(bytes, position_magic, rules);
    if (!header) return refuse(core::refusal(header.error(), positions));
    if ((size - sizeof first) / sizeof(Sample) < header->count) return refuse(positions.not_whole);
    if (size != sizeof first + header->count * sizeof(Sample)) return refuse(positions.other_shape);
    std::vector<Sample> samples(static_cast<std::size_t>(header->count));
    file.read(reinterpret_cast<char*>(samples.data()), static_cast<std::streamsize>(samples.size() * sizeof(Sample)));
    if (!file) return std::unexpected(core::FileError{.path = path}.message());
    SampleSum sum;
    for (const Sample& sample : samples) sum.add(sample);
    if (sum.value() != header->sum) return refuse(positions.damaged);
    Squares squares;
    rules::AllVariants::with_moves_of(rules, [&]<rules::Variant V>() { squares = squares_of<V>(); });
    for (const Sample& sample : samples)
        if (!makes_sense(sample, squares)) return refuse(words::learned::impossible_position);
    return samples;
}

}  // namespace damas::learning
