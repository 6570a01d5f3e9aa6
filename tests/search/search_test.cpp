// SPDX-License-Identifier: MIT
// The champion's search: reproducible, never illegal, finds known wins, knows the draws, and its signature.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/bench.hpp"
#include "engine/player.hpp"
#include "engine/rulebook.hpp"
#include "notation/fen.hpp"
#include "notation/move_text.hpp"
#include "search/worker.hpp"
#include "support/data_file.hpp"
#include "support/hub_text.hpp"
#include "support/random_positions.hpp"
#include "support/variants.hpp"

namespace damas::search {

template <rules::Variant V>
Info think(const rules::Game<V>& game, const Limits& limits) {
    HashTable table(4);
    auto worker = std::make_unique<Worker<V>>(table, eval::default_weights());
    return worker->think(game, limits);
}

template <rules::Variant V>
rules::Game<V> game_from(std::string_view fen) {
    return rules::Game<V>(*notation::read_fen<V>(fen));
}

template <class V>
class SearchTest : public ::testing::Test {};
TYPED_TEST_SUITE(SearchTest, testing::VariantTypes);

TYPED_TEST(SearchTest, FixedNodesAreReproducible) {
    using V = TypeParam;
    const rules::Game<V> game;
    const Info first = think(game, {.nodes = 30'000}), second = think(game, {.nodes = 30'000});
    EXPECT_EQ(first.moves, second.moves);
    EXPECT_EQ(first.score, second.score);
    EXPECT_EQ(first.nodes, second.nodes);
    EXPECT_GE(first.depth, 8);
}

TYPED_TEST(SearchTest, PlaysLegallyFromAnyPosition) {
    using V = TypeParam;
    testing::Random random(21);
    for (int i = 0; i < 60; ++i) {
        const rules::Game<V> game(testing::random_placement<V>(random));
        if (game.over()) continue;
        const Info info = think(game, {.nodes = 2'000});
        rules::Position<V> p = game.position();
        for (const rules::Move& move : info.moves) {
            rules::MoveList legal;
            rules::generate(p, legal);
            ASSERT_NE(std::find(legal.begin(), legal.end(), move), legal.end()) << notation::write_fen(game.position());
            p = rules::play(p, move);
        }
    }
}

TYPED_TEST(SearchTest, SeveralLinesAreDistinctAndOrdered) {
    using V = TypeParam;
    HashTable table(4);
    auto worker = std::make_unique<Worker<V>>(table, eval::default_weights());
    std::vector<Info> last;
    worker->think(rules::Game<V>(), {.depth = 6, .lines = 3}, [&](const Info& info) {
        if (info.line == 1) last.clear();
        last.push_back(info);
        return true;
    });
    ASSERT_EQ(last.size(), 3u);
    EXPECT_NE(last[0].moves[0], last[1].moves[0]);
    EXPECT_NE(last[1].moves[0], last[2].moves[0]);
    EXPECT_GE(last[0].score, last[1].score);
    EXPECT_GE(last[1].score, last[2].score);
}

TEST(Search, FindsTheShortestWin) {
    const Info last_piece = think(game_from<rules::Spanish>("W:WK10:B14"), {.depth = 6});
    EXPECT_EQ(last_piece.score, win_at(1)) << "taking the last piece ends the game";
    const Info blocked = think(game_from<rules::Spanish>("W:WK1,K10,K20:B9"), {.depth = 8});
    EXPECT_EQ(blocked.score, win_at(3)) << "a win in two moves";
}

TEST(Search, KnowsThatTheForzosaClockRunsOut) {
    // Three kings against one that holds the main diagonal: nothing can be forced, and the search does not believe
    // otherwise.
    const Info info = think(game_from<rules::Spanish>("W:WK2,K3,K4:BK32"), {.nodes = 100'000});
    EXPECT_FALSE(is_decided(info.score));
}

TEST(Search, PrefersARepetitionToALoss) {
    // White is far behind, but its king can go to and fro on the main diagonal.
    const auto start = game_from<rules::Spanish>("W:WK1:BK29,K30,21,22");
    const Info info = think(start, {.depth = 10});
    EXPECT_GT(info.score, -least_win);
}

TEST(Search, SeesRepetitionsAlsoWhileNothingIsCounted) {
    using rules::Spanish;
    rules::DrawLimits limits = Spanish::rules.draws;
    limits.idle_max_pieces = 4;
    rules::Game<Spanish> game(*notation::read_fen<Spanish>("W:WK1,8,9,24,25:BK30"), limits);
    const auto move = [&](std::string_view hub) {
        return *std::ranges::find(game.legal(), hub, [](const rules::Move& m) { return testing::hub<Spanish>(m); });
    };
    for (const std::string_view hub : {"8-12", "30-17", "1-5"}) game.play(move(hub));
    const auto root = Node<Spanish>::root(game);
    EXPECT_EQ(root.counts.idle, 0);
    EXPECT_EQ(root.quiet, 2) << "since the man's move";
    const auto next = root.after(move("17-30"), limits, false);
    EXPECT_EQ(next.quiet, 3);
    EXPECT_EQ(next.hash, next.position.hash()) << "it can be compared";
}

TEST(Search, AnEvaluationIsNeverTakenForAProvenWin) {
    eval::Weights weights = eval::default_weights();
    for (int& weight : weights.values) weight = textbook::max_weight;
    const auto p = game_from<rules::Spanish>("W:W1-12:B32").position();
    EXPECT_FALSE(is_known(Evaluator<rules::Spanish>(weights, {}, {})(p, 0)));
    const eval::PatternWeights heavy(eval::PatternFeatures<rules::Spanish>::count, {32'767, 32'767});
    EXPECT_FALSE(is_known(Evaluator<rules::Spanish>({}, {.size = 500, .seed = 1}, {.patterns = &heavy})(p, 0)));
}

/// Tables whose checksums fit, but which say that whoever is to move wins in two moves, for ever.
TEST(Search, FollowsLyingTablesNoLongerThanTheySay) {
    using V = rules::Spanish;
    std::vector<std::uint8_t> bytes;
    for (const auto kind : {tables::Kind::wdl, tables::Kind::distance})
        for (const tables::Material& pair : tables::pairs_to_build(2, 2))
            for (const tables::Material& m : {pair, pair.reversed()}) {
                const std::uint64_t size = tables::Index<V>(m).size();
                const bool wdl = kind == tables::Kind::wdl;
                const std::vector<std::uint8_t> values(
                    size, wdl ? static_cast<std::uint8_t>(tables::Wdl::win) : tables::Value::plies(3).byte());
                const auto table = tables::write_table({std::string(V::id), m, kind, true, size}, values, 1);
                bytes.insert(bytes.end(), table.begin(), table.end());
            }
    tables::TableSet<V> set;
    ASSERT_TRUE(set.add(bytes));
    const auto game = game_from<V>("W:WK1:BK2");
    Endings<V> endings(set, 2);
    std::vector<rules::Move> hopeless;
    endings.begin(game, hopeless, 1'000, {});
    Info info;
    ASSERT_TRUE(endings.play_out(game, info));
    EXPECT_LE(info.moves.size(), 4u);
}

TEST(Search, SignatureIsTheOneInTheTree) {
    const auto rows = testing::data_rows("bench.signature");
    EXPECT_EQ(rows.size(), engine::rulebooks().size());
    for (const auto& row : rows) {
        ASSERT_EQ(row.size(), 2u);
        EXPECT_EQ(engine::run_bench(row[0], engine::signature_depth).nodes, std::strtoull(row[1].c_str(), nullptr, 10))
            << row[0] << ": a functional change must update tests/data/bench.signature (damas bench)";
    }
}

TEST(Clock, NeverSpendsMoreThanThereIs) {
    for (const double clock : {0.05, 0.5, 5.0, 300.0})
        for (const double increment : {0.0, 0.1, 3.0})
            for (const int moves : {0, 1, 40}) {
                const TimeBudget b = budget({.clock = clock, .increment = increment, .moves = moves});
                EXPECT_GT(b.hard, 0);
                EXPECT_LE(b.soft, b.hard);
                EXPECT_LT(b.hard, clock);
            }
    EXPECT_LT(budget({.move_time = 0.1}).hard, 0.1);
    EXPECT_EQ(budget({}).hard, 0);
}

TEST(Player, ThreadsAgreeOnLegalMoves) {
    const auto player = engine::make_player("spanish", {.hash_megabytes = 4, .threads = 2});
    const std::atomic<bool> never = false;
    const auto game = engine::find_rulebook("spanish")->new_game();
    const engine::Thought thought = player->think(game->record(), {.depth = 8}, {}, never);
    EXPECT_EQ(thought.depth, 8);
    ASSERT_GE(thought.moves.size(), 4U);
    for (const rules::LegalMove& move : thought.moves) EXPECT_TRUE(game->play(move));
}

}  // namespace damas::search
