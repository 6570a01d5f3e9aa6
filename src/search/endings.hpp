// SPDX-License-Identifier: MIT
// Endgame tables inside a search. They are asked only where they are exact: right after a capture or a man's move, when
// no count is running, in positions where nobody can capture.
#pragma once

#include "search/info.hpp"
#include "search/node.hpp"
#include "tables/prober.hpp"

namespace damas::search {

template <rules::Variant V>
class Endings {
public:
    Endings(const tables::TableSet<V>& set, int most_pieces)
        : prober_(set), allowed_(std::min(most_pieces, set.complete(tables::Kind::wdl))) {}

    /// Prepares for a search from this game. If its position is in the tables already, `hopeless` gets the moves that
    /// give away the result, and only endings with fewer pieces are asked for: a win must make progress.
    void begin(const rules::Game<V>& game, std::vector<rules::Move>& hopeless) {
        const auto pieces = [](const auto& p) { return core::count(p.occupied()); };
        const int here = pieces(game.position());
        most_pieces_ = here <= allowed_ ? here - 1 : allowed_;
        drawn_ = false;
        if (here > allowed_) return;
        std::vector<std::pair<rules::Move, tables::Wdl>> results;
        bool wins = false, draws = false;
        for (const rules::Move& move : game.legal()) {
            const auto result = prober_.wdl(rules::play(game.position(), move));
            if (!result) return;
            results.emplace_back(move, *result);
            wins = wins || *result == tables::Wdl::loss;
            draws = draws || *result == tables::Wdl::draw;
        }
        const tables::Wdl wanted = wins ? tables::Wdl::loss : draws ? tables::Wdl::draw : tables::Wdl::win;
        drawn_ = wanted == tables::Wdl::draw;
        for (const auto& [move, result] : results)
            if (result != wanted) hopeless.push_back(move);
    }

    /// Whether the position at the root is a draw under best play.
    bool drawn() const { return drawn_; }

    /// The shortest win or the longest defence, if the distances are known; false if not, or if it is a draw.
    bool play_out(const rules::Game<V>& game, Info& info) {
        rules::Position<V> p = game.position();
        if (core::count(p.occupied()) > allowed_) return false;
        const auto value = prober_.distance(p);
        if (!value || value->draw()) return false;
        info.moves.clear();
        info.score = value->win() ? win_at(value->plies()) : loss_at(value->plies());
        info.depth = value->plies();
        for (auto now = value; now && now->plies() > 0;) {
            rules::MoveList moves;
            rules::generate(p, moves);
            std::optional<tables::Value> next;
            rules::Move best{};
            for (const rules::Move& move : moves) {
                const auto after = after_move(p, move);
                if (!after || (next && tables::Value::better(next->before(), after->before()) == next->before()))
                    continue;
                next = after;
                best = move;
            }
            if (!next) break;
            info.moves.push_back(best);
            p = rules::play(p, best);
            now = next;
        }
        return !info.moves.empty();
    }

    /// What the tables know about a position without captures by the side to move.
    std::optional<Score> look_up(const Node<V>& node, int ply) {
        const DrawCounts& counts = node.counts;
        if (counts.idle > 0 || counts.forzosa > 0 || counts.sixteen > 0 || counts.five > 0) return {};
        if (core::count(node.position.occupied()) > most_pieces_ || rules::threatened(node.position)) return {};
        const auto result = prober_.stored_wdl(node.position);
        if (!result) return {};
        if (*result == tables::Wdl::draw) return 0;
        return *result == tables::Wdl::win ? table_win - ply : ply - table_win;
    }

private:
    std::optional<tables::Value> after_move(const rules::Position<V>& p, const rules::Move& move) {
        return prober_.distance(rules::play(p, move));
    }

    tables::Prober<V> prober_;
    int allowed_;          ///< Tables are asked up to so many pieces …
    int most_pieces_ = 0;  ///< … and in this search.
    bool drawn_ = false;
};

}  // namespace damas::search
