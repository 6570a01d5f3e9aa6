// SPDX-License-Identifier: MIT
// docs/rules/brazilian, article by article: what its text and its examples say.
#include "articles/article.hpp"
#include "notation/numbering.hpp"

namespace damas::articles {
namespace {

using rules::Brazilian, rules::Law, rules::Side;
using Board = rules::Geometry<Brazilian>;

constexpr std::string_view start = "W:W1-12:B21-32";

/// White's king keeps to the main diagonal and Black's goes from edge to edge: neither can ever be captured.
const Rounds apart{.white = {1, 5, 14, 19, 28}, .black = {30, 16, 3, 17}};
/// The same for a few moves, while a black king stands on 24.
const Rounds two_kings{.white = {1, 5, 19, 14}, .black = {30, 16, 3, 17}};

TEST(BrazilianArticles, Article1_TheCornerAtTheLeftHandIsADarkSquareInPlay) {
    EXPECT_FALSE(Brazilian::rules.on_light_squares);
    EXPECT_EQ(Board::tile_of(Square(1)), (rules::Tile{7, 0}));
    EXPECT_EQ(Board::tile_of(Square(32)), (rules::Tile{0, 7}));
}

TEST(BrazilianArticles, Article2_NumbersRunFromLeftToRightAndFromWhiteToBlack) {
    for (const Square s : Board::all_squares) {
        const int line = (s.number() - 1) / 4, place = (s.number() - 1) % 4;
        EXPECT_EQ(Board::tile_of(s), (rules::Tile{7 - line, 2 * place + line % 2})) << to_string(s);
    }
    EXPECT_EQ(numbers(rules::squares_of<Brazilian>(Board::main_diagonal)), "{1,5,10,14,19,23,28,32}");
    expect_law<Brazilian>(start, "12-33", {Law::off_board, 0, {33}});
}

TEST(BrazilianArticles, Article2_LettersFromWhitesLeftAndDigitsFromWhitesSide) {
    const auto name = [](int square) {
        return notation::square_name(notation::lettered(Brazilian::rules, Square(square)), true);
    };
    EXPECT_EQ(name(1), "a1");
    EXPECT_EQ(name(10), "c3");
    EXPECT_EQ(name(14), "d4");
    EXPECT_EQ(name(32), "h8");
}

TEST(BrazilianArticles, Article3_TheStart) {
    EXPECT_EQ(rules::start_position<Brazilian>(), position<Brazilian>(start));
}

TEST(BrazilianArticles, Article4_WhiteBeginsWithSevenMoves) {
    expect_moves<Brazilian>(start, "9-13 10-13 10-14 11-14 11-15 12-15 12-16");
    expect_law<Brazilian>(start, "22-18", {Law::not_your_piece, 4, {22}});
}

TEST(BrazilianArticles, Article5_AManGoesOneSquareForward) {
    expect_moves<Brazilian>("W:W10:B", "10-13 10-14");
    expect_moves<Brazilian>("W:W9:B", "9-13");
    expect_moves<Brazilian>("B:W:B22", "22-18 22-19");
    expect_law<Brazilian>("W:W10:B32", "10-6", {Law::wrong_direction, 5, {10, 6}});
    expect_law<Brazilian>("W:W10:B32", "10-17", {Law::too_far, 5, {10, 17}});
}

TEST(BrazilianArticles, Article6_CrowningOnTheFarRow) {
    expect_after<Brazilian>("W:W28:B9", "28-32", "B:WK32:B9");
    expect_after<Brazilian>("B:W9:B5", "5-1", "W:W9:BK1");
    expect_moves<Brazilian>("W:W23:B27", "23x30x27");
    expect_after<Brazilian>("W:W23:B27", "23x30x27", "B:WK30:B");
}

TEST(BrazilianArticles, Article6_AManThatPassesTheFarRowStaysAMan) {
    expect_moves<Brazilian>("W:W23:B26,27", "23x21x26x27");
    expect_after<Brazilian>("W:W23:B26,27", "23x21x26x27", "B:W21:B");
    expect_after<Brazilian>("B:W6,7:B10", "10x12x6x7", "W:W:B12");
}

TEST(BrazilianArticles, Article6_TheNewKingPlaysAsAKingNextTurn) {
    Played<Brazilian>("W:W23:B8,27").moves("23x30x27 8-4 30-17").expect_open();
}

TEST(BrazilianArticles, Article7_AKingGoesAnyDistanceBothWays) {
    expect_moves<Brazilian>("W:WK14:B", "14-18 14-21 14-25 14-19 14-23 14-28 14-32 14-10 14-5 14-1 14-11 14-7 14-4");
}

TEST(BrazilianArticles, Article8_ATouchedPieceIsPlayed) {
    expect_touch<Brazilian>(start, 9, 10, {Law::touch_move, 8, {9}});
    expect_touch<Brazilian>(start, 1, 9, {Law::legal, 0, {9}});
}

TEST(BrazilianArticles, Article9_AManCapturesForwardAndBackward) {
    expect_moves<Brazilian>("W:W14:B10,18", "14x21x18 14x5x10");
    expect_moves<Brazilian>("B:W10,18:B14", "14x21x18 14x5x10");
    expect_law<Brazilian>("W:W14:B10,5", "14x5", {Law::blocked, 9, {5}});
}

TEST(BrazilianArticles, Article10_AKingLandsOnAnyEmptySquareBeyond) {
    expect_moves<Brazilian>("W:WK4:B14", "4x18x14 4x21x14 4x25x14");
    expect_moves<Brazilian>("W:WK4:B14,21,25", "4x18x14");
    expect_law<Brazilian>("W:WK4:B14,18", "4x21", {Law::blocked, 10, {14, 18}});
}

TEST(BrazilianArticles, Article11_MultipleCapture) {
    expect_moves<Brazilian>("W:W9:B13,21", "9x25x13x21");
    expect_moves<Brazilian>("W:WK4:B14,22", "4x27x14x22 4x31x14x22");
    expect_law<Brazilian>("W:W9:B13,21", "9x18", {Law::path_continues, 11, {21}, 1, 2});
}

TEST(BrazilianArticles, Article12_NoPieceIsJumpedTwice) {
    expect_moves<Brazilian>("W:W10:B6,7,13,14,15", "10x17x6x7x13x14x15");
    expect_law<Brazilian>("W:W10:B6,7,13,14,15", "10x19x12x3x10x17", {Law::legal, 0, {}});
    expect_law<Brazilian>("W:W10:B14", "10x19x10", {Law::jumped_twice, 12, {14}});
}

TEST(BrazilianArticles, Article13_CapturedPiecesStayInTheWayUntilTheEnd) {
    expect_moves<Brazilian>("W:WK31:B12,14,23,27", "31x16x12x14x27");
    expect_after<Brazilian>("W:WK31:B12,14,23,27", "31x16x12x14x27", "B:WK16:B23");
}

TEST(BrazilianArticles, Article14_CapturingIsCompulsory) {
    expect_moves<Brazilian>("W:W14,16:B10", "14x5x10");
    expect_law<Brazilian>("W:W14,16:B10", "16-20", {Law::capture_compulsory, 14, {14}, 0, 1});
}

TEST(BrazilianArticles, Article15_TheMostPieces) {
    expect_moves<Brazilian>("W:W14:B10,19,20", "14x16x19x20");
    expect_law<Brazilian>("W:W14:B10,19,20", "14x5", {Law::ley_de_la_cantidad, 15, {14}, 1, 2});
    expect_moves<Brazilian>("W:W14:B18,K10", "14x21x18 14x5x10");
    expect_moves<Brazilian>("W:WK4,16:B14,20", "4x18x14 4x21x14 4x25x14 16x23x20");
}

TEST(BrazilianArticles, Article16_Winning) {
    expect_game<Brazilian>("W:W9:B13", "9x18x13", Outcome::white, Reason::no_pieces);
    expect_game<Brazilian>("W:W9:B13,18", "", Outcome::black, Reason::no_moves);
    rules::Game<Brazilian> game;
    game.resign(Side::white);
    EXPECT_EQ(game.result(), (rules::Result{Outcome::black, Reason::resignation}));
}

TEST(BrazilianArticles, Article17_DrawByAgreement) {
    rules::Game<Brazilian> game;
    game.agree_draw();
    EXPECT_EQ(game.result(), (rules::Result{Outcome::draw, Reason::agreement}));
}

TEST(BrazilianArticles, Article18_TheThirdOccurrence) {
    Played<Brazilian>("W:WK1,24,25:BK30", {{1, 5}, {30, 17}})
        .shuttle(7)
        .expect_open()
        .shuttle(1)
        .expect_draw(Reason::threefold);
}

TEST(BrazilianArticles, Article19_TheFortiethIdlePlyDraws) {
    Played<Brazilian>("W:WK1,24,25:BK30", apart).shuttle(39).expect_open().shuttle(1).expect_draw(Reason::passivity);
}

TEST(BrazilianArticles, Article19_AMansMoveStartsAgain) {
    for (const std::string_view move : {"11-15", "25-29"}) {
        Played<Brazilian> game("W:WK1,11,25:BK30", apart);
        game.shuttle(38).moves(move).shuttle(39).expect_open().shuttle(1).expect_draw(Reason::passivity);
    }
}

TEST(BrazilianArticles, Article19_ACaptureStartsAgain) {
    Played<Brazilian> game("W:WK1,24,25:B31,K30", apart);
    game.shuttle(35).moves("31-28 24x31x28").shuttle(39).expect_open().shuttle(1).expect_draw(Reason::passivity);
}

TEST(BrazilianArticles, Article20_TenPliesInEachOfTheEndings) {
    for (const std::string_view fen :
         {"W:WK1,K8:BK24,K30", "W:WK1,8:BK24,K30", "W:WK1,K8:B25,K30", "W:WK1,K8:BK30", "W:WK1,8:BK30", "W:WK1:BK30"})
        Played<Brazilian>(fen, two_kings).shuttle(9).expect_open().shuttle(1).expect_draw(Reason::five_moves);
}

TEST(BrazilianArticles, Article20_OthersAreNotCounted) {
    for (const std::string_view fen : {"W:WK1,8:B25,K30", "W:WK1,K8,K24:BK30", "W:WK1,K8,K24:B25,K30"})
        Played<Brazilian>(fen, apart).shuttle(39).expect_open().shuttle(1).expect_draw(Reason::passivity);
}

TEST(BrazilianArticles, Article20_ACaptureBeginsIt) {
    Played<Brazilian> game("W:WK1,K8,K24:BK30", apart);
    game.moves("24-20 30x16x20").shuttle(9).expect_open().shuttle(1).expect_draw(Reason::five_moves);
}

TEST(BrazilianArticles, Article20_ItRunsOnFromOneEndingIntoAnother) {
    Played<Brazilian> capture("W:WK1,K8:BK24,K30", two_kings);
    capture.shuttle(4).moves("8-12 3x16x12").shuttle(3).expect_open().shuttle(1).expect_draw(Reason::five_moves);
    Played<Brazilian> crowning("W:WK1,25:BK24,K30", two_kings);
    crowning.shuttle(4).moves("25-29").shuttle(4).expect_open().shuttle(1).expect_draw(Reason::five_moves);
}

TEST(BrazilianArticles, Article20_TheLossOfTheLastKingEndsIt) {
    Played<Brazilian>("B:WK25,K32:B16,K30", {{1, 5, 10}, {4, 8}})
        .moves("30-23 32x1x23 16-12 1-5 12-8 5-1 8-4")
        .shuttle(9)
        .expect_open()
        .shuttle(1)
        .expect_draw(Reason::five_moves);
}

TEST(BrazilianArticles, Article21_AWinWithTheLastPlyComesBeforeTheDraw) {
    Played<Brazilian>("B:WK1,25:BK30", apart)
        .shuttle(8)
        .moves("30-23 28x19x23")
        .expect(Outcome::white, Reason::no_pieces);
}

TEST(BrazilianArticles, Article21_ThreefoldComesFirst) {
    const Rounds two{{5, 14}, {16, 3}};
    Played<Brazilian>("W:WK1:BK30", two).moves("1-5 30-16").shuttle(8).expect_draw(Reason::threefold);
    Played<Brazilian>("W:WK1,24,25:BK30", {apart.white, {30, 17}}).shuttle(40).expect_draw(Reason::threefold);
}

TEST(BrazilianArticles, Article21_EveryResultCitesItsArticle) {
    expect_article<Brazilian>(Reason::no_pieces, 16);
    expect_article<Brazilian>(Reason::no_moves, 16);
    expect_article<Brazilian>(Reason::resignation, 16);
    expect_article<Brazilian>(Reason::agreement, 17);
    expect_article<Brazilian>(Reason::threefold, 18);
    expect_article<Brazilian>(Reason::passivity, 19);
    expect_article<Brazilian>(Reason::five_moves, 20);
}

}  // namespace
}  // namespace damas::articles
