// SPDX-License-Identifier: MIT
// Published leaf counts of every variant's .perft file, as deep as the build's limit on leaves allows, and the same
// counts by the loops of every processor that is here.
#include "rules/perft.hpp"

#include <gtest/gtest.h>

#include "notation/fen.hpp"
#include "support/data_file.hpp"
#include "support/random_positions.hpp"
#include "support/variants.hpp"

namespace damas {

#ifdef NDEBUG
constexpr std::uint64_t max_leaves = 400'000'000;
#else
constexpr std::uint64_t max_leaves = 1'000'000;
#endif

template <class V>
class PerftTest : public ::testing::Test {};
TYPED_TEST_SUITE(PerftTest, testing::VariantTypes);

TYPED_TEST(PerftTest, MatchesPublishedCounts) {
    using V = TypeParam;
    const auto rows = testing::data_rows(std::string(V::id) + ".perft");
    ASSERT_FALSE(rows.empty()) << "no variant without evidence";
    for (const auto& row : rows) {
        ASSERT_EQ(row.size(), 2u);
        const auto p = notation::read_fen<V>(row[0]);
        ASSERT_TRUE(p) << words::english(p.error().message());
        int depth = 0;
        for (const std::string& text : testing::split(row[1], " ")) {
            const std::uint64_t expected = std::strtoull(text.c_str(), nullptr, 10);
            ++depth;
            if (expected > max_leaves) break;
            EXPECT_EQ(rules::perft(*p, depth), expected) << row[0] << " depth " << depth;
            if (expected > max_leaves / 10) continue;
            EXPECT_EQ(rules::perft(*p, depth, rules::Leaves::visited), expected) << row[0] << " depth " << depth;
            for (const rules::Leaves leaves : {rules::Leaves::bulk, rules::Leaves::visited})
                EXPECT_EQ(rules::perft(*p, depth, leaves, rules::Loops::plain), expected) << row[0] << ' ' << depth;
        }
    }
}

TYPED_TEST(PerftTest, PlainLoopsCountTheSame) {
    using V = TypeParam;
    testing::Random random(3);
    for (int i = 0; i < 1'000; ++i) {
        const rules::Position<V> p = testing::random_placement<V>(random);
        for (const rules::Leaves leaves : {rules::Leaves::bulk, rules::Leaves::visited})
            ASSERT_EQ(rules::perft(p, 2, leaves, rules::Loops::fastest),
                      rules::perft(p, 2, leaves, rules::Loops::plain))
                << i;
    }
}

}  // namespace damas
