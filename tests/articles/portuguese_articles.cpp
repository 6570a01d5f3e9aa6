// SPDX-License-Identifier: MIT
// docs/rules/portuguese, article by article: what its text and its examples say. Moves and captures are those of
// Spanish draughts, whose tests try them from more sides. Not here: 2 and 3 (what board and pieces are made of).
#include "articles/article.hpp"

namespace damas::articles {
namespace {

using rules::Law, rules::Portuguese, rules::Side;
using Board = rules::Geometry<Portuguese>;

constexpr std::string_view start = "W:W1-12:B21-32";

/// White's king keeps to the rio and Black's goes from edge to edge: neither can ever be captured.
const Rounds apart{.white = {1, 5, 14, 19, 28}, .black = {30, 16, 3, 17}};
/// The same with White's king away from the rio.
const Rounds off_the_rio{.white = {11, 15, 22, 18, 4}, .black = {30, 16, 3, 17}};

TEST(PortugueseArticles, Article1_TheCornerAtTheRightHandIsADarkSquareInPlay) {
    EXPECT_FALSE(Portuguese::rules.on_light_squares);
    EXPECT_EQ(Board::tile_of(Square(1)), (rules::Tile{7, 7}));
    EXPECT_EQ(Board::tile_of(Square(32)), (rules::Tile{0, 0}));
}

TEST(PortugueseArticles, Article4_TheRio) {
    EXPECT_EQ(Board::squares, 32);
    EXPECT_EQ(numbers(rules::squares_of<Portuguese>(Board::main_diagonal)), "{1,5,10,14,19,23,28,32}");
}

TEST(PortugueseArticles, Article5_NumbersRunFromRightToLeftAndFromWhiteToBlack) {
    for (const Square s : Board::all_squares) {
        const int line = (s.number() - 1) / 4, place = (s.number() - 1) % 4;
        EXPECT_EQ(Board::tile_of(s), (rules::Tile{7 - line, 7 - line % 2 - 2 * place})) << to_string(s);
    }
    expect_law<Portuguese>("W:W9:B32", "9-33", {Law::off_board, 0, {33}});
}

TEST(PortugueseArticles, Article6_TheStart) {
    EXPECT_EQ(rules::start_position<Portuguese>(), position<Portuguese>(start));
}

TEST(PortugueseArticles, Article7_WhiteBeginsWithSevenMoves) {
    expect_moves<Portuguese>(start, "9-13 10-13 10-14 11-14 11-15 12-15 12-16");
}

TEST(PortugueseArticles, Article8_AManGoesOneSquareForward) {
    expect_moves<Portuguese>("W:W10:B", "10-13 10-14");
    expect_moves<Portuguese>("W:W9:B", "9-13");
    expect_moves<Portuguese>("B:W:B22", "22-18 22-19");
    expect_law<Portuguese>("W:W10:B32", "10-6", {Law::wrong_direction, 8, {10, 6}});
}

TEST(PortugueseArticles, Article9_ByTurns) {
    expect_law<Portuguese>("W:W10:B22", "22-18", {Law::not_your_piece, 9, {22}});
}

TEST(PortugueseArticles, Article10_ATouchedPieceIsPlayed) {
    expect_touch<Portuguese>(start, 9, 10, {Law::touch_move, 10, {9}});
    expect_touch<Portuguese>(start, 1, 9, {Law::legal, 0, {9}});
}

TEST(PortugueseArticles, Article11_CrowningEndsTheMove) {
    expect_after<Portuguese>("W:W28:B9", "28-32", "B:WK32:B9");
    expect_after<Portuguese>("B:W9:B5", "5-1", "W:W9:BK1");
    expect_moves<Portuguese>("W:W23:B26,27", "23x30x27");
    expect_after<Portuguese>("W:W23:B26,27", "23x30x27", "B:WK30:B26");
}

TEST(PortugueseArticles, Article12_AKingGoesAnyDistanceBothWays) {
    expect_moves<Portuguese>("W:WK14:B", "14-18 14-21 14-25 14-19 14-23 14-28 14-32 14-10 14-5 14-1 14-11 14-7 14-4");
}

TEST(PortugueseArticles, Article13_AKingCannotPassItsOwnPieceNorTwoInARow) {
    expect_moves<Portuguese>("W:WK1:B19,23", "1-5 1-10 1-14");
    expect_law<Portuguese>("W:WK1:B19,23", "1-28", {Law::blocked, 13, {19, 23}});
}

TEST(PortugueseArticles, Article14_AManCapturesForwardOnly) {
    expect_moves<Portuguese>("W:W14:B10,18", "14x21x18");
    expect_law<Portuguese>("W:W14:B10,18", "14x5", {Law::wrong_direction, 14, {14, 5}});
}

TEST(PortugueseArticles, Article15_AMansMultipleCapture) { expect_moves<Portuguese>("W:W9:B13,21", "9x25x13x21"); }

TEST(PortugueseArticles, Article16_AKingLandsOnAnyEmptySquareBehind) {
    expect_moves<Portuguese>("W:WK4:B14", "4x18x14 4x21x14 4x25x14");
}

TEST(PortugueseArticles, Article17_AKingMustLandWhereTheBestCaptureGoesOn) {
    expect_moves<Portuguese>("W:WK4:B14,22", "4x27x14x22 4x31x14x22");
}

TEST(PortugueseArticles, Article18_NoPieceIsJumpedTwice) {
    expect_moves<Portuguese>("W:WK23:B19,21,28", "23x25x19x21");
    expect_law<Portuguese>("W:WK23:B28", "23x32x23", {Law::jumped_twice, 18, {28}});
}

TEST(PortugueseArticles, Article19_HowLongACaptureLasts) {
    expect_moves<Portuguese>("W:WK31:B12,14,23,27", "31x16x12x14x27");
    expect_after<Portuguese>("W:WK31:B12,14,23,27", "31x16x12x14x27", "B:WK16:B23");
    expect_moves<Portuguese>("W:WK10:B7,13,14,15", "10x17x7x13x14x15");
    expect_law<Portuguese>("W:W9:B13,21", "9x18", {Law::path_continues, 19, {21}, 1, 2});
}

TEST(PortugueseArticles, Article20_CapturingIsCompulsory) {
    expect_moves<Portuguese>("W:W9,12:B13", "9x18x13");
    expect_law<Portuguese>("W:W9,12:B13", "12-15", {Law::capture_compulsory, 20, {9}, 0, 1});
}

TEST(PortugueseArticles, Article21_TheFirstInfringementOfARecord) {
    const auto p = position<Portuguese>("W:W1-10,12,15:B19,21,23-32");
    const auto verdict = judge_text(rules::Referee<Portuguese>(p), p, *notation::read_move_text("12-16"));
    EXPECT_EQ(verdict.law, Law::capture_compulsory);
    EXPECT_EQ(numbers(verdict.squares), "{15}");
}

TEST(PortugueseArticles, Article22_TheMostPieces) {
    expect_moves<Portuguese>("W:W9,11:B13,21,K15", "9x25x13x21");
    expect_law<Portuguese>("W:W9,11:B13,21,K15", "11x20", {Law::ley_de_la_cantidad, 22, {9}, 1, 2});
}

TEST(PortugueseArticles, Article23_AmongEqualNumbersTheMostKings) {
    expect_moves<Portuguese>("W:W9,11:B13,K15", "11x20x15");
    expect_moves<Portuguese>("W:WK4,9:BK13,14", "9x18x13");
}

TEST(PortugueseArticles, Article24_TheLoss) {
    expect_game<Portuguese>("W:W9:B13", "9x18x13", Outcome::white, Reason::no_pieces);
    expect_game<Portuguese>("W:W9:B13,18", "", Outcome::black, Reason::no_moves);
    rules::Game<Portuguese> game;
    game.resign(Side::white);
    EXPECT_EQ(game.result(), (rules::Result{Outcome::black, Reason::resignation}));
}

TEST(PortugueseArticles, Article25_DrawByAgreement) {
    rules::Game<Portuguese> game;
    game.agree_draw();
    EXPECT_EQ(game.result(), (rules::Result{Outcome::draw, Reason::agreement}));
}

TEST(PortugueseArticles, Article26_TheThirdOccurrence) {
    Played<Portuguese>("W:WK4:BK29", {{4, 8}, {29, 25}})
        .shuttle(7)
        .expect_open()
        .shuttle(1)
        .expect_draw(Reason::threefold);
}

TEST(PortugueseArticles, Article27_TheFortiethIdlePlyDraws) {
    Played<Portuguese>("W:WK1,25:BK30", apart).shuttle(39).expect_open().shuttle(1).expect_draw(Reason::passivity);
    Played<Portuguese>("W:WK1,8,24,25:BK30", apart).shuttle(39).expect_open().shuttle(1).expect_draw(Reason::passivity);
}

TEST(PortugueseArticles, Article27_OnlyWithAtMostFourPiecesASide) {
    Played<Portuguese>("W:WK1,8,9,24,25:BK30", apart).shuttle(60).expect_open();
}

TEST(PortugueseArticles, Article27_ItBeginsWhenFourAreLeft) {
    Played<Portuguese> game("W:WK1,8,9,24,25:BK30", apart);
    game.shuttle(60).moves("9-13 3x17x13").shuttle(39).expect_open().shuttle(1).expect_draw(Reason::passivity);
}

TEST(PortugueseArticles, Article27_AMansMoveStartsAgain) {
    Played<Portuguese> game("W:WK1,11,25:BK30", apart);
    game.shuttle(38).moves("11-15").shuttle(39).expect_open().shuttle(1).expect_draw(Reason::passivity);
}

TEST(PortugueseArticles, Article28_TwentyFourPliesFromTheFirstPosition) {
    Played<Portuguese>("W:WK1,K8,K24:BK30", apart).shuttle(23).expect_open().shuttle(1).expect_draw(Reason::forzosa);
    Played<Portuguese>("B:WK5,K12,K16:BK30", {{5, 1, 14, 19, 28}, {30, 17}}).shuttle(24).expect_draw(Reason::forzosa);
}

TEST(PortugueseArticles, Article28_OffTheRioItDoesNotBegin) {
    Played<Portuguese>("W:WK8,K11,K24:BK30", off_the_rio)
        .shuttle(39)
        .expect_open()
        .shuttle(1)
        .expect_draw(Reason::passivity);
}

TEST(PortugueseArticles, Article29_AWinWithTheLastPlyComesBeforeTheDraw) {
    Played<Portuguese>("B:WK5,K12,K16:BK30", {{5, 1, 14, 19, 28}, {30, 17}})
        .shuttle(22)
        .moves("17-26 12x29x26")
        .expect(Outcome::white, Reason::no_pieces);
}

TEST(PortugueseArticles, Article29_ThreefoldThenForzosaThenPassivity) {
    Played<Portuguese>("W:WK1,K8,K24:BK30", {{1, 5, 14}, {30, 17}}).shuttle(24).expect_draw(Reason::threefold);
    Played<Portuguese>("W:WK1,25:BK30", {apart.white, {30, 17}}).shuttle(40).expect_draw(Reason::threefold);
    Played<Portuguese>("B:WK8,K11,K24:BK30", off_the_rio)
        .shuttle(15)
        .moves("24-28")
        .shuttle(24)
        .expect_draw(Reason::forzosa);
}

TEST(PortugueseArticles, Article29_EveryResultCitesItsArticle) {
    expect_article<Portuguese>(Reason::no_pieces, 24);
    expect_article<Portuguese>(Reason::no_moves, 24);
    expect_article<Portuguese>(Reason::resignation, 24);
    expect_article<Portuguese>(Reason::agreement, 25);
    expect_article<Portuguese>(Reason::threefold, 26);
    expect_article<Portuguese>(Reason::passivity, 27);
    expect_article<Portuguese>(Reason::forzosa, 28);
}

TEST(PortugueseArticles, Article30_FilesHaveANumberOfTheirOwn) {
    EXPECT_EQ(Portuguese::rules.file.game_type, 28);
    EXPECT_FALSE(Portuguese::rules.file.letters);
    EXPECT_TRUE(same_moves(Portuguese::rules, rules::Spanish::rules)) << "what is learned of one holds for the other";
}

}  // namespace
}  // namespace damas::articles
