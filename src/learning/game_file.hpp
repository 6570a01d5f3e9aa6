// SPDX-License-Identifier: MIT
// Games that the program has played against itself, two bytes a ply, and nothing that can be worked out from them. A
// file begins with "damasgm3", the rule set in 16 bytes, eight that stand for the request by which the games are
// played, and a checksum of those; "damasgm2" is the same without the eight. Then, for each game: how many plies were
// drawn by lot and how many there are in all (one and two bytes), the result (0 Black wins, 1 draw, 2 White wins) and
// two bytes of checksum; for every ply the place of the move in the generator's list and the score in eighths of a man
// for the side that moved; four bytes of checksum of it all. Checksums also depend on where the game stands in the
// file. So a tail that was torn off can be told from damage: the one is cut, the other is refused.
#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "core/files.hpp"

namespace damas::learning {

struct StoredPly {
    std::uint8_t move = 0;
    std::int8_t score = 0;
};

struct StoredGame {
    std::uint8_t lots = 0;    ///< Plies drawn by lot, at the beginning.
    std::uint8_t result = 1;  ///< In half points for White.
    std::vector<StoredPly> plies;
};

/// Hundredths of a man as a byte of eighths, and back.
constexpr std::int8_t to_eighths(int hundredths) {
    const int eighths = hundredths * 8 / 100;
    return static_cast<std::int8_t>(eighths > 127 ? 127 : eighths < -127 ? -127 : eighths);
}
constexpr int from_eighths(std::int8_t eighths) { return eighths * 100 / 8; }

inline constexpr std::string_view game_magic = "damasgm3";

/// Reads the games of a file one after another.
class GameReader {
public:
    /// The error names the file and what is wrong with it.
    static std::expected<GameReader, words::Message> open(const std::string& path, std::string_view rules);

    /// Visits the games to the end of the file, or to where it was cut off in the middle of a game, or until `visit`
    /// returns false. The error says where it is damaged.
    template <class Visit>
    std::expected<void, words::Message> each(Visit visit) {
        StoredGame game;
        while (true) {
            const auto more = next(game);
            if (!more) return std::unexpected(more.error());
            if (!*more || !visit(game)) return {};
        }
    }
    /// Where the last whole game ended.
    std::uint64_t whole_bytes() const { return whole_; }
    /// Whether it goes on after that, with a game that was cut off; told when all have been visited.
    bool is_torn() const;
    /// Whether its games are played by a request; of an older file nobody knows.
    bool played_by(std::string_view request) const;

private:
    /// The next game; false if there is none.
    std::expected<bool, words::Message> next(StoredGame& game);

    std::string path_;
    std::ifstream file_;
    std::uint64_t request_ = 0;  ///< What stands for it; 0 in an older file.
    std::uint64_t whole_ = 0;
    std::uint64_t games_ = 0;
};

/// Adds games to a file; what an interrupted run left of a game is cut off first.
class GameWriter {
public:
    /// `request` says in words how the games are played: others are not added to the file.
    static std::expected<GameWriter, words::Message> open(const std::string& path, std::string_view rules,
                                                          std::string_view request = {});

    /// Games that were in the file before.
    int before() const { return before_; }
    /// The game is with the system when this returns, or nothing of it is; the error says why.
    std::expected<void, words::Message> add(const StoredGame& game);

private:
    explicit GameWriter(core::GrowingFile file) : file_(std::move(file)) {}

    core::GrowingFile file_;
    std::uint64_t size_ = 0;
    int before_ = 0;
};

}  // namespace damas::learning
