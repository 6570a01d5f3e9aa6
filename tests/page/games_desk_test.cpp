// SPDX-License-Identifier: MIT
// The page's desk with games: read from files, given back as they were, annulled; what is wrong is said with its place.
#include "support/ask_desk.hpp"

namespace damas::page {

using notation::Json;

TEST(Desk, ReadsAndWritesGames) {
    const std::string pdn = "[White \\\"Ana\\\"]\\n1. 10-14 {bien} (1. 11-15 $2 23-19) 22-18 *";
    const Json read = ask(R"({"do":"read","rules":"spanish","text":")" + pdn + "\"}");
    ASSERT_EQ(read.items_of("games").size(), 1u);
    const Json& game = read.items_of("games")[0];
    const Json& line = *game.find("line");
    ASSERT_EQ(line.items_of("moves").size(), 2u);
    EXPECT_EQ(line.items_of("moves")[0].items_of("comments")[0].text, "bien");
    EXPECT_EQ(line.items_of("moves")[0].items_of("variations")[0].items_of("moves").size(), 2u);
    const Json written = ask(
        R"({"do":"write","rules":"spanish","outcome":"draw","tags":[["White","Ana"]],"line":{"moves":[{"move":"10-14",)"
        R"("nags":[1],"comments":["bien"],"variations":[{"moves":[{"move":"11-15"}]}]},{"move":"22-18"}]}})");
    const std::string_view text = written.text_of("pdn");
    for (const char* part : {"[White \"Ana\"]", "[Result \"1/2-1/2\"]", "10-14", "(1. 11-15)", "{bien}", "22-18"})
        EXPECT_NE(text.find(part), std::string_view::npos) << part << " in " << text;
}

TEST(Desk, GivesBackWhatItRead) {
    const std::string pdn =
        "[Event \\\"Liga\\\"]\\n[Date \\\"2024.05.01\\\"]\\n[White \\\"Ana\\\"]\\n[Result \\\"0-1\\\"]\\n\\n"
        "1. 10-14(!) {[%clk 0:10:00]} {b} (1. 11-15 $140 23-19) 22-18 *\\n";
    const Json read = ask(R"({"do":"read","rules":"spanish","text":")" + pdn + "\"}");
    EXPECT_EQ(read.items_of("games")[0].text_of("pdn"),
              "[Event \"Liga\"]\n[Date \"2024.05.01\"]\n[White \"Ana\"]\n[Result \"0-1\"]\n"
              "[GameType \"24,W,8,8,N1,1\"]\n\n"
              "1. 10-14(!) {[%clk 0:10:00]} {b} (1. 11-15 $140 23-19) 1... 22-18 *\n");
}

TEST(Desk, KeepsTheResultThatItIsGiven) {
    const auto written = [](const std::string& more) {
        return std::string(ask(R"({"do":"write","rules":"spanish",)" + more + "}").text_of("pdn"));
    };
    const std::string one =
        "\"tags\":[[\"Result\",\"0-1\"]],\"line\":{\"moves\":[{\"move\":\"10-14\",\"strength\":\"(!)\",\"nags\":[300]}]"
        "}";
    EXPECT_NE(written(one).find("[Result \"0-1\"]"), std::string::npos);
    EXPECT_NE(written(one).find("10-14(!) $300"), std::string::npos);
    EXPECT_NE(written(one + R"(,"outcome":"white")").find("[Result \"1-0\"]"), std::string::npos);
    EXPECT_NE(written(R"("fen":"W:W20:B24","tags":[["Result","0-1"]],"line":{"moves":[{"move":"20-23"}]})").find("0-1"),
              std::string::npos);
    EXPECT_NE(written(R"("fen":"W:W20:B23","tags":[["Result","0-1"]],"line":{"moves":[{"move":"20x27"}]})").find("1-0"),
              std::string::npos)
        << "what the board says goes before what the file said";
}

TEST(Desk, ReadsTheGamesBesideABrokenOne) {
    const Json read =
        ask(R"({"do":"read","rules":"spanish","text":"[White \"a\"]\n1. zz *\n[White \"b\"]\n1. 32-28 *\n"})");
    ASSERT_EQ(read.items_of("games").size(), 1u);
    EXPECT_EQ(read.items_of("games")[0].text_of("rules"), "international") << "its moves tell";
    EXPECT_EQ(read.items_of("games")[0].items_of("remarks").size(), 1u);
    ASSERT_EQ(read.items_of("skipped").size(), 1u);
    EXPECT_EQ(read.items_of("skipped")[0].find("error")->integer_of("line", 0, 9, 0), 2);
}

TEST(Desk, AnnulsAGame) {
    const Json read = ask(R"({"do":"annul","rules":"spanish","text":"1. 10-14 22-17 2. 14-18 *"})");
    EXPECT_EQ(read.text_of("infringement"), "2 22-17 not_diagonal");
    const std::string_view pdn = read.text_of("pdn");
    for (const char* part : {"[Result \"*\"]", "[Termination \"annulled\"]", "22-17", "14-18"})
        EXPECT_NE(pdn.find(part), std::string_view::npos) << part << " in " << pdn;
}

TEST(Desk, SaysWhatAGameWasAnnulledFor) {
    const auto said = [](std::string_view tag) {
        const Json read =
            ask(R"({"do":"read","rules":"spanish","text":"[GameType \"24\"]\n[Termination \"annulled\"]\n)" +
                std::string(tag) + R"(1. 10-14 22-17 *"})");
        return std::string(read.items_of("games")[0].items_of("remarks")[0].text_of("es"));
    };
    EXPECT_EQ(said(R"([Infringement \"2 22-17 not_diagonal\"]\n)"), "Partida anulada por el árbitro (22-17).");
    EXPECT_EQ(said(R"([Infringement \"se movió dos veces\"]\n)"),
              "Partida anulada por el árbitro (se movió dos veces).");
    EXPECT_EQ(said(""), "Partida anulada por el árbitro.");
}

TEST(Desk, PlaysByAProfile) {
    // Two kings wander: the Portuguese count waits until nobody has more than four pieces.
    const auto idle = [](const char* profile) {
        return ask(R"({"do":"state","rules":"spanish","profile":")" + std::string(profile) +
                   R"(","fen":"W:WK1,9,10,11,12:BK32","moves":["1-5","32-28"]})");
    };
    const Json spanish = idle("");
    EXPECT_EQ(spanish.find("counters")->find("idle")->integer_of("at", 0, 99, 0), 2);
    const Json portuguese = idle("portuguese");
    const Json* waiting = portuguese.find("counters")->find("idle");
    ASSERT_NE(waiting, nullptr);
    EXPECT_EQ(waiting->integer_of("at", 0, 99, 9), 0);
    const Json read =
        ask(R"({"do":"read","rules":"spanish","text":"[GameType \"24\"]\n[RuleProfile \"portuguese\"]\n1. 10-14 *"})");
    EXPECT_EQ(read.items_of("games")[0].text_of("profile"), "portuguese");
}

TEST(Desk, PointsAtTheErrorOfAFile) {
    const Json read = ask(R"({"do":"read","rules":"spanish","text":"1. 10-14\n22-17 *"})");
    const Json* wrong = read.items_of("games")[0].find("infringement");
    ASSERT_NE(wrong, nullptr);
    EXPECT_EQ(wrong->integer_of("line", 0, 9, 0), 2);
    EXPECT_EQ(wrong->text_of("law"), "not_diagonal");
    const Json fen = ask(R"({"do":"read","rules":"spanish","text":"W:W1,99:B30"})");
    EXPECT_EQ(fen.find("error")->integer_of("column", 0, 99, 0), 6);
}

TEST(Desk, SaysWhatItExpectedInBothLanguages) {
    for (const char* text : {"W:W1,99:B30", "W:W1,1:B30",  "W:W29:B30",       "W:W1-:B30",    "W:X1:B30",
                             "W:W1,:B30",   "[Event",      "[Event x]",       "[Event \\\"x", "[Event \\\"x\\\"",
                             "1. /FEN",     "1. 10-14 {x", "1. 10-14 $x *",   "1. hello *",   "1. 10- *",
                             "(1. 10-14)",  "1. 10-14 )",  "1. 10-14 (22-18", "$1 1. 10-14",  "1. 9999-3 *"}) {
        const Json read = ask(std::string(R"({"do":"read","rules":"spanish","text":")") + text + "\"}");
        const Json* error = read.find("error");
        ASSERT_NE(error, nullptr) << text;
        const Json* expected = error->find("expected");
        ASSERT_NE(expected, nullptr) << text;
        EXPECT_NE(expected->text_of("es"), expected->text_of("en")) << text;
    }
}

}  // namespace damas::page
