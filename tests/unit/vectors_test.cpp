// SPDX-License-Identifier: MIT
// Every sample position with its legal list and successors, and every sample game with its result.
#include <gtest/gtest.h>

#include <algorithm>

#include "notation/fen.hpp"
#include "notation/move_text.hpp"
#include "notation/move_writer.hpp"
#include "rules/game.hpp"
#include "rules/plain.hpp"
#include "support/data_file.hpp"
#include "support/hub_text.hpp"
#include "support/variants.hpp"

namespace damas {

using testing::data_rows;
using testing::split;

template <class V>
class VectorsTest : public ::testing::Test {};
TYPED_TEST_SUITE(VectorsTest, testing::VariantTypes);

TYPED_TEST(VectorsTest, PositionsHaveExactlyTheseMoves) {
    using V = TypeParam;
    const auto rows = data_rows(std::string(V::id) + ".positions");
    ASSERT_GE(rows.size(), 250u);
    for (const auto& row : rows) {
        const auto p = notation::read_fen<V>(row[0]);
        ASSERT_TRUE(p) << row[0];
        rules::MoveList moves;
        rules::generate(*p, moves);
        std::vector<std::string> found, successors;
        for (const rules::Move& move : moves) {
            found.push_back(testing::hub<V>(move));
            successors.push_back(notation::write_fen(rules::play(*p, move)));
        }
        std::vector<std::string> expected = row[1] == "-" ? std::vector<std::string>{} : split(row[1], " ");
        std::ranges::sort(found);
        std::ranges::sort(expected);
        EXPECT_EQ(found, expected) << row[0];
        if (row.size() < 3) continue;
        std::vector<std::string> after = split(row[2], " ");
        std::ranges::sort(after);
        std::ranges::sort(successors);
        EXPECT_EQ(successors, after) << row[0];
    }
}

TYPED_TEST(VectorsTest, GamesEndAsStated) {
    using V = TypeParam;
    const auto rows = data_rows(std::string(V::id) + ".games");
    ASSERT_GE(rows.size(), 60u);
    for (const auto& row : rows) {
        const auto hub = split(row[1], " ");
        const auto written = split(row[2], " ");
        const auto end = split(row[3], " ");
        ASSERT_EQ(hub.size(), written.size());
        rules::Game<V> game(*notation::read_fen<V>(row[0]));
        for (std::size_t i = 0; i < hub.size(); ++i) {
            ASSERT_FALSE(game.over()) << row[0] << " ply " << i;
            const rules::Referee<V> referee(game.position());
            const auto by_hub = notation::judge_text(referee, game.position(), *notation::read_move_text(hub[i]));
            const auto by_text = notation::judge_text(referee, game.position(), *notation::read_move_text(written[i]));
            ASSERT_TRUE(by_hub.legal()) << row[0] << ' ' << hub[i];
            ASSERT_TRUE(by_text.legal()) << row[0] << ' ' << written[i];
            EXPECT_EQ(by_hub.moves, by_text.moves) << row[0] << ' ' << written[i];
            const std::string text =
                notation::write_move(rules::legal_move(game.position(), game.legal(), by_hub.moves[0]));
            if (split(written[i], "x").size() == 2) {
                EXPECT_EQ(text, written[i]);
            }
            game.play(by_hub.moves[0]);
        }
        EXPECT_EQ(rules::id(game.result().outcome), end[0]) << row[0];
        EXPECT_EQ(rules::id(game.result().reason), end[1]) << row[0];
        EXPECT_EQ(notation::write_fen(game.position()), end[2]) << row[0];
    }
}

}  // namespace damas
