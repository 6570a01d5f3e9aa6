// SPDX-License-Identifier: MIT
// All captures that the law of precedence allows, by walking every path of jumps of every piece.
// What may follow depends only on (bit reached, pieces captured); a walk that grows long therefore
// starts again and remembers these states, so that no set-up makes it explode.
#pragma once

#include <optional>

#include "core/visited_set.hpp"
#include "rules/king.hpp"
#include "rules/men.hpp"
#include "rules/position.hpp"

namespace damas::rules {

template <Variant V, Side S>
class CaptureFinder {
    using G = Geometry<V>;

public:
    CaptureFinder(Bits own, Bits them, Bits kings, MoveList& moves)
        : them_(them), kings_(kings), everybody_(own | them), moves_(moves) {}

    /// Adds the captures of the pieces of side S on `sources`.
    void find(Bits sources) {
        core::for_each_bit(sources, [&](int b) { find_from(b); });
    }

    /// Adds the captures of the piece of side S on bit `from`.
    void find_from(int from) {
        from_ = from;
        by_king_ = (kings_ >> from & 1) != 0;
        occupied_ = everybody_ ^ core::bit(from);
        empty_ = G::all & ~occupied_;
        first_ = moves_.size();
        steps_ = 0;
        walk();
        if (steps_ > max_steps) {
            moves_.truncate(std::min(first_, moves_.size()));
            visited_.emplace();
            walk();
            visited_.reset();
        }
    }

private:
    static constexpr int max_steps = 2000;

    void walk() {
        if (by_king_) {
            king_jump<Direction::up_left>(from_, 0);
            king_jump<Direction::up_right>(from_, 0);
            king_jump<Direction::down_left>(from_, 0);
            king_jump<Direction::down_right>(from_, 0);
        } else {
            man_jumps(core::bit(from_), 0);
        }
    }

    /// Whether the state is new to this walk; a walk without memory takes every state as new until it is too long.
    bool enter(int bit, Bits captured) {
        if (visited_) return visited_->insert(captured, bit);
        return ++steps_ <= max_steps;
    }

    void man_jumps(Bits at, Bits captured) {
        const Bits targets = them_ & ~captured;
        const MenJumps<V, S, Bits> jumps(at, targets, empty_);
        if (jumps.any() == 0) {
            if (captured != 0) finish(core::lowest(at), captured);
            return;
        }
        const auto land = [&](Bits landing, Bits over) {
            if (landing != 0 && enter(core::lowest(landing), captured | over)) man_jumps(landing, captured | over);
        };
        using M = MenSteps<V, S>;
        land(jumps.left, G::template step<M::left>(at));
        land(jumps.right, G::template step<M::right>(at));
        if constexpr (V::rules.men_capture_backwards) {
            land(jumps.back_left, G::template step<M::back_left>(at));
            land(jumps.back_right, G::template step<M::back_right>(at));
        }
    }

    /// Captures in direction D if possible and goes on from every square behind the captured piece.
    template <Direction D>
    bool king_jump(int at, Bits captured) {
        const Bits over = king_target<V, D>(at, them_ & ~captured, occupied_);
        if (over == 0) return false;

        captured |= over;
        Bits landing = G::template step<D>(over);
        const int first = core::lowest(landing);
        const bool straight = king_target<V, D>(first, them_ & ~captured, occupied_) != 0;
        for (; landing != 0; landing = G::template step<D>(landing) & empty_) {
            const int bit = core::lowest(landing);
            if (!enter(bit, captured)) continue;
            // Going straight on gives the same captures from every landing square: it is walked from the first only.
            bool more = straight;
            if (straight && bit == first) king_jump<D>(bit, captured);
            if constexpr (D == Direction::up_left || D == Direction::down_right) {
                more |= king_jump<Direction::up_right>(bit, captured);
                more |= king_jump<Direction::down_left>(bit, captured);
            } else {
                more |= king_jump<Direction::up_left>(bit, captured);
                more |= king_jump<Direction::down_right>(bit, captured);
            }
            if (!more) finish(bit, captured);
        }
        return true;
    }

    void finish(int to, Bits captured) {
        const int rank = capture_rank<V>({core::count(captured), core::count(captured & kings_), by_king_});
        if (rank < best_) return;
        if (rank > best_) {
            best_ = rank;
            moves_.clear();
            first_ = 0;
        }
        const Move move{captured, static_cast<std::int8_t>(from_), static_cast<std::int8_t>(to)};
        if (!visited_)
            for (std::size_t i = first_; i < moves_.size(); ++i)
                if (moves_[i] == move) return;
        moves_.push_back(move);
    }

    Bits them_, kings_, everybody_;
    MoveList& moves_;
    Bits occupied_ = 0, empty_ = 0;
    int from_ = 0;
    bool by_king_ = false;
    int best_ = 0;
    int steps_ = 0;
    std::size_t first_ = 0;
    std::optional<core::VisitedSet> visited_;
};

}  // namespace damas::rules
