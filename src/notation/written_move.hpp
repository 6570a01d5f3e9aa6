// SPDX-License-Identifier: MIT
// A move as somebody wrote it, before any rule has looked at it.
#pragma once

#include <expected>
#include <vector>

#include "notation/text.hpp"
#include "rules/square.hpp"

namespace damas::notation {

/// A move as written: every square that was named, in order.
struct MoveText {
    std::vector<rules::Square> squares;  ///< At least two.
    bool capture = false;                ///< Written with a capture sign.
    Place at;
    bool letters = false;  ///< Squares are `lettered()` ones, such as c3, and not yet numbers of a board.

    bool operator==(const MoveText& other) const {
        return squares == other.squares && capture == other.capture && letters == other.letters;
    }
};

/// A square named by its file, from 1 for a, and its rank; more than any number of a square.
constexpr rules::Square lettered(int file, int rank) { return rules::Square(1000 + 100 * file + rank); }
constexpr int file_of(rules::Square square) { return (square.number() - 1000) / 100; }
constexpr int rank_of(rules::Square square) { return (square.number() - 1000) % 100; }

/// The name of a square as it was written: `9`, or `c3`.
std::string square_name(rules::Square square, bool letters);

/// Reads a move: squares separated by `-`, `x`, `:` or blanks. Nothing may follow it.
std::expected<MoveText, ParseError> read_move_text(std::string_view text);

/// `9-13`, `9x18x25`, `c3-d4`.
std::string write_move_text(const MoveText& move);

}  // namespace damas::notation
