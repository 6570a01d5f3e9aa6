// SPDX-License-Identifier: MIT
// Reading positions liberally, refusing what is wrong with its place, writing canonically.
#include "notation/fen.hpp"

#include <gtest/gtest.h>

#include "rules/variants/all.hpp"

namespace damas::notation {

using rules::International;
using rules::Spanish;

std::string spanish(std::string_view text) {
    const auto p = read_fen<Spanish>(text);
    return p ? write_fen(*p) : words::english(p.error().message());
}

TEST(Fen, WritesCanonically) {
    EXPECT_EQ(write_fen(rules::start_position<Spanish>()),
              "W:W1,2,3,4,5,6,7,8,9,10,11,12:B21,22,23,24,25,26,27,28,29,30,31,32");
    EXPECT_EQ(spanish("B:BK5,7:WK31,9"), "B:W9,K31:BK5,7");
}

TEST(Fen, ReadsWhatOthersWrite) {
    EXPECT_EQ(spanish("W:W1-3:B30"), "W:W1,2,3:B30");
    EXPECT_EQ(spanish("w:b30:w1-3"), "W:W1,2,3:B30");
    EXPECT_EQ(spanish("W:WK1-3:B30."), "W:WK1,K2,K3:B30");
    EXPECT_EQ(spanish(" W : W 1 , K2 : B 30 . "), "W:W1,K2:B30");
    EXPECT_EQ(spanish("B:W12:B"), "B:W12:B");
    EXPECT_EQ(spanish("B:W:B"), "B:W:B");
    EXPECT_EQ(spanish("W:W12:B30:H3:F14"), "W:W12:B30");
    EXPECT_EQ(spanish("W:W12:B30,G17,P18"), "W:W12:B30") << "pieces already taken do not count";
}

TEST(Fen, LeavesTheTurnOpen) {
    EXPECT_EQ(spanish("?:W1:B30"), "W:W1:B30");
    EXPECT_TRUE(read_fen_text("?:W1:B30")->turn_is_open);
    EXPECT_FALSE(read_fen_text("B:W1:B30")->turn_is_open);
}

TEST(Fen, RefusesWithThePlace) {
    EXPECT_EQ(spanish(""), "line 1, column 1: found the end of the text, expected the side to move, W or B");
    EXPECT_EQ(spanish("X:W1:B30"), "line 1, column 1: found 'X', expected the side to move, W or B");
    EXPECT_EQ(spanish("W:W51:B"), "line 1, column 4: found '51', expected a square from 1 to 32");
    EXPECT_EQ(spanish("W:W31-50:B1-20"),
              "line 1, column 4: found '33', expected a square from 1 to 32; the international board has 50");
    EXPECT_EQ(spanish("W:W9,33:B"),
              "line 1, column 6: found '33', expected a square from 1 to 32; the international board has 50");
    EXPECT_EQ(spanish("W:W1,0:B"), "line 1, column 6: found '0', expected a square from 1 to 32");
    EXPECT_EQ(spanish("W:W29:B"), "line 1, column 4: found '29', expected a king (K): a man on its far row is crowned");
    EXPECT_EQ(spanish("W:W9:B9"), "line 1, column 7: found '9', expected another square: a piece already stands on 9");
    EXPECT_EQ(spanish("W:W9,:B10"), "line 1, column 6: found ':', expected a square");
    EXPECT_EQ(spanish("W:W9:W10"), "line 1, column 6: found 'W10', expected B: White is already listed");
    EXPECT_EQ(spanish("W:W9"), "line 1, column 5: found the end of the text, expected ':' and the other side's pieces");
    EXPECT_EQ(spanish("W:W9-3:B"), "line 1, column 4: found '9-3', expected a range that goes up");
    EXPECT_EQ(spanish("W:W9:B10 x"), "line 1, column 10: found 'x', expected ',' or the end of the position");
    EXPECT_EQ(spanish("W:W99999999999:B"), "line 1, column 4: found '99999999999', expected a square");
    EXPECT_EQ(spanish("W:W1-999999:B"), "line 1, column 4: found '1-999999', expected fewer pieces");
    EXPECT_EQ(spanish("B::"), "line 1, column 3: found ':', expected W or B before the list of pieces");
}

TEST(Fen, KnowsTheSizeOfEachBoard) {
    EXPECT_TRUE(read_fen<International>("W:W50:BK49"));
    EXPECT_FALSE(read_fen<International>("W:W51:B1"));
    EXPECT_FALSE(read_fen<International>("W:W5:B6"));
    EXPECT_TRUE(read_fen<Spanish>("W:W5:B6"));
}

}  // namespace damas::notation
