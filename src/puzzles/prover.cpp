// SPDX-License-Identifier: MIT
#include "puzzles/prover.hpp"

#include <algorithm>

#include "analysis/score_words.hpp"
#include "endgames/table_tools.hpp"
#include "puzzles/themes.hpp"
#include "words/numbers.hpp"

namespace damas::puzzles {

namespace {

using analysis::RatedLine;
using engine::Game;
using engine::LegalMove;
using tables::Wdl;

/// A win is this much at least, in hundredths of a man, and every other move is worth less than `no_win`.
constexpr int clear_win = 150, no_win = 80;
/// Saved is what is not worse than this, lost what is worse by so much.
constexpr int saved = -60, lost = -150;
/// By so much the good move beats the others.
constexpr int clear_gap = 120;
/// Nodes of a look at every position, of one at what stands out, and of one at what is to be proved.
constexpr std::uint64_t first_look = 1'500, second_look = 12'000, third_look = 150'000;
/// For a move of the line after the first, and for one of the defender.
constexpr std::uint64_t later_look_share = 3, reply_look = 40'000, theme_look = 40'000;
/// A line is no longer than this, and a win by tables no shorter.
constexpr std::size_t longest_line = 15;
constexpr int shortest_table_win = 5;

engine::PlayerOptions options(bool tables) {
    engine::PlayerOptions o;
    o.hash_megabytes = 8;
    o.tables = tables;
    return o;
}
engine::PlayerOptions hand() {
    engine::PlayerOptions o = options(false);
    o.hash_megabytes = 1;
    o.evaluation = engine::Evaluation::hand;
    return o;
}
/// Every move to the full depth: nothing is reduced, nothing verified by less.
engine::PlayerOptions full_width() {
    engine::PlayerOptions o = options(true);
    o.tuning.lmr_depth = o.tuning.probcut_depth = o.tuning.singular_depth = search::max_ply;
    return o;
}

std::string written(int hundredths) {
    if (search::is_known(hundredths)) return hundredths > 0 ? "a win" : "a loss";
    return words::decimal(hundredths / 100.0, 2, words::Language::english);
}

/// The solver's own last move is the end; one that nothing hangs on, because it was the only legal one and took
/// nothing, does not belong to the line.
void shorten(std::vector<LegalMove>& line, const std::vector<bool>& forced) {
    if (line.size() % 2 == 0 && !line.empty()) line.pop_back();
    while (line.size() > 1 && forced[line.size() - 1] && line.back().captured.empty()) line.resize(line.size() - 2);
}

}  // namespace

std::optional<Goal> Comparison::goal() const {
    if (score - second < clear_gap) return {};
    if (score >= clear_win && second < no_win) return Goal::win;
    if (score >= saved && second <= lost) return Goal::save;
    return {};
}

Prover::Prover(const engine::Rulebook& book, std::uint64_t nodes)
    : book_(book),
      nodes_(nodes),
      quick_(book, hand()),
      deep_(book, options(true)),
      proof_(book, full_width()),
      table_pieces_(endgames::table_tools(book.id())->complete("").first) {}

void Prover::forget() {
    for (analysis::Analyst* analyst : {&quick_, &deep_, &proof_}) analyst->forget();
}

std::optional<Puzzle> Prover::examine(const Game& game) {
    const std::vector<LegalMove> legal = game.legal_moves();
    if (legal.size() < 3 || !legal.front().captured.empty()) return {};
    Puzzle puzzle;
    puzzle.position = game.state().position;
    const std::unique_ptr<Game> alone = game_of(book_, puzzle);
    const bool known = std::ssize(puzzle.position.pieces) <= table_pieces_;
    if (!known && !worth_a_look(*alone)) return {};
    if (!(known ? prove_by_tables(*alone, puzzle) : prove_by_search(*alone, puzzle))) return {};
    add_themes(puzzle);
    if (puzzle.themes.empty()) return {};
    return puzzle;
}

bool Prover::worth_a_look(const Game& game) {
    return compare(quick_, game, first_look).goal() && compare(quick_, game, second_look).goal();
}

std::optional<endgames::TableProbe> Prover::probe(const Game& game) const {
    if (std::ssize(game.state().position.pieces) > table_pieces_) return {};
    auto found = endgames::probe_tables(book_.id(), "", game.record());
    if (found && found->moves.size() != game.legal_moves().size()) return {};
    return found;
}

bool Prover::prove_by_tables(Game& game, Puzzle& puzzle) {
    std::vector<bool> forced;
    Wdl wanted = Wdl::loss;
    while (!game.over() && puzzle.solution.size() < longest_line) {
        const auto known = probe(game);
        if (!known) break;
        const auto& moves = known->moves;
        if (puzzle.solution.empty()) {
            wanted = moves[0].second.result;
            if (wanted == Wdl::loss) return false;
            if (wanted == Wdl::win && moves[0].second.plies.value_or(99) < shortest_table_win) return false;
        }
        if (moves.size() > 1 && moves[1].second.result == wanted) break;
        forced.push_back(moves.size() == 1);
        puzzle.solution.push_back(moves[0].first);
        game.play(puzzle.solution.back());
        const auto answer = game.over() ? std::nullopt : reply(game, true);
        if (!answer) break;
        forced.push_back(true);
        puzzle.solution.push_back(*answer);
        game.play(*answer);
    }
    if (puzzle.solution.empty()) return false;
    shorten(puzzle.solution, forced);
    puzzle.goal = wanted == Wdl::win ? Goal::win : Goal::save;
    puzzle.proof = "tables";
    return true;
}

bool Prover::prove_by_search(Game& game, Puzzle& puzzle) {
    const Comparison deep = compare(deep_, game, third_look);
    const auto goal = deep.goal();
    if (!goal) return false;
    std::vector<bool> forced;
    int depth = search::max_ply;
    Comparison first;
    while (!game.over() && puzzle.solution.size() < longest_line) {
        const std::vector<LegalMove> legal = game.legal_moves();
        const bool begins = puzzle.solution.empty();
        if (legal.size() == 1) {
            puzzle.solution.push_back(legal.front());
        } else {
            Comparison proof = compare(proof_, game, begins ? nodes_ : nodes_ / later_look_share);
            if (proof.goal() != goal) break;
            if (begins && proof.line.front() != deep.line.front()) return false;
            if (begins) first = proof;
            depth = std::min(depth, proof.depth);
            puzzle.solution.push_back(proof.line.front());
        }
        forced.push_back(legal.size() == 1);
        game.play(puzzle.solution.back());
        const auto answer = game.over() ? std::nullopt : reply(game, false);
        if (!answer) break;
        forced.push_back(true);
        puzzle.solution.push_back(*answer);
        game.play(*answer);
    }
    if (puzzle.solution.empty()) return false;
    shorten(puzzle.solution, forced);
    puzzle.goal = *goal;
    puzzle.proof = "depth " + std::to_string(depth) + ": " + written(first.score) + ", others " + written(first.second);
    return true;
}

std::optional<LegalMove> Prover::reply(const Game& game, bool by_tables) {
    const std::vector<LegalMove> legal = game.legal_moves();
    if (legal.size() == 1) return legal.front();
    const auto known = by_tables ? probe(game) : std::nullopt;
    if (!known) {
        const std::vector<RatedLine> lines = deep_.look(game, {.nodes = reply_look, .lines = 1}, {}, never_);
        if (lines.empty() || lines[0].moves.empty()) return {};
        return lines[0].moves.front();
    }
    const Wdl best = known->moves[0].second.result;
    if (best != Wdl::draw) return known->moves[0].first;
    // Of the moves that keep the draw the one after which the fewest answers keep it, too.
    std::optional<LegalMove> chosen;
    std::ptrdiff_t fewest = 0;
    for (const auto& [move, verdict] : known->moves) {
        if (verdict.result != best) continue;
        const std::unique_ptr<Game> after = game.clone();
        after->play(move);
        const auto answers = after->over() ? std::nullopt : probe(*after);
        if (!answers) continue;
        const auto good =
            std::ranges::count_if(answers->moves, [](const auto& m) { return m.second.result != Wdl::loss; });
        if (!chosen || good < fewest) chosen = move, fewest = good;
    }
    return chosen ? chosen : known->moves[0].first;
}

Comparison Prover::compare(analysis::Analyst& analyst, const Game& game, std::uint64_t nodes) {
    const std::vector<RatedLine> lines = analyst.look(game, {.nodes = nodes, .lines = 2}, {}, never_);
    if (lines.size() < 2 || lines[0].moves.empty()) return {};
    const rules::Side turn = game.turn();
    return {.score = analysis::seen_by_white(lines[0].score, turn),
            .second = analysis::seen_by_white(lines[1].score, turn),
            .depth = std::min(lines[0].depth, lines[1].depth),
            .line = lines[0].moves};
}

/// For the side to move.
int Prover::score(const Game& game, std::uint64_t nodes) {
    const std::vector<RatedLine> lines = deep_.look(game, {.nodes = nodes, .lines = 1}, {}, never_);
    return analysis::seen_by_white(lines[0].score, game.turn());
}

void Prover::add_themes(Puzzle& puzzle) {
    const LineFacts facts = facts_of(book_, puzzle);
    const std::unique_ptr<Game> game = game_of(book_, puzzle);
    const bool by_tables = std::ssize(puzzle.position.pieces) <= table_pieces_;
    const auto add = [&](Theme theme, bool holds) {
        if (holds) puzzle.themes.push_back(theme);
    };
    add(Theme::shot, facts.shot);
    add(Theme::breakthrough, facts.breakthrough);
    add(Theme::trap, is_trap(*game, puzzle.solution.front()));
    add(Theme::opposition, is_opposition(puzzle));
    add(Theme::ending, by_tables);
    add(Theme::forzosa, is_forzosa(book_, puzzle.position));
}

bool Prover::is_trap(const Game& game, const LegalMove& solution) {
    const std::vector<RatedLine> natural = quick_.look(game, {.depth = 1, .lines = 1}, {}, never_);
    if (natural.empty() || natural[0].moves.empty() || natural[0].moves.front() == solution) return false;
    const std::unique_ptr<Game> after = game.clone();
    after->play(natural[0].moves.front());
    return !after->over() && score(*after, theme_look) >= -lost;
}

bool Prover::is_opposition(const Puzzle& puzzle) {
    if (std::ssize(puzzle.position.pieces) > few_pieces(book_)) return false;
    const std::unique_ptr<Game> game = game_of(book_, puzzle);
    for (std::size_t i = 0; i < puzzle.solution.size(); ++i) {
        game->play(puzzle.solution[i]);
        if (i % 2 == 0 && has_to_move(*game, puzzle)) return true;
    }
    return false;
}

bool Prover::has_to_move(const Game& game, const Puzzle& puzzle) {
    const auto quiet = [](const Game& g) { return !g.over() && g.legal_moves().front().captured.empty(); };
    if (!quiet(game)) return false;
    rules::Setup again = game.state().position;
    again.turn = puzzle.position.turn;
    const auto passed = book_.new_game(again);
    if (!passed || !quiet(**passed)) return false;
    const int now = score(**passed, theme_look);
    return puzzle.goal == Goal::win ? now < no_win : now <= lost;
}

}  // namespace damas::puzzles
