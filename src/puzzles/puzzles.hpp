// SPDX-License-Identifier: MIT
// Positions with one move that is clearly best, found in our own games and proved: endings by tables, the others by a
// search of every move to the full depth. They are for people to solve and a test of the search. A collection is a PDN
// file; a puzzle is a game of it that begins at the position and holds the solution.
#pragma once

#include <atomic>
#include <expected>
#include <functional>
#include <string>
#include <vector>

#include "engine/player.hpp"
#include "engine/rulebook.hpp"
#include "words/message.hpp"

namespace damas::puzzles {

enum class PuzzleKind : std::uint8_t { shot, defence, ending };
inline constexpr std::array<std::string_view, 3> puzzle_kinds{"shot", "defence", "ending"};

struct Puzzle {
    PuzzleKind kind = PuzzleKind::shot;
    rules::Setup position;
    std::vector<engine::LegalMove> solution;  ///< The best move first, then the line that shows why.
    int grade = 1;                            ///< From 1, easy, to 5.
    std::string proof, origin;
};

/// The most nodes that the search needs for a puzzle of each grade but the last.
inline constexpr std::array<std::uint64_t, 4> grade_nodes{200, 1'000, 5'000, 30'000};

/// How far a search has come.
struct PuzzleProgress {
    int games = 0;  ///< Looked through.
    std::vector<Puzzle> found;
};

struct PuzzleRequest {
    int count = 200;
    std::uint64_t seed = 1;
    std::uint64_t proof_nodes = 2'000'000;
    /// Where an earlier search with the same numbers was: it comes to the same end.
    PuzzleProgress begin{};
    /// Told after each game. Stops when it returns false.
    std::function<bool(const PuzzleProgress& now)> on_game{};
};

/// In how many squares two boards differ; turned by half a circle with colours exchanged, a board is the same.
int difference(const notation::BoardView& a, const notation::BoardView& b);

/// Plays games and keeps what is a puzzle, at most one a game, no two alike, as many of each grade as can be had.
std::vector<Puzzle> make_puzzles(const engine::Rulebook& book, const PuzzleRequest& request);

/// As PDN, in the order given.
std::string write_puzzles(const engine::Rulebook& book, const std::vector<Puzzle>& puzzles);

/// A collection and the rules it is for. The error says where the file is wrong: no FEN, an unknown kind, an illegal
/// move, no solution.
struct Collection {
    const engine::Rulebook* book = nullptr;
    std::vector<Puzzle> puzzles;
};
std::expected<Collection, words::Message> read_puzzles(std::string_view pdn);

/// The position of a puzzle as a game that begins there.
std::unique_ptr<engine::Game> game_of(const engine::Rulebook& book, const Puzzle& puzzle);

/// Whether a player finds the best move.
bool solves(const engine::Rulebook& book, engine::Player& player, const Puzzle& puzzle, std::uint64_t nodes);

}  // namespace damas::puzzles
