// SPDX-License-Identifier: MIT
// A learned evaluation by patterns: every window of four rows by two squares says something by what stands in it (no
// man, ours, theirs: 3^8 pictures), every king by its square, and material by a small table, since kings are not worth
// the same in every company. Each weight has two values, for a full board and an empty one; between them it moves with
// the number of pieces. What is good for one side is bad for the other to the last digit: weights mirror each other.
#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/select_bits.hpp"
#include "rules/position.hpp"
#include "words/message.hpp"

namespace damas::eval {

/// A weight of 1, odds of e to 1 or a hundred hundredths of a man, is this number.
inline constexpr int pattern_unit = 1600;

struct PatternWeight {
    std::int16_t full = 0, empty = 0;
};
using PatternWeights = std::vector<PatternWeight>;

/// Reads a file's bytes; the error says what is wrong. `count` is the number of weights of this game.
std::expected<std::unique_ptr<PatternWeights>, words::Message> read_patterns(std::span<const std::uint8_t> bytes,
                                                                             std::string_view rules, std::size_t count);
std::string write_patterns(const PatternWeights& weights, std::string_view rules);

/// Which weights a position uses, as White sees it.
template <rules::Variant V>
struct PatternFeatures {
    using G = rules::Geometry<V>;
    using Bits = core::Bits;

    static constexpr int rows = 4, places = 2, squares = rows * places, pictures = 6561;
    static constexpr int down = G::height - rows + 1, across = G::half - places + 1, windows = down * across;
    /// After the windows: kings by square, material by kings (up to three of each), a man more or less by whether there
    /// are kings, the move.
    static constexpr int most_kings = 3, king_classes = most_kings + 1;
    static constexpr std::size_t kings_at = static_cast<std::size_t>(windows) * pictures,
                                 material_at = kings_at + G::squares,
                                 men_at = material_at + king_classes * king_classes, tempo_at = men_at + 4,
                                 count = tempo_at + 1;

    /// Four sets of squares.
    struct Board {
        Bits own_men, other_men, own_kings, other_kings;

        Board turned() const { return {turn(other_men), turn(own_men), turn(other_kings), turn(own_kings)}; }
    };
    static Board board(const rules::Position<V>& p) {
        return {p.white & ~p.kings, p.black & ~p.kings, p.white & p.kings, p.black & p.kings};
    }

    /// Calls `f(weight, times)` for everything but the move.
    template <class F>
    static void for_each(const Board& b, F&& f) {
        for (std::size_t w = 0; w < masks.size(); ++w) f(w * pictures + picture(b, masks[w]), 1);
        core::for_each_bit(b.own_kings, [&](int bit) { f(king_weight(bit), 1); });
        core::for_each_bit(b.other_kings, [&](int bit) { f(king_weight(turned_bit[index(bit)]), -1); });
        const int own = std::min(core::count(b.own_kings), most_kings),
                  other = std::min(core::count(b.other_kings), most_kings);
        if (own != other) f(material_at + index(own * king_classes + other), 1);
        if (const int more = core::count(b.own_men) - core::count(b.other_men); more != 0)
            f(men_at + (own > 0 ? 2 : 0) + (other > 0 ? 1 : 0), more);
    }

    /// The weight of the same picture seen from the other side, and whether it must be this one's negative.
    static std::pair<std::size_t, bool> mirror(std::size_t weight) {
        if (weight < kings_at) {
            const int window = static_cast<int>(weight / pictures), r = window / across, k = window % across;
            std::size_t picture = weight % pictures, seen = 0;
            for (int i = 0; i < squares; ++i, picture /= 3) seen = seen * 3 + (3 - picture % 3) % 3;
            return {index((down - 1 - r) * across + across - 1 - k) * pictures + seen, true};
        }
        if (weight < material_at) return {weight, false};
        if (weight < men_at) {
            const std::size_t own = (weight - material_at) / king_classes,
                              other = (weight - material_at) % king_classes;
            return {material_at + other * king_classes + own, true};
        }
        if (weight < tempo_at) return {men_at + std::array<std::size_t, 4>{0, 2, 1, 3}[weight - men_at], false};
        return {weight, false};
    }

    static constexpr int all_pieces = 2 * core::count(G::home(rules::Side::white));

private:
    static constexpr std::size_t index(int i) { return static_cast<std::size_t>(i); }

    static constexpr auto masks = [] {
        std::array<Bits, static_cast<std::size_t>(windows)> result{};
        for (int r = 0; r < down; ++r)
            for (int k = 0; k < across; ++k)
                for (int i = 0; i < squares; ++i)
                    result[index(r * across + k)] |= core::bit(G::bit_at(r + i / places, k + i % places));
        return result;
    }();

    /// Eight binary digits read as ternary ones.
    static constexpr auto ternary = [] {
        std::array<std::uint16_t, 256> result{};
        for (int i = 0; i < 256; ++i)
            for (int digit = 7; digit >= 0; --digit)
                result[index(i)] = static_cast<std::uint16_t>(result[index(i)] * 3 + (i >> digit & 1));
        return result;
    }();
    static std::size_t picture(const Board& b, Bits mask) {
        const auto digits = [&](Bits men) { return ternary[static_cast<std::size_t>(core::gather_bits(men, mask))]; };
        return digits(b.own_men) + std::size_t{2} * digits(b.other_men);
    }

    static constexpr auto turned_bit = [] {
        std::array<std::int8_t, 64> result{};
        for (int r = 0; r < G::height; ++r)
            for (int k = 0; k < G::half; ++k)
                result[index(G::bit_at(r, k))] =
                    static_cast<std::int8_t>(G::bit_at(G::height - 1 - r, G::half - 1 - k));
        return result;
    }();
    static Bits turn(Bits set) {
        Bits result = 0;
        core::for_each_bit(set, [&](int bit) { result |= core::bit(turned_bit[index(bit)]); });
        return result;
    }
    static std::size_t king_weight(int bit) { return kings_at + index(G::square_of(bit).number() - 1); }
};

template <rules::Variant V>
class Patterns {
    using Features = PatternFeatures<V>;

public:
    /// The weights must outlive this.
    explicit Patterns(const PatternWeights& weights) : weights_(weights.data()) {}

    /// Hundredths of a man for the side to move.
    int operator()(const rules::Position<V>& p) const {
        int full = 0, empty = 0;
        Features::for_each(Features::board(p), [&](std::size_t weight, int times) {
            full += weights_[weight].full * times;
            empty += weights_[weight].empty * times;
        });
        const int side = p.turn == rules::Side::white ? 1 : -1;
        full = full * side + weights_[Features::tempo_at].full;
        empty = empty * side + weights_[Features::tempo_at].empty;
        constexpr int all = Features::all_pieces;
        const int pieces = std::min(core::count(p.occupied()), all);
        return (full * pieces + empty * (all - pieces)) / (all * pattern_unit / 100);
    }

private:
    const PatternWeight* weights_;
};

}  // namespace damas::eval
