// SPDX-License-Identifier: MIT
// Sentences in two languages: that both are there is proved by the compiler, here is what it proves.
#include <gtest/gtest.h>

#include "words/lists.hpp"

namespace damas::words {

constexpr Text found{"{1:hay|hay} {1} {1:partida|partidas} en {2}", "{1} {1:game|games} in {2}"};
constexpr Text braces{"«}}», {{{1}}}", "'}}', {{{1}}}"};
constexpr Text speed{"{1} m/s", "{1} m/s"};

TEST(Words, AgreeInBothLanguages) {
    EXPECT_TRUE(agree("una jugada", "a move"));
    EXPECT_FALSE(agree("", "a move"));
    EXPECT_FALSE(agree("una jugada", ""));
    EXPECT_TRUE(agree("{2} antes de {1}", "{1} after {2}"));
    EXPECT_FALSE(agree("{1}", "{2}"));
    EXPECT_FALSE(agree("{1} y {2}", "{1}"));
    EXPECT_FALSE(agree("{1} {1:jugada|jugadas}", "{1} moves")) << "the plural is forgotten in one of them";
    for (const char* bad : {"{", "}", "{}", "{0}", "{a}", "{1", "{1:}", "{1:move}", "{12}", "{{}", "{{1}", "{1}}"})
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

TEST(Words, NestInEachOther) {
    const Message inner(found, 1, "a.pdn"), outer(found, 2, Message(speed, inner));
    EXPECT_EQ(say(outer, Language::english), "2 games in 1 game in a.pdn m/s");
    EXPECT_EQ(say(outer, Language::spanish), "hay 2 partidas en hay 1 partida en a.pdn m/s");
    EXPECT_EQ(say({found, 3, speed}, Language::english), "3 games in  m/s") << "a text is a sentence without values";
}

TEST(Words, Lists) {
    const auto in = [](const Message& list) {
        return say(list, Language::spanish) + " | " + say(list, Language::english);
    };
    EXPECT_EQ(in(all_of(std::vector<int>{})), " | ");
    EXPECT_EQ(in(all_of(std::vector{9})), "9 | 9");
    EXPECT_EQ(in(all_of(std::vector{9, 10})), "9 y 10 | 9 and 10");
    EXPECT_EQ(in(all_of(std::vector{9, 10, 14})), "9, 10 y 14 | 9, 10 and 14");
    EXPECT_EQ(in(one_of({"9-13", "9-14", "10-14"})), "9-13, 9-14 o 10-14 | 9-13, 9-14 or 10-14");
    EXPECT_EQ(in(one_of({"9-13", "9-14", "10-14"}, 2)), "9-13, 9-14… | 9-13, 9-14…");
    EXPECT_EQ(in(one_of({"9-13", "9-14"}, 2)), "9-13 o 9-14 | 9-13 or 9-14");
    EXPECT_EQ(in({found, 1, all_of(std::vector<std::string>{"a", "b"})}), "hay 1 partida en a y b | 1 game in a and b");
}

TEST(Words, Braces) {
    EXPECT_EQ(say({braces, 3}, Language::spanish), "«}», {3}");
    EXPECT_EQ(english({braces, 3}), "'}', {3}");
}

TEST(Words, AreKnownByTheirIdentifier) {
    EXPECT_TRUE(Message(speed, 3).is(speed));
    EXPECT_FALSE(Message(speed, 3).is(found));
    EXPECT_EQ(Message(speed, 3), Message(speed, 3));
    EXPECT_NE(Message(speed, 3), Message(speed, 4));
}

}  // namespace damas::words
