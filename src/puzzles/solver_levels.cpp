// SPDX-License-Identifier: MIT
#include "puzzles/solver_levels.hpp"

#include <algorithm>
#include <cmath>

namespace damas::puzzles {

namespace {

/// How often each level tries, from level 1 on: the weak ones depend on their luck.
constexpr std::array<int, 8> tries_of_level{4, 4, 4, 3, 3, 2, 2, 1};

/// How many of some tries a puzzle of this rating would let succeed.
double expected(std::span<const Try> tries, double rating) {
    double sum = 0;
    for (const Try& one : tries) sum += 1 / (1 + std::pow(10.0, (rating - one.strength) / 400));
    return sum;
}

}  // namespace

int rating_of(std::span<const Try> tries) {
    std::vector<Try> all(tries.begin(), tries.end());
    all.push_back({.strength = most_rating, .solved = true});
    all.push_back({.strength = least_rating, .solved = false});
    const auto solved = static_cast<double>(std::ranges::count(all, true, &Try::solved));
    int low = least_rating, high = most_rating;
    while (high - low > 1) {
        const int middle = (low + high) / 2;
        (expected(all, middle) > solved ? low : high) = middle;
    }
    return high;
}

SolverLevels::SolverLevels(const engine::Rulebook& book) : book_(book) {
    for (std::size_t i = 0; i < tries_of_level.size(); ++i)
        for (int n = 1; n <= tries_of_level[i]; ++n) {
            engine::PlayerOptions options;
            options.level = static_cast<int>(i) + 1;
            options.seed = static_cast<std::uint64_t>(n);
            options.hash_megabytes = 1;
            solvers_.push_back({options.level, engine::make_player(book.id(), options)});
        }
}

int SolverLevels::rate(const Puzzle& puzzle) {
    std::vector<Try> tries;
    tries.reserve(solvers_.size());
    for (Solver& solver : solvers_) tries.push_back({strength_of_level(solver.level), finds(*solver.player, puzzle)});
    return rating_of(tries);
}

bool SolverLevels::finds(engine::Player& player, const Puzzle& puzzle) const {
    const std::atomic<bool> never = false;
    const std::unique_ptr<engine::Game> game = game_of(book_, puzzle);
    player.new_game();
    for (std::size_t i = 0; i < puzzle.solution.size(); ++i) {
        if (i % 2 == 0 && game->legal_moves().size() > 1) {
            const engine::Thought thought = player.think(game->record(), {}, {}, never);
            if (thought.moves.empty() || thought.moves.front() != puzzle.solution[i]) return false;
        }
        game->play(puzzle.solution[i]);
    }
    return true;
}

}  // namespace damas::puzzles
