// SPDX-License-Identifier: MIT
// From a request in words to a game in a variant's own types.
#pragma once

#include "engine/game_record.hpp"
#include "engine/player.hpp"
#include "notation/fen.hpp"
#include "notation/move_text.hpp"

namespace damas::engine {

/// The game that was written down; the error names the move and the law that it breaks.
template <rules::Variant V>
std::expected<rules::Game<V>, std::string> replay(const GameRecord& record) {
    const auto start = notation::read_fen<V>(record.fen);
    if (!start) return std::unexpected("FEN " + start.error().message());
    rules::Game<V> game(*start, record.limits.value_or(V::rules.draws));
    for (const notation::MoveText& text : record.moves) {
        const auto verdict = notation::judge_text(rules::Referee<V>(game.position()), game.position(), text);
        if (!verdict.legal() || game.over())
            return std::unexpected("illegal move " + notation::write_move_text(text) + ": " +
                                   std::string(game.over() ? "game_over" : rules::id(verdict.law)));
        game.play(verdict.moves.front());
    }
    return game;
}

/// The game that a request describes, not yet over.
template <rules::Variant V>
std::expected<rules::Game<V>, std::string> replay(const ThinkRequest& request) {
    auto game = replay<V>(GameRecord{request.fen, request.moves, request.limits});
    if (game && game->over()) return std::unexpected("the game is over");
    return game;
}

/// A line of moves from a position, as people and as Hub write them.
template <rules::Variant V>
void write_line(rules::Position<V> p, const std::vector<rules::Move>& line, Thought& thought) {
    for (const rules::Move& move : line) {
        rules::MoveList legal;
        rules::generate(p, legal);
        thought.moves.push_back(notation::write_move(p, legal, move));
        thought.hub.push_back(notation::write_hub<V>(move));
        p = rules::play(p, move);
    }
}

}  // namespace damas::engine
