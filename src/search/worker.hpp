// SPDX-License-Identifier: MIT
// The champion's search: iterative deepening principal variation search of one thread. Fixed-node searches with a fresh
// table are reproducible. There is no null move: zugzwang is the game.
#pragma once

#include <cmath>
#include <functional>

#include "rules/threats.hpp"
#include "search/endings.hpp"
#include "search/evaluator.hpp"
#include "search/hash_table.hpp"
#include "search/history.hpp"
#include "search/node.hpp"
#include "search/tuning.hpp"

namespace damas::search {

struct Limits {
    int depth = max_ply - 40;
    std::uint64_t nodes = 0;        ///< 0: no limit.
    std::function<bool()> stop{};   ///< Asked about every thousand nodes; true ends the search.
    int lines = 1;                  ///< How many best root moves to work out.
    bool stop_when_decided = true;  ///< A forced win or loss that the depth covers needs no deeper search.
    int first_depth = 1;            ///< Threads that help begin at different depths.
};

template <rules::Variant V>
class Worker {
public:
    /// Endgame tables and what was learned, if anything, must outlive the worker. Otherwise positions are valued by
    /// hand.
    Worker(HashTable& table, const eval::Weights& weights, const Tuning& tuning = {}, EvaluationError error = {},
           const tables::TableSet<V>* endings = nullptr, Learned learned = {})
        : table_(table), evaluator_(weights, error, learned), tuning_(tuning) {
        if (endings != nullptr && !endings->empty()) endings_.emplace(*endings, tuning.table_pieces);
        history_.clear();
        for (std::size_t d = 1; d < 64; ++d)
            for (std::size_t i = 1; i < 64; ++i)
                reductions_[d][i] =
                    tuning.lmr_base + static_cast<int>(tuning.lmr_scale * std::log(d) * std::log(i + 1));
    }

    void new_game() { history_.clear(); }

    /// Searches a game that is not over; calls `on_info` after each finished line and stops when it returns false.
    /// Returns the last complete best line, in any case at least one move.
    Info think(const rules::Game<V>& game, const Limits& limits, const std::function<bool(const Info&)>& on_info = {}) {
        begin(game, limits);
        Info best;
        best.moves.push_back(game.legal()[0]);
        if (limits.lines == 1 && endings_ && endings_->play_out(game, best)) {
            if (on_info) on_info(best);
            return best;
        }
        const int lines = std::min(limits.lines, static_cast<int>(game.legal().size() - hopeless_.size()));
        std::vector<Score> previous(static_cast<std::size_t>(lines), 0);
        for (int depth = limits.first_depth; depth <= limits.depth && depth < max_ply - 40; ++depth) {
            excluded_ = hopeless_;
            std::vector<Info> found;
            for (int line = 0; line < lines; ++line) {
                Score& guess = previous[static_cast<std::size_t>(line)];
                Score score = aspirate(guess, depth);
                if (stopped_ && best.depth > 0) return best;
                guess = score;
                if (endings_) score = endings_->corrected(score);
                found.push_back(
                    {depth, line + 1, score, nodes_, hash_hits_, {pv_[0].begin(), pv_[0].begin() + pv_length_[0]}});
                if (found.back().moves.empty()) return best;
                excluded_.push_back(found.back().moves[0]);
                if (stopped_) break;
            }
            rank(found);
            best = found[0];
            for (const Info& info : found)
                if (on_info && !on_info(info)) return best;
            if (stopped_) return best;
            if (is_decided(best.score) && win - std::abs(best.score) <= depth && lines == 1 && limits.stop_when_decided)
                break;
        }
        return best;
    }

    std::uint64_t nodes() const { return nodes_; }

private:
    static constexpr std::uint64_t most_steps = 20'000;  ///< Of looking for a way through running counts at the root.

    void begin(const rules::Game<V>& game, const Limits& limits) {
        limits_ = &limits;
        draw_limits_ = game.limits();
        nodes_ = hash_hits_ = 0;
        stopped_ = false;
        root_ = Node<V>::root(game);
        path_.clear();
        for (int ply = 0; ply < game.ply(); ++ply) path_.push_back(game.position_at(ply).hash());
        root_index_ = path_.size();
        path_.resize(root_index_ + max_ply + 1);
        hopeless_.clear();
        if (endings_) endings_->begin(game, hopeless_, most_steps, limits.stop);
    }

    /// Puts the lines of an iteration in order: a later one may have turned out better.
    static void rank(std::vector<Info>& lines) {
        for (std::size_t i = 1; i < lines.size(); ++i)
            for (std::size_t j = i; j > 0 && lines[j].score > lines[j - 1].score; --j)
                std::swap(lines[j], lines[j - 1]);
        for (std::size_t i = 0; i < lines.size(); ++i) lines[i].line = static_cast<int>(i) + 1;
    }

    /// A search with a narrow window around the last score, widened until the score lies inside.
    Score aspirate(Score guess, int depth) {
        if (depth < tuning_.aspiration_depth || is_known(guess))
            return search<true>(root_, -infinite, infinite, depth, 0);
        for (Score width = tuning_.aspiration_width;; width *= 2) {
            if (width > 400) return search<true>(root_, -infinite, infinite, depth, 0);
            const Score low = guess - width, high = guess + width;
            const Score score = search<true>(root_, low, high, depth, 0);
            if (stopped_ || (score > low && score < high)) return score;
        }
    }

    template <bool Pv>
    Score search(const Node<V>& node, Score alpha, Score beta, int depth, int ply, bool verifying = false) {
        // 1. Count, and stop when a limit is reached.
        ++nodes_;
        pv_length_[static_cast<std::size_t>(ply)] = 0;
        if (must_stop()) return 0;
        path_[root_index_ + static_cast<std::size_t>(ply)] = node.hash;

        // 2. Leaves: captures are always searched on; a threatened position gets one more ply; the others are
        // evaluated.
        const bool capturing = rules::must_capture(node.position);
        const bool leaf =
            (depth <= 0 && !capturing && (depth < 0 || tuning_.threat_ply == 0 || !rules::threatened(node.position))) ||
            ply >= max_ply - 2;

        // 3. The end of the game: first the loss, then the draws.
        rules::MoveList moves;
        if (!leaf) rules::generate(node.position, moves);
        if (leaf ? !capturing && !rules::can_step(node.position) : moves.empty()) return loss_at(ply);
        if (ply > 0 && (node.drawn(draw_limits_) || repeated(node, ply))) return 0;
        if (ply > 0 && !capturing && endings_)
            if (const auto known = endings_->look_up(node, ply)) return *known;
        if (leaf) return stand_pat(node, alpha, beta, depth, ply);

        // 4. No better than losing later, no worse than winning at once.
        alpha = std::max(alpha, loss_at(ply));
        beta = std::min(beta, win_at(ply + 1));
        if (alpha >= beta) return alpha;

        // 5. What the table knows.
        const std::uint64_t key = node.key(draw_limits_);
        HashEntry known;
        if (depth > 0 && tuning_.hash_table != 0) {
            known = table_.probe(key, ply);
            if (known.bound != Bound::none) ++hash_hits_;
            if (!Pv && known.depth >= depth && cuts(known, alpha, beta) && in_time(node, known.score, ply))
                return known.score;
        }

        // 6. ProbCut: a shallower search that beats beta by a margin stands for the deep one.
        if (!Pv && !verifying && depth >= tuning_.probcut_depth && !capturing && !is_known(beta)) {
            const Score raised = beta + tuning_.probcut_margin_per_ply * depth;
            const int shallow = depth * tuning_.probcut_percent / 100;
            if (search<false>(node, raised - 1, raised, shallow, ply, true) >= raised && !stopped_) return beta;
        }
        if (stopped_) return 0;

        // 7. The moves in order: the table's, then by history.
        Order order(moves, known.move, history_, node.position.turn);
        const bool extend_singular = Pv && ply > 0 && depth >= tuning_.singular_depth && known.move != 0 &&
                                     known.bound != Bound::upper && known.depth >= depth - 4 &&
                                     !is_known(known.score) && moves.size() > 1 &&
                                     is_singular(node, moves, known, depth, ply);

        Score best = -infinite;
        rules::Move best_move = moves[0];
        const Score alpha_before = alpha;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const rules::Move move = order.next(i);
            if (ply == 0 && is_excluded(move)) continue;
            const Node<V> next = node.after(move, draw_limits_, depth > 0);
            if (depth > 1) table_.prefetch(next.key(draw_limits_));

            // 8. Extend forced replies and singular moves, reduce late quiet ones.
            const bool extend =
                depth > 0 && ((tuning_.extend_one_reply != 0 && moves.size() == 1) || (i == 0 && extend_singular));
            const int full = capturing && depth <= 0 ? depth : depth - (extend ? 0 : 1);
            const int reduction =
                capturing || best == -infinite || crowns(node.position, move) ? 0 : late_reduction<Pv>(depth, i);

            // 9. The first move with the full window, the others to prove that they are worse.
            Score score;
            if (best == -infinite) {
                score = -search<Pv>(next, -beta, -alpha, full, ply + 1, verifying);
            } else {
                score = -search<false>(next, -alpha - 1, -alpha, full - reduction, ply + 1, verifying);
                if (score > alpha && reduction > 0)
                    score = -search<false>(next, -alpha - 1, -alpha, full, ply + 1, verifying);
                if (Pv && score > alpha && score < beta)
                    score = -search<true>(next, -beta, -alpha, full, ply + 1, verifying);
            }
            if (stopped_) return 0;

            // 10. Better than anything so far?
            if (score <= best) continue;
            best = score;
            best_move = move;
            if (score <= alpha) continue;
            alpha = score;
            if (Pv) update_pv(ply, move);
            if (alpha >= beta) {
                learn(moves, i, node.position.turn, depth);
                break;
            }
        }

        // 11. Remember.
        if (depth > 0 && tuning_.hash_table != 0 && (ply > 0 || excluded_.size() == hopeless_.size())) {
            const Bound bound = best >= beta ? Bound::lower : best > alpha_before ? Bound::exact : Bound::upper;
            table_.store(key, ply,
                         {bound == Bound::upper ? MoveCode{0} : code_of(best_move), static_cast<std::int16_t>(best),
                          static_cast<std::int8_t>(depth), bound});
        }
        return best;
    }

    /// The evaluation of a quiet position, or more if a shot brings more: a man stepped where it must be taken, and
    /// what the forced captures lead to. One shot at most in a line.
    Score stand_pat(const Node<V>& node, Score alpha, Score beta, int depth, int ply) {
        const Score pat = evaluator_(node.position, ply);
        if (tuning_.shots == 0 || depth < 0 || pat >= beta || pat + tuning_.shot_margin <= alpha || ply >= max_ply - 4)
            return pat;
        const core::Bits bait = rules::baits(node.position);
        if (bait == 0) return pat;
        Score best = pat;
        rules::MoveList moves;
        rules::generate(node.position, moves);
        for (const rules::Move& move : moves) {
            if ((bait >> move.to & 1) == 0 || (node.position.kings >> move.from & 1) != 0) continue;
            const Node<V> next = node.after(move, draw_limits_, false);
            if (!rules::must_capture(next.position)) continue;
            best = std::max(best, -search<false>(next, -beta, -std::max(alpha, best), -1, ply + 1, true));
            if (stopped_) return 0;
            if (best >= beta) break;
        }
        return best;
    }

    /// Hands out moves, the most promising of the rest first.
    class Order {
    public:
        Order(rules::MoveList& moves, MoveCode first, const History& history, rules::Side side) : moves_(moves) {
            for (std::size_t i = 0; i < std::min(moves.size(), most); ++i)
                value_[i] = first != 0 && code_of(moves[i]) == first ? 1 << 20 : history.chance(side, moves[i]);
        }
        rules::Move next(std::size_t i) {
            if (i >= most) return moves_[i];
            std::size_t best = i;
            for (std::size_t j = i + 1; j < std::min(moves_.size(), most); ++j)
                if (value_[j] > value_[best]) best = j;
            // Read before anything is written: reading back what was just written in smaller parts stalls.
            const rules::Move move = moves_[best];
            moves_[best] = moves_[i];
            moves_[i] = move;
            std::swap(value_[i], value_[best]);
            return move;
        }

    private:
        static constexpr std::size_t most = 64;  // more moves than that are tried as they come
        rules::MoveList& moves_;
        std::array<int, most> value_;
    };

    /// The plies by which a late quiet move is searched less deep: more for later moves and deeper searches.
    template <bool Pv>
    int late_reduction(int depth, std::size_t i) const {
        if (depth < tuning_.lmr_depth || i < static_cast<std::size_t>(Pv ? tuning_.lmr_first_pv : tuning_.lmr_first))
            return 0;
        const int hundredths = reductions_[static_cast<std::size_t>(std::min(depth, 63))][std::min<std::size_t>(i, 63)];
        return std::max(hundredths - (Pv ? tuning_.lmr_pv_less : 0), 0) / 100;
    }

    static bool crowns(const Position<V>& p, const rules::Move& move) {
        return (rules::Geometry<V>::crown_row(p.turn) >> move.to & ~p.kings >> move.from & 1) != 0;
    }

    /// Whether all moves but the table's fall well short of it.
    bool is_singular(const Node<V>& node, rules::MoveList& moves, const HashEntry& known, int depth, int ply) {
        const Score bar = known.score - tuning_.singular_margin;
        for (const rules::Move& move : moves) {
            if (code_of(move) == known.move) continue;
            if (-search<false>(node.after(move, draw_limits_, true), -bar, -bar + 1, depth - 4, ply + 1, true) >= bar)
                return false;
            if (stopped_) return false;
        }
        return true;
    }

    static bool cuts(const HashEntry& known, Score alpha, Score beta) {
        return known.bound == Bound::exact || (known.bound == Bound::lower && known.score >= beta) ||
               (known.bound == Bound::upper && known.score <= alpha);
    }

    /// A win that was found with another count holds here only if it comes before this one is full.
    bool in_time(const Node<V>& node, Score score, int ply) const {
        if (!is_known(score)) return true;
        const int at = (is_decided(score) ? win : table_win) - std::abs(score);
        return at - ply <= tables::plies_left(draw_limits_, node.counts.full());
    }

    void learn(const rules::MoveList& moves, std::size_t best, rules::Side side, int depth) {
        if (depth <= 0 || moves.size() == 1 || tuning_.history == 0) return;
        history_.good(side, moves[best]);
        for (std::size_t i = 0; i < best; ++i) history_.bad(side, moves[i]);
    }

    bool is_excluded(const rules::Move& move) const {
        for (const rules::Move& other : excluded_)
            if (other == move) return true;
        return false;
    }

    /// The position stood on the path of this search before, or twice in the game before it.
    bool repeated(const Node<V>& node, int ply) const {
        const std::size_t here = root_index_ + static_cast<std::size_t>(ply);
        const auto reach = static_cast<std::size_t>(node.quiet);
        int earlier = 0;
        for (std::size_t back = 4; back <= reach && back <= here; back += 2) {
            if (path_[here - back] != node.hash) continue;
            if (here - back >= root_index_ || ++earlier == 2) return true;
        }
        return false;
    }

    void update_pv(int ply, const rules::Move& move) {
        const auto p = static_cast<std::size_t>(ply);
        pv_[p][0] = move;
        std::copy_n(pv_[p + 1].begin(), pv_length_[p + 1], pv_[p].begin() + 1);
        pv_length_[p] = std::min(pv_length_[p + 1] + 1, max_ply - 1);
    }

    bool must_stop() {
        if (limits_->nodes != 0 && nodes_ > limits_->nodes) stopped_ = true;
        if ((nodes_ & 1023) == 0 && limits_->stop && limits_->stop()) stopped_ = true;
        return stopped_;
    }

    HashTable& table_;
    Evaluator<V> evaluator_;
    Tuning tuning_;
    History history_;
    const Limits* limits_ = nullptr;
    DrawLimits draw_limits_{};
    Node<V> root_;
    std::vector<std::uint64_t> path_;
    std::size_t root_index_ = 0;
    std::optional<Endings<V>> endings_;
    std::vector<rules::Move> hopeless_;  ///< Root moves that give away what the tables promise.
    std::vector<rules::Move> excluded_;
    std::array<std::array<rules::Move, max_ply>, max_ply> pv_;
    std::array<int, max_ply> pv_length_{};
    std::array<std::array<int, 64>, 64> reductions_{};
    std::uint64_t nodes_ = 0, hash_hits_ = 0;
    bool stopped_ = false;
};

}  // namespace damas::search
