// SPDX-License-Identifier: MIT
// Endgame tables inside a search. At the root they answer for the game with its counts; below it they are asked in
// positions where nobody can capture. Their wins are believed only right after a capture or a man's move, where every
// count begins; their draws everywhere, because a count that runs can only draw.
#pragma once

#include "search/info.hpp"
#include "search/node.hpp"
#include "tables/counted_prober.hpp"

namespace damas::search {

template <rules::Variant V>
class Endings {
public:
    Endings(const tables::TableSet<V>& set, int most_pieces)
        : prober_(set), allowed_(std::min(most_pieces, set.complete(tables::Kind::wdl))) {}

    /// Prepares for a search from this game. If its position is in the tables already, `hopeless` gets the moves that
    /// are certainly worse than another, and only endings with fewer pieces are asked for: a win must make progress.
    /// Takes at most so many steps, and asks `stop`. Without distances it takes none: the search itself sees counts.
    void begin(const rules::Game<V>& game, std::vector<rules::Move>& hopeless, std::uint64_t steps,
               const std::function<bool()>& stop) {
        const int here = core::count(game.position().occupied());
        most_pieces_ = here <= allowed_ ? here - 1 : allowed_;
        most_drawn_ = allowed_;
        moves_.clear();
        best_.reset();
        prober_.begin(game, steps, stop);
        if (here > allowed_) return;
        if (!prober_.distance(game.position())) prober_.begin(game, 0);
        for (const rules::Move& move : game.legal()) {
            const auto p = rules::play(game.position(), move);
            const auto next = prober_.after(game, move);
            const auto after = next ? std::optional(next->result) : prober_.result(p);
            if (!after) return;
            const auto distance = prober_.distance(p);
            moves_.push_back({move, chance_of(next.has_value(), *after),
                              distance && !distance->draw() ? std::optional(distance->plies()) : std::nullopt});
        }
        best_ = std::ranges::max(moves_, {}, &RootMove::chance).chance;
        if (best_ == Chance::drawn)
            most_drawn_ = here - 1;  // Among draws, those in which the other side can go wrong are better.
        for (const RootMove& move : moves_)
            if (move.chance != best_) hopeless.push_back(move.move);
    }

    /// What a search found at the root, as far as the tables do not know better: how the game ends under best play is
    /// told even where no distance says how fast.
    Score corrected(Score found) const {
        if (best_ == Chance::drawn) return 0;
        if (best_ == Chance::won) return std::max(found, table_win);
        if (best_ == Chance::lost) return std::min(found, -table_win);
        return found;
    }

    /// The quickest certain win or the longest defence; false if there is neither, or no distance to choose by.
    bool play_out(const rules::Game<V>& game, Info& info) {
        if (best_ != Chance::won && best_ != Chance::lost) return false;
        const bool wins = best_ == Chance::won;
        const RootMove* best = nullptr;
        for (const RootMove& move : moves_) {
            if (move.chance != best_) continue;
            if (!move.plies) return false;
            const auto shorter = [](const RootMove& a, const RootMove& b) { return a.plies.value() < b.plies.value(); };
            if (best == nullptr || (wins ? shorter(move, *best) : shorter(*best, move))) best = &move;
        }
        info.moves = {best->move};
        const auto here = prober_.here(game);
        if (here && here->plies) {
            info.score = wins ? win_at(*here->plies) : loss_at(*here->plies);
            info.depth = *here->plies;
            follow(rules::play(game.position(), best->move), info.moves);
        } else {  // A count makes it take longer than the tables say.
            info.score = wins ? table_win : -table_win;
            info.depth = 1;
        }
        return true;
    }

    /// What the tables know about a position without captures by the side to move.
    std::optional<Score> look_up(const Node<V>& node, int ply) {
        const int pieces = core::count(node.position.occupied());
        if (pieces > most_drawn_ || rules::threatened(node.position)) return {};
        const auto result = prober_.where_counts_begin(node.position);
        if (!result) return {};
        if (*result == tables::Wdl::draw) return 0;
        const DrawCounts& c = node.counts;
        if (pieces > most_pieces_ || !prober_.counts_begin(c.idle, c.forzosa, c.sixteen, c.five)) return {};
        return *result == tables::Wdl::win ? table_win - ply : ply - table_win;
    }

private:
    /// What a root move leads to, for the side that plays it, from bad to good. What is open may turn out to be a draw.
    enum class Chance : std::uint8_t { lost, open_lost, drawn, open_won, won };
    struct RootMove {
        rules::Move move;
        Chance chance;
        std::optional<int> plies;  ///< After it, to a decision on the board.
    };

    static Chance chance_of(bool certain, tables::Wdl after) {
        if (after == tables::Wdl::draw) return Chance::drawn;
        if (after == tables::Wdl::loss) return certain ? Chance::won : Chance::open_won;
        return certain ? Chance::lost : Chance::open_lost;
    }

    std::optional<tables::Value> distance_after(const rules::Position<V>& p, const rules::Move& move) {
        return prober_.distance(rules::play(p, move));
    }

    /// Goes on with what the distances call best for both, for as many plies as they say: false ones could go in
    /// circles.
    void follow(rules::Position<V> p, std::vector<rules::Move>& line) {
        auto now = prober_.distance(p);
        for (int left = now ? now->plies() : 0; left > 0 && now->plies() > 0; --left) {
            rules::MoveList moves;
            rules::generate(p, moves);
            std::optional<tables::Value> next;
            rules::Move best{};
            for (const rules::Move& move : moves) {
                const auto after = distance_after(p, move);
                if (!after || (next && tables::Value::better(next->before(), after->before()) == next->before()))
                    continue;
                next = after;
                best = move;
            }
            if (!next) break;
            line.push_back(best);
            p = rules::play(p, best);
            now = next;
        }
    }

    tables::CountedProber<V> prober_;
    int allowed_;          ///< Tables are asked up to so many pieces …
    int most_pieces_ = 0;  ///< … and in this search for wins …
    int most_drawn_ = 0;   ///< … and for draws.
    std::vector<RootMove> moves_;
    std::optional<Chance> best_;  ///< Nothing if the tables do not know the root.
};

}  // namespace damas::search
