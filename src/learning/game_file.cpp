// SPDX-License-Identifier: MIT
#include "learning/game_file.hpp"

#include <algorithm>
#include <filesystem>

#include "core/file_header.hpp"
#include "words/files.hpp"
#include "words/learned.hpp"
#include "words/message.hpp"

namespace damas::learning {

namespace {

using Bytes = std::vector<std::uint8_t>;

constexpr std::string_view second_magic = "damasgm2";
constexpr std::size_t head_bytes = 6, end_bytes = 4;

/// Writes the low bytes of a number.
void put(Bytes& bytes, std::uint64_t number, std::size_t size) {
    for (std::size_t i = 0; i < size; ++i) bytes.push_back(static_cast<std::uint8_t>(number >> (8 * i)));
}

/// Never 0.
std::uint64_t number_of(std::string_view request) { return core::checksum(core::bytes_of(request)) | 1; }

/// The first bytes of a file; `request` 0: of an older one.
Bytes header(std::string_view rules, std::uint64_t request) {
    Bytes bytes(sizeof(core::FileMark));
    const core::FileMark mark = core::file_mark(request == 0 ? second_magic : game_magic, rules);
    std::memcpy(bytes.data(), &mark, sizeof mark);
    if (request != 0) put(bytes, request, 8);
    put(bytes, core::checksum(bytes), 8);
    return bytes;
}

std::uint64_t get(std::span<const std::uint8_t> bytes) {
    std::uint64_t number = 0;
    for (std::size_t i = bytes.size(); i > 0; --i) number = number << 8 | bytes[i - 1];
    return number;
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

/// Fills bytes from a place on with what a file goes on with; false if that is not enough.
bool read_to_end(std::istream& file, Bytes& bytes, std::size_t from) {
    const auto size = static_cast<std::streamsize>(bytes.size() - from);
    return static_cast<bool>(file.read(reinterpret_cast<char*>(bytes.data() + from), size));
}

/// Whoever made a file was killed before its first bytes were all there.
bool is_torn(const std::string& path, const Bytes& first) {
    std::error_code wrong;
    const std::uint64_t size = std::filesystem::file_size(path, wrong);
    if (wrong || size >= first.size()) return false;
    Bytes found(static_cast<std::size_t>(size));
    std::ifstream(path, std::ios::binary)
        .read(reinterpret_cast<char*>(found.data()), static_cast<std::streamsize>(size));
    return std::equal(found.begin(), found.end(), first.begin());
}

}  // namespace

std::expected<GameReader, words::Message> GameReader::open(const std::string& path, std::string_view rules) {
    if (const auto error = core::unreadable(path)) return std::unexpected(error->message());
    GameReader reader;
    reader.path_ = path;
    reader.file_.open(path, std::ios::binary);
    if (!reader.file_) return std::unexpected(words::about(path, words::files::unreadable));
    const auto refuse = [&](core::FileFault fault) {
        return std::unexpected(words::about(path, core::refusal(fault, words::learned::games)));
    };
    Bytes found(game_magic.size());
    if (!read_to_end(reader.file_, found, 0)) return refuse(core::FileFault::too_short);
    const auto version = core::version_in(found, game_magic.substr(0, game_magic.size() - 1));
    if (!version || *version < '1' || *version > game_magic.back()) return refuse(core::FileFault::other_kind);
    if (*version == '1') return refuse(core::FileFault::other_version);
    const bool second = *version == second_magic.back();
    const std::size_t known = sizeof(core::FileMark) + (second ? 0 : 8), magic = found.size();
    found.resize(known + 8);
    if (!read_to_end(reader.file_, found, magic) ||
        core::checksum(std::span(found).first(known)) != get(std::span(found).last(8)))
        return refuse(core::FileFault::damaged);
    if (!second) reader.request_ = get(std::span(found).subspan(known - 8, 8));
    if (found != header(rules, reader.request_)) return refuse(core::FileFault::other_rules);
    reader.whole_ = found.size();
    return reader;
}

bool GameReader::is_torn() const {
    std::error_code wrong;
    const std::uint64_t size = std::filesystem::file_size(path_, wrong);
    return !wrong && size > whole_;
}

bool GameReader::played_by(std::string_view request) const { return request_ == 0 || request_ == number_of(request); }

std::expected<bool, words::Message> GameReader::next(StoredGame& game) {
    const auto damaged = [&] {
        return std::unexpected(words::about(path_, {words::learned::damaged_game, games_ + 1, whole_}));
    };
    Bytes bytes(head_bytes);
    if (!read_to_end(file_, bytes, 0)) return false;
    game.lots = bytes[0];
    game.result = bytes[3];
    game.plies.resize(static_cast<std::size_t>(bytes[1]) | static_cast<std::size_t>(bytes[2]) << 8);
    const auto low = static_cast<std::uint16_t>(core::checksum(std::span(bytes).first(4), whole_));
    if (low != (bytes[4] | bytes[5] << 8) || game.result > 2 || game.lots > game.plies.size()) return damaged();
    bytes.resize(head_bytes + 2 * game.plies.size() + end_bytes);
    if (!read_to_end(file_, bytes, head_bytes)) return false;
    for (std::size_t i = 0; i < game.plies.size(); ++i)
        game.plies[i] = {bytes[head_bytes + 2 * i], static_cast<std::int8_t>(bytes[head_bytes + 2 * i + 1])};
    if (record(game, whole_) != bytes) return damaged();
    whole_ += bytes.size();
    ++games_;
    return true;
}

std::expected<GameWriter, words::Message> GameWriter::open(const std::string& path, std::string_view rules,
                                                           std::string_view request) {
    auto file = core::GrowingFile::open(path);
    if (!file) return std::unexpected(file.error().message());
    const Bytes first = header(rules, number_of(request));
    std::uint64_t whole = 0;
    int before = 0;
    if (is_torn(path, first)) {
        if (const auto error = file->cut(0)) return std::unexpected(error->message());
        if (const auto error = file->append(first)) return std::unexpected(error->message());
        whole = first.size();
    } else {
        auto reader = GameReader::open(path, rules);
        if (!reader) return std::unexpected(reader.error());
        if (!reader->played_by(request)) return std::unexpected(words::about(path, words::learned::games.other_shape));
        const auto read = reader->each([&](const StoredGame&) { return ++before > 0; });
        if (!read) return std::unexpected(read.error());
        whole = reader->whole_bytes();
        if (const auto error = file->cut(whole)) return std::unexpected(error->message());
    }
    GameWriter writer(std::move(*file));
    writer.size_ = whole;
    writer.before_ = before;
    return writer;
}

std::expected<void, words::Message> GameWriter::add(const StoredGame& game) {
    const Bytes bytes = record(game, size_);
    if (const auto error = file_.append(bytes)) return std::unexpected(error->message());
    size_ += bytes.size();
    return {};
}

}  // namespace damas::learning
