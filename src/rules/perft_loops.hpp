// SPDX-License-Identifier: MIT
// The inner loops of perft: boards leave a queue several at a time and are counted, made or expanded. They are
// templates over the lanes that do it, one instance for each kind of processor; which one works is decided in
// perft.cpp.
#pragma once

#include "rules/men.hpp"
#include "rules/position_queue.hpp"
#include "rules/variants/all.hpp"

namespace damas::rules {

/// Positions at one distance from the root.
struct PerftLevel {
    PositionQueue singles;  ///< Not looked at yet.
    PositionQueue doubles;  ///< Men jump twice: they wait apart until there are enough of them.
    PositionQueue walks;    ///< No sweep settles them: captures must be walked.
};

/// What is done with the boards that a sweep settles: their moves are counted, or made, or lead to the next level.
enum class PerftTask : std::uint8_t { count, make, expand };

/// Works off one queue of a level, all of it or until `next` is full; the leaves that it found.
using PerftLoop = std::uint64_t (*)(PerftLevel& level, PositionQueue& next);

/// The loops of one side to move, by task.
struct PerftLoops {
    std::array<PerftLoop, 3> singles, doubles;
};

template <Variant V, Side S, class Lanes>
class LaneLoops {
public:
    static consteval PerftLoops all() {
        using enum PerftTask;
        return {{singles<count>, singles<make>, singles<expand>}, {doubles<count>, doubles<make>, doubles<expand>}};
    }

private:
    template <PerftTask T>
    static std::uint64_t singles(PerftLevel& level, PositionQueue& next) {
        return work<T, MenSweep<V, S, Lanes>>(
            level.singles, next, [&](const Boards<Lanes>& boards, Lanes open) __attribute__((always_inline)) {
                constexpr bool quality = considers(V::rules, Criterion::quality);
                const Lanes counted = quality ? boards.own | boards.them : boards.own;
                const Lanes king_matters = open & core::nonzero_mask(counted & boards.kings);
                level.doubles.push(boards, open & ~king_matters);
                if (core::any(king_matters)) level.walks.push(boards, king_matters);
            });
    }

    template <PerftTask T>
    static std::uint64_t doubles(PerftLevel& level, PositionQueue& next) {
        return work<T, MenDoubles<V, S, Lanes>>(level.doubles, next,
                                                [&](const Boards<Lanes>& boards, Lanes open)
                                                    __attribute__((always_inline)) { level.walks.push(boards, open); });
    }

    /// Does the task for the boards of `queue` that a `Sweep` settles and hands on the others.
    template <PerftTask T, class Sweep, class HandOn>
    [[gnu::always_inline]] static std::uint64_t work(PositionQueue& queue, PositionQueue& next, HandOn&& hand_on) {
        const auto each = [&](auto&& settle, auto&& goes_on) __attribute__((always_inline)) {
            queue.take<Lanes>([&](const Boards<Lanes>& boards) __attribute__((always_inline)) {
                const Sweep sweep(boards.own, boards.them, boards.kings);
                const Lanes open = core::nonzero_mask(sweep.open());
                settle(sweep, ~open);
                hand_on(boards, open);
                return goes_on();
            });
        };
        if constexpr (T == PerftTask::count) {
            core::LaneCounter<Lanes> moves;
            each([&](const Sweep& sweep, Lanes settled)
                     __attribute__((always_inline)) { sweep.count_targets(moves, settled); },
                 [groups = 256] __attribute__((always_inline)) mutable { return --groups != 0; });  // they fit
            return moves.total();
        } else if constexpr (T == PerftTask::make) {
            Lanes made{};
            each(
                [&](const Sweep& sweep, Lanes settled) __attribute__((always_inline)) {
                    sweep.for_each_successor(
                        [&](Lanes own, Lanes them, Lanes kings, Lanes to) __attribute__((always_inline)) {
                            core::keep(own), core::keep(them), core::keep(kings);
                            made -= core::nonzero_mask(to);
                        },
                        settled);
                },
                [] __attribute__((always_inline)) { return true; });
            std::uint64_t sum = 0;
            for (std::size_t i = 0; i < core::lane_count<Lanes>; ++i) sum += made[i];
            return sum;
        } else {
            each(
                [&](const Sweep& sweep, Lanes settled) __attribute__((always_inline)) {
                    sweep.for_each_successor(
                        [&](Lanes own, Lanes them, Lanes kings, Lanes to) __attribute__((always_inline)) {
                            next.push(Boards<Lanes>{them, own, kings}, core::nonzero_mask(to));
                        },
                        settled);
                },
                [&] __attribute__((always_inline)) { return next.has_room(); });
            return 0;
        }
    }
};

/// The loops of every variant, by the side to move, for one kind of lanes.
template <class Lanes, Variant... Vs>
constexpr auto perft_loops(VariantList<Vs...>) {
    return std::array{
        std::array{LaneLoops<Vs, Side::white, Lanes>::all(), LaneLoops<Vs, Side::black, Lanes>::all()}...};
}
using PerftTable = decltype(perft_loops<core::TwoLanes>(AllVariants{}));

#if defined(__x86_64__)
/// For processors with AVX2 alone.
extern const PerftTable perft_loops_avx2;
#endif

}  // namespace damas::rules
