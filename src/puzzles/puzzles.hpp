// SPDX-License-Identifier: MIT
// Positions in which one move only reaches a goal, found in our own games and proved, with the whole line: the best
// defence is in it, and each move of the solver is the only good one. They are for people to solve and a test of the
// search. A collection is a PDN file; a puzzle is a game of it that begins at the position and holds the solution.
// data/puzzles/README.md says what the tags mean.
#pragma once

#include <array>
#include <expected>
#include <string>
#include <vector>

#include "engine/player.hpp"
#include "engine/rulebook.hpp"
#include "words/message.hpp"

namespace damas::puzzles {

/// What the solver has to reach: a win, or so much that it will be one; or not to lose.
enum class Goal : std::uint8_t { win, save };
inline constexpr std::array<std::string_view, 2> goal_names{"win", "save"};

/// What a puzzle is about; the facts of its line decide (themes.hpp). A puzzle has one at least.
enum class Theme : std::uint8_t { shot, breakthrough, trap, opposition, ending, forzosa };
inline constexpr std::array<std::string_view, 6> theme_names{"shot",       "breakthrough", "trap",
                                                             "opposition", "ending",       "forzosa"};

struct Puzzle {
    rules::Setup position{};
    /// Moves of the solver and of the defence by turns, the last the solver's.
    std::vector<engine::LegalMove> solution{};
    Goal goal = Goal::win;
    std::vector<Theme> themes{};  ///< Ascending.
    int rating = 0;               ///< How hard it is: solver_levels.hpp says what a number means.
    std::string proof{}, origin{};

    bool has(Theme theme) const;
};

/// Ratings stay between these.
inline constexpr int least_rating = 600, most_rating = 2600;

/// Themes by their names with blanks between, as the tag has them.
std::string written_themes(const std::vector<Theme>& themes);
/// What `written_themes` wrote; nothing if a name is unknown, twice there or out of order, or if there is none.
std::optional<std::vector<Theme>> read_themes(std::string_view text);

/// As PDN, in the order given.
std::string write_puzzles(const engine::Rulebook& book, const std::vector<Puzzle>& puzzles);

/// A collection and the rules it is for. The error says where the file is wrong: no FEN, an unknown theme, an illegal
/// move, no solution.
struct Collection {
    const engine::Rulebook* book = nullptr;
    std::vector<Puzzle> puzzles;
};
std::expected<Collection, words::Message> read_puzzles(std::string_view pdn);

/// The position of a puzzle as a game that begins there.
std::unique_ptr<engine::Game> game_of(const engine::Rulebook& book, const Puzzle& puzzle);

/// Whether a player finds the first move.
bool solves(const engine::Rulebook& book, engine::Player& player, const Puzzle& puzzle, std::uint64_t nodes);

}  // namespace damas::puzzles
