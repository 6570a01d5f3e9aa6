// SPDX-License-Identifier: MIT
// docs/rules/entrenamiento, articles 1 to 19: the game. Articles 20 to 26, the exercises, are the workout module's.
#include "articles/article.hpp"

namespace damas::articles {
namespace {

using rules::Entrenamiento, rules::Law, rules::Side;
using Board = rules::Geometry<Entrenamiento>;

constexpr std::string_view start = "W:W1-12:B21-32";

/// White's king keeps to the main diagonal and Black's goes from edge to edge: neither can ever be captured.
const Rounds apart{.white = {1, 5, 14, 19, 28}, .black = {30, 16, 3, 17}};

TEST(EntrenamientoArticles, Article1_TheBoardAndItsNumbers) {
    EXPECT_EQ(Board::squares, 32);
    EXPECT_EQ(Board::tile_of(Square(1)), (rules::Tile{7, 7}));
    EXPECT_EQ(Board::tile_of(Square(4)), (rules::Tile{7, 1}));
    EXPECT_EQ(Board::tile_of(Square(5)), (rules::Tile{6, 6}));
    EXPECT_EQ(Board::tile_of(Square(32)), (rules::Tile{0, 0}));
    EXPECT_EQ(numbers(rules::squares_of<Entrenamiento>(Board::main_diagonal)), "{1,5,10,14,19,23,28,32}");
    expect_law<Entrenamiento>("W:W9:B32", "9-33", {Law::off_board, 0, {33}});
}

TEST(EntrenamientoArticles, Article2_TheStart) {
    EXPECT_EQ(rules::start_position<Entrenamiento>(), position<Entrenamiento>(start));
}

TEST(EntrenamientoArticles, Article3_WhiteBeginsAndNobodyPasses) {
    expect_moves<Entrenamiento>(start, "9-13 10-13 10-14 11-14 11-15 12-15 12-16");
    expect_after<Entrenamiento>("W:W10:B22", "10-14", "B:W14:B22");
    expect_law<Entrenamiento>(start, "22-18", {Law::not_your_piece, 3, {22}});
    expect_law<Entrenamiento>(start, "14-18", {Law::no_piece, 0, {14}});
    expect_law<Entrenamiento>(start, "10-10", {Law::no_move, any, {10}});
}

TEST(EntrenamientoArticles, Article4_AManGoesOneSquareForward) {
    expect_moves<Entrenamiento>("W:W10:B", "10-13 10-14");
    expect_moves<Entrenamiento>("B:W:B22", "22-18 22-19");
    expect_law<Entrenamiento>("W:W10:B32", "10-5", {Law::wrong_direction, 4, {10, 5}});
    expect_law<Entrenamiento>("W:W10:B32", "10-19", {Law::too_far, 4, {10, 19}});
    expect_law<Entrenamiento>("W:W10:B32", "10-18", {Law::not_diagonal, 4, {10, 18}});
    expect_law<Entrenamiento>("W:W10,14:B32", "10-14", {Law::blocked, 4, {14}});
}

TEST(EntrenamientoArticles, Article5_AManCapturesForwardOnly) {
    expect_moves<Entrenamiento>("W:W14:B10,18", "14x21x18");
    expect_moves<Entrenamiento>("W:W14:BK18", "14x21x18");
    expect_moves<Entrenamiento>("W:W14:B10,11", "14-18 14-19");
    expect_moves<Entrenamiento>("B:W14,22:B18", "18x11x14");
    expect_law<Entrenamiento>("W:W14:B10,18", "14x5", {Law::wrong_direction, 5, {14, 5}});
    expect_law<Entrenamiento>("W:W14,18:B29", "14x21", {Law::blocked, 5, {18}});
    expect_law<Entrenamiento>("W:W10:B18", "10x14x21", {Law::nothing_captured, 5, {10, 14}});
}

TEST(EntrenamientoArticles, Article6_MultipleCapture) {
    expect_moves<Entrenamiento>("W:W9:B13,21", "9x25x13x21");
    expect_moves<Entrenamiento>("W:W3:B6,13,14", "3x17x6x13 3x19x6x14");
    expect_moves<Entrenamiento>("W:W3:B6,7,14,15", "3x19x6x14 3x19x7x15");
    expect_law<Entrenamiento>("W:W3:B6,7,14,15", "3x19", {Law::ambiguous, 0, {6, 7, 14, 15}});
    expect_law<Entrenamiento>("W:W3:B6,7,14,15", "3x10x19", {Law::legal, 0, {}});
}

TEST(EntrenamientoArticles, Article7_CrowningEndsTheMove) {
    expect_after<Entrenamiento>("W:W28:B9", "28-32", "B:WK32:B9");
    expect_after<Entrenamiento>("B:W9:B5", "5-1", "W:W9:BK1");
    expect_moves<Entrenamiento>("W:W23:B26,27", "23x30x27");
    expect_after<Entrenamiento>("W:W23:B26,27", "23x30x27", "B:WK30:B26");
    expect_after<Entrenamiento>("B:W6,7:B10", "10x3x6", "W:W7:BK3");
}

TEST(EntrenamientoArticles, Article8_AKingGoesAnyDistanceBothWays) {
    expect_moves<Entrenamiento>("W:WK1:B", "1-5 1-10 1-14 1-19 1-23 1-28 1-32");
    expect_moves<Entrenamiento>("B:W:BK19",
                                "19-23 19-28 19-32 19-14 19-10 19-5 19-1 19-22 19-26 19-29 19-15 19-12 19-8");
    expect_law<Entrenamiento>("W:WK14:B29", "14-15", {Law::not_diagonal, 8, {14, 15}});
}

TEST(EntrenamientoArticles, Article9_HowAKingCaptures) {
    expect_moves<Entrenamiento>("W:WK4:B14", "4x18x14 4x21x14 4x25x14");
    expect_moves<Entrenamiento>("W:WK4:B14,18", "4-7 4-11 4-8");
    expect_moves<Entrenamiento>("W:WK4,21:B14", "4x18x14");
    expect_moves<Entrenamiento>("W:WK25:B14", "25x11x14 25x7x14 25x4x14");
    expect_law<Entrenamiento>("W:WK4:B14,18", "4x21", {Law::blocked, 9, {14, 18}});
    expect_law<Entrenamiento>("W:WK4,11:B29", "4-14", {Law::blocked, 9, {11}});
}

TEST(EntrenamientoArticles, Article10_ACaptureGoesOnForAsLongAsItCan) {
    expect_moves<Entrenamiento>("W:WK4:B14,22", "4x27x14x22 4x31x14x22");
    expect_law<Entrenamiento>("W:WK4:B14,22", "4x18", {Law::path_continues, 10, {22}, 1, 2});
    expect_law<Entrenamiento>("W:W9:B13,21", "9x18", {Law::path_continues, 10, {21}, 1, 2});
}

TEST(EntrenamientoArticles, Article10_CapturedPiecesStayInTheWayUntilTheEnd) {
    expect_moves<Entrenamiento>("W:WK31:B12,14,23,27", "31x16x12x14x27");
    expect_after<Entrenamiento>("W:WK31:B12,14,23,27", "31x16x12x14x27", "B:WK16:B23");
    expect_law<Entrenamiento>("W:WK31:B12,14,23,27", "31x18x7x16x30", {Law::jumped_twice, 10, {27}});
}

TEST(EntrenamientoArticles, Article10_TheSquareItCameFromCountsAsEmpty) {
    expect_moves<Entrenamiento>("W:WK10:B7,13,14,15", "10x17x7x13x14x15");
    expect_moves<Entrenamiento>("W:WK14:B10,18,19,26,27", "14x5x10x18x19x26x27 14x1x10x18x19x26x27");
    expect_after<Entrenamiento>("W:WK14:B18,19,26,27,32", "14x14x18x19x26x27", "B:WK14:B32");
}

TEST(EntrenamientoArticles, Article11_CapturingIsCompulsory) {
    expect_moves<Entrenamiento>("W:W9,12:B13", "9x18x13");
    expect_law<Entrenamiento>("W:W9,12:B13", "12-15", {Law::capture_compulsory, 11, {9}, 0, 1});
    expect_law<Entrenamiento>("W:W9,10,12:B13", "12-16", {Law::capture_compulsory, 11, {9, 10}, 0, 1});
    expect_law<Entrenamiento>("W:WK4,9:B13,14", "9-13", {Law::blocked, 4, {13}});
    expect_law<Entrenamiento>("W:WK4,12:B14", "12-16", {Law::capture_compulsory, 11, {4}, 0, 1});
    expect_law<Entrenamiento>("W:W9,12:B13,24", "9x18x24", {Law::wrong_captures, 0, {24}});
}

TEST(EntrenamientoArticles, Article12_AKingGoesBeforeAnyManWhateverTheNumbers) {
    expect_moves<Entrenamiento>("W:W8,K17:B12,19,26", "17x30x26");
    expect_moves<Entrenamiento>("W:WK4,9:B14,K13", "4x18x14 4x21x14 4x25x14");
    expect_moves<Entrenamiento>("B:W7,14,21:BK16,25", "16x3x7");
    expect_law<Entrenamiento>("W:W8,K17:B12,19,26", "8x29", {Law::ley_de_la_dama, 12, {17}, any, any});
    expect_law<Entrenamiento>("W:W8,K17:B12,19,26", "8x15", {Law::ley_de_la_dama, 12, {17}, any, any});
    expect_law<Entrenamiento>("W:WK4,9:B14,K13", "9x18", {Law::ley_de_la_dama, 12, {4}, any, any});
}

TEST(EntrenamientoArticles, Article12_AmongSeveralKingsTheOtherLawsDecide) {
    expect_moves<Entrenamiento>("W:WK4,8,K17:B12,14,19,26", "4x30x14x26");
    expect_law<Entrenamiento>("W:WK4,8,K17:B12,14,19,26", "17x30", {Law::ley_de_la_cantidad, 13, {4}, 1, 2});
    expect_law<Entrenamiento>("W:WK4,8,K17:B12,14,19,26", "8x29", {Law::ley_de_la_dama, 12, {4}, any, any});
    expect_moves<Entrenamiento>("W:W1,K2,K16:BK5,20", "2x9x5");
    expect_law<Entrenamiento>("W:W1,K2,K16:BK5,20", "16x23", {Law::ley_de_la_calidad, 14, {2}, 0, 1});
    expect_law<Entrenamiento>("W:W1,K2,K16:BK5,20", "1x10", {Law::ley_de_la_dama, 12, {2}, any, any});
}

TEST(EntrenamientoArticles, Article13_TheMostPieces) {
    expect_moves<Entrenamiento>("W:W9,11:B13,15,21", "9x25x13x21");
    expect_moves<Entrenamiento>("W:W2,9:B6,15,23,K13,K21", "2x27x6x15x23");
    expect_law<Entrenamiento>("W:W9,11:B13,15,21", "11x20", {Law::ley_de_la_cantidad, 13, {9}, 1, 2});
    expect_law<Entrenamiento>("W:WK4:B14,22", "4x21", {Law::ley_de_la_cantidad, 13, {4}, 1, 2});
}

TEST(EntrenamientoArticles, Article14_AmongEqualNumbersTheMostKings) {
    expect_moves<Entrenamiento>("W:W9,11:B13,K15", "11x20x15");
    expect_moves<Entrenamiento>("W:W9,12:B13,K15,K21,22", "9x25x13x21 12x26x15x22");
    expect_law<Entrenamiento>("W:W9,11:B13,K15", "9x18", {Law::ley_de_la_calidad, 14, {11}, 0, 1});
    expect_law<Entrenamiento>("W:W9,12:B13,K15,K21,22", "9x27", {Law::ley_de_la_calidad, 14, {9, 12}, 0, 1});
}

TEST(EntrenamientoArticles, Article15_Winning) {
    expect_game<Entrenamiento>("W:W9:B13", "9x18x13", Outcome::white, Reason::no_pieces);
    expect_game<Entrenamiento>("W:W:B13", "", Outcome::black, Reason::no_pieces);
    expect_game<Entrenamiento>("W:W9:B13,18", "", Outcome::black, Reason::no_moves);
    expect_game<Entrenamiento>("W:W15,16:B24", "16-20", Outcome::white, Reason::no_moves);
    Played<Entrenamiento>("W:W10:B").expect_open().moves("10-14").expect(Outcome::white, Reason::no_pieces);
    rules::Game<Entrenamiento> game;
    game.resign(Side::black);
    EXPECT_EQ(game.result(), (rules::Result{Outcome::white, Reason::resignation}));
}

TEST(EntrenamientoArticles, Article16_DrawByAgreement) {
    rules::Game<Entrenamiento> game;
    game.agree_draw();
    EXPECT_EQ(game.result(), (rules::Result{Outcome::draw, Reason::agreement}));
}

TEST(EntrenamientoArticles, Article17_ThreefoldWithTheSameSideToMove) {
    Played<Entrenamiento> plain("W:WK4:BK29", {{4, 8}, {29, 25}});
    plain.shuttle(7).expect_open().shuttle(1).expect_draw(Reason::threefold);
    Played<Entrenamiento> other_side("W:WK4:BK32", {{4, 7}, {32, 28}});
    other_side.moves("4-7 32-28 7-11 28-32 11-4").shuttle(7).expect_open().shuttle(1).expect_draw(Reason::threefold);
}

TEST(EntrenamientoArticles, Article18_TheFortiethIdlePlyDraws) {
    Played<Entrenamiento>("W:WK1,25:BK30", apart).shuttle(39).expect_open().shuttle(1).expect_draw(Reason::passivity);
}

TEST(EntrenamientoArticles, Article18_AManACrowningOrACaptureStartsAgain) {
    for (const std::string_view man : {"11-15", "25-29"}) {
        Played<Entrenamiento> game("W:WK1,11,25:BK30", apart);
        game.shuttle(38).moves(man).shuttle(39).expect_open().shuttle(1).expect_draw(Reason::passivity);
    }
    Played<Entrenamiento> game("W:WK1:BK29,K30", {{1, 5, 14, 28, 32}, apart.black});
    game.shuttle(37).moves("29-19 32x1x19").shuttle(39).expect_open().shuttle(1).expect_draw(Reason::passivity);
}

TEST(EntrenamientoArticles, Article18_ThereIsNoForzosa) {
    Played<Entrenamiento> game("W:WK1,K8,K24:BK30", apart);
    game.shuttle(24).expect_open().shuttle(15).expect_open().shuttle(1).expect_draw(Reason::passivity);
}

TEST(EntrenamientoArticles, Article19_AWinWithTheLastPlyComesBeforeTheDraw) {
    const Rounds rounds{{24, 20, 15, 11, 6}, {1, 5}};
    Played<Entrenamiento>("B:W10,14,K24:BK1", rounds).shuttle(37).moves("11-2 5-1 2-9").expect_draw(Reason::passivity);
    Played<Entrenamiento>("B:W10,14,K24:BK1", rounds)
        .shuttle(37)
        .moves("11-2 5-1 2-5")
        .expect(Outcome::white, Reason::no_moves);
}

TEST(EntrenamientoArticles, Article19_ThreefoldComesBeforePassivity) {
    Played<Entrenamiento>("W:WK1,25:BK30", {apart.white, {30, 17}}).shuttle(40).expect_draw(Reason::threefold);
}

TEST(EntrenamientoArticles, Article19_EveryResultCitesItsArticle) {
    expect_article<Entrenamiento>(Reason::no_pieces, 15);
    expect_article<Entrenamiento>(Reason::no_moves, 15);
    expect_article<Entrenamiento>(Reason::resignation, 15);
    expect_article<Entrenamiento>(Reason::agreement, 16);
    expect_article<Entrenamiento>(Reason::threefold, 17);
    expect_article<Entrenamiento>(Reason::passivity, 18);
}

}  // namespace
TEST(EntrenamientoArticles, NoArticleAboutTouchedPieces) {
    expect_touch<Entrenamiento>(start, 9, 10, {Law::legal, 0, {10}});
    EXPECT_EQ(Entrenamiento::rules.articles.touch_move, 0);
}

TEST(EntrenamientoArticles, Article5_TheSquareBehindMustBeEmpty) {
    expect_law<Entrenamiento>("W:W14:B18,21", "14x21", {Law::blocked, 5, {21}});
    expect_law<Entrenamiento>("W:WK4:B14,21", "4x21", {Law::blocked, 9, {21}});
}

}  // namespace damas::articles
