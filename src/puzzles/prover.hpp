// SPDX-License-Identifier: MIT
// Whether a position is a puzzle, and its line. A glance sorts out nearly all positions; what is left is proved move by
// move: at every turn of the solver where he has a choice, one move only reaches the goal, and the line ends where that
// is no longer so. What the defender plays is his best move. Tables prove what they know, a search in which every move
// is looked at to the full depth the rest.
#pragma once

#include "analysis/analyst.hpp"
#include "endgames/table_probe.hpp"
#include "puzzles/puzzles.hpp"

namespace damas::puzzles {

/// Two lines as the side to move sees them.
struct Comparison {
    int score = 0, second = 0, depth = 0;
    std::vector<engine::LegalMove> line{};

    /// The goal that the first move reaches and no other, if there is one.
    std::optional<Goal> goal() const;
};

class Prover {
public:
    Prover(const engine::Rulebook& book, std::uint64_t nodes);

    /// Nothing is remembered of the games before.
    void forget();
    /// The puzzle that a position of a game is, without its rating and origin. The way that led there does not matter:
    /// a puzzle begins with it.
    std::optional<Puzzle> examine(const engine::Game& game);

private:
    bool worth_a_look(const engine::Game& game);
    bool prove_by_tables(engine::Game& game, Puzzle& puzzle);
    bool prove_by_search(engine::Game& game, Puzzle& puzzle);
    /// What the defender plays: by tables what holds out longest or leaves the fewest good answers, else the best.
    std::optional<engine::LegalMove> reply(const engine::Game& game, bool by_tables);
    std::optional<endgames::TableProbe> probe(const engine::Game& game) const;
    Comparison compare(analysis::Analyst& analyst, const engine::Game& game, std::uint64_t nodes);
    int score(const engine::Game& game, std::uint64_t nodes);
    void add_themes(Puzzle& puzzle);
    bool is_trap(const engine::Game& game, const engine::LegalMove& solution);
    bool is_opposition(const Puzzle& puzzle);
    /// Whether the defender, whose turn it is, would reach more if he could pass.
    bool has_to_move(const engine::Game& game, const Puzzle& puzzle);

    const engine::Rulebook& book_;
    std::uint64_t nodes_;
    analysis::Analyst quick_, deep_, proof_;
    int table_pieces_;
    std::atomic<bool> never_ = false;
};

}  // namespace damas::puzzles
