// SPDX-License-Identifier: MIT
#include <algorithm>
#include <charconv>
#include <ranges>

#include "arbiter/arbiter.hpp"
#include "puzzles/puzzles.hpp"
#include "words/puzzles.hpp"

namespace damas::puzzles {

namespace {

namespace text = words::puzzles;
using Error = std::unexpected<words::Message>;

std::optional<int> read_rating(std::string_view written) {
    int rating = 0;
    const auto [end, error] = std::from_chars(written.data(), written.data() + written.size(), rating);
    if (error != std::errc{} || end != written.data() + written.size()) return {};
    if (rating < least_rating || rating > most_rating) return {};
    return rating;
}

/// Of a game that was found correct.
std::expected<Puzzle, words::Message> puzzle_of(const notation::pdn::Game& game, const engine::Rulebook& book,
                                                const rules::Setup& start) {
    Puzzle puzzle;
    puzzle.position = start;
    const auto goal = std::ranges::find(goal_names, game.tag("PuzzleGoal").value_or(""));
    if (goal == goal_names.end()) return Error(text::unknown_goal);
    puzzle.goal = static_cast<Goal>(goal - goal_names.begin());
    const auto themes = read_themes(game.tag("PuzzleThemes").value_or(""));
    if (!themes) return Error(text::unknown_theme);
    puzzle.themes = *themes;
    const auto rating = read_rating(game.tag("PuzzleRating").value_or(""));
    if (!rating) return Error(words::Message(text::bad_rating, least_rating, most_rating));
    puzzle.rating = *rating;
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

std::string written_themes(const std::vector<Theme>& themes) {
    std::string text;
    for (const Theme theme : themes) {
        if (!text.empty()) text += ' ';
        text += theme_names[static_cast<std::size_t>(theme)];
    }
    return text;
}

std::optional<std::vector<Theme>> read_themes(std::string_view text) {
    std::vector<Theme> themes;
    for (const auto word : text | std::views::split(' ')) {
        const auto name = std::ranges::find(theme_names, std::string_view(word.begin(), word.end()));
        if (name == theme_names.end()) return {};
        const auto theme = static_cast<Theme>(name - theme_names.begin());
        if (!themes.empty() && theme <= themes.back()) return {};
        themes.push_back(theme);
    }
    if (themes.empty()) return {};
    return themes;
}

std::string write_puzzles(const engine::Rulebook& book, const std::vector<Puzzle>& puzzles) {
    std::string text;
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        const Puzzle& puzzle = puzzles[i];
        notation::pdn::Game game;
        game.set_tag("Event", "damas puzzle " + std::to_string(i + 1));
        arbiter::set_standard_tags(game, book, puzzle.position, rules::Outcome::none);
        game.set_tag("PuzzleGoal", goal_names[static_cast<std::size_t>(puzzle.goal)]);
        game.set_tag("PuzzleThemes", written_themes(puzzle.themes));
        game.set_tag("PuzzleRating", std::to_string(puzzle.rating));
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

bool Puzzle::has(Theme theme) const { return std::ranges::find(themes, theme) != themes.end(); }

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
