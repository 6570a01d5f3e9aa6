// SPDX-License-Identifier: MIT
// An opening book: positions from the start of the game on, each with a value for every legal move. A move that leads
// to another position of the book is worth what that position is worth, so that what is known deep in the book reaches
// the start. Only men have moved in it (a king's moves could lead round in circles), hence no position is its own
// successor.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "book/results.hpp"
#include "core/short_sort.hpp"
#include "rules/generator.hpp"

namespace damas::book {

inline constexpr int largest_margin = 200;

/// Values are kept in this many hundredths of a man.
inline constexpr int value_unit = 2;
/// A value as it is kept, and back: hundredths of a man for the side that moves.
constexpr std::int8_t to_kept(int hundredths) {
    return static_cast<std::int8_t>(std::clamp(hundredths / value_unit, -127, 127));
}
constexpr int from_kept(std::int8_t kept) { return kept * value_unit; }

/// The legal moves of a position, in the generator's order, which is that of a book's values.
template <rules::Variant V>
rules::MoveList moves_of(const rules::Position<V>& p) {
    rules::MoveList legal;
    rules::generate(p, legal);
    return legal;
}

template <rules::Variant V>
class Book {
public:
    using Index = std::uint32_t;
    using Position = rules::Position<V>;

    struct Entry {
        Position position;
        std::vector<std::int8_t> searched{};  ///< What a search said of each legal move, in the generator's order.
        Results results{};
    };

    struct Option {
        rules::Move move;
        Position after;
        int value;                  ///< Hundredths of a man for the side to move.
        std::optional<Index> next;  ///< The position it leads to, if the book has it.
    };

    /// How much worse than the best a move may be, in hundredths of a man, and still be worth playing for variety.
    int margin() const { return margin_; }
    void set_margin(int margin) { margin_ = margin; }
    std::size_t size() const { return entries_.size(); }
    const Entry& at(Index entry) const { return entries_[entry]; }
    Entry& at(Index entry) { return entries_[entry]; }

    std::optional<Index> find(const Position& p) const {
        const Index number = slots_.empty() ? 0 : slots_[slot_of(p)];
        if (number == 0) return {};
        return number - 1;
    }

    /// Adds a position that the book does not have yet, the start first; values are stale until `settle`.
    Index add(Entry entry) {
        entries_.push_back(std::move(entry));
        const auto number = static_cast<Index>(entries_.size());
        if (2 * entries_.size() <= slots_.size()) {
            slots_[slot_of(entries_.back().position)] = number;
        } else {
            slots_.assign(std::max<std::size_t>(64, 2 * slots_.size()), 0);
            for (Index i = 1; i <= number; ++i) slots_[slot_of(entries_[i - 1].position)] = i;
        }
        return number - 1;
    }

    /// Works out what every position is worth.
    void settle() {
        values_.assign(entries_.size(), unknown);
        for (Index i = 0; i < entries_.size(); ++i) settle(i);
    }

    /// Hundredths of a man for the side to move.
    int value(Index entry) const { return values_[entry]; }

    /// The legal moves of a position, in the generator's order, or the best first.
    std::vector<Option> options(Index entry) const {
        std::vector<Option> list;
        for (const rules::Move& move : moves_of(at(entry).position)) {
            const Position after = rules::play(at(entry).position, move);
            const auto next = find(after);
            list.push_back({move, after, next ? -values_[*next] : from_kept(at(entry).searched[list.size()]), next});
        }
        return list;
    }
    std::vector<Option> ranked(Index entry) const {
        std::vector<Option> list = options(entry);
        core::short_sort(list, [](const Option& a, const Option& b) {
            return a.value != b.value ? a.value > b.value : a.after.hash() < b.after.hash();
        });
        return list;
    }

    /// The best moves from a position on, as far as the book goes.
    std::vector<rules::Move> line(Index entry) const {
        std::vector<rules::Move> moves;
        for (std::optional<Index> here = entry; here;) {
            const Option best = ranked(*here).front();
            moves.push_back(best.move);
            here = best.next;
        }
        return moves;
    }

private:
    static constexpr int unknown = -30'000;

    int settle(Index entry) {
        if (values_[entry] != unknown) return values_[entry];
        int best = unknown;
        for (std::size_t i = 0; const rules::Move& move : moves_of(at(entry).position)) {
            const auto next = find(rules::play(at(entry).position, move));
            best = std::max(best, next ? -settle(*next) : from_kept(at(entry).searched[i]));
            ++i;
        }
        return values_[entry] = best;
    }

    /// Where a position's number is, or the free place where it belongs.
    std::size_t slot_of(const Position& p) const {
        const std::size_t mask = slots_.size() - 1;
        std::size_t slot = static_cast<std::size_t>(p.hash()) & mask;
        while (slots_[slot] != 0 && !(entries_[slots_[slot] - 1].position == p)) slot = (slot + 1) & mask;
        return slot;
    }

    int margin_ = 0;
    std::vector<Entry> entries_;
    std::vector<int> values_;
    std::vector<Index> slots_;  ///< Numbers of positions, from 1, by their hashes; at least half are free.
};

}  // namespace damas::book
