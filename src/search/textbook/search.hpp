// SPDX-License-Identifier: MIT
// Alpha-beta as it is taught: two functions that call each other, a fixed depth, the evaluation only where the depth is
// reached. No table, no quiescence, no extensions: those live in the champion's search. Every setting is the user's.
// Evaluations of leaves and of other nodes are counted apart, and `leaves_only` forbids the others.
#pragma once

#include <algorithm>
#include <functional>
#include <optional>
#include <random>

#include "core/short_sort.hpp"
#include "eval/terms.hpp"
#include "rules/game.hpp"
#include "search/textbook/trace.hpp"

namespace damas::search::textbook {

enum class Order : std::uint8_t {
    generated,       ///< As the generator lists them.
    captures_first,  ///< Most valuable captures, then crownings, then the rest.
    by_evaluation,   ///< Best for the mover first, by the evaluation one ply on.
};

inline constexpr std::array<std::string_view, 3> order_names{"generated", "captures_first", "by_evaluation"};

/// Which of several equally good moves is played.
enum class TieBreak : std::uint8_t { first, last, random };
inline constexpr std::array<std::string_view, 3> tie_break_names{"first", "last", "random"};

inline constexpr int max_depth = 40;
/// Keeps evaluations of ordinary positions far below a won game.
inline constexpr int max_weight = 3000;

struct Settings {
    int depth = 6;
    bool pruning = true;  ///< Off: plain minimax.
    Order order = Order::generated;
    TieBreak tie_break = TieBreak::first;
    std::uint64_t seed = 1;
    std::uint64_t max_nodes = 0;  ///< 0: no limit.
    bool leaves_only = false;     ///< Nothing but terminal nodes is ever evaluated; excludes Order::by_evaluation.
    eval::Weights weights = eval::default_weights();
    std::function<bool()> stop{};  ///< Asked now and then; true ends the search.
};

/// Whether settings contradict each other: that order evaluates inner nodes.
inline bool is_contradictory(const Settings& settings) {
    return settings.leaves_only && settings.order == Order::by_evaluation;
}

struct Result {
    std::optional<rules::Move> best;  ///< Nothing if the game is over.
    int value = 0;                    ///< As the side to move at the root sees it; 0 if a limit left nothing to say.
    std::vector<rules::Move> line;    ///< Best play for both.
    std::uint64_t nodes = 0, cutoffs = 0;
    std::uint64_t evaluations = 0;        ///< Of leaves: the depth is reached there.
    std::uint64_t inner_evaluations = 0;  ///< To sort moves by evaluation, and where a limit ended the search.
    std::vector<std::uint64_t> nodes_by_ply;
    bool complete = true;  ///< False if a limit ended it; then the best of the root moves looked at.
};

template <rules::Variant V>
class Search {
public:
    Search(const rules::Game<V>& game, const Settings& settings, Trace* trace = nullptr)
        : game_(game), settings_(settings), trace_(trace), random_(settings.seed), max_side_(game.position().turn) {
        result_.nodes_by_ply.resize(static_cast<std::size_t>(settings.depth) + 1);
    }

    Result run() {
        std::vector<rules::Move> line;
        result_.value = value_of(-infinity, infinity, 0, -1, line);
        if (result_.value == nothing) result_.value = 0;
        result_.line = line;
        if (line.empty() && !game_.over()) result_.line.push_back(ordered_moves().front());
        if (!result_.line.empty()) result_.best = result_.line.front();
        return result_;
    }

private:
    using Line = std::vector<rules::Move>;
    /// What a search knows that a limit ended before its first leaf.
    static constexpr int nothing = infinity + 1;

    /// Enters a node: counts it, records it, decides whether it is a leaf, and asks MAX or MIN otherwise.
    int value_of(int alpha, int beta, int ply, int parent, Line& line) {
        line.clear();
        if (ply > 0 && must_stop()) return settings_.leaves_only ? nothing : value_here(result_.inner_evaluations);
        ++result_.nodes;
        ++result_.nodes_by_ply[static_cast<std::size_t>(ply)];
        const bool maximizing = game_.position().turn == max_side_;
        const int id = record({.parent = parent,
                               .ply = ply,
                               .move = ply == 0 ? rules::Move{} : game_.move_at(game_.ply() - 1),
                               .maximizing = maximizing,
                               .alpha = alpha,
                               .beta = beta});
        if (game_.over()) return finish(id, NodeKind::game_over, game_value(ply));
        if (ply == settings_.depth) return finish(id, NodeKind::leaf, value_here(result_.evaluations));
        return maximizing ? max_value(alpha, beta, ply, id, line) : min_value(alpha, beta, ply, id, line);
    }

    int max_value(int alpha, int beta, int ply, int id, Line& line) {
        int best = -infinity, searched = 0, tried = 0;
        const std::vector<rules::Move> moves = ordered_moves();
        for (const rules::Move& move : moves) {
            Line below;
            const std::uint64_t before = result_.nodes;
            game_.play(move);
            const int value = value_of(settings_.pruning ? std::max(alpha, root_floor(best, ply)) : -infinity,
                                       settings_.pruning ? beta : infinity, ply + 1, id, below);
            game_.undo();
            ++tried;
            searched += result_.nodes > before ? 1 : 0;  // Not if a limit came first.
            // A move that was not searched to its end does not count, unless there is no other.
            if (value == nothing || (stopped_ && tried > 1)) break;
            if (ply == 0 && value > best) ties_ = 1;
            if (value > best || (value == best && prefer_later(ply))) {
                best = value;
                line.assign(1, move);
                line.insert(line.end(), below.begin(), below.end());
            }
            if (stopped_) break;
            if (settings_.pruning && best >= beta) break;  // MIN will never let it come to this.
        }
        return leave(id, best, searched, static_cast<int>(moves.size()));
    }

    int min_value(int alpha, int beta, int ply, int id, Line& line) {
        int best = infinity, searched = 0, tried = 0;
        const std::vector<rules::Move> moves = ordered_moves();
        for (const rules::Move& move : moves) {
            Line below;
            const std::uint64_t before = result_.nodes;
            game_.play(move);
            const int value = value_of(settings_.pruning ? alpha : -infinity,
                                       settings_.pruning ? std::min(beta, best) : infinity, ply + 1, id, below);
            game_.undo();
            ++tried;
            searched += result_.nodes > before ? 1 : 0;  // Not if a limit came first.
            if (value == nothing || (stopped_ && tried > 1)) break;
            if (value < best) {
                best = value;
                line.assign(1, move);
                line.insert(line.end(), below.begin(), below.end());
            }
            if (stopped_) break;
            if (settings_.pruning && best <= alpha) break;  // MAX already has something better.
        }
        return leave(id, best, searched, static_cast<int>(moves.size()));
    }

    /// What MAX already has. At the root, a tie-break that may take a later move needs equal values to be exact, so the
    /// window stays open by one.
    int root_floor(int best, int ply) const {
        return ply == 0 && settings_.tie_break != TieBreak::first && best > -infinity ? best - 1 : best;
    }

    bool prefer_later(int ply) {
        if (ply != 0 || stopped_) return false;
        if (settings_.tie_break == TieBreak::last) return true;
        return settings_.tie_break == TieBreak::random && random_() % ++ties_ == 0;
    }

    /// The evaluation of the position, counted where it belongs.
    int value_here(std::uint64_t& counter) {
        ++counter;
        const int value = eval::evaluate(game_.position(), settings_.weights);
        return game_.position().turn == max_side_ ? value : -value;
    }

    int game_value(int ply) const {
        const rules::Outcome outcome = game_.result().outcome;
        if (outcome == rules::Outcome::draw) return 0;
        return outcome == rules::win_for(max_side_) ? win - ply : ply - win;
    }

    std::vector<rules::Move> ordered_moves() {
        std::vector<rules::Move> moves(game_.legal().begin(), game_.legal().end());
        if (settings_.order == Order::generated) return moves;
        std::vector<std::pair<int, std::size_t>> keyed;  // equal keys keep the generator's order
        keyed.reserve(moves.size());
        for (std::size_t i = 0; i < moves.size(); ++i) keyed.emplace_back(-order_key(moves[i]), i);
        core::short_sort(keyed);
        const std::vector<rules::Move> unordered = moves;
        for (std::size_t i = 0; i < moves.size(); ++i) moves[i] = unordered[keyed[i].second];
        return moves;
    }

    int order_key(const rules::Move& move) {
        const rules::Position<V>& p = game_.position();
        const rules::Position<V> next = rules::play(p, move);
        if (settings_.order == Order::by_evaluation) {
            ++result_.inner_evaluations;
            return -eval::evaluate(next, settings_.weights);
        }
        return 100 * core::count(move.captured) + 10 * core::count(move.captured & p.kings) +
               core::count(next.kings_of(p.turn)) - core::count(p.kings_of(p.turn));
    }

    bool must_stop() {
        if (settings_.max_nodes != 0 && result_.nodes >= settings_.max_nodes) stopped_ = true;
        if (settings_.stop && result_.nodes % 256 == 0 && settings_.stop()) stopped_ = true;
        if (stopped_) result_.complete = false;
        return stopped_;
    }

    int leave(int id, int value, int searched, int moves) {
        if (searched < moves && !stopped_) ++result_.cutoffs;
        if (value == infinity || value == -infinity) value = nothing;
        if (id >= 0) {
            TraceNode& node = trace_->nodes[static_cast<std::size_t>(id)];
            node.value = value == nothing ? 0 : value, node.searched = searched, node.moves = moves;
            if (stopped_) node.kind = NodeKind::stopped;
        }
        return value;
    }

    int finish(int id, NodeKind kind, int value) {
        if (id >= 0) {
            trace_->nodes[static_cast<std::size_t>(id)].kind = kind;
            trace_->nodes[static_cast<std::size_t>(id)].value = value;
        }
        return value;
    }

    /// The index under which a node is recorded, or -1.
    int record(const TraceNode& node) {
        if (trace_ == nullptr) return -1;
        if (trace_->nodes.size() >= trace_->max_nodes || node.ply > trace_->max_ply) {
            trace_->truncated = true;
            return -1;
        }
        trace_->nodes.push_back(node);
        return static_cast<int>(trace_->nodes.size()) - 1;
    }

    rules::Game<V> game_;
    const Settings& settings_;
    Trace* trace_;
    std::mt19937_64 random_;
    rules::Side max_side_;
    std::uint64_t ties_ = 1;
    bool stopped_ = false;
    Result result_;
};

}  // namespace damas::search::textbook
