// SPDX-License-Identifier: MIT
// Tables and the rules that count: a game that is won according to the tables is won on the board before any count
// ends it, if it is played by the distances.
#include <gtest/gtest.h>

#include "core/hash.hpp"
#include "notation/fen.hpp"
#include "rules/game.hpp"
#include "rules/variants/all.hpp"
#include "support/data_file.hpp"
#include "support/variants.hpp"
#include "tables/prober.hpp"

namespace {

using namespace damas;
using namespace damas::tables;

/// Plays best moves of both sides until the game is over.
template <rules::Variant V>
rules::Result play_out(Prober<V>& prober, const rules::Position<V>& start) {
    rules::Game<V> game(start);
    while (!game.over()) {
        std::optional<Value> best;
        rules::Move chosen = game.legal()[0];
        for (const rules::Move& move : game.legal()) {
            const auto after = prober.distance(rules::play(game.position(), move));
            if (!after) return {};
            if (best && Value::better(*best, after->before()) == *best) continue;
            best = after->before();
            chosen = move;
        }
        game.play(chosen);
    }
    return game.result();
}

std::string tables_of(std::string_view id) {
    return damas::testing::read_whole(DAMAS_SOURCE_DIR "/data/tables/" + std::string(id) + ".tables");
}

TEST(Counts, TablesAreThereForMostGames) {
    int games = 0;
    for (const std::string_view id : rules::AllVariants::ids) games += tables_of(id).empty() ? 0 : 1;
    EXPECT_GE(games, 3);
}

template <class V>
class CountsTest : public ::testing::Test {};
TYPED_TEST_SUITE(CountsTest, damas::testing::MovesTypes);

TYPED_TEST(CountsTest, WonGamesAreWonInTime) {
    using V = TypeParam;
    const std::string text = tables_of(V::id);
    if (text.empty()) return;  // none have been built yet
    const std::vector<std::uint8_t> bytes(text.begin(), text.end());
    TableSet<V> set;
    ASSERT_TRUE(set.add(bytes).has_value());
    Prober<V> prober(set, 1024);
    const int most = set.complete(Kind::distance);
    ASSERT_GE(most, 3);
    int played = 0, longest = 0;
    for (const Material& pair : pairs_to_build(2, most))
        for (const Material& m : {pair, pair.reversed()}) {
            const auto* entry = set.find(Kind::distance, m);
            ASSERT_NE(entry, nullptr);
            Rows<V> rows(entry->index);
            for (std::uint64_t i = 0; i < 30; ++i) {
                const std::uint64_t number = core::mix(i, code(m), 0) % entry->index.size();
                rows.go_to(number / entry->index.row_size());
                const auto p = position_of<V>(rows.board(number % entry->index.row_size()));
                const auto value = prober.distance(p);
                ASSERT_TRUE(value.has_value());
                // What the counts of international draughts allow is not part of its tables.
                if (value->draw() || (V::rules.width == 10 && value->plies() > V::rules.draws.one_v_two_plies))
                    continue;
                const rules::Result result = play_out(prober, p);
                EXPECT_EQ(result.outcome, rules::win_for(value->win() ? rules::Side::white : rules::Side::black))
                    << notation::write_fen(p) << " in " << value->plies() << " plies: " << id(result.reason);
                ++played;
                longest = std::max(longest, value->plies());
            }
        }
    EXPECT_GT(played, V::rules.width == 8 ? 400 : 100);
    EXPECT_GT(longest, V::rules.width == 8 ? 20 : 5);
}

}  // namespace
