// SPDX-License-Identifier: MIT
// What the search thinks of a position, and of every move of a game: how much of the expected result it gave away and
// what was better. Scores are hundredths of a man as White sees them; beyond ±29,000 a forced win.
#pragma once

#include <limits>

#include "analysis/expectancy.hpp"
#include "arbiter/arbiter.hpp"
#include "endgames/table_verdict.hpp"
#include "engine/player.hpp"

namespace damas::analysis {

/// How far to look at one position; what is 0 does not limit, but something must.
struct AnalysisLimits {
    int depth = 0;
    std::uint64_t nodes = 0;
    double seconds = 0;
    int lines = 1;  ///< Of a position; a game asks for what it needs.
};

/// One continuation and where it leads.
struct RatedLine {
    int rank = 1;  ///< Among the lines of its position, from 1.
    int depth = 0;
    int score = 0;
    std::uint64_t nodes = 0;  ///< Until it was found …
    double seconds = 0;       ///< … and so long.
    std::vector<engine::LegalMove> moves{};
};

struct PositionAnalysis {
    engine::GameState state;
    std::optional<endgames::TableVerdict> exact{};  ///< For the side to move, if tables know the position.
    std::vector<RatedLine> lines{};                 ///< The best first; none if the game is over.
    std::uint64_t nodes = 0;
    double seconds = 0;
};

/// What is to be said about one move of a game.
struct MoveReview {
    std::size_t node;  ///< Index in the main line.
    int ply;           ///< From 1.
    rules::Side side;
    rules::Setup position;  ///< Before it.
    engine::LegalMove move;
    int score_before, score_after;  ///< With the best move, and with this one.
    std::vector<engine::LegalMove> best_line;
    double loss;         ///< Of the expected result: 0 to 1.
    double random_loss;  ///< What a move chosen at random would give away: the mean over all moves.
    Mark mark;
    bool forced;  ///< There was no other.
    int depth;
};

/// One player's game; forced moves do not count.
struct SideSummary {
    int moves = 0;
    double accuracy = 100;    ///< What was given away beside what random moves would have: `analysis::accuracy`.
    double average_loss = 0;  ///< Of the expected result.
    int only_moves = 0, inaccuracies = 0, mistakes = 0, blunders = 0;
};

struct GameAnalysis {
    arbiter::GameReport
        report;  ///< What the arbiter says: rules, errors, the first illegal move. Moves before it are analysed.
    std::vector<MoveReview> moves{};
    SideSummary white{}, black{};
};

struct GameRequest {
    AnalysisLimits limits{};
    engine::PlayerOptions player{};
    int from = 1, to = std::numeric_limits<int>::max();  ///< Plies to review, both included.
    /// Told how many positions of how many have been searched.
    std::function<void(int done, int total)> on_progress{};
};

/// Thinks about the position of a game until a limit or `stop`; `on_line` is told of every line of every depth. A
/// position in which one move only is legal is weighed by where it leads.
PositionAnalysis analyze_position(const engine::Rulebook& book, const engine::Game& game, const AnalysisLimits& limits,
                                  const engine::PlayerOptions& player,
                                  const std::function<void(const RatedLine&)>& on_line, const std::atomic<bool>& stop);

/// Reviews the moves of the main line as far as it is legal, and writes its moves in short form.
/// `check` says what it plays if its tags do not.
GameAnalysis analyze_game(notation::pdn::Game& game, const arbiter::CheckRequest& check, const GameRequest& request);

}  // namespace damas::analysis
