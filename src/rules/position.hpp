// SPDX-License-Identifier: MIT
// A position is a value: who stands where and who is to move. `play` returns the successor; nothing is undone.
// Invariants: no two pieces on a square, kings are pieces, no man stands on its far row.
#pragma once

#include "core/hash.hpp"
#include "rules/geometry.hpp"
#include "rules/move.hpp"

namespace damas::rules {

template <Variant V>
struct Position {
    Bits white = 0;
    Bits black = 0;
    Bits kings = 0;
    Side turn = Side::white;

    bool operator==(const Position&) const = default;

    /// The position in which side S has the pieces `own` and `turn` is to move.
    template <Side S>
    static constexpr Position seen_by(Bits own, Bits theirs, Bits kings, Side turn) {
        return {S == Side::white ? own : theirs, S == Side::white ? theirs : own, kings, turn};
    }

    template <Side S>
    constexpr Bits pieces() const {
        return S == Side::white ? white : black;
    }
    constexpr Bits pieces(Side side) const { return side == Side::white ? white : black; }
    constexpr Bits men(Side side) const { return pieces(side) & ~kings; }
    constexpr Bits kings_of(Side side) const { return pieces(side) & kings; }
    constexpr Bits occupied() const { return white | black; }
    constexpr Bits empty() const { return Geometry<V>::all & ~occupied(); }

    /// A well-mixed number that differs between different positions as far as 64 bits can.
    constexpr std::uint64_t hash() const {
        return core::mix(white + (turn == Side::black ? core::bit(63) : 0), black, kings);
    }
};

/// The position at the start of a game.
template <Variant V>
constexpr Position<V> start_position() {
    return {Geometry<V>::home(Side::white), Geometry<V>::home(Side::black), 0, Side::white};
}

/// The position after `side` to move, S, has played `move`, which must be legal.
template <Variant V, Side S>
constexpr Position<V> play(const Position<V>& p, const Move& move) {
    constexpr Bits crown = Geometry<V>::crown_row(S);
    const Bits from = core::bit(move.from);
    const Bits to = core::bit(move.to);
    const Bits was_king = p.kings >> move.from & 1;
    const Bits kept = p.kings & ~(move.captured | from);
    const Bits own = (p.template pieces<S>() ^ from) | to;
    const Bits theirs = p.template pieces<opponent(S)>() & ~move.captured;
    return Position<V>::template seen_by<S>(own, theirs, kept | was_king << move.to | (to & crown), opponent(S));
}

template <Variant V>
constexpr Position<V> play(const Position<V>& p, const Move& move) {
    return p.turn == Side::white ? play<V, Side::white>(p, move) : play<V, Side::black>(p, move);
}

/// Whether `move` takes nothing and moves a king: the only kind that does not reset the idle count.
template <Variant V>
constexpr bool is_idle(const Position<V>& p, const Move& move) {
    return move.captured == 0 && (p.kings >> move.from & 1) != 0;
}

}  // namespace damas::rules
