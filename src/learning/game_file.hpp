// SPDX-License-Identifier: MIT
// Games that the program has played against itself, two bytes a ply, and nothing that can be worked out from them. A
// file begins with "damasgm1" and the rule set in 16 bytes; then, for each game: how many plies were drawn by lot and
// how many there are in all (one and two bytes), the result (0 Black wins, 1 draw, 2 White wins), and for every ply
// the place of the move in the generator's list and the score in eighths of a man for the side that moved.
#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

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

inline constexpr std::string_view game_magic = "damasgm1";
inline constexpr std::size_t rules_bytes = 16;

/// Reads the games of a file one after another.
class GameReader {
public:
    /// The error names the file and what is wrong with it.
    static std::expected<GameReader, std::string> open(const std::string& path, std::string_view rules);

    /// The next game; false at the end of the file, or where it was cut off in the middle of a game.
    bool next(StoredGame& game);
    /// Where the last whole game ended.
    std::uint64_t whole_bytes() const { return whole_; }

private:
    std::ifstream file_;
    std::uint64_t whole_ = 0;
};

/// Adds games to a file; what an interrupted run left of a game is cut off first.
class GameWriter {
public:
    static std::expected<GameWriter, std::string> open(const std::string& path, std::string_view rules);

    /// Games that were in the file before.
    int before() const { return before_; }
    void add(const StoredGame& game);
    bool flush() { return static_cast<bool>(file_.flush()); }

private:
    std::ofstream file_;
    int before_ = 0;
};

}  // namespace damas::learning
