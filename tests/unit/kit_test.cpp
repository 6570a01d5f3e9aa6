// SPDX-License-Identifier: MIT
// Class kits: what is read, what is refused, and that a refusal points at its place. Runs in WebAssembly too.
#include "workout/kit.hpp"

#include <gtest/gtest.h>

namespace damas::workout {

using words::Language;

/// A correct kit, one field a line.
std::string good() {
    std::string text = "{\n\"format\":\"damas-kit\",\n\"version\":1,\n\"language\":\"en\",\n\"name\":\"Class\",\n";
    text += "\"amounts\":{\"man_moves\":4},\n\"exercises\":[\n";
    for (int i = 1; i <= 12; ++i)
        text += std::string(i > 1 ? ",\n" : "") + "{\"id\":\"e" + std::to_string(i) + "\",\"name\":\"Squat " +
                std::to_string(i) + "\",\"emoji\":\"🐸\",\"kind\":\"" + (i == 3 ? "hold" : "repetitions") +
                "\",\"adaptation\":{\"percent\":50}}";
    text += "],\n\"teams\":{\n";
    for (const char* team : {"white", "black"}) {
        text += std::string("\"") + team + "\":{\"name\":\"Team\",\"exercises\":[";
        for (int i = 1; i <= 12; ++i) text += (i > 1 ? ",\"e" : "\"e") + std::to_string(i) + '"';
        text += std::string("],\n\"arrangement\":[12,11,10,9,8,7,6,5,4,3,2,1]}") + (team[0] == 'w' ? "," : "") + "\n";
    }
    return text + "}}\n";
}

std::string replaced(std::string text, std::string_view what, std::string_view with) {
    const std::size_t at = text.find(what);
    EXPECT_NE(at, std::string::npos) << what;
    return text.replace(at, what.size(), with);
}

/// The error of a kit, which must have one, in English.
std::string error(const std::string& text) {
    const auto kit = read_kit(text);
    EXPECT_FALSE(kit);
    if (kit) return "";
    const words::Message wrong = kit.error().message();
    EXPECT_EQ(words::say(wrong, Language::spanish).find("line "), std::string::npos);
    EXPECT_EQ(words::english(wrong).find('\n'), std::string::npos);
    return words::english(wrong);
}

TEST(Kits, AreReadAndWritten) {
    const auto kit = read_kit(good());
    ASSERT_TRUE(kit) << words::english(kit.error().message());
    EXPECT_EQ(kit->amounts[Row::man_moves], 4);
    EXPECT_EQ(kit->amounts[Row::king_captures], 20) << "what is not said is as seed 001 says";
    EXPECT_EQ(kit->exercises[2].kind, Kind::hold);
    EXPECT_EQ(kit->exercises[0].adaptation.percent, 50);
    EXPECT_EQ(kit->rules, "entrenamiento");
    EXPECT_EQ(kit->team(rules::Side::black).arrangement.front(), 12);
    EXPECT_EQ(read_kit(write_kit(*kit)), *kit);
}

TEST(Kits, NameFiguresInPlaceOfAnEmojiOrBesideIt) {
    const std::string emoji = "\"emoji\":\"🐸\"";
    for (const std::string& with : {std::string("\"figure\":\"squat\""), "\"figure\":\"squat\"," + emoji}) {
        const auto kit =
            read_kit(replaced(replaced(good(), emoji, with), "\"percent\":50", "\"figure\":\"sit-stand\""));
        ASSERT_TRUE(kit) << words::english(kit.error().message());
        const Exercise& first = kit->exercises[0];
        EXPECT_EQ(first.figure, "squat");
        EXPECT_EQ(first.adaptation.figure, "sit-stand");
        EXPECT_EQ(pictured(first), first.emoji.empty() ? "Squat 1" : "🐸 Squat 1");
        EXPECT_EQ(kit->exercises[1].figure, "");
        EXPECT_EQ(read_kit(write_kit(*kit)), *kit);
    }
}

TEST(Kits, PointAtWhatIsWrong) {
    EXPECT_EQ(error(replaced(good(), "\"e12\"],\n\"arr", "\"e13\"],\n\"arr")),
              "line 21, column 94, teams.white.exercises[11]: the exercise 'e13' is not in the list of exercises");
    EXPECT_EQ(error(replaced(good(), ",\"e12\"],\n\"arr", "],\n\"arr")),
              "line 21, column 36, teams.white.exercises: there are 11, expected 12");
    EXPECT_EQ(error(replaced(good(), "\"man_moves\":4", "\"man_moves\":-4")),
              "line 6, column 24, amounts.man_moves: expected a whole number from 1 to 999");
    EXPECT_EQ(error(replaced(good(), "4,3,2,1]", "4,3,2,1,13]")),
              "line 22, column 15, teams.white.arrangement: there are 13, expected 12");
    EXPECT_EQ(error(replaced(good(), "4,3,2,1]", "4,3,2,2]")),
              "line 22, column 41, teams.white.arrangement[11]: piece 2 is there twice");
    EXPECT_EQ(error(replaced(good(), "Squat 4", std::string(1'000, 'x'))),
              "line 11, column 19, exercises[3].name: the text has 1000 characters and 60 fit");
    EXPECT_EQ(error(replaced(good(), "Squat 4", "<img src=x onerror=alert(1)>")),
              "line 11, column 19, exercises[3].name: only plain text fits, without < > { } or control characters");
    EXPECT_EQ(error(replaced(good(), "\"name\":\"Team\"", "\"name\":\"<b>Team</b>\"")),
              "line 21, column 17, teams.white.name: only plain text fits, without < > { } or control characters");
}

TEST(Kits, RefuseTheRest) {
    for (const auto& [what, with, expected] : std::initializer_list<std::array<std::string_view, 3>>{
             {"damas-kit", "other", "format: expected one of: damas-kit"},
             {"\"version\":1", "\"version\":2", "version: expected 1"},
             {"\"en\"", "\"fr\"", "language: expected one of: es, en"},
             {"\"man_moves\":4", "\"man_moves\":4.5", "amounts.man_moves"},
             {"\"man_moves\":4", "\"man_moves\":1000", "amounts.man_moves"},
             {"\"man_moves\":4", "\"man_jumps\":4", "amounts: unknown field 'man_jumps'"},
             {"\"hold\"", "\"dance\"", "exercises[2].kind: expected one of: repetitions, hold"},
             {"\"id\":\"e5\"", "\"id\":\"e4\"", "the exercise 'e4' is there twice"},
             {"\"id\":\"e5\"", "\"id\":\"E 5\"", "only lower case letters"},
             {"\"emoji\":\"🐸\"", "\"figure\":\"yoga\"", "exercises[0].figure: there is no figure 'yoga'"},
             {"\"emoji\":\"🐸\"", "\"figure\":\"\"", "'emoji' is missing"},
             {"\"percent\":50", "\"figure\":\"yoga\"", "exercises[0].adaptation.figure: there is no figure 'yoga'"},
             {"\"percent\":50", "\"percent\":0", "exercises[0].adaptation.percent"},
             {"\"name\":\"Class\"", "\"name\":\"\"", "name: the text is empty"},
             {"\"name\":\"Class\"", "\"name\":7", "name: expected a text"},
             {"\"name\":\"Class\"", "\"nom\":\"Class\"", "unknown field 'nom'"},
             {"\"name\":\"Class\"", "\"name\":\"a\\u0007\"", "only plain text"},
             {"\"name\":\"Class\",", "", "'name' is missing"},
             {"\"🐸\"",
              "\""
              "aaaaaaaaaaaa"
              "\"",
              "exercises[0].emoji"}})
        EXPECT_NE(error(replaced(good(), what, with)).find(expected), std::string::npos)
            << error(replaced(good(), what, with));
    EXPECT_EQ(error("{\n\"format\":"), "line 2, column 10: not correct JSON: expected a value");
    EXPECT_NE(error("[]").find("expected an object"), std::string::npos);
    EXPECT_NE(error(std::string(300'000, ' ')).find("too large"), std::string::npos);
    EXPECT_FALSE(read_kit(""));
}

}  // namespace damas::workout
