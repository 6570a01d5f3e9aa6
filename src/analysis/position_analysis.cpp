// SPDX-License-Identifier: MIT
#include <algorithm>

#include "analysis/analysis.hpp"
#include "analysis/analyst.hpp"
#include "analysis/score_words.hpp"
#include "core/stopwatch.hpp"
#include "endgames/table_probe.hpp"

namespace damas::analysis {

namespace {

/// Collects lines as they are found. When time runs out in the middle of a depth, the lines that were not reached yet
/// are those of the depth before.
class LineList {
public:
    /// Lines differ from the move at this index on.
    explicit LineList(std::size_t first) : first_(first) {}

    void add(const RatedLine& line) {
        if (line.rank == 1) {
            before_ = std::move(now_);
            now_.clear();
        }
        now_.push_back(line);
    }

    std::vector<RatedLine> best(std::size_t most) && {
        const auto known = [&](const RatedLine& line) {
            return std::ranges::any_of(now_, [&](const RatedLine& l) { return l.moves[first_] == line.moves[first_]; });
        };
        for (RatedLine& line : before_)
            if (now_.size() < most && !known(line)) now_.push_back(std::move(line));
        for (std::size_t i = 0; i < now_.size(); ++i) now_[i].rank = static_cast<int>(i) + 1;
        return std::move(now_);
    }

private:
    std::size_t first_;
    std::vector<RatedLine> before_, now_;
};

/// Leaves out what would be played after the end of the game.
void cut_at_the_end(const engine::Game& from, std::vector<engine::LegalMove>& moves) {
    const std::unique_ptr<engine::Game> game = from.clone();
    moves.erase(std::ranges::find_if(moves, [&](const engine::LegalMove& move) { return !game->play(move); }),
                moves.end());
}

}  // namespace

std::vector<RatedLine> Analyst::look(const engine::Game& game, const AnalysisLimits& limits, const OnLine& on_line,
                                     const std::atomic<bool>& stop) {
    // Forced moves are played first: the search has nothing to choose there and would not think long.
    const std::unique_ptr<engine::Game> there = game.clone();
    std::vector<engine::LegalMove> forced, legal = there->legal_moves();
    for (; legal.size() == 1 && !there->over(); legal = there->legal_moves()) {
        there->play(legal.front());
        forced.push_back(legal.front());
    }
    const auto rated = [&](const engine::Thought& t) {
        int score = t.score;
        for (std::size_t i = 0; i < forced.size(); ++i) score = one_ply_earlier(score);
        RatedLine line{.rank = t.line,
                       .depth = t.depth + static_cast<int>(forced.size()),
                       .score = seen_by_white(score, game.turn()),
                       .nodes = t.nodes,
                       .seconds = t.seconds,
                       .moves = forced};
        line.moves.insert(line.moves.end(), t.moves.begin(), t.moves.end());
        return line;
    };
    if (there->over())
        return {rated({.score = there->result().outcome == rules::Outcome::draw ? 0 : search::loss_at(0)})};

    const engine::ThinkLimits wanted{.depth = limits.depth,
                                     .nodes = limits.nodes,
                                     .time = {.move_time = limits.seconds},
                                     .lines = std::min(std::max(limits.lines, 1), static_cast<int>(legal.size()))};
    LineList lines(forced.size());
    const auto on_thought = [&](const engine::Thought& t) {
        if (t.moves.empty()) return;
        lines.add(rated(t));
        if (on_line) on_line(rated(t));
    };
    const engine::Thought last = player_->think(there->record(), wanted, on_thought, stop);
    std::vector<RatedLine> result = std::move(lines).best(static_cast<std::size_t>(wanted.lines));
    if (result.empty()) result.push_back(rated(last));
    for (RatedLine& line : result) cut_at_the_end(game, line.moves);
    return result;
}

PositionAnalysis analyze_position(const engine::Rulebook& book, const engine::Game& game, const AnalysisLimits& limits,
                                  const engine::PlayerOptions& player,
                                  const std::function<void(const RatedLine&)>& on_line, const std::atomic<bool>& stop) {
    PositionAnalysis analysis{.state = game.state()};
    if (game.over()) return analysis;
    if (player.tables)
        if (const auto probe = endgames::probe_tables(book.id(), player.table_directory, game.record()))
            analysis.exact = probe->verdict;
    const core::Stopwatch watch;
    Analyst analyst(book, player);
    analysis.lines = analyst.look(game, limits, on_line, stop);
    analysis.nodes = analyst.nodes();
    analysis.seconds = watch.seconds();
    return analysis;
}

}  // namespace damas::analysis
