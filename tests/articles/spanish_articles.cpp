// SPDX-License-Identifier: MIT
// docs/rules/spanish, article by article. Not here: 2 and 3 (what board and pieces are made of) and 10 (an option of
// the interface).
#include "articles/article.hpp"

namespace damas::articles {
namespace {

using rules::Law, rules::Side, rules::Spanish;
using Board = rules::Geometry<Spanish>;

constexpr std::string_view start = "W:W1-12:B21-32";

/// White's king keeps to the main diagonal and Black's goes from edge to edge: neither can ever be captured.
const Rounds apart{.white = {1, 5, 14, 19, 28}, .black = {30, 16, 3, 17}};
/// The same with White's king away from the main diagonal.
const Rounds off_the_diagonal{.white = {11, 15, 22, 18, 4}, .black = {30, 16, 3, 17}};

TEST(SpanishArticles, Article1_TheCornerAtTheRightHandIsASquareInPlay) {
    EXPECT_EQ(Board::tile_of(Square(1)), (rules::Tile{7, 7}));
    EXPECT_EQ(Board::tile_of(Square(32)), (rules::Tile{0, 0}));
}

TEST(SpanishArticles, Article4_TheMainDiagonal) {
    EXPECT_EQ(Board::squares, 32);
    EXPECT_EQ(numbers(rules::squares_of<Spanish>(Board::main_diagonal)), "{1,5,10,14,19,23,28,32}");
}

TEST(SpanishArticles, Article5_NumbersRunFromRightToLeftAndFromWhiteToBlack) {
    for (const Square s : Board::all_squares) {
        const int line = (s.number() - 1) / 4, place = (s.number() - 1) % 4;
        EXPECT_EQ(Board::tile_of(s), (rules::Tile{7 - line, 7 - line % 2 - 2 * place})) << to_string(s);
    }
    expect_law<Spanish>("W:W9:B32", "9-13", {Law::legal, 0, {}});
    expect_law<Spanish>("W:W9:B13", "9x18", {Law::legal, 0, {}});
    expect_law<Spanish>("W:W9:B32", "9-33", {Law::off_board, 0, {33}});
}

TEST(SpanishArticles, Article6_TheStart) { EXPECT_EQ(rules::start_position<Spanish>(), position<Spanish>(start)); }

TEST(SpanishArticles, Article7_WhiteBeginsWithSevenMoves) {
    expect_moves<Spanish>(start, "9-13 10-13 10-14 11-14 11-15 12-15 12-16");
    expect_law<Spanish>(start, "22-18", {Law::not_your_piece, 9, {22}});
}

TEST(SpanishArticles, Article8_AManGoesOneSquareForward) {
    expect_moves<Spanish>("W:W10:B", "10-13 10-14");
    expect_moves<Spanish>("W:W9:B", "9-13");
    expect_moves<Spanish>("B:W:B22", "22-18 22-19");
    expect_moves<Spanish>("B:W:B24", "24-20");
    expect_law<Spanish>("W:W10:B32", "10-6", {Law::wrong_direction, 8, {10, 6}});
    expect_law<Spanish>("W:W10:B32", "10-1", {Law::wrong_direction, 8, {10, 1}});
    expect_law<Spanish>("B:W1:B22", "22-27", {Law::wrong_direction, 8, {22, 27}});
    expect_law<Spanish>("W:W10:B32", "10-17", {Law::too_far, 8, {10, 17}});
    expect_law<Spanish>("W:W10:B32", "10-18", {Law::not_diagonal, 8, {10, 18}});
    expect_law<Spanish>("W:W10,13:B32", "10-13", {Law::blocked, 8, {13}});
}

TEST(SpanishArticles, Article9_ByTurnsAndNobodyPasses) {
    expect_after<Spanish>("W:W10:B22", "10-14", "B:W14:B22");
    expect_after<Spanish>("B:W14:B22", "22-19", "W:W14:B19");
    expect_law<Spanish>("W:W10:B22", "22-18", {Law::not_your_piece, 9, {22}});
    expect_law<Spanish>("B:W10:B22", "10-14", {Law::not_your_piece, 9, {10}});
    expect_law<Spanish>("W:W10:B22", "14-18", {Law::no_piece, 0, {14}});
    expect_law<Spanish>("W:W10:B22", "10-10", {Law::no_move, any, {10}});
}

TEST(SpanishArticles, Article10_ATouchedPieceIsPlayed) {
    expect_touch<Spanish>(start, 0, 9, {Law::legal, 0, {9}});
    expect_touch<Spanish>(start, 9, 9, {Law::legal, 0, {9}});
    expect_touch<Spanish>(start, 9, 10, {Law::touch_move, 10, {9}});
    expect_touch<Spanish>("B:W9:B21,22", 22, 21, {Law::touch_move, 10, {22}});
    expect_touch<Spanish>("W:WK1,K4:B32", 4, 1, {Law::touch_move, 10, {4}});
}

TEST(SpanishArticles, Article10_OnlyIfItCanBePlayed) {
    expect_touch<Spanish>(start, 1, 9, {Law::legal, 0, {9}});           // blocked
    expect_touch<Spanish>("W:W9,12:B13", 12, 9, {Law::legal, 0, {9}});  // a capture is due elsewhere
    expect_touch<Spanish>("W:W9,12:B13", 9, 12, {Law::touch_move, 10, {9}});
    expect_touch<Spanish>("W:W9,11:B13,15,21", 11, 9, {Law::legal, 0, {9}});  // it takes too few
    expect_touch<Spanish>(start, 22, 9, {Law::legal, 0, {9}});                // the opponent's
    expect_touch<Spanish>(start, 14, 9, {Law::legal, 0, {9}});                // an empty square
}

TEST(SpanishArticles, Article10_WhatIsNoPieceOfOnesOwn) {
    expect_touch<Spanish>(start, 9, 22, {Law::not_your_piece, 9, {22}});
    expect_touch<Spanish>(start, 9, 14, {Law::no_piece, 0, {14}});
    expect_touch<Spanish>(start, 9, 33, {Law::off_board, 0, {33}});
    expect_touch<Spanish>("B:W9:B", 0, 9, {Law::game_over, 24, {}});
}

TEST(SpanishArticles, Article11_CrowningOnTheFarRow) {
    expect_after<Spanish>("W:W28:B9", "28-32", "B:WK32:B9");
    expect_after<Spanish>("W:W28:B9", "28-31", "B:WK31:B9");
    expect_after<Spanish>("B:W9:B5", "5-1", "W:W9:BK1");
    EXPECT_FALSE(notation::read_fen<Spanish>("W:W32:B1"));
    EXPECT_FALSE(notation::read_fen<Spanish>("W:W5:B1"));
}

TEST(SpanishArticles, Article11_CrowningByCaptureEndsTheMove) {
    expect_moves<Spanish>("W:W23:B26,27", "23x30x27");
    expect_after<Spanish>("W:W23:B26,27", "23x30x27", "B:WK30:B26");
    expect_moves<Spanish>("B:W6,7:B10", "10x3x6");
    expect_after<Spanish>("B:W6,7:B10", "10x3x6", "W:W7:BK3");
}

TEST(SpanishArticles, Article11_TheNewKingPlaysAsAKingNextTurn) {
    Played<Spanish>("W:W23:B8,26,27").moves("23x30x27 8-4 30x17x26").expect_open();
}

TEST(SpanishArticles, Article12_AKingGoesAnyDistanceBothWays) {
    expect_moves<Spanish>("W:WK14:B", "14-18 14-21 14-25 14-19 14-23 14-28 14-32 14-10 14-5 14-1 14-11 14-7 14-4");
    expect_moves<Spanish>("B:W:BK32", "32-28 32-23 32-19 32-14 32-10 32-5 32-1");
    expect_law<Spanish>("W:WK14:B29", "14-15", {Law::not_diagonal, 12, {14, 15}});
    expect_law<Spanish>("W:WK1,14:B29", "1-14", {Law::blocked, 12, {14}});
}

TEST(SpanishArticles, Article13_AKingCannotPassItsOwnPieceNorTwoInARow) {
    expect_moves<Spanish>("W:WK1:B19,23", "1-5 1-10 1-14");
    expect_moves<Spanish>("W:WK1,10:B", "1-5 10-13 10-14");
    expect_moves<Spanish>("W:WK1,23:B19", "1-5 1-10 1-14 23-27 23-28");
    expect_law<Spanish>("W:WK1:B19,23", "1-28", {Law::blocked, 13, {19, 23}});
    expect_law<Spanish>("W:WK1,10:B32", "1-14", {Law::blocked, 13, {10}});
}

TEST(SpanishArticles, Article14_AManCapturesForwardOnly) {
    expect_moves<Spanish>("W:W14:B10,18", "14x21x18");
    expect_moves<Spanish>("W:W14:B10,11", "14-18 14-19");
    expect_moves<Spanish>("B:W14,22:B18", "18x11x14");
    expect_law<Spanish>("W:W14:B10,18", "14x5", {Law::wrong_direction, 14, {14, 5}});
}

TEST(SpanishArticles, Article14_OverAnEnemyNextToItOntoAnEmptySquare) {
    expect_moves<Spanish>("W:W14:BK18", "14x21x18");
    expect_moves<Spanish>("W:W14:B18,21", "14-19");
    expect_moves<Spanish>("W:W14:B21", "14-18 14-19");
    expect_moves<Spanish>("W:W5:B9", "5-10");
    expect_law<Spanish>("W:W14,18:B29", "14x21", {Law::blocked, 14, {18}});
    expect_law<Spanish>("W:W10:B18", "10x14x21", {Law::nothing_captured, 14, {10, 14}});
}

TEST(SpanishArticles, Article14_TheSquareBehindMustBeEmpty) {
    expect_law<Spanish>("W:W14:B18,21", "14x21", {Law::blocked, 14, {21}});
    expect_law<Spanish>("W:W14,21:B18", "14x21", {Law::blocked, 14, {21}});
    expect_law<Spanish>("W:W9,25:B13,21", "9x18x25", {Law::blocked, 14, {25}});
    expect_law<Spanish>("W:W9:B13,29", "9x18x20", {Law::not_diagonal, 14, {18, 20}});
    expect_law<Spanish>("W:W14:B18,21", "14-18", {Law::blocked, 8, {18}});
}

TEST(SpanishArticles, Article15_AMansMultipleCapture) {
    expect_moves<Spanish>("W:W9:B13,21", "9x25x13x21");
    expect_after<Spanish>("W:W9:B13,21", "9x25x13x21", "B:W25:B");
    expect_moves<Spanish>("W:W3:B6,13,14", "3x17x6x13 3x19x6x14");
    expect_moves<Spanish>("W:W3:B6,9,14", "3x19x6x14");
    expect_moves<Spanish>("B:W20,12:B24", "24x8x12x20");
    expect_law<Spanish>("W:W9:B13,21", "9x18x25", {Law::legal, 0, {}});
}

TEST(SpanishArticles, Article15_TwoWaysToTheSameSquareMustBeToldApart) {
    constexpr std::string_view diamond = "W:W3:B6,7,14,15";
    expect_moves<Spanish>(diamond, "3x19x6x14 3x19x7x15");
    expect_law<Spanish>(diamond, "3x19", {Law::ambiguous, 0, {6, 7, 14, 15}});
    expect_law<Spanish>(diamond, "3x12x19", {Law::legal, 0, {}});
    expect_law<Spanish>(diamond, "3x19x14x6", {Law::legal, 0, {}});
    expect_law<Spanish>(diamond, "3x19x6x15", {Law::wrong_captures, 0, {6, 15}});
}

TEST(SpanishArticles, Article16_AKingLandsOnAnyEmptySquareBehind) {
    expect_moves<Spanish>("W:WK4:B14", "4x18x14 4x21x14 4x25x14");
    expect_moves<Spanish>("W:WK25:BK14", "25x11x14 25x7x14 25x4x14");
    expect_moves<Spanish>("W:WK4,21:B14", "4x18x14");
    expect_moves<Spanish>("W:WK4:B14,25", "4x18x14 4x21x14");
    expect_moves<Spanish>("W:WK4:B14,18", "4-7 4-11 4-8");
    expect_moves<Spanish>("W:WK4:B25", "4-7 4-11 4-14 4-18 4-21 4-8");
}

TEST(SpanishArticles, Article16_AKingLandsOnNoPiece) {
    expect_law<Spanish>("W:WK4:B14,21", "4x21", {Law::blocked, 16, {21}});
    expect_law<Spanish>("W:WK4,21:B14", "4x21", {Law::blocked, 16, {21}});
    expect_law<Spanish>("W:WK4:B14,18", "4x18", {Law::blocked, 13, {18}});  // two together
    expect_law<Spanish>("W:WK4,14:B18", "4x18", {Law::blocked, 13, {18}});  // over its own
    expect_law<Spanish>("W:WK4:B14,18", "4-14", {Law::blocked, 12, {14}});
}

TEST(SpanishArticles, Article17_AKingMustLandWhereTheBestCaptureGoesOn) {
    expect_moves<Spanish>("W:WK4:B14,22", "4x27x14x22 4x31x14x22");
    expect_moves<Spanish>("W:WK1:B10,19", "1x23x10x19 1x28x10x19 1x32x10x19");
    expect_law<Spanish>("W:WK4:B14,22", "4x21", {Law::ley_de_la_cantidad, 22, {4}, 1, 2});
    expect_law<Spanish>("W:WK4:B14,22", "4x18", {Law::path_continues, 19, {22}, 1, 2});
    expect_law<Spanish>("W:WK4:B14,22", "4x11x18x27", {Law::nothing_captured, any, {4, 11}});
}

TEST(SpanishArticles, Article18_NoPieceIsJumpedTwice) {
    expect_moves<Spanish>("W:WK23:B19,21,28", "23x25x19x21");
    expect_moves<Spanish>("W:WK23:B28", "23x32x28");
    expect_law<Spanish>("W:WK23:B19,21,28", "23x32x14", {Law::jumped_twice, 18, {28}});
    expect_law<Spanish>("W:WK23:B28", "23x32x23", {Law::jumped_twice, 18, {28}});
}

TEST(SpanishArticles, Article18_AnEmptySquareMayBeVisitedAgain) {
    expect_moves<Spanish>("W:WK14:B10,18,19,26,27", "14x5x10x18x19x26x27 14x1x10x18x19x26x27");
}

TEST(SpanishArticles, Article19_CapturedPiecesStayInTheWayUntilTheEnd) {
    expect_moves<Spanish>("W:WK31:B12,14,23,27", "31x16x12x14x27");
    expect_after<Spanish>("W:WK31:B12,14,23,27", "31x16x12x14x27", "B:WK16:B23");
    expect_law<Spanish>("W:WK31:B12,14,23,27", "31x18x7x16x30", {Law::jumped_twice, 18, {27}});
}

TEST(SpanishArticles, Article19_TheSquareItCameFromCountsAsEmpty) {
    expect_moves<Spanish>("W:WK10:B7,13,14,15", "10x17x7x13x14x15");
    expect_moves<Spanish>("W:WK14:B18,19,26,27",
                          "14x14x18x19x26x27 14x10x18x19x26x27 14x5x18x19x26x27 14x1x18x19x26x27 "
                          "14x11x18x19x26x27 14x7x18x19x26x27 14x4x18x19x26x27");
    expect_after<Spanish>("W:WK14:B18,19,26,27,32", "14x14x18x19x26x27", "B:WK14:B32");
    expect_law<Spanish>("W:WK14:B18,19,26,27", "14x14", {Law::legal, 0, {}});
}

TEST(SpanishArticles, Article19_NobodyMayStopHalfWay) {
    expect_law<Spanish>("W:W9:B13,21", "9x18", {Law::path_continues, 19, {21}, 1, 2});
    expect_law<Spanish>("W:WK31:B12,14,23,27", "31x18x7", {Law::path_continues, 19, {12}, 2, 3});
}

TEST(SpanishArticles, Article20_CapturingIsCompulsory) {
    expect_moves<Spanish>("W:W9,12:B13", "9x18x13");
    expect_moves<Spanish>("W:W9,10,12:B13", "9x18x13 10x17x13");
    expect_law<Spanish>("W:W9,12:B13", "12-15", {Law::capture_compulsory, 20, {9}, 0, 1});
    expect_law<Spanish>("W:W9,10,12:B13", "12-16", {Law::capture_compulsory, 20, {9, 10}, 0, 1});
    expect_law<Spanish>("W:WK4,12:B14,22", "4-7", {Law::capture_compulsory, 20, {4}, 0, 2});
    expect_law<Spanish>("W:W9,12:B13,24", "9x18x24", {Law::wrong_captures, 0, {24}});
}

TEST(SpanishArticles, Article21_TheFirstInfringementOfARecord) {
    rules::Game<Spanish> game;
    rules::Verdict verdict;
    for (const std::string& text : words("11-15 22-19 12-16 19x12")) {
        const auto move = notation::read_move_text(text);
        verdict = judge_text(rules::Referee<Spanish>(game.position()), game.position(), *move);
        if (!verdict.legal()) break;
        game.play(verdict.moves.front());
    }
    EXPECT_EQ(game.ply(), 2);
    EXPECT_EQ(verdict.law, Law::capture_compulsory);
    EXPECT_EQ(numbers(verdict.squares), "{15}");
    EXPECT_EQ(game.position(), position<Spanish>("W:W1-10,12,15:B19,21,23-32"));
}

TEST(SpanishArticles, Article22_TheMostPieces) {
    expect_moves<Spanish>("W:W9,11:B13,21,K15", "9x25x13x21");
    expect_moves<Spanish>("W:W2,9:B6,15,23,K13,K21", "2x27x6x15x23");
    expect_law<Spanish>("W:W9,11:B13,21,K15", "11x20", {Law::ley_de_la_cantidad, 22, {9}, 1, 2});
    expect_law<Spanish>("W:W2,9:B6,15,23,K13,K21", "9x25", {Law::ley_de_la_cantidad, 22, {2}, 2, 3});
}

TEST(SpanishArticles, Article22_APieceThatMayNotCaptureIsNotToldToGoOn) {
    expect_law<Spanish>("W:W8,9:B12,13,19,21,26", "9x18", {Law::ley_de_la_cantidad, 22, {8}, 1, 3});
    expect_law<Spanish>("W:W8,9:B12,13,19,21,26", "8x15", {Law::path_continues, 19, {19}, 1, 3});
}

TEST(SpanishArticles, Article22_ItDoesNotMatterWhoCaptures) {
    expect_moves<Spanish>("W:W8,K17:B12,19,26", "8x29x12x19x26");
    expect_moves<Spanish>("W:WK4,8:B12,14,22", "4x27x14x22 4x31x14x22");
    expect_moves<Spanish>("W:WK4,12:B14,15", "4x18x14 4x21x14 4x25x14 12x19x15");
}

TEST(SpanishArticles, Article23_AmongEqualNumbersTheMostKings) {
    expect_moves<Spanish>("W:W9,11:B13,K15", "11x20x15");
    expect_moves<Spanish>("W:WK4,9:BK13,14", "9x18x13");
    expect_moves<Spanish>("W:W9,12:BK13,15,K21,K22", "9x25x13x21 9x27x13x22");
    expect_law<Spanish>("W:W9,11:B13,K15", "9x18", {Law::ley_de_la_calidad, 23, {11}, 0, 1});
    expect_law<Spanish>("W:W9,12:BK13,15,K21,K22", "12x26", {Law::ley_de_la_calidad, 23, {9}, 1, 2});
}

TEST(SpanishArticles, Article23_TheOrderOfThePiecesDoesNotMatter) {
    expect_moves<Spanish>("W:W9,12:B13,K15,K21,22", "9x25x13x21 12x26x15x22");
    expect_law<Spanish>("W:W9,12:B13,K15,K21,22", "9x27", {Law::ley_de_la_calidad, 23, {9, 12}, 0, 1});
}

TEST(SpanishArticles, Article24_NoPiecesLeft) {
    expect_game<Spanish>("W:W9:B13", "9x18x13", Outcome::white, Reason::no_pieces);
    expect_game<Spanish>("W:W:B13", "", Outcome::black, Reason::no_pieces);
    expect_game<Spanish>("B:W10:B", "", Outcome::white, Reason::no_pieces);
    Played<Spanish>("W:W10:B").expect_open().moves("10-14").expect(Outcome::white, Reason::no_pieces);
}

TEST(SpanishArticles, Article24_ABlockedSideLoses) {
    expect_moves<Spanish>("W:W9:B13,18", "-");
    expect_game<Spanish>("W:W9:B13,18", "", Outcome::black, Reason::no_moves);
    expect_game<Spanish>("W:WK1:B5,10", "", Outcome::black, Reason::no_moves);
    expect_game<Spanish>("W:WK1,5:B9,10,14", "", Outcome::black, Reason::no_moves);
    expect_game<Spanish>("W:W15,16:B24", "16-20", Outcome::white, Reason::no_moves);
    expect_law<Spanish>("W:W9:B13,18", "9-13", {Law::game_over, any, {}});
}

TEST(SpanishArticles, Article24_Resigning) {
    rules::Game<Spanish> game;
    game.resign(Side::white);
    EXPECT_EQ(game.result(), (rules::Result{Outcome::black, Reason::resignation}));
}

TEST(SpanishArticles, Article25_DrawByAgreement) {
    rules::Game<Spanish> game;
    game.agree_draw();
    EXPECT_EQ(game.result(), (rules::Result{Outcome::draw, Reason::agreement}));
}

TEST(SpanishArticles, Article26_TheThirdOccurrenceTheFirstPositionIncluded) {
    Played<Spanish>("W:WK4:BK29", {{4, 8}, {29, 25}})
        .shuttle(7)
        .expect_open()
        .shuttle(1)
        .expect_draw(Reason::threefold);
}

TEST(SpanishArticles, Article26_OccurrencesNeedNotFollowOneAnother) {
    Played<Spanish>("W:WK4:BK29", {{4, 8}, {29, 25}})
        .shuttle(4)
        .moves("4-7 29-15 7-3 15-29 3-7 29-25 7-4")
        .expect_open()
        .moves("25-29")
        .expect_draw(Reason::threefold);
}

TEST(SpanishArticles, Article26_TheSameSideMustBeToMove) {
    Played<Spanish>("W:WK4:BK32", {{4, 7}, {32, 28}})
        .moves("4-7 32-28 7-11 28-32 11-4")
        .shuttle(4)
        .expect_open()
        .shuttle(3)
        .expect_open()
        .shuttle(1)
        .expect_draw(Reason::threefold);
}

TEST(SpanishArticles, Article27_TheFortiethIdlePlyDraws) {
    Played<Spanish>("W:WK1,25:BK30", apart).shuttle(39).expect_open().shuttle(1).expect_draw(Reason::passivity);
}

TEST(SpanishArticles, Article27_AMansMoveStartsAgain) {
    Played<Spanish> game("W:WK1,11,25:BK30", apart);
    game.shuttle(38).moves("11-15").shuttle(39).expect_open().shuttle(1).expect_draw(Reason::passivity);
}

TEST(SpanishArticles, Article27_CrowningStartsAgain) {
    Played<Spanish> game("W:WK1,11,25:BK30", apart);
    game.shuttle(38).moves("25-29").shuttle(39).expect_open().shuttle(1).expect_draw(Reason::passivity);
}

TEST(SpanishArticles, Article27_ACaptureStartsAgain) {
    Played<Spanish> game("W:WK1:BK29,K30", {{1, 5, 14, 28, 32}, apart.black});
    game.shuttle(37).moves("29-19 32x1x19").shuttle(39).expect_open().shuttle(1).expect_draw(Reason::passivity);
}

TEST(SpanishArticles, Article27_NoLongerAppliesOnceAForzosaHasBegun) {
    Played<Spanish>("W:WK8,K11,K24:BK30", off_the_diagonal)
        .shuttle(30)
        .moves("24-28")
        .shuttle(23)
        .expect_open()
        .shuttle(1)
        .expect_draw(Reason::forzosa);
}

TEST(SpanishArticles, Article28_TwentyFourPliesFromTheFirstPosition) {
    const Rounds swapped{apart.black, apart.white};
    for (const std::string_view fen : {"W:WK1,K8,K24:BK30", "B:WK1,K8,K24:BK30"})
        Played<Spanish>(fen, apart).shuttle(23).expect_open().shuttle(1).expect_draw(Reason::forzosa);
    for (const std::string_view fen : {"W:WK30:BK1,K8,K24", "B:WK30:BK1,K8,K24"})
        Played<Spanish>(fen, swapped).shuttle(23).expect_open().shuttle(1).expect_draw(Reason::forzosa);
}

TEST(SpanishArticles, Article28_ItBeginsWithACrowningOrACapture) {
    Played<Spanish> crowning("W:WK1,K8,25:BK30", apart);
    crowning.moves("25-29").shuttle(23).expect_open().shuttle(1).expect_draw(Reason::forzosa);
    Played<Spanish> capture("W:WK1,K8,K24:B19,K30", apart);
    capture.moves("1x28x19").shuttle(23).expect_open().shuttle(1).expect_draw(Reason::forzosa);
}

TEST(SpanishArticles, Article28_ItDoesNotBeginOtherwise) {
    const auto passive = [](std::string_view fen, const Rounds& rounds, Line line = Line::current()) {
        Played<Spanish> game(fen, rounds);
        game.shuttle(39, line).expect_open(line).shuttle(1, line).expect_draw(Reason::passivity, line);
    };
    passive("W:WK8,K11,K24:BK30", off_the_diagonal);
    passive("W:WK1,K8,25:BK30", apart);
    passive("W:WK1,K8,K24,25:BK30", apart);
    passive("W:WK1,K8,K24,K31:BK30", apart);
    passive("W:WK1,K8:BK30", apart);
    passive("W:WK1,K8,K24:B25,K30", apart);
}

TEST(SpanishArticles, Article28_LeavingTheDiagonalOrComingBackChangesNothing) {
    Played<Spanish> left("W:WK8,K11,K28:BK30", off_the_diagonal);
    left.moves("28-24").shuttle(22).expect_open().shuttle(1).expect_draw(Reason::forzosa);
    Played<Spanish> back("W:WK8,K11,K28:BK30", off_the_diagonal);
    back.moves("28-24").shuttle(9).moves("24-28").shuttle(12).expect_open().shuttle(1).expect_draw(Reason::forzosa);
}

TEST(SpanishArticles, Article28_ACaptureDoesNotStopIt) {
    Played<Spanish> game("W:WK1,K8,K24:BK30", apart);
    game.shuttle(8).moves("24-20 30x16x20").shuttle(13).expect_open().shuttle(1).expect_draw(Reason::forzosa);
}

TEST(SpanishArticles, Article28_RepetitionIsStillADraw) {
    Played<Spanish> game("W:WK1,K8,K24:BK30", {{1, 5}, {30, 17}});
    game.shuttle(7).expect_open().shuttle(1).expect_draw(Reason::threefold);
}

TEST(SpanishArticles, Article29_AWinWithTheLastPlyComesBeforeTheDraw) {
    const Rounds forzosa{{5, 1, 14, 19, 28}, {30, 17}};
    Played<Spanish>("B:WK5,K12,K16:BK30", forzosa).shuttle(24).expect_draw(Reason::forzosa);
    Played<Spanish>("B:WK5,K12,K16:BK30", forzosa)
        .shuttle(22)
        .moves("17-26 12x29x26")
        .expect(Outcome::white, Reason::no_pieces);
    const Rounds passivity{{24, 20, 15, 11, 6}, {1, 5}};
    Played<Spanish>("B:W10,14,K24:BK1", passivity).shuttle(37).moves("11-2 5-1 2-9").expect_draw(Reason::passivity);
    Played<Spanish>("B:W10,14,K24:BK1", passivity)
        .shuttle(37)
        .moves("11-2 5-1 2-5")
        .expect(Outcome::white, Reason::no_moves);
}

TEST(SpanishArticles, Article29_ThreefoldThenForzosaThenPassivity) {
    Played<Spanish>("W:WK1,K8,K24:BK30", {{1, 5, 14}, {30, 17}}).shuttle(24).expect_draw(Reason::threefold);
    Played<Spanish>("W:WK1,25:BK30", {apart.white, {30, 17}}).shuttle(40).expect_draw(Reason::threefold);
    Played<Spanish>("B:WK8,K11,K24:BK30", off_the_diagonal)
        .shuttle(15)
        .moves("24-28")
        .shuttle(24)
        .expect_draw(Reason::forzosa);
}

TEST(SpanishArticles, Article29_EveryResultCitesItsArticle) {
    expect_article<Spanish>(Reason::no_pieces, 24);
    expect_article<Spanish>(Reason::no_moves, 24);
    expect_article<Spanish>(Reason::resignation, 24);
    expect_article<Spanish>(Reason::agreement, 25);
    expect_article<Spanish>(Reason::threefold, 26);
    expect_article<Spanish>(Reason::passivity, 27);
    expect_article<Spanish>(Reason::forzosa, 28);
}

TEST(SpanishArticles, Article30_AProfileChangesOnlyTheLimits) {
    rules::DrawLimits portuguese = Spanish::rules.draws;
    portuguese.idle_max_pieces = 4;
    portuguese.idle_needs_kings = true;
    Played<Spanish>("W:WK1,25:BK30", apart, portuguese).shuttle(40).expect_draw(Reason::passivity);
    Played<Spanish>("W:WK1,8,9,24,25:BK30", apart, portuguese).shuttle(40).expect_open();
    Played<Spanish>("W:WK1,8,9,24,25:BK30", apart).shuttle(40).expect_draw(Reason::passivity);
}

}  // namespace
}  // namespace damas::articles
