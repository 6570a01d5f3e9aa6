// SPDX-License-Identifier: MIT
// The board of a variant as bits. Rows are read from the top, White sits at the bottom and moves towards bit 0.
// One spare bit follows every two rows, so each diagonal step is one constant shift and a step off the side
// falls on a spare bit. Boards whose bottom-left corner is empty are stored mirrored: numbering hides it.
#pragma once

#include <array>
#include <optional>

#include "core/bits.hpp"
#include "rules/rule_set.hpp"
#include "rules/square.hpp"

namespace damas::rules {

using core::Bits;

enum class Direction : std::uint8_t { up_left, up_right, down_left, down_right };

inline constexpr std::array all_directions{Direction::up_left, Direction::up_right, Direction::down_left,
                                           Direction::down_right};

constexpr Direction opposite(Direction d) { return static_cast<Direction>(3 - static_cast<int>(d)); }

/// Row from the top and column from the left, both from 0, as the board lies before White.
struct Tile {
    int row, column;
    bool operator==(const Tile&) const = default;
};

template <Variant V>
struct Geometry {
    static constexpr int width = V::rules.width;
    static constexpr int height = V::rules.height;
    static constexpr int half = width / 2;
    static constexpr int squares = half * height;
    static constexpr int bits = (width + 1) * (height / 2) - 1;
    static_assert(width % 2 == 0 && height % 2 == 0 && bits <= 64);

    /// The bit of the `i`-th playing square of a row, from the left of the stored board.
    static constexpr int bit_at(int row, int i) { return row / 2 * (width + 1) + row % 2 * half + i; }

    static constexpr int row_of(int bit) {
        const int rest = bit % (width + 1);
        return bit / (width + 1) * 2 + (rest >= half ? 1 : 0);
    }

    static constexpr int place_in_row(int bit) { return bit - bit_at(row_of(bit), 0); }

    static constexpr Bits row_mask(int row) {
        Bits mask = 0;
        for (int i = 0; i < half; ++i) mask |= core::bit(bit_at(row, i));
        return mask;
    }

    static constexpr Bits rows_mask(int first, int last) {
        Bits mask = 0;
        for (int row = first; row <= last; ++row) mask |= row_mask(row);
        return mask;
    }

    static constexpr Bits all = rows_mask(0, height - 1);

    /// The far row, where men of `side` become kings.
    static constexpr Bits crown_row(Side side) { return row_mask(side == Side::white ? 0 : height - 1); }

    /// Where the men of `side` stand at the start.
    static constexpr Bits home(Side side) {
        return side == Side::white ? rows_mask(height - V::rules.rows_of_men, height - 1)
                                   : rows_mask(0, V::rules.rows_of_men - 1);
    }

    static constexpr int shift_of(Direction d) {
        switch (d) {
            case Direction::up_left: return -(half + 1);
            case Direction::up_right: return -half;
            case Direction::down_left: return half;
            default: return half + 1;
        }
    }

    /// Every square of `set` moved one step; steps off the board leave bits outside `all`.
    template <Direction D, class Word>
    static constexpr Word step(Word set) {
        constexpr int by = shift_of(D);
        if constexpr (by < 0)
            return set >> -by;
        else
            return set << by;
    }

    static constexpr Bits step(Direction d, Bits set) {
        const int by = shift_of(d);
        return by < 0 ? set >> -by : set << by;
    }

    /// All squares beyond `bit` in one direction, up to the edge.
    static constexpr std::array<std::array<Bits, 64>, 4> rays = [] {
        std::array<std::array<Bits, 64>, 4> result{};
        for (const Direction d : all_directions)
            for (int b = 0; b < bits; ++b)
                for (Bits s = step(d, core::bit(b) & all) & all; s != 0; s = step(d, s) & all)
                    result[static_cast<std::size_t>(d)][static_cast<std::size_t>(b)] |= s;
        return result;
    }();

    template <Direction D>
    static constexpr Bits ray(int bit) {
        return rays[static_cast<std::size_t>(D)][static_cast<std::size_t>(bit)];
    }

    /// The bit of `set`, a part of one ray in direction D that is not empty, nearest to the ray's origin.
    template <Direction D>
    static constexpr Bits nearest(Bits set) {
        if constexpr (shift_of(D) > 0)
            return set & (~set + 1);
        else
            return core::bit(core::highest(set));
    }

    /// The squares of a ray in direction D before its first occupied square.
    template <Direction D>
    static constexpr Bits open_ray(int bit, Bits occupied) {
        const Bits full = ray<D>(bit);
        const Bits blockers = full & occupied;
        if (blockers == 0) return full;
        const Bits first = nearest<D>(blockers);
        if constexpr (shift_of(D) > 0)
            return full & (first - 1);
        else
            return full & ~((first << 1) - 1);
    }

    /// The long diagonal that both players have at the same hand (rule 4 of the Spanish page).
    static constexpr Bits main_diagonal = [] {
        const Bits corner = core::bit(bit_at(height - 1, 0));
        return corner |
               rays[static_cast<std::size_t>(Direction::up_right)][static_cast<std::size_t>(bit_at(height - 1, 0))];
    }();

    /// Every square of the board, ascending.
    static constexpr std::array<Square, std::size_t{squares}> all_squares = [] {
        std::array<Square, std::size_t{squares}> result;
        for (int number = 0; Square & square : result) square = Square(++number);
        return result;
    }();

    static constexpr bool valid(Square square) { return square.number() >= 1 && square.number() <= squares; }

    static constexpr int bit_of(Square square) {
        constexpr Corner corner = V::rules.file.first_square;
        constexpr bool from_top = corner == Corner::top_left || corner == Corner::top_right;
        constexpr bool from_left = corner == Corner::bottom_left || corner == Corner::top_left;
        const int line = (square.number() - 1) / half;
        const int place = (square.number() - 1) % half;
        return bit_at(from_top ? line : height - 1 - line,
                      from_left != V::rules.file.corner_is_empty ? place : half - 1 - place);
    }

    static constexpr std::array<std::int8_t, 64> numbers = [] {
        std::array<std::int8_t, 64> result{};
        for (const Square s : all_squares)
            result[static_cast<std::size_t>(bit_of(s))] = static_cast<std::int8_t>(s.number());
        return result;
    }();

    static constexpr Square square_of(int bit) { return Square(numbers[static_cast<std::size_t>(bit)]); }

    /// Where a square lies as White sees the board.
    static constexpr Tile tile_of(Square square) {
        const int bit = bit_of(square);
        const int row = row_of(bit);
        const int column = 2 * place_in_row(bit) + (row % 2 == 0 ? 1 : 0);
        return {row, V::rules.file.corner_is_empty ? width - 1 - column : column};
    }
};

}  // namespace damas::rules
