// SPDX-License-Identifier: MIT
// The referee's line protocol: every request, and every way to get one wrong.
#include <gtest/gtest.h>

#include "engine/rulebook.hpp"
#include "protocol/referee.hpp"

namespace damas::protocol {

std::string ask(std::string_view request) { return answer_referee(request); }

TEST(RefereeProtocol, Moves) {
    EXPECT_EQ(ask("moves spanish W:WK31:B12,14,23,27"), "31x16x12x14x27");
    EXPECT_EQ(ask("moves spanish B:WK26:B"), "-");
    EXPECT_EQ(ask("  moves   spanish\tW:W8:B32 "), "8-12");
    EXPECT_EQ(ask("moves spanish W:W8:B32\r"), "8-12");
}

TEST(RefereeProtocol, After) {
    EXPECT_EQ(ask("after spanish W:W8:B32 8-12"), "B:W12:B32");
    EXPECT_EQ(ask("after spanish W:W25:B1 25-29"),
              "error FEN line 1, column 8: found '1', expected a king (K): a man on its far row is crowned");
    EXPECT_EQ(ask("after spanish W:W25:BK1 25-29"), "B:WK29:BK1");
    EXPECT_EQ(ask("after spanish W:WK31:B12,14,23,27 31x16x27x14x12"), "B:WK16:B23") << "captured squares in any order";
    EXPECT_EQ(ask("after spanish W:WK31:B12,14,23,27 31x16"), "B:WK16:B23") << "an unambiguous short form will do";
    EXPECT_EQ(ask("after spanish W:W8:B32 8-11"), "error illegal move '8-11': not_diagonal 8 11");
    EXPECT_EQ(ask("after spanish W:W8:B32 8"),
              "error move '8': line 1, column 2: found the end of the text, expected '-' or 'x' and another square");
}

TEST(RefereeProtocol, Perft) {
    EXPECT_EQ(ask("perft spanish 0 W:W1-12:B21-32"), "1");
    EXPECT_EQ(ask("perft spanish 5 W:W1-12:B21-32"), "7361");
    EXPECT_EQ(ask("perft international 4 W:W31-50:B1-20"), "4265");
    EXPECT_EQ(ask("perft spanish x W:W1-12:B21-32"), "error depth 'x', expected a number from 0 to 40");
    EXPECT_EQ(ask("perft spanish -1 W:W1-12:B21-32"), "error depth '-1', expected a number from 0 to 40");
    EXPECT_EQ(ask("perft spanish 3000000000 W:W1-12:B21-32"),
              "error depth '3000000000', expected a number from 0 to 40");
}

TEST(RefereeProtocol, Game) {
    EXPECT_EQ(ask("game spanish W:WK1,K10,K16:B17,K28 10x32x28 17-13 16-20 13-9 32-10 9-5 20-2"),
              "white no_moves 7 B:WK1,K2,K10:B5");
    EXPECT_EQ(ask("game spanish W:W1-12:B21-32"),
              "none none 0 W:W1,2,3,4,5,6,7,8,9,10,11,12:B21,22,23,24,25,26,27,28,29,30,31,32");
    EXPECT_EQ(ask("game spanish B:W12:B 1-5 nonsense"), "white no_pieces 0 B:W12:B")
        << "what follows a result is not looked at";
    EXPECT_EQ(ask("game spanish W:W8:B32 8-12 32-27"), "error at ply 2: illegal move '32-27': not_diagonal 32 27");
    EXPECT_EQ(ask("game spanish W:WK1:BK4 1-5 4-8 5-1 8-4 1-5 4-8 5-1 8-4"), "draw threefold 8 W:WK1:BK4");
}

TEST(RefereeProtocol, Why) {
    EXPECT_EQ(ask("why spanish W:W8:B32 8-12"), "legal");
    EXPECT_EQ(ask("why spanish W:W8,K17:B12,19,26 17x30"), "ley_de_la_cantidad 8");
    EXPECT_EQ(ask("why entrenamiento W:W8,K17:B12,19,26 8x29"), "ley_de_la_dama 17");
    EXPECT_EQ(ask("why spanish W:W8,K17:B12,19,26 8x15"), "path_continues 19");
    EXPECT_EQ(ask("why spanish W:W8,K17:B12,19,26 17-21"), "capture_compulsory 8");
    EXPECT_EQ(ask("why spanish W:W8:B32 32-28"), "not_your_piece 32");
    EXPECT_EQ(ask("why spanish W:W8:B32 9-13"), "no_piece 9");
    EXPECT_EQ(ask("why spanish W:W8,12:B32 8-12"), "blocked 12");
    EXPECT_EQ(ask("why spanish W:W12:B32 12-8"), "wrong_direction 12 8");
    EXPECT_EQ(ask("why spanish W:W8:B32 8-15"), "too_far 8 15");
    EXPECT_EQ(ask("why spanish W:W8:B32 8-40"), "off_board 40");
    EXPECT_EQ(ask("why spanish B:W8:B 8-12"), "game_over");
}

TEST(RefereeProtocol, WhyAfterATouch) {
    EXPECT_EQ(ask("why spanish W:W8,9:B32 9-13 8"), "touch_move 8");
    EXPECT_EQ(ask("why spanish W:W8,9:B32 8-12 8"), "legal");
    EXPECT_EQ(ask("why spanish W:W4,8,9:B32 9-13 4"), "touch_move 4");
    EXPECT_EQ(ask("why spanish W:W8,9,12:B32 9-13 8"), "legal") << "8 is blocked and binds nobody";
    EXPECT_EQ(ask("why spanish W:W8,9:B32 9-14 8"), "touch_move 8") << "before anything else about the move";
    EXPECT_EQ(ask("why international W:W31,32:B1 32-28 31"), "touch_move 31");
    EXPECT_EQ(ask("why entrenamiento W:W8,9:B32 9-13 8"), "legal");
    EXPECT_EQ(ask("why spanish W:W8,9:B32 9-13 99"), "error touched off_board 99");
    EXPECT_EQ(ask("why spanish W:W8,9:B32 9-13 x"), "error touched 'x', expected the number of a square");
}

TEST(RefereeProtocol, BadRequestsAnswerOnOneLine) {
    EXPECT_EQ(ask(""), "error empty request, expected moves, after, perft, game, why or tables");
    EXPECT_EQ(ask("foo"), "error unknown request 'foo', expected moves, after, perft, game, why or tables");
    EXPECT_EQ(ask("moves spanish"), "error expected: moves RULES FEN");
    std::string known;
    for (const engine::Rulebook* book : engine::rulebooks())
        known += (known.empty() ? "" : ", ") + std::string(book->id());
    EXPECT_EQ(ask("moves checkers W:W1:B32"), "error unknown rules 'checkers', expected " + known);
    EXPECT_EQ(ask("why spanish W:W8:B32 8-12 8 more"), "error expected: why RULES FEN MOVE [TOUCHED]");
    EXPECT_EQ(ask(std::string("mo\0ves", 6)).find('\n'), std::string::npos);
    EXPECT_TRUE(ask("after spanish W:W8:B32 " + std::string(100'000, '9')).starts_with("error move '9999"));
    EXPECT_LT(ask("after spanish W:W8:B32 " + std::string(100'000, '9')).size(), 300u);
}

}  // namespace damas::protocol
