// SPDX-License-Identifier: MIT
// Scores, Elo, the sequential test and ratings against numbers that were worked out by hand or by another method.
#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

#include "arena/ratings.hpp"

namespace damas::arena {

constexpr double infinity = std::numeric_limits<double>::infinity();

/// Games of players 0 and 1 that bring player 0 these half points, two a pair; the first of a pair with White.
std::vector<Outcome> duel(const std::vector<int>& half_points) {
    std::vector<Outcome> games;
    for (std::size_t i = 0; i < half_points.size(); ++i) {
        const bool white = i % 2 == 0;
        games.push_back({.pair = static_cast<int>(i / 2),
                         .game = white ? 0 : 1,
                         .white = white ? 0 : 1,
                         .black = white ? 1 : 0,
                         .score = white ? half_points[i] : 2 - half_points[i],
                         .plies = 60,
                         .reason = "no_moves"});
    }
    return games;
}

Results of_pairs(const std::array<int, 5>& pairs, const std::array<int, 3>& singles = {}) {
    Results results{{}, pairs, singles};
    const auto& [lost, half, even, more, won] = pairs;
    results.games = {more + 2 * won + singles[2], half + 2 * even + more + singles[1], 2 * lost + half + singles[0]};
    return results;  // An even pair counts as two draws here; that makes no difference.
}

TEST(Counting, PairsGamesInAnyOrder) {
    std::vector<Outcome> games = duel({2, 1, 0, 0, 2, 0, 2});
    std::swap(games[1], games[4]);
    const Results results = count(games);
    EXPECT_EQ(results.games, (Tally{3, 1, 3}));
    EXPECT_EQ(results.pairs, (std::array{1, 0, 1, 1, 0}));
    EXPECT_EQ(results.singles, (std::array{0, 0, 1}));
    EXPECT_EQ(results.units(), 4);
    const Results other = count(games, 1);
    EXPECT_EQ(other.games, (Tally{3, 1, 3}));
    EXPECT_EQ(other.pairs, (std::array{0, 1, 1, 0, 1}));
    EXPECT_EQ(other.singles, (std::array{1, 0, 0}));
    EXPECT_EQ(count(games, 2), Results{});
}

TEST(Elo, IsLogistic) {
    EXPECT_DOUBLE_EQ(elo_of(0.5), 0);
    EXPECT_NEAR(elo_of(10.0 / 11), 400, 1e-9);
    EXPECT_NEAR(score_of(elo_of(0.3)), 0.3, 1e-12);
    EXPECT_EQ(elo_of(1), infinity);
    EXPECT_EQ(elo_of(0), -infinity);
}

/// 5.5 of 10 pairs: squared differences 2 (0.3)² + 6 (0.05)² + 2 (0.45)² = 0.6, so the error is √(0.06 / 10).
TEST(Estimates, FollowThePentanomialVariance) {
    const Estimate e = estimate(of_pairs({0, 2, 6, 0, 2}));
    EXPECT_DOUBLE_EQ(e.score, 0.55);
    EXPECT_NEAR(e.error, std::sqrt(0.006), 1e-12);
    EXPECT_NEAR(e.elo, 34.860070, 1e-5);
    EXPECT_NEAR(e.low, -71.753534, 1e-5);
    EXPECT_NEAR(e.high, 148.697362, 1e-5);
    EXPECT_NEAR(e.superiority, 0.74069749, 1e-7);
    ASSERT_TRUE(e.normalised);
    EXPECT_NEAR(*e.normalised, 50.148007, 1e-5);
}

/// Four more games without twins: 14 of 24, and each deviates by itself.
TEST(Estimates, TakeSingleGamesAsTheyAre) {
    const Estimate e = estimate(of_pairs({0, 2, 6, 0, 2}, {1, 0, 3}));
    EXPECT_NEAR(e.score, 14.0 / 24, 1e-12);
    const double s = e.score;
    const double sum = 2 * std::pow(0.5 - 2 * s, 2) + 6 * std::pow(1 - 2 * s, 2) + 2 * std::pow(2 - 2 * s, 2) + s * s +
                       3 * (1 - s) * (1 - s);
    EXPECT_NEAR(e.error, std::sqrt(sum) / 24, 1e-12);
}

TEST(Estimates, MirrorWhenPlayersSwap) {
    const Estimate a = estimate(of_pairs({9, 109, 211, 150, 21})), b = estimate(of_pairs({21, 150, 211, 109, 9}));
    EXPECT_NEAR(a.elo, -b.elo, 1e-9);
    EXPECT_NEAR(a.low, -b.high, 1e-9);
    EXPECT_NEAR(a.superiority, 1 - b.superiority, 1e-12);
}

TEST(Estimates, StaySaneWithoutScatter) {
    const Estimate none = estimate({});
    EXPECT_EQ(none.elo, 0);
    EXPECT_EQ(none.low, -infinity);
    EXPECT_EQ(none.superiority, 0.5);

    const Estimate all_won = estimate(of_pairs({0, 0, 0, 0, 20}));
    EXPECT_EQ(all_won.elo, infinity);
    EXPECT_NEAR(score_of(all_won.low), std::pow(0.025, 1.0 / 20), 1e-12);
    EXPECT_EQ(all_won.high, infinity);
    EXPECT_NEAR(all_won.superiority, 1 - std::pow(0.5, 21), 1e-12);
    EXPECT_FALSE(all_won.normalised);

    const Estimate all_drawn = estimate(of_pairs({0, 0, 100, 0, 0}));
    EXPECT_EQ(all_drawn.elo, 0);
    EXPECT_NEAR(score_of(all_drawn.high), 1 - 0.5 * std::pow(0.025, 1.0 / 100), 1e-12);
    EXPECT_NEAR(all_drawn.margin(), all_drawn.high, 1e-9);
    EXPECT_EQ(all_drawn.superiority, 0.5);

    const Estimate one_lost = estimate(of_pairs({}, {1, 0, 0}));
    EXPECT_EQ(one_lost.elo, -infinity);
    EXPECT_EQ(one_lost.superiority, 0.25);
}

/// By the dual of the same problem: the largest sum of p log(1 + t (a - mean)) over t, found by ternary search.
TEST(SequentialTest, AgreesWithTheDualProblem) {
    EXPECT_NEAR(sprt(of_pairs({9, 109, 211, 150, 21}), {0, 10}).llr, 3.88370484616, 1e-8);
    EXPECT_NEAR(sprt(of_pairs({9, 109, 211, 150, 21}), {0, 5}).llr, 2.21299109025, 1e-8);
    EXPECT_NEAR(sprt(of_pairs({30, 120, 300, 140, 10}), {-5, 0}).llr, -0.47125053473, 1e-8);
    EXPECT_NEAR(sprt(of_pairs({5, 3, 10, 4, 8}), {0, 50}).llr, 0.39684334685, 1e-8);
    EXPECT_NEAR(sprt(of_pairs({}, {40, 100, 60}), {0, 10}).llr, 0.98808277543, 1e-8);
}

/// With two possible scores the distribution is known from its mean: 3 losses and 5 wins.
TEST(SequentialTest, IsTheBinomialOneForTwoScores) {
    const double s0 = score_of(-20), s1 = score_of(60);
    const double expected = 3 * std::log((1 - s1) / (1 - s0)) + 5 * std::log(s1 / s0);
    EXPECT_NEAR(sprt(of_pairs({3, 0, 0, 0, 5}), {-20, 60}).llr, expected, 0.01);
    EXPECT_NEAR(sprt(of_pairs({}, {3, 0, 5}), {-20, 60}).llr, expected, 0.01);
    EXPECT_NEAR(sprt(of_pairs({3, 0, 0, 0, 5}, {3, 0, 5}), {-20, 60}).llr, 2 * expected, 0.02);
}

TEST(SequentialTest, DecidesAtItsBounds) {
    const SprtState start = sprt({}, {});
    EXPECT_EQ(start.llr, 0);
    EXPECT_NEAR(start.upper, std::log(19), 1e-12);
    EXPECT_NEAR(start.lower, -std::log(19), 1e-12);
    EXPECT_EQ(start.verdict, Verdict::running);
    EXPECT_EQ(sprt(of_pairs({9, 109, 211, 150, 21}), {0, 10}).verdict, Verdict::accept_h1);
    EXPECT_EQ(sprt(of_pairs({21, 150, 211, 109, 9}), {0, 10}).verdict, Verdict::accept_h0);
    EXPECT_EQ(sprt(of_pairs({9, 109, 211, 150, 21}), {0, 5}).verdict, Verdict::running);
    const SprtState uneven = sprt({}, {0, 5, 0.01, 0.1});
    EXPECT_NEAR(uneven.upper, std::log(0.9 / 0.01), 1e-12);
    EXPECT_NEAR(uneven.lower, std::log(0.1 / 0.99), 1e-12);
}

TEST(SequentialTest, SurvivesExtremes) {
    for (const Results& results : {of_pairs({0, 0, 0, 0, 500}), of_pairs({500, 0, 0, 0, 0}),
                                   of_pairs({0, 0, 500, 0, 0}), of_pairs({}, {1, 0, 0})})
        for (const SprtSettings& settings : {SprtSettings{0, 5}, {-1e9, 1e9}, {5, 5}})
            EXPECT_TRUE(std::isfinite(sprt(results, settings).llr));
    EXPECT_EQ(sprt(of_pairs({0, 0, 0, 0, 500}), {5, 5}).llr, 0);
}

TEST(Ratings, AgreeWithTheEstimateOfTwo) {
    std::vector<int> results;
    for (int i = 0; i < 500; ++i)
        for (const int half : {2, 1, 1, 1, 0, 1, 2, 1}) results.push_back(half);
    const std::vector<Outcome> games = duel(results);
    const Estimate e = estimate(count(games));
    const RatingTable table = rate(2, games, 1);
    ASSERT_EQ(table.rows.size(), 2U);
    EXPECT_EQ(table.rows[0].player, 0);
    EXPECT_NEAR(table.rows[0].elo, e.elo, 0.1);
    EXPECT_NEAR(1.959964 * table.rows[0].error, e.margin(), 0.02 * e.margin());
    EXPECT_EQ(table.rows[1].elo, 0);
    EXPECT_EQ(table.rows[1].error, 0);
    EXPECT_EQ(table.cross[0][1], count(games).games);
    EXPECT_EQ(table.cross[1][0], count(games, 1).games);

    const RatingTable centred = rate(2, games);
    EXPECT_NEAR(centred.rows[0].elo, table.rows[0].elo / 2, 1e-6);
    EXPECT_NEAR(centred.rows[0].error, table.rows[0].error / 2, 1e-6);
}

/// With d the difference in units of 400 / ln 10 and one drawn virtual game each, 3 of 4 and a half solve
/// 3 + 1/2 = 4 / (1 + e^-d) + 1 / (1 + e^-d/2).
TEST(Ratings, SolveTheEquationsOfTheModel) {
    const RatingTable table = rate(2, duel({2, 2, 1, 1}));
    const double d = (table.rows[0].elo - table.rows[1].elo) * std::numbers::ln10 / 400;
    EXPECT_NEAR(4 / (1 + std::exp(-d)) + 1 / (1 + std::exp(-d / 2)), 3.5, 1e-8);
    EXPECT_NEAR(table.rows[0].elo + table.rows[1].elo, 0, 1e-9);
}

/// Every player scored against every other just as ratings of +100, 0 and -100 say, rounded to games.
TEST(Ratings, RecoverThoseOfManyPlayers) {
    std::vector<Outcome> games;
    const auto meet = [&](int a, int b, double difference) {
        const int wins = static_cast<int>(std::lround(10000 * score_of(difference)));
        for (int i = 0; i < 10000; ++i)
            games.push_back({static_cast<int>(games.size()), 0, a, b, i < wins ? 2 : 0, 50, "no_moves"});
    };
    meet(2, 1, 100), meet(1, 0, 100), meet(2, 0, 200);
    const RatingTable table = rate(3, games);
    EXPECT_EQ(table.rows[0].player, 2);
    EXPECT_NEAR(table.rows[0].elo, 100, 0.1);
    EXPECT_NEAR(table.rows[1].elo, 0, 0.1);
    EXPECT_NEAR(table.rows[2].elo, -100, 0.1);
    EXPECT_TRUE(table.connected);
    EXPECT_EQ(table.rows[0].games.games(), 20000);
}

TEST(Ratings, StaySaneInEveryCorner) {
    const RatingTable swept = rate(2, duel({2, 2, 2, 2, 2, 2}));
    EXPECT_GT(swept.rows[0].elo, 50);
    EXPECT_LT(swept.rows[0].elo, 1000);
    EXPECT_GT(swept.rows[0].error, 50);

    const RatingTable empty = rate(3, {});
    for (const Rating& row : empty.rows) {
        EXPECT_EQ(row.elo, 0);
        EXPECT_GT(row.error, 100);
    }
    EXPECT_EQ(empty.rows[0].player, 0);
    EXPECT_TRUE(empty.connected);
    EXPECT_TRUE(rate(0, {}).rows.empty());

    std::vector<Outcome> islands = duel({2, 2});
    islands.push_back({7, 0, 2, 3, 2, 40, "no_moves"});
    const RatingTable apart = rate(5, islands);
    EXPECT_FALSE(apart.connected);
    for (const Rating& row : apart.rows) {
        EXPECT_TRUE(std::isfinite(row.elo));
        EXPECT_TRUE(std::isfinite(row.error));
        EXPECT_GT(row.error, 0);
    }
    std::vector<Outcome> crushed;
    for (int i = 0; i < 5000; ++i) crushed.push_back({i, 0, 0, 1, 2, 30, "no_moves"});
    EXPECT_TRUE(std::isfinite(rate(2, crushed).rows[0].elo));
    EXPECT_GT(rate(2, crushed).rows[0].elo, 300);
}

}  // namespace damas::arena
