// SPDX-License-Identifier: MIT
// A position inside a search: its key, and the counts that may draw the game, kept as rules/game.hpp defines them but
// small enough to copy at every node.
#pragma once

#include "rules/game.hpp"

namespace damas::search {

using rules::DrawLimits;
using rules::Position;
using rules::Variant;

/// The counts of rules::Counters; -1 for one that has not begun.
struct DrawCounts {
    int idle = 0, forzosa = -1, sixteen = -1, five = -1;

    static DrawCounts of(const rules::Counters& c) {
        return {c.idle, c.forzosa.value_or(-1), c.sixteen.value_or(-1), c.five.value_or(-1)};
    }
    rules::Counters full() const {
        const auto count = [](int n) { return n < 0 ? rules::Count{} : rules::Count{n}; };
        return {idle, count(forzosa), count(sixteen), count(five)};
    }
};

template <Variant V>
struct Node {
    Position<V> position;
    std::uint64_t hash = 0;  ///< Of the position alone: repetition compares it.
    DrawCounts counts;
    int quiet = 0;  ///< Plies since a capture or a man's move, counted or not: so far back it may have stood before.

    static Node root(const rules::Game<V>& game) {
        Node node{game.position(), game.position().hash(), DrawCounts::of(game.counters())};
        while (node.quiet < game.ply() && is_idle_ply(game, game.ply() - 1 - node.quiet)) ++node.quiet;
        return node;
    }

    /// The node after a move. The hash of a position that cannot be a repetition is left out unless it is `needed`.
    Node after(const rules::Move& move, const DrawLimits& limits, bool needed) const {
        Node next;
        next.position = rules::play(position, move);
        const bool idle = rules::is_idle(position, move);
        next.quiet = idle ? quiet + 1 : 0;
        // The special endings have at most four pieces; until then only the idle count runs, if its conditions hold.
        if (core::count(next.position.occupied()) > 4 && limits.idle_max_pieces >= 64 && !limits.idle_needs_kings) {
            next.counts.idle = idle ? counts.idle + 1 : 0;
        } else {
            const rules::Counters before = counts.full();
            next.counts = DrawCounts::of(rules::count_draws(limits, next.position, &before, idle));
        }
        if (needed || next.quiet > 0) next.hash = next.position.hash();
        return next;
    }

    /// Whether a count has run full.
    bool drawn(const DrawLimits& limits) const {
        const auto full = [](int count, int limit) { return limit != 0 && count >= limit; };
        return full(counts.forzosa, limits.forzosa_plies) || full(counts.sixteen, limits.one_v_three_plies) ||
               full(counts.five, limits.one_v_two_plies) ||
               (counts.forzosa < 0 && full(counts.idle, limits.idle_plies));
    }

    /// The key under which results are kept: counts that will soon matter are part of it, so that a result is only used
    /// where the same count stands.
    std::uint64_t key(const DrawLimits& limits) const {
        int matter = 0;
        if (counts.forzosa >= 0)
            matter = 1 + counts.forzosa;
        else if (counts.sixteen >= 0 || counts.five >= 0)
            matter = 1 + (counts.sixteen + 1) * 64 + counts.five + 1;
        else if (limits.idle_plies != 0 && counts.idle > limits.idle_plies / 2)
            matter = 8192 + counts.idle;
        return matter == 0 ? hash
                           : hash ^ core::fold_multiply(static_cast<std::uint64_t>(matter), 0xA24B'AED4'963E'E407);
    }

private:
    static bool is_idle_ply(const rules::Game<V>& game, int ply) {
        return rules::is_idle(game.position_at(ply), game.move_at(ply));
    }
};

}  // namespace damas::search
