// SPDX-License-Identifier: MIT
// Moves from a variant's own types to plain ones, and back; `setup_of` and `make_position` do it for positions.
#pragma once

#include "rules/generator.hpp"
#include "rules/jumps.hpp"
#include "rules/legal_move.hpp"
#include "rules/setup.hpp"

namespace damas::rules {

/// The squares of a landing path of `move`, from and to included.
template <Variant V>
std::vector<Square> path_of(const Position<V>& p, const Move& move) {
    using G = Geometry<V>;
    if (!move.is_capture()) return {G::square_of(move.from), G::square_of(move.to)};
    std::vector<Square> squares;
    for (const int bit : Jumper<V>(p, move.from).path(move, {})) squares.push_back(G::square_of(bit));
    return squares;
}

/// A move of the `legal` ones of a position.
template <Variant V>
LegalMove legal_move(const Position<V>& p, const MoveList& legal, const Move& move) {
    using G = Geometry<V>;
    int alike = 0;
    for (const Move& other : legal) alike += other.from == move.from && other.to == move.to;
    return {.from = G::square_of(move.from),
            .to = G::square_of(move.to),
            .captured = squares_of<V>(move.captured),
            .path = path_of(p, move),
            .ends_suffice = alike <= 1};
}

/// All of them, in the generator's order.
template <Variant V>
std::vector<LegalMove> legal_moves(const Position<V>& p, const MoveList& legal) {
    std::vector<LegalMove> moves;
    moves.reserve(legal.size());
    for (const Move& move : legal) moves.push_back(legal_move(p, legal, move));
    return moves;
}

/// A line of play from a position.
template <Variant V>
std::vector<LegalMove> legal_line(Position<V> p, const std::vector<Move>& line) {
    std::vector<LegalMove> moves;
    moves.reserve(line.size());
    for (const Move& move : line) {
        MoveList legal;
        generate(p, legal);
        moves.push_back(legal_move(p, legal, move));
        p = play(p, move);
    }
    return moves;
}

/// And back, for a variant on whose board it was found.
template <Variant V>
Move move_of(const LegalMove& move) {
    using G = Geometry<V>;
    return {.captured = bits_of<V>(move.captured),
            .from = static_cast<std::int8_t>(G::bit_of(move.from)),
            .to = static_cast<std::int8_t>(G::bit_of(move.to))};
}

}  // namespace damas::rules
