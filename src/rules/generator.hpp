// SPDX-License-Identifier: MIT
// The legal moves of a position: `generate` lists them, `for_each_successor` hands out the positions they lead to.
// Most positions are settled by one sweep over all men at once.
#pragma once

#include "rules/capture.hpp"

namespace damas::rules {

namespace detail {

template <Variant V, Side S>
[[gnu::always_inline]] constexpr MenSweep<V, S> sweep(const Position<V>& p) {
    return {p.template pieces<S>(), p.template pieces<opponent(S)>(), p.kings};
}

/// Lists everything the sweep has found.
template <Variant V, Side S>
void list_sweep(const MenSweep<V, S>& sweep, MoveList& moves) {
    sweep.for_each_target([&]<Direction D>(Bits targets) {
        constexpr int shift = Geometry<V>::shift_of(D);
        const int distance = sweep.taking != 0 ? 2 * shift : shift;
        core::for_each_bit(targets, [&](int to) {
            moves.push_back({core::bit(to - shift) & sweep.taking, static_cast<std::int8_t>(to - distance),
                             static_cast<std::int8_t>(to)});
        });
    });
}

// The rare positions that a sweep does not settle are handled out of line. They take the three sets by value,
// so that the common path can keep positions in registers.

template <Variant V, Side S>
[[gnu::noinline]] void list_unsettled(Bits own, Bits them, Bits all_kings, MoveList& moves) {
    const MenSweep<V, S> sweep(own, them, all_kings);
    const Bits capturing = capturing_kings<V>(sweep.kings, them, own | them);
    if (capturing != 0 || sweep.taking != 0) {
        CaptureFinder<V, S>(own, them, all_kings, moves).find(capturing | sweep.jumps.sources());
        return;
    }
    list_sweep(sweep, moves);
    core::for_each_bit(sweep.kings, [&](int from) {
        core::for_each_bit(king_reach<V>(from, own | them), [&](int to) {
            moves.push_back({0, static_cast<std::int8_t>(from), static_cast<std::int8_t>(to)});
        });
    });
}

template <Variant V, Side S>
[[gnu::noinline]] int count_unsettled(Bits own, Bits them, Bits all_kings) {
    const MenSweep<V, S> sweep(own, them, all_kings);
    const Bits capturing = capturing_kings<V>(sweep.kings, them, own | them);
    if (capturing != 0 || sweep.taking != 0) {
        MoveList moves;
        CaptureFinder<V, S>(own, them, all_kings, moves).find(capturing | sweep.jumps.sources());
        return static_cast<int>(moves.size());
    }
    int n = core::count(sweep.left) + core::count(sweep.right);
    core::for_each_bit(sweep.kings, [&](int from) { n += core::count(king_reach<V>(from, own | them)); });
    return n;
}

}  // namespace detail

/// Calls `visit(position)` for the position after every legal move of side S, which must be the side to move.
template <Variant V, Side S, class Visit>
[[gnu::always_inline]] inline void for_each_successor(const Position<V>& p, Visit&& visit) {
    const auto sweep = detail::sweep<V, S>(p);
    if (sweep.open() == 0) {
        sweep.for_each_successor([&](Bits own, Bits theirs, Bits kings, Bits) __attribute__((always_inline)) {
            visit(Position<V>::template seen_by<S>(own, theirs, kings, opponent(S)));
        });
    } else {
        MoveList moves;
        detail::list_unsettled<V, S>(p.template pieces<S>(), sweep.them, p.kings, moves);
        for (const Move& move : moves) visit(play<V, S>(p, move));
    }
}

/// Fills `moves` with the legal moves of side S, which must be the side to move; the order is fixed.
template <Variant V, Side S>
void generate(const Position<V>& p, MoveList& moves) {
    moves.clear();
    const auto sweep = detail::sweep<V, S>(p);
    if (sweep.open() == 0)
        detail::list_sweep(sweep, moves);
    else
        detail::list_unsettled<V, S>(p.template pieces<S>(), sweep.them, p.kings, moves);
}

template <Variant V>
void generate(const Position<V>& p, MoveList& moves) {
    p.turn == Side::white ? generate<V, Side::white>(p, moves) : generate<V, Side::black>(p, moves);
}

}  // namespace damas::rules
