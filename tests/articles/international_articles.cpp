// SPDX-License-Identifier: MIT
// docs/rules/international, article by article. Not here: 8 (an option of the interface).
#include "articles/article.hpp"

namespace damas::articles {
namespace {

using rules::International, rules::Law, rules::Side;
using Board = rules::Geometry<International>;

constexpr std::string_view start = "W:W31-50:B1-20";

/// White's king keeps to the main diagonal and Black's goes from edge to edge: neither can ever be captured.
const Rounds apart{.white = {46, 41, 37, 28, 23}, .black = {2, 16, 49, 35}};

TEST(InternationalArticles, Article1_TheCornerAtTheLeftHandIsASquareInPlay) {
    EXPECT_EQ(Board::tile_of(Square(46)), (rules::Tile{9, 0}));
    EXPECT_EQ(Board::tile_of(Square(5)), (rules::Tile{0, 9}));
}

TEST(InternationalArticles, Article2_NumbersReadLikeAPage) {
    for (const Square s : Board::all_squares) {
        const int line = (s.number() - 1) / 5, place = (s.number() - 1) % 5;
        EXPECT_EQ(Board::tile_of(s), (rules::Tile{line, 2 * place + 1 - line % 2})) << to_string(s);
    }
    EXPECT_EQ(numbers(rules::squares_of<International>(Board::main_diagonal)), "{5,10,14,19,23,28,32,37,41,46}");
    expect_law<International>(start, "35-51", {Law::off_board, 0, {51}});
}

TEST(InternationalArticles, Article3_TheStart) {
    EXPECT_EQ(rules::start_position<International>(), position<International>(start));
}

TEST(InternationalArticles, Article4_WhiteBeginsWithNineMoves) {
    expect_moves<International>(start, "31-26 31-27 32-27 32-28 33-28 33-29 34-29 34-30 35-30");
    expect_after<International>("W:W32:B19", "32-28", "B:W28:B19");
    expect_law<International>(start, "19-23", {Law::not_your_piece, 4, {19}});
    expect_law<International>(start, "28-23", {Law::no_piece, 0, {28}});
    expect_law<International>(start, "32-32", {Law::no_move, any, {32}});
}

TEST(InternationalArticles, Article5_AManGoesOneSquareForward) {
    expect_moves<International>("W:W32:B", "32-27 32-28");
    expect_moves<International>("W:W35:B", "35-30");
    expect_moves<International>("B:W:B19", "19-23 19-24");
    expect_law<International>("W:W32:B1", "32-37", {Law::wrong_direction, 5, {32, 37}});
    expect_law<International>("W:W32:B1", "32-41", {Law::wrong_direction, 5, {32, 41}});
    expect_law<International>("W:W32:B1", "32-23", {Law::too_far, 5, {32, 23}});
    expect_law<International>("W:W32:B1", "32-22", {Law::not_diagonal, 5, {32, 22}});
    expect_law<International>("W:W28,32:B1", "32-28", {Law::blocked, 5, {28}});
}

TEST(InternationalArticles, Article6_CrowningOnTheFarRow) {
    expect_after<International>("W:W7:B15", "7-1", "B:WK1:B15");
    expect_after<International>("B:W6:B44", "44-50", "W:W6:BK50");
    expect_after<International>("W:W12:B8", "12x3x8", "B:WK3:B");
    expect_moves<International>("W:W12:B8,14", "12x3x8");
}

TEST(InternationalArticles, Article6_AManThatPassesTheFarRowStaysAMan) {
    expect_moves<International>("W:W12:B8,9", "12x14x8x9");
    expect_after<International>("W:W12:B8,9", "12x14x8x9", "B:W14:B");
    expect_after<International>("B:W42,43:B39", "39x37x42x43", "W:W:B37");
    expect_moves<International>("W:W12:B8,9,25", "12x14x8x9");
    expect_after<International>("W:W12:B8,9,10", "12x5x8x9x10", "B:WK5:B");
}

TEST(InternationalArticles, Article6_TheNewKingPlaysAsAKingNextTurn) {
    Played<International>("W:W12:B8,14,26").moves("12x3x8 26-31 3x25x14").expect_open();
}

TEST(InternationalArticles, Article7_AKingGoesAnyDistanceBothWays) {
    expect_moves<International>("W:WK46:B", "46-41 46-37 46-32 46-28 46-23 46-19 46-14 46-10 46-5");
    expect_moves<International>("B:W:BK8", "8-2 8-3 8-12 8-17 8-21 8-26 8-13 8-19 8-24 8-30 8-35");
    expect_law<International>("W:WK46:B1", "46-47", {Law::not_diagonal, 7, {46, 47}});
    expect_law<International>("W:WK46,28:B1", "46-28", {Law::blocked, 7, {28}});
}

TEST(InternationalArticles, Article8_ATouchedPieceIsPlayed) {
    expect_touch<International>(start, 32, 31, {Law::touch_move, 8, {32}});
    expect_touch<International>(start, 32, 32, {Law::legal, 0, {32}});
    expect_touch<International>(start, 50, 31, {Law::legal, 0, {31}});
    expect_touch<International>(start, 19, 31, {Law::legal, 0, {31}});
}

TEST(InternationalArticles, Article9_TheSquareBehindMustBeEmpty) {
    expect_law<International>("W:W32:B28,23", "32x23", {Law::blocked, 9, {23}});
    expect_law<International>("W:W32:B37,41", "32x41", {Law::blocked, 9, {41}});
    expect_law<International>("W:WK46:B28,19", "46x19", {Law::blocked, 10, {19}});
}

TEST(InternationalArticles, Article9_AManCapturesForwardAndBackward) {
    expect_moves<International>("W:W28:B22,33", "28x17x22 28x39x33");
    expect_moves<International>("B:W23,14:B19", "19x28x23 19x10x14");
    expect_moves<International>("W:W28:BK33", "28x39x33");
    expect_moves<International>("W:W28:B33,39", "28-22 28-23");
    expect_law<International>("W:W32,37:B1", "32x41", {Law::blocked, 9, {37}});
    expect_law<International>("W:W32,28:B1", "32x23", {Law::blocked, 9, {28}});
    expect_law<International>("W:W32:B23", "32x28x19", {Law::nothing_captured, 9, {32, 28}});
}

TEST(InternationalArticles, Article10_AKingLandsOnAnyEmptySquareBeyond) {
    expect_moves<International>("W:WK46:B28", "46x23x28 46x19x28 46x14x28 46x10x28 46x5x28");
    expect_moves<International>("W:WK46:B14,19,28", "46x23x28");
    expect_moves<International>("W:WK5:B28", "5x32x28 5x37x28 5x41x28 5x46x28");
    expect_moves<International>("W:WK46,19:B28", "46x23x28");
    expect_moves<International>("W:WK46:B23,28", "46-41 46-37 46-32");
    expect_law<International>("W:WK46:B23,28", "46x19", {Law::blocked, 10, {23, 28}});
    expect_law<International>("W:WK46,28:B1", "46-23", {Law::blocked, 10, {28}});
}

TEST(InternationalArticles, Article11_MultipleCapture) {
    expect_moves<International>("W:W38:B23,33", "38x18x23x33");
    expect_moves<International>("W:WK46:B20,28", "46x25x20x28");
    expect_law<International>("W:W38:B23,33", "38x29", {Law::path_continues, 11, {23}, 1, 2});
    expect_law<International>("W:WK46:B20,28", "46x14", {Law::path_continues, 11, {20}, 1, 2});
    expect_law<International>("W:WK46:B20,28", "46x41x14x25", {Law::nothing_captured, any, {46, 41}});
}

TEST(InternationalArticles, Article11_TwoWaysToTheSameSquareMustBeToldApart) {
    constexpr std::string_view fen = "W:WK30:B18,23,24,43";
    expect_moves<International>(fen, "30x49x18x24x43 30x49x23x24x43");
    expect_law<International>(fen, "30x49", {Law::ambiguous, 0, {18, 23, 24, 43}});
    expect_law<International>(fen, "30x19x32x49", {Law::legal, 0, {}});
    expect_law<International>(fen, "30x49x43x24x18", {Law::legal, 0, {}});
    expect_law<International>(fen, "30x49x18x43", {Law::wrong_captures, 0, {18, 43}});
}

TEST(InternationalArticles, Article12_NoPieceIsJumpedTwice) {
    expect_moves<International>("W:WK37:B41", "37x46x41");
    expect_law<International>("W:W32:B27,28,29,38,39", "32x23x34x23", {Law::jumped_twice, 12, {29}});
    expect_law<International>("W:W32:B28", "32x23x32", {Law::jumped_twice, 12, {28}});
}

TEST(InternationalArticles, Article12_TheSquareItCameFromCountsAsEmpty) {
    expect_moves<International>("W:W32:B27,28,29,38,39", "32x21x27x28x29x38x39");
    expect_after<International>("W:W32:B28,29,38,39", "32x32x28x29x38x39", "B:W32:B");
    expect_law<International>("W:W32:B27,28,29,38,39", "32x23x34x43x32x21", {Law::legal, 0, {}});
}

TEST(InternationalArticles, Article13_CapturedPiecesStayInTheWayUntilTheEnd) {
    expect_moves<International>("W:WK9:B13,19,39,40", "9x35x13x39x40");
    expect_after<International>("W:WK9:B13,19,39,40", "9x35x13x39x40", "B:WK35:B19");
    expect_law<International>("W:WK9:B13,19,39,40", "9x22x44x35x8", {Law::jumped_twice, 12, {13}});
}

TEST(InternationalArticles, Article14_CapturingIsCompulsory) {
    expect_moves<International>("W:W28,35:B33", "28x39x33");
    expect_law<International>("W:W28,35:B33", "35-30", {Law::capture_compulsory, 14, {28}, 0, 1});
    expect_law<International>("W:W28,38,45:B33", "45-40", {Law::capture_compulsory, 14, {28, 38}, 0, 1});
    expect_law<International>("W:W28,35:B2,33", "28x39x2", {Law::wrong_captures, 0, {2}});
}

TEST(InternationalArticles, Article15_TheMostPieces) {
    expect_moves<International>("W:W28:B22,33,34", "28x30x33x34");
    expect_law<International>("W:W28:B22,33,34", "28x17", {Law::ley_de_la_cantidad, 15, {28}, 1, 2});
    expect_law<International>("W:W28:B22,33,34", "28x39", {Law::path_continues, 11, {34}, 1, 2});
}

TEST(InternationalArticles, Article15_MenAndKingsCountOneEach) {
    expect_moves<International>("W:W28:B22,K33", "28x17x22 28x39x33");
    expect_moves<International>("W:W28:BK22,33,34", "28x30x33x34");
}

TEST(InternationalArticles, Article15_ItDoesNotMatterWhoCaptures) {
    expect_moves<International>("W:WK15,38:B10,23,33", "38x18x23x33");
    expect_moves<International>("W:WK46,45:B28,40", "46x23x28 46x19x28 46x14x28 46x10x28 46x5x28 45x34x40");
}

TEST(InternationalArticles, Article16_NoPiecesLeft) {
    expect_game<International>("W:W28:B22", "28x17x22", Outcome::white, Reason::no_pieces);
    expect_game<International>("B:W28:B", "", Outcome::white, Reason::no_pieces);
    Played<International>("B:W:B22").expect_open().moves("22-28").expect(Outcome::black, Reason::no_pieces);
}

TEST(InternationalArticles, Article16_ABlockedSideLoses) {
    expect_game<International>("W:W46:B37,41", "", Outcome::black, Reason::no_moves);
    expect_game<International>("W:WK46:B37,41", "", Outcome::black, Reason::no_moves);
    expect_game<International>("W:W14,15:B5", "15-10", Outcome::white, Reason::no_moves);
    expect_law<International>("W:W46:B37,41", "46-41", {Law::game_over, any, {}});
}

TEST(InternationalArticles, Article16_Resigning) {
    rules::Game<International> game;
    game.resign(Side::white);
    EXPECT_EQ(game.result(), (rules::Result{Outcome::black, Reason::resignation}));
}

TEST(InternationalArticles, Article17_DrawByAgreement) {
    rules::Game<International> game;
    game.agree_draw();
    EXPECT_EQ(game.result(), (rules::Result{Outcome::draw, Reason::agreement}));
}

TEST(InternationalArticles, Article18_ThreefoldWithTheSameSideToMove) {
    Played<International> plain("W:W45,K46:BK2,6", {{46, 41}, {2, 16}});
    plain.shuttle(7).expect_open().shuttle(1).expect_draw(Reason::threefold);
    Played<International> other_side("W:W45,K46:BK2,6", {{46, 41}, {2, 16}});
    other_side.moves("46-41 2-16 41-37 16-2 37-46").shuttle(7).expect_open().shuttle(1).expect_draw(Reason::threefold);
}

TEST(InternationalArticles, Article19_TheFiftiethIdlePlyDraws) {
    Played<International> game("W:W45,K46:BK2,6", apart);
    game.shuttle(49).expect_open().shuttle(1).expect_draw(Reason::passivity);
}

TEST(InternationalArticles, Article19_AMansMoveStartsAgain) {
    Played<International> game("W:W25,45,K46:BK2,6", apart);
    game.shuttle(48).moves("25-20").shuttle(49).expect_open().shuttle(1).expect_draw(Reason::passivity);
}

TEST(InternationalArticles, Article19_CrowningStartsAgain) {
    Played<International> game("W:W10,45,K46:BK2,6", apart);
    game.shuttle(48).moves("10-4").shuttle(49).expect_open().shuttle(1).expect_draw(Reason::passivity);
}

TEST(InternationalArticles, Article19_ACaptureStartsAgain) {
    Played<International> game("W:W45,K46:BK2,6,K15", {{46, 41, 37, 28, 5}, apart.black});
    game.shuttle(47).moves("15-10 5x46x10").shuttle(49).expect_open().shuttle(1).expect_draw(Reason::passivity);
}

TEST(InternationalArticles, Article20_ThirtyTwoPliesOfOneKingAgainstThree) {
    for (const std::string_view fen : {"W:W25,45,K46:BK2", "B:W25,45,K46:BK2", "W:WK25,K45,K46:BK2"})
        Played<International>(fen, apart).shuttle(31).expect_open().shuttle(1).expect_draw(Reason::sixteen_moves);
    Played<International> swapped("W:WK2:B25,45,K46", {apart.black, apart.white});
    swapped.shuttle(31).expect_open().shuttle(1).expect_draw(Reason::sixteen_moves);
}

TEST(InternationalArticles, Article20_ItCountsFromThePositionWhereItArose) {
    Played<International> game("W:W25,45,K46:BK2,32", apart);
    game.moves("46x28x32").shuttle(31).expect_open().shuttle(1).expect_draw(Reason::sixteen_moves);
}

TEST(InternationalArticles, Article20_AMansMoveOrACrowningChangesNothing) {
    for (const std::string_view man : {"25-20", "10-4"}) {
        Played<International> game("W:W10,25,K46:BK2", apart);
        game.moves(man).shuttle(30).expect_open().shuttle(1).expect_draw(Reason::sixteen_moves);
    }
}

TEST(InternationalArticles, Article20_ItNeedsALoneKingAgainstThreeWithAKing) {
    Played<International>("W:W25,45,K46,50:BK2", apart).shuttle(50).expect_draw(Reason::passivity);
    Played<International>("W:W25,45,K46:BK2,6", apart).shuttle(50).expect_draw(Reason::passivity);
}

TEST(InternationalArticles, Article20_TheLossOfTheLastKingEndsIt) {
    Played<International>("W:W35,45,K50:BK4", {{5, 14, 23}, {36, 31}})
        .moves(
            "50-22 4x36x22 35-30 36-31 30-25 31-36 25-20 36-31 20-15 31-36 15-10 36-31 45-40 31-36 40-35 36-31 "
            "35-30 31-36 30-25 36-31 25-20 31-36 20-15 36-31 10-5")
        .shuttle(9)
        .expect_open()
        .shuttle(1)
        .expect_draw(Reason::five_moves);
}

TEST(InternationalArticles, Article21_TenPliesOfOneKingAgainstOneOrTwo) {
    for (const std::string_view fen : {"W:W45,K46:BK2", "B:WK45,K46:BK2", "W:WK46:BK2"})
        Played<International>(fen, apart).shuttle(9).expect_open().shuttle(1).expect_draw(Reason::five_moves);
    Played<International> swapped("W:WK2:B25,K46", {apart.black, apart.white});
    swapped.shuttle(9).expect_open().shuttle(1).expect_draw(Reason::five_moves);
}

TEST(InternationalArticles, Article21_ACaptureOutOfTheSixteenMovesBeginsIt) {
    Played<International> game("W:W25,45,K46:BK2", apart);
    game.shuttle(4).moves("45-40 49x35x40").shuttle(9).expect_open().shuttle(1).expect_draw(Reason::five_moves);
}

TEST(InternationalArticles, Article21_TheSixteenMovesRunOnBesideIt) {
    Played<International> game("W:W25,45,K46:BK16", apart);
    game.shuttle(26).moves("45-40 49x35x40").shuttle(3).expect_open().shuttle(1).expect_draw(Reason::sixteen_moves);
}

TEST(InternationalArticles, Article21_ACaptureInsideItDoesNotBeginItAgain) {
    Played<International> game("W:W45,K46:BK2", apart);
    game.shuttle(4).moves("45-40 49x35x40").shuttle(3).expect_open().shuttle(1).expect_draw(Reason::five_moves);
}

TEST(InternationalArticles, Article21_TheLossOfTheLastKingEndsIt) {
    Played<International>("W:W25,K50:BK4", {{5, 14, 23}, {36, 31}})
        .moves("50-22 4x36x22 25-20 36-31 20-15 31-36 15-10 36-31 10-5")
        .shuttle(9)
        .expect_open()
        .shuttle(1)
        .expect_draw(Reason::five_moves);
}

TEST(InternationalArticles, Article22_AWinWithTheLastPlyComesBeforeTheDraw) {
    Played<International>("B:W45,K46:BK2", apart)
        .shuttle(8)
        .moves("2-7 23x1x7")
        .expect(Outcome::white, Reason::no_pieces);
    Played<International>("B:W25,45,K46:BK2", apart)
        .shuttle(30)
        .moves("35-19 46x5x19")
        .expect(Outcome::white, Reason::no_pieces);
    constexpr std::string_view cage = "B:WK5,9,13,14,19,20,24,K41:B4,K10";
    const Rounds rounds{{41, 37, 32, 28, 23, 29, 47}, {10, 15}};
    Played<International>(cage, rounds).shuttle(50).expect_draw(Reason::passivity);
    Played<International>(cage, rounds).shuttle(49).moves("5-10").expect(Outcome::white, Reason::no_moves);
}

TEST(InternationalArticles, Article22_ThreefoldComesFirst) {
    const Rounds eight{{46, 41, 37, 28, 23, 14, 10, 5}, {2, 16}};
    Played<International>("W:W25,45,K46:BK2", eight).shuttle(32).expect_draw(Reason::threefold);
    const Rounds two{{41, 37}, {16, 49}};
    Played<International>("W:W45,K46:BK2", two).moves("46-41 2-16").shuttle(8).expect_draw(Reason::threefold);
    const Rounds twelve{{41, 37, 28}, apart.black};
    Played<International>("W:W45,K46:B6,K11", twelve).moves("46-41 11-2").shuttle(48).expect_draw(Reason::threefold);
}

TEST(InternationalArticles, Article22_SixteenMovesComeBeforeFive) {
    Played<International> game("W:W25,45,K46:BK2", apart);
    game.shuttle(20).moves("45-40 49x35x40").shuttle(9).expect_open().shuttle(1).expect_draw(Reason::sixteen_moves);
}

TEST(InternationalArticles, Article22_EveryResultCitesItsArticle) {
    expect_article<International>(Reason::no_pieces, 16);
    expect_article<International>(Reason::no_moves, 16);
    expect_article<International>(Reason::resignation, 16);
    expect_article<International>(Reason::agreement, 17);
    expect_article<International>(Reason::threefold, 18);
    expect_article<International>(Reason::passivity, 19);
    expect_article<International>(Reason::sixteen_moves, 20);
    expect_article<International>(Reason::five_moves, 21);
}

}  // namespace
}  // namespace damas::articles
