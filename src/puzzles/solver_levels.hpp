// SPDX-License-Identifier: MIT
// How hard a puzzle is, measured by our own levels: those from 1 to 8, which know neither tables nor networks, try to
// find every move of the solver that is not the only legal one. The rating of a puzzle is the strength at which half
// of the tries succeed, if level n has the strength 600 + 200 n and the odds change tenfold with 400 points, as Elo's
// do: the number r for which the sum of 1 / (1 + 10^((r - strength) / 400)) over all tries is the number of tries that
// succeeded. Two more tries keep it on the scale: one at 2,600 that succeeds and one at 600 that fails.
#pragma once

#include <span>

#include "puzzles/puzzles.hpp"

namespace damas::puzzles {

/// One try.
struct Try {
    int strength;
    bool solved;
};

constexpr int strength_of_level(int level) { return 600 + 200 * level; }

/// The rating that some tries give.
int rating_of(std::span<const Try> tries);

/// Lets the levels try: deterministic, the weak ones several times with different errors.
class SolverLevels {
public:
    explicit SolverLevels(const engine::Rulebook& book);
    int rate(const Puzzle& puzzle);

private:
    bool finds(engine::Player& player, const Puzzle& puzzle) const;

    struct Solver {
        int level;
        std::unique_ptr<engine::Player> player;
    };
    const engine::Rulebook& book_;
    std::vector<Solver> solvers_;
};

}  // namespace damas::puzzles
