// SPDX-License-Identifier: MIT
// Laws of the game over random games, most of them from endings where the counts decide: results equal those of the
// slow judge, a result stops the game at the first position where it holds, and taking back restores everything.
#include "rules/game.hpp"

#include <gtest/gtest.h>

#include <map>

#include "notation/fen.hpp"
#include "rules/setup.hpp"
#include "support/random_positions.hpp"
#include "support/slow_rules.hpp"
#include "support/squares.hpp"
#include "support/variants.hpp"

namespace damas {

using rules::Move;
using rules::Position;

#ifdef NDEBUG
constexpr int games = 600;
#else
constexpr int games = 40;
#endif

template <class V>
class GameLaws : public ::testing::Test {
protected:
    /// A few kings and fewer men: most such games end by a count.
    static Position<V> ending(testing::Random& random) {
        using Geo = rules::Geometry<V>;
        Position<V> p;
        p.turn = testing::below(random, 2) == 0 ? rules::Side::white : rules::Side::black;
        const int pieces[] = {1, 1 + testing::below(random, 4)};
        for (const rules::Side side : {rules::Side::white, rules::Side::black})
            for (int i = 0; i < pieces[side == p.turn ? 0 : 1]; ++i) {
                const core::Bits bit = core::bit(Geo::bit_of(rules::Square(1 + testing::below(random, Geo::squares))));
                if ((p.occupied() & bit) != 0) continue;
                (side == rules::Side::white ? p.white : p.black) |= bit;
                if (testing::below(random, 5) != 0 || (Geo::crown_row(side) & bit) != 0) p.kings |= bit;
            }
        return p;
    }
    /// A random move, if possible one that gives nothing away: careless kings do not live long enough to be counted.
    static Move any(const rules::Game<V>& game, testing::Random& random) {
        std::vector<Move> careful, all(game.legal().begin(), game.legal().end());
        for (const Move& move : all) {
            rules::MoveList replies;
            rules::generate(rules::play(game.position(), move), replies);
            if (replies.empty() || !replies[0].is_capture()) careful.push_back(move);
        }
        const std::vector<Move>& from = careful.empty() || testing::below(random, 50) == 0 ? all : careful;
        return from[static_cast<std::size_t>(testing::below(random, static_cast<int>(from.size())))];
    }
};
TYPED_TEST_SUITE(GameLaws, testing::VariantTypes);

TYPED_TEST(GameLaws, EndLikeTheSlowJudgeSays) {
    using V = TypeParam;
    testing::Random random(11);
    std::map<std::string, int> reasons;
    for (int i = 0; i < games; ++i) {
        const Position<V> start = i % 4 == 0 ? rules::start_position<V>() : this->ending(random);
        rules::Game<V> game(start);
        std::vector<slow::Move> moves;
        while (!game.over() && game.ply() < 400) {
            const Move move = this->any(game, random);
            moves.push_back({rules::Geometry<V>::square_of(move.from).number(),
                             rules::Geometry<V>::square_of(move.to).number(),
                             rules::numbers_of(rules::squares_of<V>(move.captured))});
            game.play(move);
        }
        const auto outcome = slow::judge(*slow::read_fen(V::id, notation::write_fen(start)), moves);
        ASSERT_EQ(rules::id(game.result().outcome), outcome.result) << notation::write_fen(start);
        ASSERT_EQ(rules::id(game.result().reason), outcome.reason) << notation::write_fen(start);
        ASSERT_EQ(game.ply(), outcome.plies) << notation::write_fen(start);
        ++reasons[outcome.reason];
    }
    EXPECT_GE(reasons["passivity"] + reasons["forzosa"] + reasons["sixteen_moves"] + reasons["five_moves"], games / 10);
}

TYPED_TEST(GameLaws, TakingBackRestoresEverything) {
    using V = TypeParam;
    testing::Random random(12);
    for (int i = 0; i < games / 10; ++i) {
        rules::Game<V> game(this->ending(random));
        std::vector<std::pair<Position<V>, rules::Counters>> seen{{game.position(), game.counters()}};
        while (!game.over() && game.ply() < 100) {
            game.play(this->any(game, random));
            seen.emplace_back(game.position(), game.counters());
        }
        while (game.ply() > 0) {
            ASSERT_EQ(game.position(), seen.back().first);
            ASSERT_EQ(game.counters(), seen.back().second);
            seen.pop_back();
            ASSERT_TRUE(game.undo());
            ASSERT_FALSE(game.over());
        }
        EXPECT_FALSE(game.undo());
    }
}

TYPED_TEST(GameLaws, ResignationAndAgreementCanBeTakenBack) {
    using V = TypeParam;
    rules::Game<V> game;
    game.resign(rules::Side::white);
    EXPECT_EQ(game.result(), (rules::Result{rules::Outcome::black, rules::Reason::resignation}));
    EXPECT_TRUE(game.undo());
    EXPECT_FALSE(game.over());
    game.agree_draw();
    EXPECT_EQ(game.result(), (rules::Result{rules::Outcome::draw, rules::Reason::agreement}));
    game.resign(rules::Side::black);
    EXPECT_EQ(game.result().reason, rules::Reason::agreement) << "the first ending counts";
    EXPECT_TRUE(game.undo());
    EXPECT_FALSE(game.undo());
}

}  // namespace damas
