// SPDX-License-Identifier: MIT
// Whether a side could capture if it were to move: a quiet-looking position with a threat is not quiet.
#pragma once

#include "rules/king.hpp"
#include "rules/men.hpp"
#include "rules/position.hpp"

namespace damas::search {

template <rules::Variant V, rules::Side S>
constexpr bool could_capture(const rules::Position<V>& p) {
    const core::Bits own = p.template pieces<S>(), them = p.template pieces<rules::opponent(S)>();
    const core::Bits kings = own & p.kings;
    if (rules::MenJumps<V, S, core::Bits>(own & ~p.kings, them, p.empty()).any() != 0) return true;
    return kings != 0 && rules::capturing_kings<V>(kings, them, p.occupied()) != 0;
}

/// Whether side S could move without capturing.
template <rules::Variant V, rules::Side S>
constexpr bool could_step(const rules::Position<V>& p) {
    using G = rules::Geometry<V>;
    using M = rules::MenSteps<V, S>;
    const core::Bits own = p.template pieces<S>(), men = own & ~p.kings, empty = p.empty();
    if (((G::template step<M::left>(men) | G::template step<M::right>(men)) & empty) != 0) return true;
    core::Bits kings = own & p.kings;
    while (kings != 0)
        if (rules::king_reach<V>(core::pop_lowest(kings), p.occupied()) != 0) return true;
    return false;
}

template <rules::Variant V>
constexpr bool must_capture(const rules::Position<V>& p) {
    return p.turn == rules::Side::white ? could_capture<V, rules::Side::white>(p)
                                        : could_capture<V, rules::Side::black>(p);
}

template <rules::Variant V>
constexpr bool can_step(const rules::Position<V>& p) {
    return p.turn == rules::Side::white ? could_step<V, rules::Side::white>(p) : could_step<V, rules::Side::black>(p);
}

/// Whether the side that is not to move could capture.
template <rules::Variant V>
constexpr bool threatened(const rules::Position<V>& p) {
    return p.turn == rules::Side::white ? could_capture<V, rules::Side::black>(p)
                                        : could_capture<V, rules::Side::white>(p);
}

}  // namespace damas::search
