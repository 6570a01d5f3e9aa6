// SPDX-License-Identifier: MIT
// Set-ups found by hill climbing for the longest move lists and the longest walks (docs/decisions/0002): still right,
// and still few enough states that no answer takes long. States are counted, not seconds.
#include <gtest/gtest.h>

#include <algorithm>

#include "notation/fen.hpp"
#include "rules/generator.hpp"
#include "rules/jumps.hpp"
#include "rules/variants/all.hpp"
#include "support/slow_rules.hpp"
#include "support/squares.hpp"

namespace damas {

template <rules::Variant V>
void expect_right_and_short(std::string_view fen, std::size_t moves_expected, std::size_t max_stages) {
    const auto p = notation::read_fen<V>(fen);
    ASSERT_TRUE(p) << words::english(p.error().message());
    rules::MoveList moves;
    rules::generate(*p, moves);
    EXPECT_EQ(moves.size(), moves_expected) << fen;

    std::vector<slow::Move> fast;
    for (const rules::Move& move : moves)
        fast.push_back({rules::Geometry<V>::square_of(move.from).number(),
                        rules::Geometry<V>::square_of(move.to).number(),
                        rules::numbers_of(rules::squares_of<V>(move.captured))});
    std::ranges::sort(fast);
    EXPECT_EQ(fast, slow::legal_moves(*slow::read_fen(V::id, notation::write_fen(*p)))) << fen;

    core::for_each_bit(p->pieces(p->turn), [&](int from) {
        const auto go_on = [](rules::Stage, const std::vector<rules::Jump>&) { return true; };
        EXPECT_TRUE(rules::Jumper<V>(*p, from).for_each_stage(go_on, max_stages)) << fen << " from bit " << from;
    });
}

TEST(LongCaptures, SpanishBoard) {
    expect_right_and_short<rules::Spanish>("W:WK1,K2,K3,K4,K8,K9,K16,K17,K24,K25,K29,K30,K31,K32:B", 72, 100);
    expect_right_and_short<rules::Spanish>("W:WK1,K2,K3,K4,K22,K25,K32:BK10,K11,K12,K18,K19,K20,K26,K27,K28", 1, 1'000);
    expect_right_and_short<rules::Spanish>("W:WK1,K4,K8,K24,K25,K29,K31,K32:BK5,K6,K7,K13,K14,K15,K21,K22,K23", 1,
                                           1'000);
}

TEST(LongCaptures, InternationalBoard) {
    using rules::International;
    expect_right_and_short<International>(
        "W:WK1,K4,K5,K15,K26,K36,K45,K46,K47,K48,K50:BK3,K6,K11,K12,K13,K14,K20,K22,K25,K28,K30,K33,K34,K43,K44", 332,
        5'000);
    expect_right_and_short<International>(
        "W:WK1,K2,K3,K4,K6,K15,K35,K38,K45,K50:BK7,K8,K9,K11,K14,K21,K24,K27,K29,K32,K33,K42,K43", 345, 5'000);
    expect_right_and_short<International>(
        "W:WK1,K2,K6,K25,K26,K34,K37,K46,K50:BK5,K9,K10,K11,K12,K19,K20,K21,K23,K28,K30,K31,"
        "K32,K39,K40,K41,K42,K43,K45,K48",
        6, 20'000);
    expect_right_and_short<International>(
        "W:WK1,K5,K6,K15,K46,K47:BK10,K11,K12,K13,K20,K21,K22,K24,K28,K29,K31,K33,K38,K39,K41,K42,K44,K50", 6, 20'000);
}

}  // namespace damas
