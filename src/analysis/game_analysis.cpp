// SPDX-License-Identifier: MIT
// A game is looked at from its end to its beginning: what the table learnt about later moves is there when the earlier
// ones are reviewed, and a move's value is that of the position it led to.
#include <algorithm>
#include <ranges>

#include "analysis/analyst.hpp"
#include "analysis/score_words.hpp"

namespace damas::analysis {

namespace {

using notation::pdn::Line;
using rules::Outcome;

/// To learn whether a move was the only good one, the others are searched with this part of the limits.
constexpr int only_move_share = 4;
/// To learn what moving at random would give away, all moves together are searched with this part of them.
constexpr int random_move_share = 4;

/// Moves played from one position without a break: a set-up in the middle of a game begins another.
struct Stretch {
    std::unique_ptr<engine::Game> game;  ///< At its end.
    std::vector<std::size_t> nodes{};
    int earlier = 0;  ///< Plies of the game before it.

    int plies() const { return static_cast<int>(nodes.size()); }
};

/// What is known about a position, for the side to move.
struct Value {
    int score = 0;
    int depth = 0;
    std::vector<engine::LegalMove> line{};
};

Value one_ply_earlier(const Value& value, const engine::LegalMove& move) {
    Value result{analysis::one_ply_earlier(value.score), value.depth + 1, {move}};
    result.line.insert(result.line.end(), value.line.begin(), value.line.end());
    return result;
}

/// Taking back is no feat, even if another way of taking back would have been worse.
bool is_recapture(const engine::Game& game, const engine::LegalMove& move) {
    return move.is_capture() && game.ply() > 0 && game.move_at(game.ply() - 1).is_capture();
}

AnalysisLimits share_of(AnalysisLimits limits, int share, int lines) {
    limits.nodes = limits.nodes == 0 ? 0 : std::max<std::uint64_t>(limits.nodes / static_cast<unsigned>(share), 1);
    limits.seconds /= share;
    limits.lines = lines;
    return limits;
}

class Reviewer {
public:
    Reviewer(const engine::Rulebook& book, const rules::DrawLimits* draws, const GameRequest& request)
        : book_(book), draws_(draws), request_(request), analyst_(book, request.player) {
        request_.limits.lines = 1;
    }

    std::vector<MoveReview> review(const rules::Setup& start, const Line& line) {
        collect(start, line);
        for (const Stretch& stretch : stretches_)
            for (int ply = 0; ply <= stretch.plies(); ++ply) total_ += is_wanted(stretch, ply);
        for (Stretch& stretch : stretches_ | std::views::reverse) walk_back(stretch);
        std::ranges::reverse(reviews_);
        return std::move(reviews_);
    }

private:
    /// The main line in stretches, as far as it is legal.
    void collect(const rules::Setup& start, const Line& line) {
        stretches_.push_back({std::move(*book_.new_game(start, draws_))});
        int ply = 0;
        for (std::size_t i = 0; i < line.moves.size(); ++i) {
            Stretch& last = stretches_.back();
            if (const auto& setup = line.moves[i].setup) {
                auto game = arbiter::set_up(book_, *setup, *last.game, draws_);
                if (!game) return;
                stretches_.push_back({.game = std::move(*game), .earlier = ply});
                continue;
            }
            if (!last.game->play(line.moves[i].move).legal()) return;
            last.nodes.push_back(i);
            ++ply;
        }
    }

    /// Whether the move that is played there, or the one that led there, is to be reviewed.
    bool is_wanted(const Stretch& stretch, int ply) const {
        const int plies = stretch.earlier + ply;
        return stretch.plies() > 0 && plies >= request_.from - 1 && plies <= request_.to;
    }

    void walk_back(Stretch& stretch) {
        engine::Game& game = *stretch.game;
        const std::vector<engine::LegalMove> moves = game.moves();
        Value after;
        for (int ply = stretch.plies();; --ply) {
            if (is_wanted(stretch, ply)) {
                if (ply < stretch.plies() && is_wanted(stretch, ply + 1)) {
                    const auto index = static_cast<std::size_t>(ply);
                    after = review(stretch, ply, moves[index], after);
                } else {
                    after = look(game);
                }
                ++done_;
                if (request_.on_progress) request_.on_progress(done_, total_);
            }
            if (ply == 0) return;
            game.undo();
        }
    }

    /// The value of a position by itself.
    Value look(const engine::Game& game) {
        if (game.over()) return {.score = game.result().outcome == Outcome::draw ? 0 : search::loss_at(0)};
        return value_of(game, analyst_.look(game, request_.limits, {}, never_).front());
    }

    static Value value_of(const engine::Game& game, const RatedLine& line) {
        return {seen_by_white(line.score, game.turn()), line.depth, line.moves};
    }

    /// Reviews the move that was played at `ply`, knowing the position `after` it; returns the value of the position.
    Value review(const Stretch& stretch, int ply, const engine::LegalMove& move, const Value& after) {
        const engine::Game& game = *stretch.game;
        const engine::GameState state = game.state();
        const Value played = one_ply_earlier(after, move);
        Value best = played;
        Mark mark = Mark::none;
        double at_random = 0;
        const bool forced = game.legal_moves().size() == 1;
        if (!forced) {
            at_random = random_loss(game);
            if (Value other = best_other(stretch, move, played); other.score > best.score) best = std::move(other);
            mark = mark_of(expectancy(best.score) - expectancy(played.score));
            if (best.line.front() == move && !is_recapture(game, move) && is_only_move(stretch, move, best))
                mark = Mark::only_move;
        }
        reviews_.push_back({.node = stretch.nodes[static_cast<std::size_t>(ply)],
                            .ply = stretch.earlier + ply + 1,
                            .side = state.turn,
                            .position = state.position,
                            .move = move,
                            .score_before = seen_by_white(best.score, state.turn),
                            .score_after = seen_by_white(played.score, state.turn),
                            .best_line = best.line,
                            .loss = expectancy(best.score) - expectancy(played.score),
                            .random_loss = at_random,
                            .mark = mark,
                            .forced = forced,
                            .depth = best.depth});
        return best;
    }

    /// The best move other than the one played, as far as it matters: the played one's own value if that is best. An
    /// error is only called one when the better move was looked at as closely as the played one.
    Value best_other(const Stretch& stretch, const engine::LegalMove& move, const Value& played) {
        const auto is_better = [&](const Value& v) {
            return expectancy(v.score) - expectancy(played.score) >= inaccuracy_loss;
        };
        Value best = look(*stretch.game);
        if (is_better(best) && best.line.front() == move) best = second(stretch, move, 1).value_or(played);
        if (best.line.front() == move) return played;
        if (!is_better(best)) return best;
        const std::unique_ptr<engine::Game> next = stretch.game->clone();
        const engine::LegalMove better = best.line.front();
        next->play(better);
        return one_ply_earlier(look(*next), better);
    }

    /// What somebody who moves without looking gives away here, on average.
    double random_loss(const engine::Game& game) {
        const int moves = static_cast<int>(game.legal_moves().size());
        AnalysisLimits limits = share_of(request_.limits, random_move_share, moves);
        limits.depth = (limits.depth + 1) / 2;
        const std::vector<RatedLine> lines = analyst_.look(game, limits, {}, never_);
        double best = 0, sum = 0;
        for (const RatedLine& line : lines) {
            const double worth = expectancy(value_of(game, line).score);
            best = std::max(best, worth);
            sum += worth;
        }
        return best - sum / static_cast<double>(lines.size());
    }

    bool is_only_move(const Stretch& stretch, const engine::LegalMove& move, const Value& best) {
        if (expectancy(best.score) < only_move_gap) return false;
        const auto next = second(stretch, move, only_move_share);
        return next && expectancy(best.score) - expectancy(next->score) >= only_move_gap;
    }

    /// The best move except `move`, searched with a share of the limits.
    std::optional<Value> second(const Stretch& stretch, const engine::LegalMove& move, int share) {
        for (const RatedLine& line : analyst_.look(*stretch.game, share_of(request_.limits, share, 2), {}, never_))
            if (line.moves.front() != move) return value_of(*stretch.game, line);
        return {};
    }

    const engine::Rulebook& book_;
    const rules::DrawLimits* draws_;
    GameRequest request_;
    Analyst analyst_;
    const std::atomic<bool> never_ = false;
    std::vector<Stretch> stretches_;
    std::vector<MoveReview> reviews_;
    int done_ = 0, total_ = 0;
};

SideSummary summary(const std::vector<MoveReview>& moves, rules::Side side) {
    SideSummary s;
    double losses = 0, random_losses = 0;
    for (const MoveReview& review : moves) {
        if (review.side != side || review.forced) continue;
        ++s.moves;
        losses += review.loss;
        random_losses += review.random_loss;
        s.only_moves += review.mark == Mark::only_move;
        s.inaccuracies += review.mark == Mark::inaccuracy;
        s.mistakes += review.mark == Mark::mistake;
        s.blunders += review.mark == Mark::blunder;
    }
    if (s.moves == 0) return s;
    s.accuracy = accuracy(losses, random_losses);
    s.average_loss = losses / s.moves;
    return s;
}

}  // namespace

GameAnalysis analyze_game(notation::pdn::Game& game, const arbiter::CheckRequest& check, const GameRequest& request) {
    GameAnalysis analysis{.report = arbiter::check_game(game, check)};
    if (analysis.report.error) return analysis;
    const engine::Rulebook& book = *analysis.report.rulebook;
    analysis.moves = Reviewer(book, analysis.report.draw_limits(), request).review(analysis.report.start, game.line);
    analysis.white = summary(analysis.moves, rules::Side::white);
    analysis.black = summary(analysis.moves, rules::Side::black);
    return analysis;
}

}  // namespace damas::analysis
