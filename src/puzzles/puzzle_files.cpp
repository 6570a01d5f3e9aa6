// SPDX-License-Identifier: MIT
#include <algorithm>

#include "arbiter/arbiter.hpp"
#include "puzzles/puzzles.hpp"
#include "words/puzzles.hpp"

namespace damas::puzzles {

namespace {

namespace text = words::puzzles;
using Error = std::unexpected<words::Message>;

/// Of a game that was found correct.
std::expected<Puzzle, words::Message> puzzle_of(const notation::pdn::Game& game, const engine::Rulebook& book,
                                                const rules::Setup& start) {
    Puzzle puzzle;
    puzzle.position = start;
    const auto kind = std::ranges::find(puzzle_kinds, game.tag("PuzzleKind").value_or(""));
    if (kind == puzzle_kinds.end()) return Error(text::unknown_kind);
    puzzle.kind = static_cast<PuzzleKind>(kind - puzzle_kinds.begin());
    const std::string_view grade = game.tag("PuzzleGrade").value_or("");
    if (grade.size() != 1 || grade[0] < '1' || grade[0] > '5') return Error(text::unknown_grade);
    puzzle.grade = grade[0] - '0';
    puzzle.proof = game.tag("PuzzleProof").value_or("");
    puzzle.origin = game.tag("PuzzleOrigin").value_or("");
    const auto board = game_of(book, puzzle);
    for (const notation::pdn::Node& node : game.line.moves)
        if (const engine::Ruling ruling = board->play(node.move); ruling.legal())
            puzzle.solution.push_back(ruling.moves.front());
    if (puzzle.solution.empty()) return Error(text::no_solution);
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
        text += arbiter::written(game, &book) + '\n';
    }
    return text;
}

std::expected<Collection, words::Message> read_puzzles(std::string_view pdn) {
    auto games = notation::pdn::read(pdn);
    if (!games) return Error(games.error().message());
    Collection collection;
    for (notation::pdn::Game& game : *games) {
        const auto refuse = [&](words::Message what) {
            return Error(words::Message(text::the_puzzle, game.at.line, std::move(what)));
        };
        const engine::Rulebook* book = arbiter::rulebook_of(game, nullptr);
        if (book == nullptr) return refuse(text::no_rules);
        if (collection.book != nullptr && collection.book != book) return refuse(text::other_rules);
        collection.book = book;
        if (!game.tag("FEN")) return refuse(text::no_fen);
        const arbiter::GameReport report = arbiter::check_game(game, *book);
        if (report.error) return Error(report.error->message());
        if (report.infringement)
            return refuse({text::illegal_move, report.infringement->move, report.infringement->ply});
        auto puzzle = puzzle_of(game, *book, report.start);
        if (!puzzle) return refuse(puzzle.error());
        collection.puzzles.push_back(std::move(*puzzle));
    }
    if (collection.book == nullptr) return Error(text::none);
    return collection;
}

}  // namespace damas::puzzles
