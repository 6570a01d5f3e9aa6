// SPDX-License-Identifier: MIT
// The slow second generator: the rules written plainly, to check the fast one in tests. In what the variants differ is
// said in tests/data/ID.rules.
// Invariant: it shares nothing with src/ and follows the rules page sentence by sentence; clarity before speed.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "slow_facts.hpp"

namespace damas::slow {

enum class Piece : char { none, white_man, white_king, black_man, black_king };

/// A move is (from, to, set of captured squares); different landing paths with the same set are one move.
struct Move {
    int from;
    int to;
    std::vector<int> captured;  // ascending; empty for a quiet move

    auto operator<=>(const Move&) const = default;
};

/// A position: `pieces` is indexed by square number, from 1; entry 0 is unused and stays `none`.
struct Board {
    const Facts* facts;  // of its variant
    bool white_to_move;
    std::vector<Piece> pieces;

    bool operator==(const Board&) const = default;
};

/// How a game stands after `plies` of its moves, and the position then.
struct Outcome {
    std::string result;  // white black draw none
    std::string reason;  // no_pieces no_moves threefold passivity forzosa sixteen_moves five_moves none
    int plies;
    Board final;

    bool operator==(const Outcome&) const = default;
};

/// The initial position of a variant that has a file of facts.
Board start(std::string_view variant);

/// Every legal move, sorted, each (from, to, captured) once; empty when the side to move has lost.
std::vector<Move> legal_moves(const Board& board);

/// The position after a move that legal_moves(board) contains.
Board after(const Board& board, const Move& move);

/// Plays legal moves from `initial` and stops at the first position, the initial one included, with a result.
Outcome judge(const Board& initial, std::span<const Move> moves);

/// The number of move sequences of length `depth`; results by draw do not cut them.
std::uint64_t perft(const Board& board, int depth);

/// Canonical FEN: side, White's list, Black's list, squares ascending, K before each king, no ranges.
std::string fen(const Board& board);

/// Reads FEN with the lists in either order, ranges and a final dot allowed; nothing when FEN or variant is bad.
std::optional<Board> read_fen(std::string_view variant, std::string_view text);

}  // namespace damas::slow
