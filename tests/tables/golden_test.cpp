// SPDX-License-Identifier: MIT
// Tables built from nothing against known numbers, and the truths about the Forzosa that players know.
#include <gtest/gtest.h>

#include <map>

#include "rules/variants/all.hpp"
#include "support/data_file.hpp"
#include "tables/build.hpp"
#include "tables/forzosa.hpp"

namespace {

using namespace damas;
using namespace damas::tables;

// Four pieces take a second when optimised and minutes under sanitizers.
#ifdef DAMAS_HEAVY_TESTS
constexpr int most_pieces = 4;
#else
constexpr int most_pieces = 3;
#endif

/// All tables of a rule set, without any count.
template <rules::Variant V>
const Library<V>& library() {
    static const auto built = [] {
        auto result = std::make_unique<Library<V>>();
        for (const Material& pair : pairs_to_build(2, V::rules.width == 8 ? most_pieces : 3))
            for (auto& table : PairBuilder<V>(*result, pair, 2).build()) result->add(std::move(table));
        return result;
    }();
    return *built;
}

struct Counts {
    long positions = 0, captures = 0, won = 0, drawn = 0, lost = 0;
    int longest_win = -1, longest_loss = -1;
    bool operator==(const Counts&) const = default;
};

template <rules::Variant V>
Counts count(const OpenTable<V>& table) {
    Counts c;
    for_each_board<V>(table.index, 1, [&](std::uint64_t number, const Board& b) {
        ++c.positions;
        if (rules::must_capture(position_of<V>(b))) ++c.captures;
        const Value v = Value::from_byte(table.values[number]);
        ++(v.win() ? c.won : v.loss() ? c.lost : c.drawn);
        if (v.win()) c.longest_win = std::max(c.longest_win, v.plies());
        if (v.loss()) c.longest_loss = std::max(c.longest_loss, v.plies());
    });
    return c;
}

template <rules::Variant V>
int compare_with_golden() {
    int compared = 0;
    for (const std::string& line :
         damas::testing::split(damas::testing::read_whole(DAMAS_TEST_DATA "/tables/golden.txt"), "\n")) {
        const auto words = damas::testing::split(line, " ");
        if (words[0] != V::id) continue;
        const Material material = *Material::read(words[1]);
        if (material.pieces() > most_pieces) continue;
        const auto number = [&](std::size_t i) { return std::stol(words[i]); };
        const Counts expected{number(2),
                              number(3),
                              number(4),
                              number(5),
                              number(6),
                              static_cast<int>(number(7)),
                              static_cast<int>(number(8))};
        EXPECT_EQ(count(*library<V>().find(material)), expected) << line;
        ++compared;
    }
    return compared;
}

TEST(Golden, Spanish) { EXPECT_EQ(compare_with_golden<rules::Spanish>(), most_pieces == 4 ? 41 : 16); }
TEST(Golden, International) { EXPECT_EQ(compare_with_golden<rules::International>(), 16); }

TEST(Golden, EveryValueIsTheBestOfItsSuccessors) {
    using V = rules::Entrenamiento;
    for (const Material& pair : pairs_to_build(2, 3))
        for (const Material& m : {pair, pair.reversed()}) {
            const auto& table = *library<V>().find(m);
            for_each_board<V>(table.index, 1, [&](std::uint64_t number, const Board& b) {
                const auto p = position_of<V>(b);
                rules::MoveList moves;
                rules::generate(p, moves);
                Value best = Value::plies(0);
                for (const rules::Move& move : moves)
                    best = Value::better(best, library<V>()(board_of(rules::play(p, move))).before());
                ASSERT_EQ(table.values[number], best.byte()) << m.name() << ' ' << number;
            });
        }
}

TEST(Golden, TwoKingsAgainstOneAreMostlyDrawn) {
    using V = rules::Spanish;
    const auto& table = *library<V>().find({{2, 0}, {1, 0}});
    long quiet = 0, drawn = 0;
    for_each_board<V>(table.index, 1, [&](std::uint64_t number, const Board& b) {
        if (rules::must_capture(position_of<V>(b))) return;
        ++quiet;
        if (Value::from_byte(table.values[number]).draw()) ++drawn;
    });
    EXPECT_NEAR(static_cast<double>(drawn) / static_cast<double>(quiet), 0.898, 0.001);
}

#ifdef DAMAS_HEAVY_TESTS
/// Three kings to move against one, nobody can capture: who stands on the main diagonal decides.
TEST(Forzosa, TheMainDiagonalDecides) {
    using V = rules::Spanish;
    constexpr Bits diagonal = rules::Geometry<V>::main_diagonal;
    const auto& table = *library<V>().find(forzosa_material);
    std::map<std::string, long> seen;
    long too_late_wins = 0;
    for_each_board<V>(table.index, 1, [&](std::uint64_t number, const Board& b) {
        if (rules::must_capture(position_of<V>(b))) return;
        const Value v = Value::from_byte(table.values[number]);
        const std::string who = (b.other_kings & diagonal) != 0 ? "one"
                                : (b.own_kings & diagonal) != 0 ? "three"
                                                                : "nobody";
        ++seen[who + (v.win() ? " won" : " drawn")];
        if (too_late<V>(forzosa_material, b, v)) ++too_late_wins;
    });
    EXPECT_EQ(seen["three won"], 44'516);
    EXPECT_EQ(seen["three drawn"], 576);
    EXPECT_EQ(seen["one won"], 5'560);
    EXPECT_EQ(seen["one drawn"], 10'704);
    EXPECT_EQ(seen["nobody won"], 25'988);
    EXPECT_EQ(seen["nobody drawn"], 320);
    EXPECT_EQ(too_late_wins, 60) << "wins that need a thirteenth move";
}

TEST(Forzosa, WhatNeedsAThirteenthMoveIsDrawn) {
    using V = rules::Spanish;
    OpenTable<V> table = *library<V>().find(forzosa_material);
    const auto longest = [&] {
        int plies = 0;
        for_each_board<V>(table.index, 1, [&](std::uint64_t number, const Board& b) {
            if ((b.own_kings & rules::Geometry<V>::main_diagonal) == 0) return;
            const Value v = Value::from_byte(table.values[number]);
            if (v.win()) plies = std::max(plies, v.plies());
        });
        return plies;
    };
    EXPECT_EQ(longest(), 25);
    apply_forzosa(table);
    EXPECT_EQ(longest(), 23);
}
#endif

}  // namespace
