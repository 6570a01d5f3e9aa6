// SPDX-License-Identifier: MIT
// Numbers for the positions of one material, without gaps. The side to move is always White, going up; with Black to
// move the board is turned round and colours are exchanged. The order is: own men, their men on the squares left to
// them, own kings on the squares left, their kings on those left then.
#pragma once

#include <cassert>
#include <memory>

#include "core/select_bits.hpp"
#include "tables/combinations.hpp"
#include "tables/material.hpp"

namespace damas::tables {

/// The four sets of a position with White to move.
struct Board {
    Bits own_men = 0, other_men = 0, own_kings = 0, other_kings = 0;

    constexpr Bits occupied() const { return own_men | other_men | own_kings | other_kings; }
};

/// A board turned by half a circle, for the other side to move.
template <rules::Variant V>
constexpr Bits turned(Bits set) {
    // Reversing all 64 bits and shifting back is turning the board, since its layout is symmetric.
    set = (set >> 1 & 0x5555'5555'5555'5555) | (set & 0x5555'5555'5555'5555) << 1;
    set = (set >> 2 & 0x3333'3333'3333'3333) | (set & 0x3333'3333'3333'3333) << 2;
    set = (set >> 4 & 0x0F0F'0F0F'0F0F'0F0F) | (set & 0x0F0F'0F0F'0F0F'0F0F) << 4;
    return __builtin_bswap64(set) >> (64 - rules::Geometry<V>::bits);
}

template <rules::Variant V>
constexpr Board reversed(const Board& b) {
    return {turned<V>(b.other_men), turned<V>(b.own_men), turned<V>(b.other_kings), turned<V>(b.own_kings)};
}

template <rules::Variant V>
constexpr Board board_of(const rules::Position<V>& p) {
    const Board b{p.white & ~p.kings, p.black & ~p.kings, p.white & p.kings, p.black & p.kings};
    if (p.turn == rules::Side::white) return b;
    return reversed<V>(b);
}

template <rules::Variant V>
constexpr rules::Position<V> position_of(const Board& b) {
    return {b.own_men | b.own_kings, b.other_men | b.other_kings, b.own_kings | b.other_kings, rules::Side::white};
}

template <rules::Variant V>
class Index {
public:
    using G = rules::Geometry<V>;
    static constexpr Bits own_squares = G::all & ~G::crown_row(rules::Side::white);
    static constexpr Bits other_squares = G::all & ~G::crown_row(rules::Side::black);
    static constexpr int man_squares = G::squares - G::width / 2;

    explicit Index(const Material& material) : material_(material) {
        const int left = G::squares - material.men();
        own_king_sets_ = choose(left, material.own.kings);
        other_king_sets_ = choose(left - material.own.kings, material.other.kings);
        std::uint64_t sum = 0;
        for (const Bits packed : all_sets(man_squares, material.own.men)) {
            const Bits own = core::spread_bits(packed, own_squares);
            first_.push_back(sum);
            sum += choose(core::count(other_squares & ~own), material.other.men);
        }
        first_.push_back(sum);
    }

    const Material& material() const { return material_; }
    std::uint64_t size() const { return rows() * row_size(); }
    /// Positions that differ only in the kings of the side that is not to move stand together in a row.
    std::uint64_t rows() const { return first_.back() * own_king_sets_; }
    std::uint64_t row_size() const { return other_king_sets_; }

    std::uint64_t operator()(const Board& b) const { return with_men(men_number(b), b); }

    /// The number of a placement of men, and of the whole board given that.
    std::uint64_t men_number(const Board& b) const {
        return first_[static_cast<std::size_t>(rank(core::gather_bits(b.own_men, own_squares)))] +
               rank(core::gather_bits(b.other_men, other_squares & ~b.own_men));
    }
    std::uint64_t with_men(std::uint64_t men, const Board& b) const {
        const Bits left = G::all & ~(b.own_men | b.other_men);
        return (men * own_king_sets_ + rank(core::gather_bits(b.own_kings, left))) * other_king_sets_ +
               rank(core::gather_bits(b.other_kings, left & ~b.own_kings));
    }

    /// The board with a number. Slower than the way back: a Rows walks through many.
    Board board(std::uint64_t number) const;

private:
    template <rules::Variant>
    friend class Rows;

    Material material_;
    std::uint64_t own_king_sets_, other_king_sets_;
    std::vector<std::uint64_t> first_;  ///< The number of the first placement with each set of own men.
};

/// The sets of each kind of piece of an index, in the order of their numbers; shared by all who walk through it.
struct RowSets {
    template <rules::Variant V>
    explicit RowSets(const Index<V>& index)
        : own_men(all_sets(Index<V>::man_squares, index.material().own.men)),
          other_men(all_sets(Index<V>::man_squares, index.material().other.men)),
          own_kings(all_sets(Index<V>::G::squares - index.material().men(), index.material().own.kings)),
          other_kings(all_sets(Index<V>::G::squares - index.material().men() - index.material().own.kings,
                               index.material().other.kings)) {}

    std::vector<Bits> own_men, other_men, own_kings, other_kings;
};

/// Walks through the rows of an index; next to each other is fastest.
template <rules::Variant V>
class Rows {
    using I = Index<V>;

public:
    explicit Rows(const I& index) : Rows(index, std::make_shared<RowSets>(index)) {}
    Rows(const I& index, std::shared_ptr<const RowSets> sets) : index_(index), sets_(std::move(sets)) {}

    /// Goes to a row: `board()` then has everything but the kings of the other side.
    void go_to(std::uint64_t row) {
        const std::uint64_t men = row / index_.own_king_sets_;
        if (men != men_ || !placed_) place_men(men);
        board_.own_kings =
            core::spread_bits(sets_->own_kings[static_cast<std::size_t>(row % index_.own_king_sets_)], left_);
        free_ = left_ & ~board_.own_kings;
    }
    /// The board at a place of the row.
    Board board(std::uint64_t place) const {
        Board b = board_;
        b.other_kings = core::spread_bits(sets_->other_kings[static_cast<std::size_t>(place)], free_);
        return b;
    }

private:
    void place_men(std::uint64_t men) {
        const auto& first = index_.first_;
        const auto own =
            static_cast<std::size_t>(std::upper_bound(first.begin(), first.end(), men) - first.begin()) - 1;
        board_.own_men = core::spread_bits(sets_->own_men[own], I::own_squares);
        board_.other_men = core::spread_bits(sets_->other_men[static_cast<std::size_t>(men - first[own])],
                                             I::other_squares & ~board_.own_men);
        left_ = I::G::all & ~(board_.own_men | board_.other_men);
        men_ = men;
        placed_ = true;
    }

    const I& index_;
    std::shared_ptr<const RowSets> sets_;
    Board board_{};
    Bits left_ = 0, free_ = 0;
    std::uint64_t men_ = 0;
    bool placed_ = false;
};

template <rules::Variant V>
Board Index<V>::board(std::uint64_t number) const {
    Rows<V> rows(*this);
    rows.go_to(number / other_king_sets_);
    return rows.board(number % other_king_sets_);
}

}  // namespace damas::tables
