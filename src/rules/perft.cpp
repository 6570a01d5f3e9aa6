// SPDX-License-Identifier: MIT
// Each level of the tree has a queue of positions, and four of them are worked on at a time (docs/decisions/0001).
#include "rules/perft.hpp"

#include <memory>
#include <tuple>

#include "rules/generator.hpp"
#include "rules/position_queue.hpp"
#include "rules/variants/all.hpp"

namespace damas::rules {

namespace {

template <Variant V, Leaves L>
class Perft {
    using Group = PositionQueue::Group;
    using Lanes = core::Lanes;

public:
    /// Positions `depth` plies after `p`, at least one; different paths of one capture are one move.
    static std::uint64_t count(const Position<V>& p, int depth) {
        Perft walk(depth);
        walk.levels_[0].single.push(p.pieces(p.turn), p.pieces(opponent(p.turn)), p.kings);
        for (int level = 0; level < depth; ++level) walk.drain(level, level % 2 == 0 ? p.turn : opponent(p.turn));
        return walk.leaves_;
    }

private:
    /// Positions at one distance from the root; those with double jumps wait apart until there are enough of them.
    struct Level {
        PositionQueue single, doubles;
    };

    explicit Perft(int depth) : depth_(depth), levels_(std::make_unique<Level[]>(static_cast<std::size_t>(depth))) {}

    void drain(int level, Side side) { side == Side::white ? drain<Side::white>(level) : drain<Side::black>(level); }

    /// Works off what waits at a level.
    template <Side S>
    void drain(int level) {
        work_singles<S>(level);
        work_doubles<S>(level);
    }

    template <Side S>
    [[gnu::noinline]] void work_singles(int level) {
        PositionQueue& doubles = levels_[static_cast<std::size_t>(level)].doubles;
        work<S, MenSweep<V, S, Lanes>>(
            levels_[static_cast<std::size_t>(level)].single, level,
            [&](const Group& boards, Lanes open) __attribute__((always_inline)) {
                const Lanes counted = considers(V::rules, Criterion::quality) ? boards.own | boards.them : boards.own;
                const Lanes king_matters = open & core::nonzero_mask(counted & boards.kings);
                if (!doubles.has_room()) work_doubles<S>(level);
                doubles.push(boards, open & ~king_matters);
                finish_each<S>(boards, king_matters, level);
            });
    }

    template <Side S>
    [[gnu::noinline]] void work_doubles(int level) {
        work<S, MenDoubles<V, S, Lanes>>(levels_[static_cast<std::size_t>(level)].doubles, level,
                                         [&](const Group& boards, Lanes open)
                                             __attribute__((always_inline)) { finish_each<S>(boards, open, level); });
    }

    /// Counts or expands the boards of `queue` that a `Sweep` settles and hands on the others.
    template <Side S, class Sweep, class HandOn>
    [[gnu::always_inline]] void work(PositionQueue& queue, int level, HandOn&& hand_on) {
        const auto each = [&](auto&& settle) __attribute__((always_inline)) {
            queue.for_each_group([&](const Group& boards) __attribute__((always_inline)) {
                const Sweep sweep(boards.own, boards.them, boards.kings);
                const Lanes open = core::nonzero_mask(sweep.open());
                settle(sweep, ~open);
                hand_on(boards, open);
            });
            queue.clear();
        };
        if (level + 1 == depth_)
            work_leaves(each);
        else
            work_inner<S>(each, level + 1);
    }

    template <class Each>
    [[gnu::always_inline]] void work_leaves(Each&& each) {
        if constexpr (L == Leaves::bulk) {
            core::LaneCounter moves;
            each([&](const auto& sweep, Lanes settled)
                     __attribute__((always_inline)) { sweep.count_targets(moves, settled); });
            leaves_ += moves.total();
        } else {
            Lanes made{};
            each([&](const auto& sweep, Lanes settled) __attribute__((always_inline)) {
                sweep.for_each_successor(
                    [&](Lanes own, Lanes them, Lanes kings, Lanes to) __attribute__((always_inline)) {
                        touch(own, them, kings);
                        made -= core::nonzero_mask(to);
                    },
                    settled);
            });
            leaves_ += made[0] + made[1] + made[2] + made[3];
        }
    }

    template <Side S, class Each>
    [[gnu::always_inline]] void work_inner(Each&& each, int next_level) {
        PositionQueue& next = levels_[static_cast<std::size_t>(next_level)].single;
        each([&](const auto& sweep, Lanes settled) __attribute__((always_inline)) {
            if (!next.has_room()) drain<opponent(S)>(next_level);
            sweep.for_each_successor(
                [&](Lanes own, Lanes them, Lanes kings, Lanes to)
                    __attribute__((always_inline)) { next.push({them, own, kings}, core::nonzero_mask(to)); },
                settled);
        });
    }

    /// The boards whose lane of `which` is all ones.
    template <Side S>
    [[gnu::always_inline]] void finish_each(const Group& boards, Lanes which, int level) {
        if (!core::any(which)) return;
        for (int lane = 0; lane < core::lane_count; ++lane)
            if (which[lane] != 0) finish_one<S>(boards.own[lane], boards.them[lane], boards.kings[lane], level);
    }

    /// One position whose captures must be walked.
    template <Side S>
    [[gnu::noinline]] void finish_one(Bits own, Bits them, Bits kings, int level) {
        MoveList moves;
        detail::list_unsettled<V, S>(own, them, kings, moves);
        if (level + 1 == depth_ && L == Leaves::bulk) {
            leaves_ += moves.size();
            return;
        }
        const auto p = Position<V>::template seen_by<S>(own, them, kings, S);
        for (const Move& move : moves) {
            const Position<V> next = play<V, S>(p, move);
            const Bits mine = next.template pieces<S>(), theirs = next.template pieces<opponent(S)>();
            if (level + 1 == depth_) {
                touch(mine, theirs, next.kings);
                ++leaves_;
            } else {
                PositionQueue& queue = levels_[static_cast<std::size_t>(level + 1)].single;
                if (!queue.has_room()) drain<opponent(S)>(level + 1);
                queue.push(theirs, mine, next.kings);
            }
        }
    }

    /// A visited leaf is a real one: its board is built.
    template <class Word>
    [[gnu::always_inline]] static void touch(Word own, Word theirs, Word kings) {
        core::keep(own);
        core::keep(theirs);
        core::keep(kings);
    }

    int depth_;
    std::unique_ptr<Level[]> levels_;
    std::uint64_t leaves_ = 0;
};

}  // namespace

template <Variant V>
std::uint64_t perft(const Position<V>& p, int depth, Leaves leaves) {
    if (depth == 0) return 1;
    return leaves == Leaves::bulk ? Perft<V, Leaves::bulk>::count(p, depth)
                                  : Perft<V, Leaves::visited>::count(p, depth);
}

namespace {

template <Variant... Vs>
constexpr auto instances_for(VariantList<Vs...>) {
    return std::tuple{&perft<Vs>...};
}
/// Makes the compiler emit `perft` for every variant of the list.
[[gnu::used]] const auto instances = instances_for(AllVariants{});

}  // namespace

}  // namespace damas::rules
