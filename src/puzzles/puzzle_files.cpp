// SPDX-License-Identifier: MIT
#include <algorithm>

#include "arbiter/arbiter.hpp"
#include "puzzles/puzzles.hpp"

namespace damas::puzzles {

namespace {

using Error = std::unexpected<std::string>;

/// Of a game that was found correct.
std::expected<Puzzle, std::string> puzzle_of(const notation::pdn::Game& game, const engine::Rulebook& book,
                                             const rules::Setup& start) {
    Puzzle puzzle;
    puzzle.position = start;
    const auto kind = std::ranges::find(puzzle_kinds, game.tag("PuzzleKind").value_or(""));
    if (kind == puzzle_kinds.end()) return Error("PuzzleKind is not shot, defence or ending");
    puzzle.kind = static_cast<PuzzleKind>(kind - puzzle_kinds.begin());
    const std::string_view grade = game.tag("PuzzleGrade").value_or("");
    if (grade.size() != 1 || grade[0] < '1' || grade[0] > '5') return Error("PuzzleGrade is not 1 to 5");
    puzzle.grade = grade[0] - '0';
    puzzle.proof = game.tag("PuzzleProof").value_or("");
    puzzle.origin = game.tag("PuzzleOrigin").value_or("");
    const auto board = game_of(book, puzzle);
    for (const notation::pdn::Node& node : game.line.moves)
        if (const engine::Ruling ruling = board->play(node.move); ruling.legal())
            puzzle.solution.push_back(ruling.moves.front());
    if (puzzle.solution.empty()) return Error("has no solution");
    return puzzle;
}

}  // namespace

std::string write_puzzles(const engine::Rulebook& book, const std::vector<Puzzle>& puzzles) {
    std::string text;
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        const Puzzle& puzzle = puzzles[i];
        notation::pdn::Game game;
        game.set_tag("Event", "damas puzzle " + std::to_string(i + 1));
        arbiter::set_standard_tags(game, book, puzzle.position, rules::Outcome::none);
        game.set_tag("PuzzleKind", puzzle_kinds[static_cast<std::size_t>(puzzle.kind)]);
        game.set_tag("PuzzleGrade", std::to_string(puzzle.grade));
        game.set_tag("PuzzleProof", puzzle.proof);
        game.set_tag("PuzzleOrigin", puzzle.origin);
        game.line = notation::pdn::line_of(puzzle.solution);
        text += notation::pdn::write(game) + '\n';
    }
    return text;
}

std::expected<Collection, std::string> read_puzzles(std::string_view pdn) {
    auto games = notation::pdn::read(pdn);
    if (!games) return Error(games.error().message());
    Collection collection;
    for (notation::pdn::Game& game : *games) {
        const std::string where = "line " + std::to_string(game.at.line) + ": the puzzle ";
        const engine::Rulebook* book = arbiter::rulebook_of(game, nullptr);
        if (book == nullptr) return Error(where + "does not say its rules (GameType)");
        if (collection.book != nullptr && collection.book != book) return Error(where + "has other rules");
        collection.book = book;
        if (!game.tag("FEN")) return Error(where + "has no FEN tag");
        const arbiter::GameReport report = arbiter::check_game(game, *book);
        if (report.error) return Error(report.error->message());
        if (report.infringement)
            return Error(where + "has an illegal move: " + report.infringement->move + " at ply " +
                         std::to_string(report.infringement->ply));
        auto puzzle = puzzle_of(game, *book, report.start);
        if (!puzzle) return Error(where + puzzle.error());
        collection.puzzles.push_back(std::move(*puzzle));
    }
    if (collection.book == nullptr) return Error("there is no puzzle in it");
    return collection;
}

}  // namespace damas::puzzles
