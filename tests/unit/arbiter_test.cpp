// SPDX-License-Identifier: MIT
// The arbiter of article 21 on whole scores: first infringement, law, where play resumes, false claims.
#include "engine/arbiter.hpp"

#include <gtest/gtest.h>

namespace damas::engine {

GameReport check(std::string_view text, notation::pdn::Game* rewritten = nullptr) {
    auto games = notation::pdn::read(text);
    EXPECT_TRUE(games) << games.error().message();
    notation::pdn::Game game = games->front();
    GameReport report = check_game(game, *find_rulebook("spanish"));
    if (rewritten != nullptr) *rewritten = game;
    return report;
}

TEST(Arbiter, AcceptsACorrectGame) {
    const GameReport report = check(
        "[GameType \"24\"]\n[Result \"1-0\"]\n[FEN \"W:WK1,K10,K16:B17,K28\"]\n"
        "1. 10x32 17-13 2. 16-20 13-9 3. 32-10 9-5 4. 20-2 1-0\n");
    EXPECT_TRUE(report.correct());
    EXPECT_EQ(report.plies, 7);
    EXPECT_EQ(report.end.result.reason, rules::Reason::no_moves);
    EXPECT_EQ(report.end.article, 24);
}

TEST(Arbiter, NamesTheFirstInfringingMove) {
    const GameReport report = check("1. 11-15 24-20\n2. 10-13 20x11 *");
    ASSERT_TRUE(report.infringement);
    EXPECT_EQ(report.infringement->ply, 3);
    EXPECT_EQ(report.infringement->move, "10-13");
    EXPECT_EQ(report.infringement->at, (notation::Place{2, 4}));
    EXPECT_EQ(report.infringement->ruling.law, rules::Law::capture_compulsory);
    EXPECT_EQ(report.infringement->ruling.article, 20);
    EXPECT_EQ(report.infringement->fen, "W:W1,2,3,4,5,6,7,8,9,10,12,15:B20,21,22,23,25,26,27,28,29,30,31,32");
    EXPECT_EQ(report.plies, 2);
}

TEST(Arbiter, StopsAtMovesAfterTheEnd) {
    const GameReport report =
        check("[FEN \"W:W25:BK1\"]\n1. 25-29 1-5 2. 29-25 5-1 3. 25-29 1-5 4. 29-25 5-1 5. 25-29 1-5 *");
    ASSERT_TRUE(report.infringement);
    EXPECT_EQ(report.infringement->ruling.law, rules::Law::game_over);
    EXPECT_EQ(report.end.result.reason, rules::Reason::threefold);
}

TEST(Arbiter, ComparesClaims) {
    const GameReport report = check(
        "[Result \"0-1\"]\n[PlyCount \"6\"]\n[FEN \"W:WK1,K10,K16:B17,K28\"]\n"
        "1. 10x32 17-13 2. 16-20 13-9 3. 32-10 9-5 4. 20-2 *\n");
    ASSERT_EQ(report.false_claims.size(), 2u);
    EXPECT_EQ(report.false_claims[0].tag, "PlyCount");
    EXPECT_EQ(report.false_claims[0].found, "7");
    EXPECT_EQ(report.false_claims[1].tag, "Result");
    EXPECT_EQ(report.false_claims[1].found, "1-0");
}

TEST(Arbiter, ResignationAndAgreementAreTakenAtTheirWord) {
    EXPECT_TRUE(check("[Result \"1-0\"]\n1. 11-15 *").correct());
    EXPECT_TRUE(check("[Result \"1/2-1/2\"]\n1. 11-15 *").correct());
}

TEST(Arbiter, ReplaysVariationsFromTheirOwnPosition) {
    const GameReport report = check("1. 11-15 (1. 10-14 22-18 (1... 21-17 2. 14-19 23x14) 2. 12-8) 21-17 *");
    EXPECT_TRUE(report.correct());
    EXPECT_EQ(report.plies, 2);
    ASSERT_EQ(report.in_variations.size(), 1u);
    EXPECT_EQ(report.in_variations[0].move, "12-8");
    EXPECT_EQ(report.in_variations[0].ply, 3);
}

TEST(Arbiter, RewritesMovesInShortForm) {
    notation::pdn::Game game;
    check("[FEN \"W:WK31:B12,14,23,27\"]\n1. 31x20x11x18x16 *", &game);
    const GameReport full = check("[FEN \"W:W8:B12,19\"]\n1. 8x15x22 *", &game);
    EXPECT_TRUE(full.correct());
    EXPECT_EQ(game.line.moves[0].move.squares, (std::vector<int>{8, 22}));
}

TEST(Arbiter, ReadsWhichGameIsPlayed) {
    EXPECT_EQ(check("[GameType \"20\"]\n1. 32-28 *").rulebook->id(), "international");
    EXPECT_EQ(check("[GameType \"20,W,10,10,N2,0\"]\n1. 32-28 *").rulebook->id(), "international");
    EXPECT_EQ(check("[GameType \"24,W,8,8,N1,1\"]\n[RuleProfile \"entrenamiento\"]\n1. 11-15 *").rulebook->id(),
              "entrenamiento");
    EXPECT_EQ(check("1. 11-15 *").rulebook->id(), "spanish");
    EXPECT_TRUE(check("[GameType \"21\"]\n1. 11-15 *").error);
    EXPECT_TRUE(check("[FEN \"W:W33:B1\"]\n1. 11-15 *").error);
}

TEST(Arbiter, FollowsASetUpInTheMiddle) {
    const GameReport report = check("1. 11-15 /FEN \"W:W8:B32\"/ 8-12 *");
    EXPECT_TRUE(report.correct());
    EXPECT_EQ(report.plies, 2);
    EXPECT_EQ(report.end.fen, "B:W12:B32");
}

TEST(Arbiter, UsesTheProfileOfTheTags) {
    const auto report = check("[RuleProfile \"portuguese\"]\n1. 11-15 *");
    EXPECT_EQ(report.end.limits.idle_max_pieces, 4);
    EXPECT_EQ(check("1. 11-15 *").end.limits.idle_max_pieces, 64);
}

}  // namespace damas::engine
