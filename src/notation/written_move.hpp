// SPDX-License-Identifier: MIT
// A move as somebody wrote it, before any rule has looked at it.
#pragma once

#include <expected>
#include <vector>

#include "notation/text.hpp"

namespace damas::notation {

/// A move as written: every square that was named, in order.
struct MoveText {
    std::vector<int> squares;  ///< At least two.
    bool capture = false;      ///< Written with a capture sign.
    Place at;

    bool operator==(const MoveText& other) const { return squares == other.squares && capture == other.capture; }
};

/// Reads a move: squares separated by `-`, `x`, `:` or blanks. Nothing may follow it.
std::expected<MoveText, ParseError> read_move_text(std::string_view text);

/// `9-13`, `9x18x25`.
std::string write_move_text(const MoveText& move);

}  // namespace damas::notation
