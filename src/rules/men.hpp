// SPDX-License-Identifier: MIT
// Steps and jumps of all men of one side at once, as sets of squares. A Word is one such set, or several boards' sets
// side by side (core/lanes.hpp).
#pragma once

#include "core/lanes.hpp"
#include "rules/geometry.hpp"

namespace damas::rules {

/// The directions of the men of side S and where they lead.
template <Variant V, Side S>
struct MenSteps {
    using G = Geometry<V>;
    static constexpr Direction left = S == Side::white ? Direction::up_left : Direction::down_left;
    static constexpr Direction right = S == Side::white ? Direction::up_right : Direction::down_right;
    static constexpr Direction back_left = S == Side::white ? Direction::down_left : Direction::up_left;
    static constexpr Direction back_right = S == Side::white ? Direction::down_right : Direction::up_right;

    /// Where `men` land when each jumps in direction D over one of `them` onto one of `empty`.
    template <Direction D, class Word>
    [[gnu::always_inline]] static constexpr Word jumps(Word men, Word them, Word empty) {
        return G::template step<D>(G::template step<D>(men) & them) & empty;
    }
    /// Where the men that landed on `landings` by two steps in direction D came from.
    template <Direction D>
    static constexpr Bits sources(Bits landings) {
        return G::template step<opposite(D)>(G::template step<opposite(D)>(landings));
    }
};

/// One jump of every man of side S that can, one set of landing squares a direction.
template <Variant V, Side S, class Word>
struct MenJumps {
    using M = MenSteps<V, S>;
    static constexpr bool backwards = V::rules.men_capture_backwards;
    Word left{}, right{}, back_left{}, back_right{};

    [[gnu::always_inline]] constexpr MenJumps(Word men, Word them, Word empty)
        : MenJumps(men, men, men, men, them, empty) {}

    [[gnu::always_inline]] constexpr Word any() const {
        if constexpr (backwards)
            return left | right | back_left | back_right;
        else
            return left | right;
    }
    /// The men that can jump.
    constexpr Bits sources() const {
        return M::template sources<M::left>(left) | M::template sources<M::right>(right) |
               M::template sources<M::back_left>(back_left) | M::template sources<M::back_right>(back_right);
    }

    /// The landing squares by direction D.
    template <Direction D>
    [[gnu::always_inline]] constexpr Word by() const {
        return D == M::left ? left : D == M::right ? right : D == M::back_left ? back_left : back_right;
    }

    /// Calls `f.template operator()<D>()` for every direction in which men may jump.
    template <class F>
    [[gnu::always_inline]] static constexpr void for_each_direction(F&& f) {
        f.template operator()<M::left>();
        f.template operator()<M::right>();
        if constexpr (backwards) {
            f.template operator()<M::back_left>();
            f.template operator()<M::back_right>();
        }
    }

    /// All jumps that may follow any of these, kept apart by their own direction. A man never jumps straight back: the
    /// piece that it has just taken stands there.
    [[gnu::always_inline]] constexpr MenJumps next(Word them, Word empty) const {
        return {left | right | back_left,
                left | right | back_right,
                left | back_left | back_right,
                right | back_left | back_right,
                them,
                empty};
    }

private:
    /// Jumps of `l` to the left, of `r` to the right and, where the rules allow it, of `bl` and `br` backwards.
    [[gnu::always_inline]] constexpr MenJumps(Word l, Word r, Word bl, Word br, Word them, Word empty)
        : left(M::template jumps<M::left>(l, them, empty)), right(M::template jumps<M::right>(r, them, empty)) {
        if constexpr (backwards) {
            back_left = M::template jumps<M::back_left>(bl, them, empty);
            back_right = M::template jumps<M::back_right>(br, them, empty);
        }
    }
};

/// What all men of side S can do at once: their first jumps or, where there are none, their steps.
template <Variant V, Side S, class Word = Bits>
struct MenSweep {
    using G = Geometry<V>;
    using M = MenSteps<V, S>;

    Word men, kings, them, their_kings, empty;
    MenJumps<V, S, Word> jumps;
    Word taking;       ///< All ones if there are jumps, else nothing.
    Word left, right;  ///< Forward targets: landing squares of jumps, or of steps.

    [[gnu::always_inline]] constexpr MenSweep(Word own, Word theirs, Word all_kings)
        : men(own & ~all_kings),
          kings(own & all_kings),
          them(theirs),
          their_kings(theirs & all_kings),
          empty(G::all & ~(own | theirs)),
          jumps(men, them, empty),
          taking(core::nonzero_mask(jumps.any())),
          left(jumps.left | (G::template step<M::left>(men) & empty & ~taking)),
          right(jumps.right | (G::template step<M::right>(men) & empty & ~taking)) {}

    /// Nothing if the sweep has found exactly the legal moves: no kings move, no jump goes on, no quality to compare.
    [[gnu::always_inline]] constexpr Word open() const {
        const Word more = kings | jumps.next(them, empty).any();
        if constexpr (considers(V::rules, Criterion::quality))
            return more | (taking & their_kings);
        else
            return more;
    }

    /// Calls `f.template operator()<D>(targets)` for each direction in which the sweep has found moves.
    template <class F>
    [[gnu::always_inline]] constexpr void for_each_target(F&& f) const {
        MenJumps<V, S, Word>::for_each_direction([&]<Direction D>() __attribute__((always_inline)) {
            f.template operator()<D>(D == M::left ? left : D == M::right ? right : jumps.template by<D>());
        });
    }

    /// Adds the number of moves of the settled boards to `counter`.
    template <class Counter>
    [[gnu::always_inline]] constexpr void count_targets(Counter& counter, Word settled) const {
        counter.add(left & settled, right & settled);
        if constexpr (V::rules.men_capture_backwards)
            counter.add(jumps.back_left & settled, jumps.back_right & settled);
    }

    /// Calls `visit(own, theirs, all kings, to)` for every successor of boards that the sweep has settled; of several
    /// boards, those whose lane of `to` is empty have no more successors in this direction.
    template <class Visit>
    [[gnu::always_inline]] constexpr void for_each_successor(Visit&& visit, Word settled = ~Word{}) const {
        for_each_target([&]<Direction D>(Word targets) __attribute__((always_inline)) {
            constexpr Bits step = static_cast<Bits>(G::shift_of(D) < 0 ? -G::shift_of(D) : G::shift_of(D));
            const Word distance = Word{} + step + (taking & step);
            constexpr Bits crown = G::crown_row(S);
            for (targets &= settled; core::any(targets);) {
                const Word to = targets & (~targets + 1);
                targets ^= to;
                const Word from = G::shift_of(D) < 0 ? to << distance : to >> distance;
                const Word kept = ~(G::template step<opposite(D)>(to) & taking);
                visit((men ^ from) | to, them & kept, (their_kings & kept) | (to & crown), to);
            }
        });
    }
};

/// Double jumps of all men of boards in which some man jumps twice and no king has a say.
template <Variant V, Side S, class Word>
struct MenDoubles {
    using G = Geometry<V>;
    using Jumps = MenJumps<V, S, Word>;
    Word men, them, kings, empty;
    Jumps jumps;

    [[gnu::always_inline]] constexpr MenDoubles(Word own, Word theirs, Word all_kings)
        : men(own), them(theirs), kings(all_kings), empty(G::all & ~(own | theirs)), jumps(own, theirs, empty) {}

    /// Nothing if no man may jump a third time. (What it flags need not be legal: a piece might be taken twice.)
    [[gnu::always_inline]] constexpr Word open() const { return jumps.next(them, empty).next(them, empty).any(); }

    /// Calls `f.template operator()<D1, D2>(targets)` for each pair of directions.
    template <class F>
    [[gnu::always_inline]] constexpr void for_each_target(F&& f) const {
        Jumps::for_each_direction([&]<Direction D1>() __attribute__((always_inline)) {
            Jumps::for_each_direction([&]<Direction D2>() __attribute__((always_inline)) {
                if constexpr (D2 != opposite(D1))
                    f.template operator()<D1, D2>(
                        MenSteps<V, S>::template jumps<D2>(jumps.template by<D1>(), them, empty));
            });
        });
    }

    /// As MenSweep's.
    template <class Counter>
    [[gnu::always_inline]] constexpr void count_targets(Counter& counter, Word settled) const {
        for_each_target([&]<Direction D1, Direction D2>(Word targets)
                            __attribute__((always_inline)) { counter.add(targets & settled, Word{}); });
    }
    template <class Visit>
    [[gnu::always_inline]] constexpr void for_each_successor(Visit&& visit, Word settled) const {
        for_each_target([&]<Direction D1, Direction D2>(Word targets) __attribute__((always_inline)) {
            constexpr Bits crown = G::crown_row(S);
            for (targets &= settled; core::any(targets);) {
                const Word to = targets & (~targets + 1);
                targets ^= to;
                const Word second = G::template step<opposite(D2)>(to);
                const Word first = G::template step<opposite(D1)>(G::template step<opposite(D2)>(second));
                const Word from = G::template step<opposite(D1)>(first);
                const Word kept = ~(first | second);
                visit((men ^ from) | to, them & kept, (kings & kept) | (to & crown), to);
            }
        });
    }
};

}  // namespace damas::rules
