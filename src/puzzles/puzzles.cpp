// SPDX-License-Identifier: MIT
#include "puzzles/puzzles.hpp"

#include <algorithm>
#include <map>

#include "analysis/analyst.hpp"
#include "analysis/score_words.hpp"
#include "arena/openings.hpp"
#include "core/hash.hpp"
#include "endgames/table_tools.hpp"
#include "words/numbers.hpp"

namespace damas::puzzles {

namespace {

using analysis::RatedLine;
using engine::Game;

/// A shot gains this much, a defence saves it: hundredths of a man by which the best move beats all others.
constexpr int clear_gap = 120;
/// A look at every position of a game; only what stands out is examined further.
constexpr std::uint64_t first_look = 4'000, second_look = 300'000;
constexpr int opening_plies = 8, longest_game = 160;
/// The line that shows why is no longer than this.
constexpr std::size_t longest_solution = 13;
/// Two puzzles that differ in fewer squares are alike.
constexpr int least_difference = 5;
/// The budgets by which puzzles are graded.
constexpr std::array<std::uint64_t, 10> budgets{100, 200, 500, 1'000, 2'500, 5'000, 12'000, 30'000, 100'000, 300'000};
/// Three tenths of a collection at most have the same grade.
constexpr int grade_share_numerator = 3, grade_share_denominator = 10;

engine::PlayerOptions plain() {
    engine::PlayerOptions options;
    options.hash_megabytes = 16;
    return options;
}
engine::PlayerOptions without_tables() {
    engine::PlayerOptions options = plain();
    options.tables = false;
    return options;
}
/// Every move to the full depth: nothing is reduced, nothing verified by less.
engine::PlayerOptions full_width() {
    engine::PlayerOptions options = plain();
    options.tuning.lmr_depth = options.tuning.probcut_depth = options.tuning.singular_depth = search::max_ply;
    return options;
}

/// Two lines as the side to move sees them.
struct Comparison {
    int score = 0, second = 0, depth = 0;
    std::vector<engine::LegalMove> line;

    /// The kind of puzzle that it would make, if any.
    std::optional<PuzzleKind> kind() const {
        if (score - second < clear_gap) return {};
        if (score >= clear_gap && second < clear_gap) return PuzzleKind::shot;
        if (score >= -clear_gap / 2 && second <= -clear_gap) return PuzzleKind::defence;
        return {};
    }
};

class Maker {
public:
    Maker(const engine::Rulebook& book, const PuzzleRequest& request)
        : book_(book),
          request_(request),
          quick_(book, without_tables()),
          deep_(book, plain()),
          proof_(book, full_width()),
          solver_(engine::make_player(book.id(), without_tables())),
          tools_(endgames::table_tools(book.id())),
          table_pieces_(tools_->complete("").first),
          now_(request.begin) {
        for (const Puzzle& puzzle : now_.found) take(puzzle.grade, game_of(book, puzzle)->view());
    }

    std::vector<Puzzle> run() {
        const int openings = request_.count * 20;
        const std::vector<arena::Opening> starts =
            arena::random_openings(book_, opening_plies, openings, request_.seed);
        while (now_.games < openings && static_cast<int>(now_.found.size()) < request_.count) {
            play(starts[static_cast<std::size_t>(now_.games)], now_.games + 1);
            ++now_.games;
            if (request_.on_game && !request_.on_game(now_)) break;
        }
        std::vector<Puzzle> sorted;
        for (const int wanted : {1, 2, 3, 4, 5})
            std::ranges::copy_if(now_.found, std::back_inserter(sorted),
                                 [&](const Puzzle& p) { return p.grade == wanted; });
        return sorted;
    }

private:
    /// A game of two players who overlook things, until it holds a puzzle. Nothing is remembered of the games before
    /// but their puzzles, so that a search may be gone on with.
    void play(const arena::Opening& opening, int number) {
        for (analysis::Analyst* analyst : {&quick_, &deep_, &proof_}) analyst->forget();
        seen_.clear();
        engine::PlayerOptions weak = plain();
        weak.level = 5 + number % 3;
        weak.seed = core::mix(request_.seed, static_cast<std::uint64_t>(number), 0);
        const auto player = engine::make_player(book_.id(), weak);
        const std::unique_ptr<Game> game = std::move(*book_.new_game(opening.position));
        for (int ply = 0; ply < longest_game; ++ply) {
            if (game->over()) return;
            if (const auto puzzle = examine(*game)) {
                now_.found.push_back(*puzzle);
                now_.found.back().origin = "own games, seed " + std::to_string(request_.seed) + ", game " +
                                           std::to_string(number) + ", ply " + std::to_string(opening_plies + ply);
                return;
            }
            game->play(player->think(game->record(), {}, {}, never_).moves.front());
        }
    }

    std::optional<Puzzle> examine(const Game& game) {
        const std::vector<engine::LegalMove> legal = game.legal_moves();
        if (legal.size() < 3 || !legal.front().captured.empty()) return {};
        const rules::Setup here = game.state().position;
        if (std::ranges::find(seen_, here) != seen_.end()) return {};
        const bool ending = std::ssize(here.pieces) <= table_pieces_;
        Puzzle puzzle{.position = here, .solution = {}, .proof = {}, .origin = {}};
        // The way that led here does not matter: a puzzle begins with it.
        const std::unique_ptr<Game> alone = game_of(book_, puzzle);
        if (!(ending ? prove_ending(*alone, puzzle) : prove_by_search(*alone, puzzle))) return {};
        seen_.push_back(here);
        const auto needed = nodes_needed(puzzle);
        if (!needed) return {};
        puzzle.grade = grade_of(*needed);
        if (is_full(puzzle) || is_like_another(game.view())) return {};
        take(puzzle.grade, game.view());
        return puzzle;
    }

    void take(int grade, const notation::BoardView& board) {
        ++of_grade_[grade];
        boards_.push_back(board);
    }

    /// One move only keeps a win or a draw that the tables promise, and it takes more than a few plies to see it.
    bool prove_ending(const Game& game, Puzzle& puzzle) {
        const auto probe = endgames::probe_tables(book_.id(), "", game.record());
        if (!probe || probe->moves.size() < 3) return false;
        const auto& moves = probe->moves;
        const tables::Wdl best = moves[0].second.result;
        if (best == tables::Wdl::loss || moves[1].second.result == best) return false;
        if (moves[0].second.plies.value_or(99) < 7) return false;
        const std::vector<RatedLine> lines = look(deep_, game, second_look, 1);
        puzzle.kind = PuzzleKind::ending;
        puzzle.solution = lines[0].moves;
        if (puzzle.solution.empty() || puzzle.solution[0] != moves[0].first) return false;
        shorten(puzzle.solution);
        puzzle.proof = best == tables::Wdl::win ? "endgame tables: the only move that wins"
                                                : "endgame tables: the only move that draws";
        return true;
    }

    bool prove_by_search(const Game& game, Puzzle& puzzle) {
        if (!compare(quick_, game, first_look).kind()) return false;
        const Comparison deep = compare(deep_, game, second_look);
        if (!deep.kind()) return false;
        const Comparison proof = compare(proof_, game, request_.proof_nodes);
        if (proof.line.front() != deep.line.front() || proof.kind() != deep.kind()) return false;
        puzzle.kind = *deep.kind();
        puzzle.solution = proof.line;
        shorten(puzzle.solution);
        puzzle.proof = "every move searched to depth " + std::to_string(proof.depth) + ": " + score(proof.score) +
                       ", any other at most " + score(proof.second);
        return true;
    }

    static std::string score(int hundredths) {
        if (search::is_known(hundredths)) return hundredths > 0 ? "a win" : "a loss";
        return words::decimal(hundredths / 100.0, 2, words::Language::english);
    }

    Comparison compare(analysis::Analyst& analyst, const Game& game, std::uint64_t nodes) {
        const std::vector<RatedLine> lines = look(analyst, game, nodes, 2);
        if (lines.size() < 2 || lines[0].moves.empty()) return {};
        const rules::Side turn = game.turn();
        return {.score = analysis::seen_by_white(lines[0].score, turn),
                .second = analysis::seen_by_white(lines[1].score, turn),
                .depth = lines[0].depth,
                .line = lines[0].moves};
    }

    std::vector<RatedLine> look(analysis::Analyst& analyst, const Game& game, std::uint64_t nodes, int lines) {
        return analyst.look(game, {.nodes = nodes, .lines = lines}, {}, never_);
    }

    /// The solver's own last move is the end: what the other side replies to it does not belong to the solution.
    static void shorten(std::vector<engine::LegalMove>& line) {
        line.resize(std::min(line.size(), longest_solution));
        if (line.size() % 2 == 0 && !line.empty()) line.pop_back();
    }

    /// The least of some budgets from which on the search finds the move; nothing if the largest is not enough.
    std::optional<std::uint64_t> nodes_needed(const Puzzle& puzzle) {
        std::optional<std::uint64_t> least;
        for (const std::uint64_t nodes : budgets) {
            if (!solves(book_, *solver_, puzzle, nodes))
                least.reset();
            else if (!least)
                least = nodes;
        }
        return least;
    }

    static int grade_of(std::uint64_t nodes) {
        const auto at = std::ranges::find_if(grade_nodes, [&](std::uint64_t most) { return nodes <= most; });
        return static_cast<int>(at - grade_nodes.begin()) + 1;
    }

    bool is_full(const Puzzle& puzzle) {
        return of_grade_[puzzle.grade] * grade_share_denominator >= request_.count * grade_share_numerator;
    }

    bool is_like_another(const notation::BoardView& board) const {
        return std::ranges::any_of(
            boards_, [&](const notation::BoardView& other) { return difference(board, other) < least_difference; });
    }

    const engine::Rulebook& book_;
    const PuzzleRequest& request_;
    analysis::Analyst quick_, deep_, proof_;
    std::unique_ptr<engine::Player> solver_;
    std::unique_ptr<endgames::TableTools> tools_;
    int table_pieces_;
    PuzzleProgress now_;
    std::vector<notation::BoardView> boards_;
    std::vector<rules::Setup> seen_;  ///< In this game.
    std::map<int, int> of_grade_;
    std::atomic<bool> never_ = false;
};

notation::Piece exchanged(notation::Piece piece) {
    using enum notation::Piece;
    switch (piece) {
        case none: return none;
        case white_man: return black_man;
        case white_king: return black_king;
        case black_man: return white_man;
        case black_king: return white_king;
    }
    return none;
}

}  // namespace

int difference(const notation::BoardView& a, const notation::BoardView& b) {
    int straight = 0, turned = 0;
    const std::size_t size = a.tiles.size();
    for (std::size_t s = 0; s < size; ++s) {
        straight += a.tiles[s].piece != b.tiles[s].piece ? 1 : 0;
        turned += a.tiles[s].piece != exchanged(b.tiles[size - 1 - s].piece) ? 1 : 0;
    }
    return std::min(straight, turned);
}

std::vector<Puzzle> make_puzzles(const engine::Rulebook& book, const PuzzleRequest& request) {
    return Maker(book, request).run();
}

std::unique_ptr<engine::Game> game_of(const engine::Rulebook& book, const Puzzle& puzzle) {
    return std::move(*book.new_game(puzzle.position));
}

bool solves(const engine::Rulebook& book, engine::Player& player, const Puzzle& puzzle, std::uint64_t nodes) {
    const std::atomic<bool> never = false;
    player.new_game();
    const engine::Thought thought = player.think(game_of(book, puzzle)->record(), {.nodes = nodes}, {}, never);
    return !thought.moves.empty() && thought.moves.front() == puzzle.solution.front();
}

}  // namespace damas::puzzles
