// SPDX-License-Identifier: MIT
// Touched, played: a player who touches an own piece that can be played has to play it. Only rule sets with such an
// article know this law, and only players who agreed on it are held to it; then everything they do with a piece, by
// hand or in writing, is a touch. The opponent's pieces bind nobody.
#pragma once

#include "rules/referee.hpp"

namespace damas::rules {

/// The legal moves of the piece on `square`.
template <Variant V>
std::vector<Move> moves_from(const Referee<V>& referee, Square square) {
    std::vector<Move> moves;
    for (const Move& move : referee.legal())
        if (Geometry<V>::square_of(move.from) == square) moves.push_back(move);
    return moves;
}

/// Whether somebody who touches the piece on `square` has to play it.
template <Variant V>
bool touch_binds(const Referee<V>& referee, Square square) {
    return referee.articles().touch_move != 0 && !moves_from(referee, square).empty();
}

/// What the referee says to a player who touches `square` after `touched` (0: nothing before): legal, with the moves of
/// that piece, or the law that it breaks.
template <Variant V>
Verdict judge_touch(const Referee<V>& referee, const Position<V>& p, Square square, Square touched) {
    using G = Geometry<V>;
    const Articles& articles = referee.articles();
    if (!G::valid(square)) return {.law = Law::off_board, .squares = {square}};
    if (referee.legal().empty()) return {.law = Law::game_over, .article = articles.no_moves};
    const int bit = G::bit_of(square);
    if ((p.occupied() >> bit & 1) == 0) return {.law = Law::no_piece, .squares = {square}};
    if ((p.pieces(p.turn) >> bit & 1) == 0)
        return {.law = Law::not_your_piece, .squares = {square}, .article = articles.alternation};
    if (square != touched && touch_binds(referee, touched))
        return {.law = Law::touch_move,
                .squares = {touched},
                .moves = moves_from(referee, touched),
                .article = articles.touch_move};
    return {.law = Law::legal, .squares = {square}, .moves = moves_from(referee, square)};
}

/// What picking up an own piece begins: legal, with its moves, perhaps none; or, where others have to capture and it
/// cannot, the law that says so, with the squares and the moves of those others.
template <Variant V>
Verdict judge_pick(const Referee<V>& referee, Square square) {
    const MoveList& legal = referee.legal();
    std::vector<Move> own = moves_from(referee, square);
    if (!own.empty() || legal.empty() || !legal[0].is_capture())
        return {.law = Law::legal, .squares = {square}, .moves = std::move(own)};
    Verdict verdict{.law = Law::capture_compulsory,
                    .moves = {legal.begin(), legal.end()},
                    .article = referee.articles().compulsory};
    for (const Move& move : legal)
        if (const Square from = Geometry<V>::square_of(move.from);
            std::ranges::find(verdict.squares, from) == verdict.squares.end())
            verdict.squares.push_back(from);
    return verdict;
}

}  // namespace damas::rules
