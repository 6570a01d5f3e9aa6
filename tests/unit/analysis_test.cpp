// SPDX-License-Identifier: MIT
// Analyses with fixed nodes: what they say of known positions and games, and what they write.
#include "protocol/analysis.hpp"

#include <gtest/gtest.h>

#include <random>

#include "analysis/score_words.hpp"
#include "engine/player.hpp"
#include "notation/fen.hpp"
#include "notation/move_writer.hpp"

namespace damas::protocol {

using analysis::GameAnalysis;
using analysis::Mark;
using analysis::MoveReview;
using words::Language;

class AnalysisTest : public ::testing::Test {
protected:
    static const engine::Rulebook& spanish() { return *engine::find_rulebook("spanish"); }

    analysis::PositionAnalysis look(std::string_view fen, analysis::AnalysisLimits limits) {
        const auto on_line = [&](const analysis::RatedLine&) { ++told_; };
        return analysis::analyze_position(spanish(), **spanish().read_game(fen), limits, {.hash_megabytes = 1}, on_line,
                                          never_);
    }

    /// Analyses the first game of a text and keeps it, annotated, in `game_`.
    GameAnalysis review(std::string_view text, analysis::GameRequest request = {}) {
        request.limits.nodes = 3'000;
        request.player.hash_megabytes = 1;
        game_ = notation::pdn::read(text)->front();
        GameAnalysis analysis = analysis::analyze_game(game_, {.choice = {.chosen = &spanish()}}, request);
        annotate(game_, analysis, Language::english);
        return analysis;
    }
    static bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

    notation::pdn::Game game_;
    const std::atomic<bool> never_ = false;
    int told_ = 0;
};

/// 3. 14-19 loses a man.
constexpr std::string_view blunder =
    "[White \"A\"]\n1. 10-14 24-20 {an old remark} 2. 5-10 22-18 3. 14-19 23x5 4. 1x10 *";
constexpr std::string_view won = "[FEN \"W:WK1,K10,K16:B17,K28\"]\n1. 10x32 17-13 2. 16-20 13-9 3. 32-10 9-5 4. 20-2 *";

TEST(Expectancy, CountsForTheSideThatAsks) {
    EXPECT_DOUBLE_EQ(analysis::expectancy(0), 0.5);
    EXPECT_DOUBLE_EQ(analysis::expectancy(150) + analysis::expectancy(-150), 1);
    EXPECT_EQ(analysis::expectancy(search::win_at(7)), 1);
    EXPECT_EQ(analysis::expectancy(search::loss_at(7)), 0);
    EXPECT_LT(analysis::expectancy(1000) - analysis::expectancy(900), analysis::inaccuracy_loss) << "already won";
    EXPECT_GE(analysis::expectancy(0) - analysis::expectancy(-100), analysis::blunder_loss);
}

TEST(Expectancy, GoesBackOnePly) {
    EXPECT_EQ(analysis::one_ply_earlier(35), -35);
    EXPECT_EQ(analysis::one_ply_earlier(search::loss_at(0)), search::win_at(1));
    EXPECT_EQ(analysis::one_ply_earlier(search::win_at(3)), search::loss_at(4));
}

TEST(ScoreWords, SayMenOrMoves) {
    EXPECT_EQ(words::say(analysis::score_words(35), Language::english), "+0.35");
    EXPECT_EQ(words::say(analysis::score_words(-120), Language::spanish), "-1,20");
    EXPECT_EQ(words::say(analysis::score_words(0), Language::english), "0.00");
    EXPECT_EQ(words::say(analysis::score_words(search::win_at(9)), Language::english), "White wins in 5 moves");
    EXPECT_EQ(words::say(analysis::score_words(-search::win_at(2)), Language::spanish), "ganan las negras en 1 jugada");
    EXPECT_EQ(words::say(analysis::short_score(search::win_at(9)), Language::spanish), "blancas en 5");
}

TEST_F(AnalysisTest, FindsAForcedWin) {
    const auto analysis = look("W:WK1,K10,K16:B17,K28", {.depth = 12});
    ASSERT_EQ(analysis.lines.size(), 1u);
    EXPECT_EQ(analysis.lines[0].score, search::win_at(7));
    EXPECT_EQ(notation::write_move(analysis.lines[0].moves[0]), "10x32");
    EXPECT_GT(told_, 0);
    EXPECT_TRUE(has(position_report(analysis, {}), "ganan las blancas en 4 jugadas: 1. 10x32 "));
}

TEST_F(AnalysisTest, ShowsSeveralLinesWhiteFirst) {
    const auto analysis = look("B:W1-12:B21-32", {.nodes = 20'000, .lines = 3});
    ASSERT_EQ(analysis.lines.size(), 3u);
    EXPECT_LE(analysis.lines[0].score, analysis.lines[1].score) << "Black chooses what is low for White";
    EXPECT_NE(analysis.lines[0].moves[0], analysis.lines[1].moves[0]);
    EXPECT_NE(analysis.lines[1].moves[0], analysis.lines[2].moves[0]);
    EXPECT_EQ(analysis.lines[2].rank, 3);
    EXPECT_TRUE(has(position_report(analysis, {}), "3) "));
}

TEST_F(AnalysisTest, KnowsForcedMovesAndEnds) {
    const auto forced = look("W:W8,K17:B12,19,26", {.depth = 5});
    EXPECT_EQ(forced.lines[0].score, search::win_at(1));
    EXPECT_EQ(notation::write_moves(forced.lines[0].moves), std::vector<std::string>{"8x29"});
    const auto over = look("B:WK26:B", {.depth = 5});
    EXPECT_TRUE(over.lines.empty());
    EXPECT_TRUE(has(position_report(over, {}), "Ganan las blancas"));
    EXPECT_TRUE(has(position_json(over, "spanish"), "\"result\":\"white\",\"reason\":\"no_pieces\""));
}

TEST_F(AnalysisTest, RepeatsItself) {
    EXPECT_EQ(game_json(1, game_, review(blunder), Language::english),
              game_json(1, game_, review(blunder), Language::english));
}

TEST_F(AnalysisTest, MarksABlunderAndShowsTheBetterLine) {
    const GameAnalysis analysis = review(blunder);
    ASSERT_EQ(analysis.moves.size(), 7u);
    const MoveReview& bad = analysis.moves[4];
    EXPECT_EQ(notation::write_move(bad.move), "14-19");
    const std::string best = notation::write_move(bad.best_line.front());
    EXPECT_EQ(bad.mark, Mark::blunder);
    EXPECT_EQ(bad.side, rules::Side::white);
    EXPECT_LT(bad.score_after, bad.score_before - 50);
    EXPECT_NE(bad.best_line.front(), bad.move);
    EXPECT_EQ(analysis.white.blunders, 1);
    EXPECT_LT(analysis.white.accuracy, analysis.black.accuracy);

    const notation::pdn::Node& node = game_.line.moves[4];
    EXPECT_EQ(node.nags, std::vector<int>{4});
    ASSERT_EQ(node.comments.size(), 1u);
    EXPECT_TRUE(has(node.comments[0], "damas: -")) << node.comments[0];
    EXPECT_TRUE(has(node.comments[0], "better was " + best));
    ASSERT_EQ(node.variations.size(), 1u);
    EXPECT_EQ(notation::write_move_text(node.variations[0].moves[0].move), best);
    ASSERT_FALSE(game_.line.moves[1].comments.empty());
    EXPECT_EQ(game_.line.moves[1].comments[0], "an old remark");
    EXPECT_EQ(game_.tag("Annotator"), "damas");
    const std::string report = game_report(1, game_, analysis, {.language = Language::english});
    EXPECT_TRUE(has(report, "3. 14-19 ??"));
    EXPECT_TRUE(has(report, "; better 3. " + best));
}

TEST_F(AnalysisTest, WritesGamesThatTheArbiterAccepts) {
    review(blunder);
    auto again = notation::pdn::read(notation::pdn::write(game_));
    ASSERT_TRUE(again);
    const arbiter::GameReport report = arbiter::check_game(again->front(), spanish());
    EXPECT_TRUE(report.correct());
    EXPECT_TRUE(report.in_variations.empty());
}

TEST_F(AnalysisTest, ReplacesItsOwnRemarksOnly) {
    review(blunder);
    const std::string once = notation::pdn::write(game_);
    review(once);
    EXPECT_EQ(notation::pdn::write(game_), once);
    review("[Annotator \"Ana\"]\n1. 10-14 24-20 2. 5-10 22-18 3. 14-19? (3. 12-16 27-22) 23x5 4. 1x10 *");
    EXPECT_EQ(game_.line.moves[4].strength, "?");
    EXPECT_TRUE(game_.line.moves[4].nags.empty()) << "somebody has judged this move before";
    EXPECT_EQ(game_.line.moves[4].variations[0].moves.size(), 2u);
    EXPECT_EQ(game_.tag("Annotator"), "Ana, damas");
}

TEST_F(AnalysisTest, DoesNotBlameWhoIsWinningAnyway) {
    const GameAnalysis analysis = review(won);
    ASSERT_EQ(analysis.moves.size(), 7u);
    for (const MoveReview& move : analysis.moves)
        EXPECT_NE(move.mark, Mark::blunder) << notation::write_move(move.move);
    EXPECT_TRUE(analysis.moves[0].forced);
    EXPECT_EQ(analysis.moves[0].mark, Mark::none);
    EXPECT_EQ(analysis.moves[6].score_after, search::win_at(1));
    EXPECT_EQ(analysis.white.accuracy, 100);
}

/// A game of White, who moves without looking, against Black, who thinks a little.
std::string blind_game(const engine::Rulebook& book, unsigned seed) {
    const std::unique_ptr<engine::Game> game = book.new_game();
    const auto player = engine::make_player(book.id(), {.hash_megabytes = 1});
    const std::atomic<bool> never = false;
    std::minstd_rand random(seed);
    std::string text;
    while (!game->over()) {
        const std::vector<engine::LegalMove> moves = game->legal_moves();
        const bool white = game->turn() == rules::Side::white;
        const engine::LegalMove move =
            white ? moves[random() % moves.size()]
                  : player->think(game->record(), {.nodes = 2'000}, [](const engine::Thought&) {}, never).moves.front();
        if (white) text += std::to_string(game->ply() / 2 + 1) + ". ";
        text += notation::write_move(move) + " ";
        game->play(move);
    }
    return text + "*";
}

TEST_F(AnalysisTest, WhoMovesWithoutLookingIsNotAccurate) {
    double blind = 0, seeing = 0;
    constexpr int games = 4;
    for (unsigned seed = 1; seed <= games; ++seed) {
        const GameAnalysis analysis = review(blind_game(spanish(), seed));
        blind += analysis.white.accuracy / games;
        seeing += analysis.black.accuracy / games;
        for (const MoveReview& move : analysis.moves) {
            EXPECT_GE(move.random_loss, 0);
            EXPECT_LE(move.random_loss, 1);
        }
    }
    EXPECT_LT(blind, 45);
    EXPECT_GT(seeing, 75);
}

TEST_F(AnalysisTest, LooksAtSomePliesOnly) {
    std::vector<int> steps;
    const GameAnalysis analysis = review(blunder, {.from = 3, .to = 4, .on_progress = [&](int done, int total) {
                                                       EXPECT_EQ(total, 3);
                                                       steps.push_back(done);
                                                   }});
    ASSERT_EQ(analysis.moves.size(), 2u);
    EXPECT_EQ(analysis.moves[0].ply, 3);
    EXPECT_EQ(analysis.moves[1].ply, 4);
    EXPECT_EQ(steps, (std::vector<int>{1, 2, 3}));
}

TEST_F(AnalysisTest, StopsAtAnIllegalMove) {
    const GameAnalysis analysis = review("1. 11-15 24-20\n2. 10-13 20x11 *");
    EXPECT_EQ(analysis.moves.size(), 2u);
    const std::string report = game_report(1, game_, analysis, {.language = Language::english});
    EXPECT_TRUE(has(report, "Analysed up to 2. 10-13 (line 2, column 4), which is illegal: Capturing is compulsory"));
    EXPECT_TRUE(has(game_json(1, game_, analysis, Language::english), "\"law\":\"capture_compulsory\""));
    EXPECT_TRUE(has(notation::pdn::write(game_), "{damas: Capturing is compulsory: 15x24 (article 20).}"));
    const GameAnalysis unknown = review("[GameType \"21\"]\n1. 11-15 *");
    EXPECT_TRUE(has(game_json(1, game_, unknown, Language::english), "\"error\":\"line 1, column 1"));
}

TEST_F(AnalysisTest, FollowsSetUpsAndProfiles) {
    const GameAnalysis analysis = review("1. 11-15 /FEN \"B:W8:B32\"/ 32-28 *");
    ASSERT_EQ(analysis.moves.size(), 2u);
    EXPECT_EQ(notation::write_fen(analysis.moves[1].position), "B:W8:B32");
    EXPECT_EQ(half_of(analysis.moves[1]), 1);
    EXPECT_TRUE(review("*").moves.empty());
    EXPECT_EQ(review("[RuleProfile \"portuguese\"]\n1. 11-15 *").moves.size(), 1u);
}

TEST_F(AnalysisTest, DrawsTheGraphInLettersToo) {
    const GameAnalysis analysis = review(blunder);
    const std::string graph = expectancy_graph(analysis, {.language = Language::english, .unicode = false});
    EXPECT_TRUE(has(graph, " 100 % |"));
    EXPECT_TRUE(has(graph, "X blunder"));
    EXPECT_TRUE(std::ranges::all_of(graph, [](char c) { return static_cast<unsigned char>(c) < 0x80; }));
}

TEST(Numbered, CountsFromEitherSide) {
    EXPECT_EQ(numbered({"9-13", "22-18", "5-9"}, 0), "1. 9-13 22-18 2. 5-9");
    EXPECT_EQ(numbered({"22-18", "5-9"}, 3), "2... 22-18 3. 5-9");
}

}  // namespace damas::protocol
