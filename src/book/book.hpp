// SPDX-License-Identifier: MIT
// An opening book: positions from the start of the game on, each with a value for every legal move. A move that leads
// to another position of the book is worth what that position is worth, so that what is known deep in the book reaches
// the start. Only men have moved in it (a king's moves could lead round in circles), hence no position is its own
// successor. The book itself is the same for every variant; what it has to know of the rules is a function.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "book/results.hpp"
#include "rules/generator.hpp"

namespace damas::book {

/// A position of any variant.
struct Place {
    rules::Bits white, black, kings;
    rules::Side turn;

    bool operator==(const Place&) const = default;
    std::uint64_t hash() const;
};

template <rules::Variant V>
Place place(const rules::Position<V>& p) {
    return {p.white, p.black, p.kings, p.turn};
}
template <rules::Variant V>
rules::Position<V> position(const Place& p) {
    return {p.white, p.black, p.kings, p.turn};
}

struct Step {
    rules::Move move;
    Place after;
};

/// What a book has to know of a variant.
struct Rules {
    std::string_view id;
    Place start;
    std::vector<Step> (*steps)(const Place&);  ///< The legal moves, in the generator's order.
};

template <rules::Variant V>
inline const Rules rules_of{V::id, place(rules::start_position<V>()), [](const Place& from) {
                                rules::MoveList legal;
                                rules::generate(position<V>(from), legal);
                                std::vector<Step> steps;
                                for (const rules::Move& move : legal)
                                    steps.push_back({move, place(rules::play(position<V>(from), move))});
                                return steps;
                            }};

inline constexpr int largest_margin = 200;

/// Values are kept in this many hundredths of a man.
inline constexpr int value_unit = 2;
/// A value as it is kept, and back: hundredths of a man for the side that moves.
std::int8_t to_kept(int hundredths);
constexpr int from_kept(std::int8_t kept) { return kept * value_unit; }

class Book {
public:
    using Index = std::uint32_t;

    struct Entry {
        Place place;
        std::vector<std::int8_t> searched{};  ///< What a search said of each legal move, in the generator's order.
        Results results{};
    };

    struct Option {
        rules::Move move;
        Place after;
        int value;                  ///< Hundredths of a man for the side to move.
        std::optional<Index> next;  ///< The position it leads to, if the book has it.
    };

    explicit Book(const Rules& rules) : rules_(&rules) {}

    const Rules& rules() const { return *rules_; }
    /// How much worse than the best a move may be, in hundredths of a man, and still be worth playing for variety.
    int margin() const { return margin_; }
    void set_margin(int margin) { margin_ = margin; }
    std::size_t size() const { return entries_.size(); }
    const Entry& at(Index entry) const { return entries_[entry]; }
    Entry& at(Index entry) { return entries_[entry]; }
    std::optional<Index> find(const Place& p) const;

    /// Adds a position that the book does not have yet, the start first; values are stale until `settle`.
    Index add(Entry entry);
    /// Works out what every position is worth.
    void settle();

    /// Hundredths of a man for the side to move.
    int value(Index entry) const { return values_[entry]; }
    /// The legal moves of a position, in the generator's order, or the best first.
    std::vector<Option> options(Index entry) const;
    std::vector<Option> ranked(Index entry) const;
    /// The best moves from a position on, as far as the book goes.
    std::vector<rules::Move> line(Index entry) const;

private:
    int settle(Index entry);
    /// Where a position's number is, or the free place where it belongs.
    std::size_t slot_of(const Place& p) const;

    const Rules* rules_;
    int margin_ = 0;
    std::vector<Entry> entries_;
    std::vector<int> values_;
    std::vector<Index> slots_;  ///< Numbers of positions, from 1, by their hashes; at least half are free.
};

}  // namespace damas::book
