// SPDX-License-Identifier: MIT
// What the referee says of a move as it was written, in either form: the squares that are passed, or from, to and the
// captured ones.
#pragma once

#include "notation/written_move.hpp"
#include "rules/referee.hpp"

namespace damas::notation {

/// The attempt that a move text stands for when it names landing squares.
inline rules::Attempt as_path(const MoveText& move) { return {move.squares, {}}; }

/// The attempt that it stands for in Hub form; as a path if it names no captured squares.
inline rules::Attempt as_hub(const MoveText& move) {
    if (move.squares.size() == 2) return as_path(move);
    return {{move.squares[0], move.squares[1]}, std::vector(move.squares.begin() + 2, move.squares.end())};
}

/// What a person or a program may mean by a move text: in Hub form or as a path, whichever fits a legal move. No text
/// can mean both, since captured squares hold the opponent's pieces and landing squares do not.
template <rules::Variant V>
rules::Verdict judge_text(const rules::Referee<V>& referee, const rules::Position<V>& p, const MoveText& move) {
    const rules::Attempt hub = as_hub(move);
    rules::Verdict as_captures = referee.judge(hub);
    if (as_captures.legal() || !hub.captured) return as_captures;
    rules::Verdict path = referee.judge(as_path(move));
    if (path.legal()) return path;
    bool names_pieces = as_captures.law != rules::Law::off_board;
    if (names_pieces)
        for (const rules::Square s : *hub.captured)
            names_pieces &= (p.pieces(rules::opponent(p.turn)) >> rules::Geometry<V>::bit_of(s) & 1) != 0;
    return names_pieces ? as_captures : path;
}

}  // namespace damas::notation
