// SPDX-License-Identifier: MIT
// Whether a side could capture if it were to move: a quiet-looking position with a threat is not quiet.
#pragma once

#include "rules/king.hpp"
#include "rules/men.hpp"
#include "rules/position.hpp"

namespace damas::rules {

template <Variant V, Side S>
constexpr bool could_capture(const Position<V>& p) {
    const core::Bits own = p.template pieces<S>(), them = p.template pieces<opponent(S)>();
    const core::Bits kings = own & p.kings;
    if (MenJumps<V, S, core::Bits>(own & ~p.kings, them, p.empty()).any() != 0) return true;
    return kings != 0 && capturing_kings<V>(kings, them, p.occupied()) != 0;
}

/// The squares to which a man of side S can step only to be taken there by a man: baits for a shot.
template <Variant V, Side S>
constexpr core::Bits baits(const Position<V>& p) {
    using G = Geometry<V>;
    using Own = MenSteps<V, S>;
    using Other = MenSteps<V, opponent(S)>;
    const core::Bits men = p.template pieces<S>() & ~p.kings, empty = p.empty();
    const core::Bits others = p.template pieces<opponent(S)>() & ~p.kings;
    const auto by_step = [&]<Direction Step>() {
        const core::Bits to = G::template step<Step>(men) & empty;
        const auto taken = [&]<Direction Jump>() {
            const core::Bits hit = G::template step<Jump>(others) & to;
            if constexpr (Jump == opposite(Step)) return hit;  // the square behind has just been left
            return hit & G::template step<opposite(Jump)>(G::template step<Jump>(hit) & empty);
        };
        return taken.template operator()<Other::left>() | taken.template operator()<Other::right>();
    };
    return by_step.template operator()<Own::left>() | by_step.template operator()<Own::right>();
}

/// Whether side S could move without capturing.
template <Variant V, Side S>
constexpr bool could_step(const Position<V>& p) {
    using G = Geometry<V>;
    using M = MenSteps<V, S>;
    const core::Bits own = p.template pieces<S>(), men = own & ~p.kings, empty = p.empty();
    if (((G::template step<M::left>(men) | G::template step<M::right>(men)) & empty) != 0) return true;
    core::Bits kings = own & p.kings;
    while (kings != 0)
        if (king_reach<V>(core::pop_lowest(kings), p.occupied()) != 0) return true;
    return false;
}

template <Variant V>
constexpr bool must_capture(const Position<V>& p) {
    return p.turn == Side::white ? could_capture<V, Side::white>(p) : could_capture<V, Side::black>(p);
}

template <Variant V>
constexpr bool can_step(const Position<V>& p) {
    return p.turn == Side::white ? could_step<V, Side::white>(p) : could_step<V, Side::black>(p);
}

template <Variant V>
constexpr core::Bits baits(const Position<V>& p) {
    return p.turn == Side::white ? baits<V, Side::white>(p) : baits<V, Side::black>(p);
}

/// Whether the side that is not to move could capture.
template <Variant V>
constexpr bool threatened(const Position<V>& p) {
    return p.turn == Side::white ? could_capture<V, Side::black>(p) : could_capture<V, Side::white>(p);
}

}  // namespace damas::rules
