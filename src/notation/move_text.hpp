// SPDX-License-Identifier: MIT
// Moves as text. People write `9-13` and `9x18`, and name every landing square where that would be ambiguous; the Hub
// form, from x to x captured squares, is never ambiguous.
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

/// The squares of a landing path of `move`, from and to included.
template <rules::Variant V>
std::vector<rules::Square> path_of(const rules::Position<V>& p, const rules::Move& move) {
    using G = rules::Geometry<V>;
    if (!move.is_capture()) return {G::square_of(move.from), G::square_of(move.to)};
    std::vector<rules::Square> squares;
    for (const int bit : rules::Jumper<V>(p, move.from).path(move, {})) squares.push_back(G::square_of(bit));
    return squares;
}

/// The shortest form that names the move among all `legal` ones: ends only or, if two share them, the whole path.
template <rules::Variant V>
MoveText short_form(const rules::Position<V>& p, const rules::MoveList& legal, const rules::Move& move) {
    using G = rules::Geometry<V>;
    int alike = 0;
    for (const rules::Move& other : legal) alike += other.from == move.from && other.to == move.to;
    if (alike > 1) return {path_of(p, move), move.is_capture(), {}};
    return {{G::square_of(move.from), G::square_of(move.to)}, move.is_capture(), {}};
}

template <rules::Variant V>
std::string write_move(const rules::Position<V>& p, const rules::MoveList& legal, const rules::Move& move) {
    return write_move_text(short_form(p, legal, move));
}

/// `9-13`, `9x18x13`: captured squares ascending.
template <rules::Variant V>
std::string write_hub(const rules::Move& move) {
    using G = rules::Geometry<V>;
    std::string text = std::to_string(G::square_of(move.from)) + (move.is_capture() ? 'x' : '-') +
                       std::to_string(G::square_of(move.to));
    for (const rules::Square s : rules::squares_of<V>(move.captured)) text += 'x' + std::to_string(s);
    return text;
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
