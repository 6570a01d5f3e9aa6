// SPDX-License-Identifier: MIT
// Makes the two tables of a pair of materials, one for each side to move, by retrograde analysis. First every position
// is looked at once: those with a capture, a promotion or no move get values from finished tables; the others get the
// number of their quiet moves. Then, ply by ply, each position that has just been decided takes back the last quiet
// move: a loss makes its predecessors wins, a win takes one hope from them, and who has none left has lost.
#pragma once

#include "core/big_array.hpp"
#include "tables/values.hpp"

namespace damas::tables {

template <rules::Variant V>
class PairBuilder {
    using G = rules::Geometry<V>;
    using White = rules::MenSteps<V, rules::Side::white>;

public:
    PairBuilder(const Library<V>& library, const Material& material, int threads)
        : library_(library), threads_(threads), same_(material == material.reversed()) {
        halves_[0] = std::make_unique<Half>(material);
        if (!same_) halves_[1] = std::make_unique<Half>(material.reversed());
    }

    /// The tables: for the material, and for its reverse unless that is the same. None if a game lasts longer than a
    /// byte can say.
    std::vector<std::shared_ptr<OpenTable<V>>> build() {
        for (auto& half : halves_)
            if (half) first_look(*half);
        for (int plies = 0; plies <= last_pending_ || found_[0] || found_[1]; ++plies) {
            if (plies > longest_plies) return {};
            std::atomic<bool> found = false;
            for (std::size_t side = 0; side < (same_ ? 1 : 2); ++side)
                if (take_back(*halves_[side], *halves_[same_ ? 0 : 1 - side], plies)) found = true;
            found_[static_cast<std::size_t>(plies % 2)] = found;
        }
        std::vector<std::shared_ptr<OpenTable<V>>> tables;
        for (auto& half : halves_)
            if (half) tables.push_back(finish(std::move(half)));
        return tables;
    }

private:
    /// While a pair is built: the value found so far, and the hopes left.
    struct Entry {
        std::atomic<std::uint8_t> value{0}, hopes{0};
    };
    static constexpr std::uint8_t captures =
        255;                                   ///< In place of hopes: settled by captures, quiet moves do not count.
    static constexpr std::uint8_t safe = 254;  ///< In place of hopes: cannot be lost any more.
    static constexpr std::uint64_t grain = 1 << 14;

    struct Half {
        explicit Half(const Material& material)
            : index(material), sets(std::make_shared<const RowSets>(index)), entries(index.size()) {}
        Index<V> index;
        std::shared_ptr<const RowSets> sets;
        core::BigArray<Entry> entries;
    };

    std::uint64_t rows_at_once(const Half& half) const {
        return std::max<std::uint64_t>(grain / half.index.row_size(), 1);
    }

    void first_look(Half& half) {
        for_each_piece(
            half.index.rows(), rows_at_once(half), threads_, [&](std::uint64_t first, std::uint64_t last, int) {
                Rows<V> rows(half.index, half.sets);
                int pending = 0;
                const std::uint64_t size = half.index.row_size();
                for (std::uint64_t row = first; row < last; ++row) {
                    rows.go_to(row);
                    for (std::uint64_t place = 0; place < size; ++place)
                        pending = std::max(pending, look_at(rows.board(place), half.entries[row * size + place]));
                }
                int before = last_pending_;
                while (before < pending && !last_pending_.compare_exchange_weak(before, pending)) {
                }
            });
    }

    /// Fills the entry of a board; the plies of a value that waits in it.
    int look_at(const Board& b, Entry& entry) {
        const auto p = position_of<V>(b);
        if (rules::could_capture<V, rules::Side::white>(p)) {
            const Value best = best_capture(library_, p);
            store(entry, best, captures);
            return best.draw() ? 0 : best.plies();
        }
        const Bits empty = p.empty();
        const Bits left = G::template step<White::left>(b.own_men) & empty;
        const Bits right = G::template step<White::right>(b.own_men) & empty;
        const Bits crown = G::crown_row(rules::Side::white);
        int hopes = core::count(left & ~crown) + core::count(right & ~crown);
        core::for_each_bit(b.own_kings,
                           [&](int from) { hopes += core::count(rules::king_reach<V>(from, ~empty & G::all)); });
        Value best = Value::plies(0);
        if (((left | right) & crown) != 0) best = promotions(b, left & crown, right & crown);
        if (best.loss()) {
            if (hopes == 0 || best.plies() > 0)
                store(entry, best, static_cast<std::uint8_t>(hopes));
            else
                entry.hopes.store(static_cast<std::uint8_t>(hopes), std::memory_order_relaxed);
        } else {
            store(entry, best, safe);
        }
        return best.draw() ? 0 : best.plies();
    }

    /// The best promotion; there is at least one.
    Value promotions(const Board& b, Bits left, Bits right) const {
        Value best = Value::plies(0);
        const auto play = [&](int to, int shift) {
            Board next = b;
            next.own_men ^= core::bit(to - shift);
            next.own_kings |= core::bit(to);
            best = Value::better(best, library_(reversed<V>(next)).before());
        };
        core::for_each_bit(left, [&](int to) { play(to, G::shift_of(White::left)); });
        core::for_each_bit(right, [&](int to) { play(to, G::shift_of(White::right)); });
        return best;
    }

    static void store(Entry& entry, Value value, std::uint8_t hopes) {
        entry.value.store(value.byte(), std::memory_order_relaxed);
        entry.hopes.store(hopes, std::memory_order_relaxed);
    }

    /// From every position of `half` that is decided in exactly `plies`, back into the other one; whether there was
    /// any.
    bool take_back(const Half& half, Half& before, int plies) {
        std::atomic<bool> found = false;
        for_each_piece(half.index.rows(), rows_at_once(half), threads_,
                       [&](std::uint64_t first, std::uint64_t last, int) {
                           Rows<V> rows(half.index, half.sets);
                           Pending pending(before, plies);
                           const std::uint64_t size = half.index.row_size();
                           bool any = false;
                           std::uint64_t here = ~std::uint64_t{0};
                           for_each_decided(half, first * size, last * size, plies, [&](std::uint64_t number) {
                               any = true;
                               if (number / size != here) rows.go_to(here = number / size);
                               take_back(reversed<V>(rows.board(number % size)), pending);
                           });
                           pending.apply();
                           if (any) found = true;
                       });
        return found;
    }

    /// Calls `visit(number)` for the entries of a range that hold exactly this result for good.
    template <class Visit>
    static void for_each_decided(const Half& half, std::uint64_t first, std::uint64_t last, int plies, Visit&& visit) {
        const std::uint8_t wanted = Value::plies(plies).byte();
        const auto* words = reinterpret_cast<const std::uint16_t*>(&half.entries[0]);  // value in the low byte
        for (std::uint64_t block = first; block < last; block += 64) {
            const std::uint64_t end = std::min(block + 64, last);
            unsigned hits = 0;
            for (std::uint64_t i = block; i < end; ++i) hits |= static_cast<std::uint8_t>(words[i]) == wanted ? 1u : 0u;
            if (hits == 0) continue;
            for (std::uint64_t i = block; i < end; ++i) {
                if (half.entries[i].value.load(std::memory_order_relaxed) != wanted) continue;
                const std::uint8_t hopes = half.entries[i].hopes.load(std::memory_order_relaxed);
                if (plies % 2 == 1 || hopes == 0 || hopes == captures) visit(i);
            }
        }
    }

    /// Predecessors that wait for their memory to arrive.
    class Pending {
    public:
        Pending(Half& half, int plies) : half_(half), plies_(plies) {}
        const Index<V>& index() const { return half_.index; }
        void add(std::uint64_t number) {
            __builtin_prefetch(&half_.entries[number], 1);
            numbers_[count_++] = number;
            if (count_ == numbers_.size()) apply();
        }
        void apply() {
            for (std::size_t i = 0; i < count_; ++i)
                plies_ % 2 == 0 ? can_win(half_.entries[numbers_[i]]) : loses_hope(half_.entries[numbers_[i]]);
            count_ = 0;
        }

    private:
        void can_win(Entry& entry) const {
            if (entry.hopes.load(std::memory_order_relaxed) == captures) return;
            const Value now = Value::from_byte(entry.value.load(std::memory_order_relaxed)),
                        win = Value::plies(plies_ + 1);
            if (now.win() && now.plies() <= win.plies()) return;
            store(entry, win, safe);
        }
        void loses_hope(Entry& entry) const {
            if (entry.hopes.load(std::memory_order_relaxed) >= safe) return;
            if (entry.hopes.fetch_sub(1, std::memory_order_relaxed) != 1) return;
            const std::uint8_t loss = Value::plies(plies_ + 1).byte();
            if (entry.value.load(std::memory_order_relaxed) < loss) entry.value.store(loss, std::memory_order_relaxed);
        }

        Half& half_;
        int plies_;
        std::size_t count_ = 0;
        std::array<std::uint64_t, 256> numbers_;
    };

    /// All quiet moves of White that could have led to the position with Black to move; `b` is seen by White.
    void take_back(const Board& b, Pending& pending) const {
        const Bits occupied = b.occupied(), empty = G::all & ~occupied;
        if (b.own_kings != 0) {
            const std::uint64_t men = pending.index().men_number(b);
            core::for_each_bit(b.own_kings, [&](int to) {
                Board before = b;
                core::for_each_bit(rules::king_reach<V>(to, occupied), [&](int from) {
                    before.own_kings = b.own_kings ^ core::bit(to) ^ core::bit(from);
                    pending.add(pending.index().with_men(men, before));
                });
            });
        }
        const auto men_back = [&]<rules::Direction D>() {
            core::for_each_bit(G::template step<rules::opposite(D)>(b.own_men) & empty, [&](int from) {
                Board before = b;
                before.own_men ^= core::bit(from) ^ core::bit(from + G::shift_of(D));
                pending.add(pending.index()(before));
            });
        };
        men_back.template operator()<White::left>();
        men_back.template operator()<White::right>();
    }

    std::shared_ptr<OpenTable<V>> finish(std::unique_ptr<Half> half) const {
        auto table = std::make_shared<OpenTable<V>>(half->index.material());
        for_each_piece(half->index.size(), 1 << 20, threads_, [&](std::uint64_t first, std::uint64_t last, int) {
            for (std::uint64_t i = first; i < last; ++i) {
                const std::uint8_t value = half->entries[i].value.load(std::memory_order_relaxed);
                const std::uint8_t hopes = half->entries[i].hopes.load(std::memory_order_relaxed);
                // A promotion that loses decides nothing while there are other hopes.
                const bool open = Value::from_byte(value).loss() && hopes > 0 && hopes < safe;
                table->values[i] = open ? 0 : value;
            }
            half->entries.discard(first, last);
        });
        return table;
    }

    const Library<V>& library_;
    int threads_;
    bool same_;
    std::array<std::unique_ptr<Half>, 2> halves_;
    std::atomic<int> last_pending_ = 0;
    std::array<bool, 2> found_{};
};

}  // namespace damas::tables
