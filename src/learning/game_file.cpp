// SPDX-License-Identifier: MIT
#include "learning/game_file.hpp"

#include <algorithm>
#include <cstring>
#include <filesystem>

#include "core/checksum.hpp"

namespace damas::learning {

namespace {

using Bytes = std::vector<std::uint8_t>;

constexpr std::string_view old_magic = "damasgm1";
constexpr std::size_t head_bytes = 6, end_bytes = 4;

/// Writes the low bytes of a number.
void put(Bytes& bytes, std::uint64_t number, std::size_t size) {
    for (std::size_t i = 0; i < size; ++i) bytes.push_back(static_cast<std::uint8_t>(number >> (8 * i)));
}

Bytes header(std::string_view rules) {
    Bytes bytes(game_magic.size() + rules_bytes);
    std::ranges::copy(game_magic, bytes.begin());
    std::ranges::copy(rules.substr(0, rules_bytes), bytes.begin() + static_cast<std::ptrdiff_t>(game_magic.size()));
    put(bytes, core::checksum(bytes), 8);
    return bytes;
}

/// The bytes of a game that begins at a place of the file.
Bytes record(const StoredGame& game, std::uint64_t place) {
    Bytes bytes;
    put(bytes, game.lots, 1);
    put(bytes, game.plies.size(), 2);
    put(bytes, game.result, 1);
    put(bytes, core::checksum(bytes, place), 2);
    for (const StoredPly& ply : game.plies) {
        bytes.push_back(ply.move);
        bytes.push_back(static_cast<std::uint8_t>(ply.score));
    }
    put(bytes, core::checksum(bytes, place), end_bytes);
    return bytes;
}

}  // namespace

std::expected<GameReader, std::string> GameReader::open(const std::string& path, std::string_view rules) {
    if (const auto error = core::unreadable(path)) return std::unexpected(error->en());
    GameReader reader;
    reader.path_ = path;
    reader.file_.open(path, std::ios::binary);
    if (!reader.file_) return std::unexpected(path + ": cannot be read");
    const Bytes expected = header(rules);
    Bytes found(expected.size());
    reader.file_.read(reinterpret_cast<char*>(found.data()), static_cast<std::streamsize>(found.size()));
    const auto begins_with = [&](std::string_view magic) {
        return std::memcmp(found.data(), magic.data(), magic.size()) == 0;
    };
    if (begins_with(old_magic)) return std::unexpected(path + ": games of an older version: they are played again");
    if (!reader.file_ || !begins_with(game_magic)) return std::unexpected(path + ": holds no self-play games");
    if (found != expected) {
        const Bytes name(found.begin(), found.begin() + static_cast<std::ptrdiff_t>(game_magic.size() + rules_bytes));
        Bytes sum;
        put(sum, core::checksum(name), 8);
        return std::unexpected(path + (std::equal(sum.begin(), sum.end(), found.end() - 8)
                                           ? ": holds games of other rules"
                                           : ": damaged: its first bytes do not fit their checksum"));
    }
    reader.whole_ = found.size();
    return reader;
}

std::expected<bool, std::string> GameReader::next(StoredGame& game) {
    const auto damaged = [&] {
        return std::unexpected(path_ + ": damaged in game " + std::to_string(games_ + 1) + ", byte " +
                               std::to_string(whole_));
    };
    Bytes bytes(head_bytes);
    const auto read = [&](std::size_t from) {
        const auto size = static_cast<std::streamsize>(bytes.size() - from);
        return static_cast<bool>(file_.read(reinterpret_cast<char*>(bytes.data() + from), size));
    };
    if (!read(0)) return false;
    game.lots = bytes[0];
    game.result = bytes[3];
    game.plies.resize(static_cast<std::size_t>(bytes[1]) | static_cast<std::size_t>(bytes[2]) << 8);
    const auto low = static_cast<std::uint16_t>(core::checksum(std::span(bytes).first(4), whole_));
    if (low != (bytes[4] | bytes[5] << 8) || game.result > 2 || game.lots > game.plies.size()) return damaged();
    bytes.resize(head_bytes + 2 * game.plies.size() + end_bytes);
    if (!read(head_bytes)) return false;
    for (std::size_t i = 0; i < game.plies.size(); ++i)
        game.plies[i] = {bytes[head_bytes + 2 * i], static_cast<std::int8_t>(bytes[head_bytes + 2 * i + 1])};
    if (record(game, whole_) != bytes) return damaged();
    whole_ += bytes.size();
    ++games_;
    return true;
}

std::expected<GameWriter, std::string> GameWriter::open(const std::string& path, std::string_view rules) {
    std::error_code ignored;
    const bool there = std::filesystem::exists(path, ignored);
    std::uint64_t whole = 0;
    int before = 0;
    if (there) {
        auto reader = GameReader::open(path, rules);
        if (!reader) return std::unexpected(reader.error());
        const auto read = reader->each([&](const StoredGame&) { return ++before > 0; });
        if (!read) return std::unexpected(read.error());
        whole = reader->whole_bytes();
    } else {  // Whole from the beginning: whoever is killed here has no file or one that can be gone on with.
        const Bytes first = header(rules);
        if (const auto error = core::write_file(path, first)) return std::unexpected(error->en());
        whole = first.size();
    }
    auto file = core::GrowingFile::open(path);
    if (!file) return std::unexpected(file.error().en());
    if (const auto error = file->cut(whole)) return std::unexpected(error->en());
    GameWriter writer(std::move(*file));
    writer.size_ = whole;
    writer.before_ = before;
    return writer;
}

std::expected<void, std::string> GameWriter::add(const StoredGame& game) {
    const Bytes bytes = record(game, size_);
    if (const auto error = file_.append(bytes)) return std::unexpected(error->en());
    size_ += bytes.size();
    return {};
}

}  // namespace damas::learning
