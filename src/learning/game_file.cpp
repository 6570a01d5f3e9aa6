// SPDX-License-Identifier: MIT
#include "learning/game_file.hpp"

#include <filesystem>

#include "core/files.hpp"

namespace damas::learning {

namespace {

std::string header(std::string_view rules) {
    std::string text(game_magic);
    text += rules;
    text.resize(game_magic.size() + rules_bytes, '\0');
    return text;
}

}  // namespace

std::expected<GameReader, std::string> GameReader::open(const std::string& path, std::string_view rules) {
    if (const auto error = core::unreadable(path)) return std::unexpected(error->en());
    GameReader reader;
    reader.file_.open(path, std::ios::binary);
    if (!reader.file_) return std::unexpected(path + ": cannot be read");
    std::string found(game_magic.size() + rules_bytes, '\0');
    reader.file_.read(found.data(), static_cast<std::streamsize>(found.size()));
    if (!reader.file_ || !found.starts_with(game_magic)) return std::unexpected(path + ": holds no self-play games");
    if (found != header(rules)) return std::unexpected(path + ": holds games of other rules");
    reader.whole_ = found.size();
    return reader;
}

bool GameReader::next(StoredGame& game) {
    std::array<char, 4> head;
    if (!file_.read(head.data(), head.size())) return false;
    const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(head[i]); };
    game.lots = byte(0);
    game.result = byte(3);
    game.plies.resize(static_cast<std::size_t>(byte(1)) | static_cast<std::size_t>(byte(2)) << 8);
    if (game.result > 2 || game.lots > game.plies.size()) return false;
    static_assert(sizeof(StoredPly) == 2);
    const auto size = static_cast<std::streamsize>(2 * game.plies.size());
    if (!file_.read(reinterpret_cast<char*>(game.plies.data()), size)) return false;
    whole_ += head.size() + static_cast<std::uint64_t>(size);
    return true;
}

std::expected<GameWriter, std::string> GameWriter::open(const std::string& path, std::string_view rules) {
    GameWriter writer;
    if (std::filesystem::exists(path)) {
        auto reader = GameReader::open(path, rules);
        if (!reader) return std::unexpected(reader.error());
        for (StoredGame game; reader->next(game);) ++writer.before_;
        std::error_code wrong;
        std::filesystem::resize_file(path, reader->whole_bytes(), wrong);
        if (wrong) return std::unexpected(path + ": " + wrong.message());
        writer.file_.open(path, std::ios::binary | std::ios::app);
    } else {
        writer.file_.open(path, std::ios::binary);
        writer.file_ << header(rules);
    }
    if (!writer.file_) return std::unexpected(path + ": cannot be written");
    return writer;
}

void GameWriter::add(const StoredGame& game) {
    const std::array<char, 4> head{static_cast<char>(game.lots), static_cast<char>(game.plies.size() & 255),
                                   static_cast<char>(game.plies.size() >> 8), static_cast<char>(game.result)};
    file_.write(head.data(), head.size());
    file_.write(reinterpret_cast<const char*>(game.plies.data()), static_cast<std::streamsize>(2 * game.plies.size()));
}

}  // namespace damas::learning
