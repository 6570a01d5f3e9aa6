// SPDX-License-Identifier: MIT
// Each level of the tree has queues of positions, and several of them are worked on at a time (docs/decisions/0001).
#include "rules/perft.hpp"

#include <algorithm>
#include <memory>
#include <tuple>

#include "rules/generator.hpp"
#include "rules/perft_loops.hpp"

namespace damas::rules {

namespace {

constinit const PerftTable plain_loops = perft_loops<core::TwoLanes>(AllVariants{});

const PerftTable& table_of([[maybe_unused]] Loops loops) {
#if defined(__x86_64__)
    if (loops == Loops::fastest && core::has_avx2()) return perft_loops_avx2;
#endif
    return plain_loops;
}

template <Variant V>
class Perft {
public:
    /// Positions `depth` plies after `p`, at least one; different paths of one capture are one move.
    static std::uint64_t count(const Position<V>& p, int depth, Leaves leaves, const PerftTable& table) {
        constexpr auto& ids = AllVariants::ids;
        constexpr auto index = static_cast<std::size_t>(std::ranges::find(ids, V::id) - ids.begin());
        Perft walk(depth, leaves, table[index]);
        walk.at(0).singles.push(p.pieces(p.turn), p.pieces(opponent(p.turn)), p.kings);
        for (int level = 0; level < depth; ++level)
            (level % 2 == 0) == (p.turn == Side::white) ? walk.drain<Side::white>(level)
                                                        : walk.drain<Side::black>(level);
        return walk.leaves_;
    }

private:
    using SideLoops = PerftTable::value_type;

    Perft(int depth, Leaves leaves, const SideLoops& loops)
        : depth_(depth),
          made_(leaves == Leaves::visited),
          loops_(loops),
          levels_(std::make_unique_for_overwrite<PerftLevel[]>(static_cast<std::size_t>(depth) + 1)) {}

    PerftLevel& at(int level) { return levels_[static_cast<std::size_t>(level)]; }
    bool is_last(int level) const { return level + 1 == depth_; }

    /// Works off what waits at a level.
    template <Side S>
    void drain(int level) {
        const PerftLoops& loops = loops_[static_cast<std::size_t>(S)];
        const PerftTask task = !is_last(level) ? PerftTask::expand : made_ ? PerftTask::make : PerftTask::count;
        const auto work = [&](PositionQueue& queue, PerftLoop loop) {
            while (!queue.empty()) {
                leaves_ += loop(at(level), at(level + 1).singles);
                at(level).walks.take_each([&](Bits own, Bits them, Bits kings) { walk<S>(own, them, kings, level); });
                make_room<S>(level);
            }
        };
        work(at(level).singles, loops.singles[static_cast<std::size_t>(task)]);
        work(at(level).doubles, loops.doubles[static_cast<std::size_t>(task)]);
    }

    /// In the next level.
    template <Side S>
    void make_room(int level) {
        if (!at(level + 1).singles.has_room()) drain<opponent(S)>(level + 1);
    }

    /// One position whose captures must be walked.
    template <Side S>
    [[gnu::noinline]] void walk(Bits own, Bits them, Bits kings, int level) {
        MoveList moves;
        detail::list_unsettled<V, S>(own, them, kings, moves);
        if (is_last(level) && !made_) {
            leaves_ += moves.size();
            return;
        }
        const auto p = Position<V>::template seen_by<S>(own, them, kings, S);
        for (const Move& move : moves) {
            const Position<V> next = play<V, S>(p, move);
            const Bits mine = next.template pieces<S>(), theirs = next.template pieces<opponent(S)>();
            if (is_last(level)) {
                core::keep(mine), core::keep(theirs), core::keep(next.kings);  // a visited leaf is a real one
                ++leaves_;
            } else {
                make_room<S>(level);
                at(level + 1).singles.push(theirs, mine, next.kings);
            }
        }
    }

    int depth_;
    bool made_;  ///< Whether every leaf's board is built.
    const SideLoops& loops_;
    std::unique_ptr<PerftLevel[]> levels_;
    std::uint64_t leaves_ = 0;
};

}  // namespace

template <Variant V>
std::uint64_t perft(const Position<V>& p, int depth, Leaves leaves, Loops loops) {
    return depth == 0 ? 1 : Perft<V>::count(p, depth, leaves, table_of(loops));
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
