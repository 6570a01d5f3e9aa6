// SPDX-License-Identifier: MIT
// Sentences in two languages: that both are there is proved by the compiler, here is what it proves.
#include <gtest/gtest.h>

#include "words/message.hpp"

namespace damas::words {

constexpr Text found{"{1:hay|hay} {1} {1:partida|partidas} en {2}", "{1} {1:game|games} in {2}"};
constexpr Text speed{"{1} m/s", "{1} m/s"};

TEST(Words, AgreeInBothLanguages) {
    EXPECT_TRUE(agree("una jugada", "a move"));
    EXPECT_FALSE(agree("", "a move"));
    EXPECT_FALSE(agree("una jugada", ""));
    EXPECT_TRUE(agree("{2} antes de {1}", "{1} after {2}"));
    EXPECT_FALSE(agree("{1}", "{2}"));
    EXPECT_FALSE(agree("{1} y {2}", "{1}"));
    EXPECT_FALSE(agree("{1} {1:jugada|jugadas}", "{1} moves")) << "the plural is forgotten in one of them";
    for (const char* bad : {"{", "}", "{}", "{0}", "{a}", "{1", "{1:}", "{1:move}", "{12}"})
        EXPECT_FALSE(agree(bad, bad)) << bad;
}

TEST(Words, SingularAndPlural) {
    EXPECT_EQ(say({found, 1, "a.pdn"}, Language::english), "1 game in a.pdn");
    EXPECT_EQ(say({found, 2, "a.pdn"}, Language::english), "2 games in a.pdn");
    EXPECT_EQ(say({found, 0u, std::string("a.pdn")}, Language::spanish), "hay 0 partidas en a.pdn");
    EXPECT_EQ(say({found, std::size_t{1}, "a.pdn"}, Language::spanish), "hay 1 partida en a.pdn");
}

TEST(Words, ValuesOfAllKinds) {
    EXPECT_EQ(say({speed, Decimal{1.25, 2}}, Language::spanish), "1,25 m/s");
    EXPECT_EQ(say({speed, Decimal{1.25, 1}}, Language::english), "1.2 m/s");
    EXPECT_EQ(say(about("x", {found, 1, Message(speed, 3)}), Language::english), "x: 1 game in 3 m/s");
    EXPECT_EQ(say({speed, "{1}"}, Language::english), "{1} m/s") << "a value is not read as a text";
}

TEST(Words, AreKnownByTheirIdentifier) {
    EXPECT_TRUE(Message(speed, 3).is(speed));
    EXPECT_FALSE(Message(speed, 3).is(found));
    EXPECT_EQ(Message(speed, 3), Message(speed, 3));
    EXPECT_NE(Message(speed, 3), Message(speed, 4));
}

}  // namespace damas::words
