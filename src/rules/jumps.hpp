// SPDX-License-Identifier: MIT
// The jumps of one piece seen step by step, for explaining and writing moves rather than for speed: what it can take
// from a square, every stage of its captures, and a landing path of a given move.
#pragma once

#include <vector>

#include "core/visited_set.hpp"
#include "rules/king.hpp"
#include "rules/position.hpp"

namespace damas::rules {

/// One jump: over which square, and where the piece may land (bits).
struct Jump {
    Bits over;
    Bits landings;
};

/// A stage of a capture: where the piece is and what it has taken so far.
struct Stage {
    int bit;
    Bits captured;
};

template <Variant V>
class Jumper {
    using G = Geometry<V>;

public:
    /// The piece on bit `from`, which must not be empty, whoever is to move.
    Jumper(const Position<V>& p, int from)
        : side_((p.white >> from & 1) != 0 ? Side::white : Side::black),
          king_((p.kings >> from & 1) != 0),
          them_(p.pieces(opponent(side_))),
          occupied_(p.occupied() ^ core::bit(from)),
          from_(from) {}

    bool king() const { return king_; }
    Side side() const { return side_; }
    int from() const { return from_; }

    /// The jumps that the laws of motion allow at a stage; captured pieces stand in the way until the end.
    std::vector<Jump> jumps(Stage at) const {
        std::vector<Jump> result;
        for (const Direction d : all_directions) {
            const Jump jump = towards(d, at);
            if (jump.landings != 0) result.push_back(jump);
        }
        return result;
    }

    /// Calls `visit(stage, jumps)` once for every stage that captures can reach, the start included, until it returns
    /// false or `limit` stages have been seen; returns whether all were seen.
    template <class Visit>
    bool for_each_stage(Visit&& visit, std::size_t limit) const {
        core::VisitedSet seen;
        std::vector<Stage> waiting{{from_, 0}};
        seen.insert(0, from_);
        while (!waiting.empty()) {
            if (seen.size() > limit) return false;
            const Stage stage = waiting.back();
            waiting.pop_back();
            const std::vector<Jump> next = jumps(stage);
            if (!visit(stage, next)) return false;
            for (const Jump& jump : next)
                core::for_each_bit(jump.landings, [&](int bit) {
                    if (seen.insert(stage.captured | jump.over, bit))
                        waiting.push_back({bit, stage.captured | jump.over});
                });
        }
        return true;
    }

    /// A landing path (bits, from and to included) of the capture `move` that passes `via` in this order; empty if
    /// none.
    std::vector<int> path(const Move& move, const std::vector<int>& via) const {
        core::VisitedSet dead;
        std::vector<int> path{from_};
        return extend({from_, 0}, move, via, 0, dead, path) ? path : std::vector<int>{};
    }

private:
    Jump towards(Direction d, Stage at) const {
        if (!king_ && !V::rules.men_capture_backwards && is_backward(d)) return {0, 0};
        const Bits empty = G::all & ~occupied_;
        Bits over = G::step(d, core::bit(at.bit));
        if (king_)
            while ((over & empty) != 0) over = G::step(d, over);
        if ((over & them_ & ~at.captured) == 0) return {0, 0};
        Bits landings = G::step(d, over) & empty;
        if (king_)
            for (Bits next = landings; next != 0; next = G::step(d, next) & empty) landings |= next;
        return {over, landings};
    }

    bool is_backward(Direction d) const { return (G::shift_of(d) > 0) == (side_ == Side::white); }

    bool extend(Stage at, const Move& move, const std::vector<int>& via, std::size_t next, core::VisitedSet& dead,
                std::vector<int>& path) const {
        if (at.captured == move.captured) return at.bit == move.to && next == via.size();
        if (!dead.insert(at.captured, at.bit + 64 * static_cast<int>(next))) return false;
        for (const Jump& jump : jumps(at)) {
            if ((jump.over & move.captured) == 0) continue;
            for (Bits landings = jump.landings; landings != 0;) {
                const int bit = core::pop_lowest(landings);
                const bool last = (at.captured | jump.over) == move.captured;
                const bool named = next < via.size() && via[next] == bit && !last;
                path.push_back(bit);
                if (named && extend({bit, at.captured | jump.over}, move, via, next + 1, dead, path)) return true;
                if (extend({bit, at.captured | jump.over}, move, via, next, dead, path)) return true;
                path.pop_back();
            }
        }
        return false;
    }

    Side side_;
    bool king_;
    Bits them_, occupied_;
    int from_;
};

}  // namespace damas::rules
