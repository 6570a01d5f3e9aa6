// SPDX-License-Identifier: MIT
// Positions for property tests, the same ones in every run: from random play and from random placement.
#pragma once

#include <random>

#include "rules/generator.hpp"

namespace damas::testing {

using Random = std::mt19937_64;

/// A number from 0 to n - 1; unlike the standard distributions the same on every platform.
inline int below(Random& random, int n) { return static_cast<int>(random() % static_cast<std::uint64_t>(n)); }

/// A position with pieces strewn over the board: from few to very many, from no kings to only kings.
template <rules::Variant V>
rules::Position<V> random_placement(Random& random) {
    using G = rules::Geometry<V>;
    rules::Position<V> p;
    p.turn = below(random, 2) == 0 ? rules::Side::white : rules::Side::black;
    const int pieces_percent = 5 + below(random, 75);
    const int kings_percent = below(random, 3) * 50;
    const int own_percent = 20 + below(random, 60);
    for (const rules::Square s : G::all_squares) {
        if (below(random, 100) >= pieces_percent) continue;
        const core::Bits bit = core::bit(G::bit_of(s));
        const rules::Side side = below(random, 100) < own_percent ? rules::Side::white : rules::Side::black;
        (side == rules::Side::white ? p.white : p.black) |= bit;
        if (below(random, 100) < kings_percent || (G::crown_row(side) & bit) != 0) p.kings |= bit;
    }
    return p;
}

/// Calls `visit(position)` for every position of a random game of at most `plies` plies from `p`.
template <rules::Variant V, class Visit>
void random_play(rules::Position<V> p, int plies, Random& random, Visit&& visit) {
    for (int ply = 0; ply <= plies; ++ply) {
        visit(p);
        rules::MoveList moves;
        rules::generate(p, moves);
        if (moves.empty()) return;
        p = rules::play(p, moves[static_cast<std::size_t>(below(random, static_cast<int>(moves.size())))]);
    }
}

/// Calls `visit` for a mixture of both kinds of positions.
template <rules::Variant V, class Visit>
void random_positions(std::uint64_t seed, int games, Visit&& visit) {
    Random random(seed);
    for (int i = 0; i < games; ++i) {
        random_play(rules::start_position<V>(), 120, random, visit);
        random_play(random_placement<V>(random), 12, random, visit);
        for (int n = 0; n < 20; ++n) visit(random_placement<V>(random));
    }
}

}  // namespace damas::testing
