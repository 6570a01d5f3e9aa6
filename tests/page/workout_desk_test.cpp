// SPDX-License-Identifier: MIT
// The desk for training draughts: kits, arrangements, lessons, records; and that nothing that is sent breaks it.
#include "page/workout_desk.hpp"

#include <gtest/gtest.h>

#include "notation/json.hpp"
#include "notation/json_writer.hpp"
#include "support/ask_desk.hpp"

namespace damas::page {

namespace {

using notation::Json;
using notation::JsonWriter;

/// A kit of twelve exercises that both teams share.
std::string kit_text() {
    JsonWriter json;
    json.object().field("format", "damas-kit").field("version", 1).field("language", "en").field("name", "Class");
    json.key("exercises").array();
    for (int i = 1; i <= 12; ++i)
        json.object()
            .field("id", "e" + std::to_string(i))
            .field("name", "Exercise " + std::to_string(i))
            .field("emoji", "*")
            .field("kind", "repetitions")
            .end();
    json.end().key("teams").object();
    for (const char* team : {"white", "black"}) {
        json.key(team).object().field("name", team).key("exercises").array();
        for (int i = 1; i <= 12; ++i) json.value("e" + std::to_string(i));
        json.end().end();
    }
    return json.end().end().text();
}

Json reply_to(WorkoutDesk& desk, JsonWriter& request) {
    const auto answer = notation::read_json(desk.answer(request.end().text()));
    EXPECT_TRUE(answer);
    EXPECT_TRUE(answer->flag_of("ok")) << error_in(*answer);
    const Json* reply = answer->find("reply");
    return reply != nullptr ? *reply : Json{};
}

Json reply_to(JsonWriter& request) {
    WorkoutDesk desk;
    return reply_to(desk, request);
}

JsonWriter asking(std::string_view what) {
    JsonWriter json;
    json.object().field("do", what).field("id", 7);
    return json;
}

}  // namespace

TEST(WorkoutDesk, ReadsKits) {
    JsonWriter right = asking("kit");
    const Json kit = reply_to(right.field("text", kit_text()));
    ASSERT_NE(kit.find("kit"), nullptr);
    EXPECT_EQ(kit.find("squares")->items_of("white").size(), 12u);
    EXPECT_EQ(kit.find("squares")->items_of("black").front().number, 21);
    JsonWriter wrong = asking("kit");
    const Json refused = reply_to(wrong.field("text", "{}"));
    EXPECT_EQ(refused.find("kit"), nullptr);
    EXPECT_FALSE(refused.find("error")->find("text")->text_of("es").empty());
}

TEST(WorkoutDesk, Arranges) {
    JsonWriter random = asking("arrange");
    const Json one = reply_to(random.field("rules", "entrenamiento").field("how", "random").field("seed", 4));
    EXPECT_EQ(one.items_of("arrangement").size(), 12u);
    JsonWriter mirror = asking("arrange");
    mirror.field("rules", "entrenamiento").field("how", "mirror").key("other").array();
    for (const Json& item : one.items_of("arrangement")) mirror.value(static_cast<int>(item.number));
    const Json other = reply_to(mirror.end());
    EXPECT_EQ(other.items_of("arrangement").back().number, one.items_of("arrangement").front().number);
}

TEST(WorkoutDesk, TellsDutiesAndTotalsAndOpensItsRecords) {
    WorkoutDesk desk;
    JsonWriter giving = asking("kit");
    reply_to(desk, giving.field("text", kit_text()).field("name", "mine"));
    const auto lesson = [](std::string_view what) {
        JsonWriter json = asking(what);
        json.field("rules", "entrenamiento").field("kit", "mine");
        json.key("moves").list(std::vector<std::string>{"9-13", "22-18", "13x22"});
        json.key("marks").array().array().value("done").end().array().value("skipped").end().end();
        return json;
    };
    JsonWriter asked = lesson("lesson");
    const Json reply = reply_to(desk, asked);
    ASSERT_EQ(reply.items_of("duties").size(), 3u);
    EXPECT_EQ(reply.items_of("duties")[2].text_of("does"), "black");
    EXPECT_EQ(reply.items_of("duties")[2].text_of("row"), "man_captures");
    EXPECT_EQ(reply.items_of("duties")[2].items_of("tasks")[0].integer_of("amount", 0, 99, 0), 10);
    EXPECT_EQ(reply.items_of("pieces").size(), 23u);
    EXPECT_EQ(reply.items_of("totals")[0].integer_of("amount", 0, 99, 0), 5);
    JsonWriter writing = lesson("record");
    const Json record = reply_to(desk, writing.field("date", "2024.05.06"));
    JsonWriter opening = asking("open");
    const Json opened = reply_to(opening.field("text", record.text_of("pdn")));
    ASSERT_EQ(opened.items_of("moves").size(), 3u);
    EXPECT_EQ(opened.items_of("marks")[1].items[0].text, "skipped");
    EXPECT_EQ(opened.find("kit")->text_of("name"), "Class");
    JsonWriter other = asking("open");
    EXPECT_NE(reply_to(other.field("text", "1. 9-13 *")).find("error"), nullptr);
    JsonWriter broken = asking("open");
    const Json told = reply_to(broken.field("text", "1. 9-13 {never closed"));
    EXPECT_EQ(told.find("error")->find("text")->text_of("es"),
              "línea 1, columna 9: hay «{», se esperaba un comentario que termine con «}»");
    EXPECT_EQ(told.find("error")->find("text")->text_of("en"),
              "line 1, column 9: found '{', expected a comment that ends with '}'");
}

TEST(WorkoutDesk, KeepsTheKitsThatItWasGivenLast) {
    WorkoutDesk desk;
    const auto give = [&](const std::string& name, const std::string& kit) {
        const auto answer =
            notation::read_json(desk.answer(R"({"do":"kit","name":")" + name + R"(","kit":)" + kit + "}"));
        EXPECT_TRUE(answer && answer->flag_of("ok"));
        return *answer->find("reply");
    };
    const auto is_missing = [&](WorkoutDesk& asked, const std::string& what, const std::string& name) {
        const auto answer = notation::read_json(asked.answer(
            R"({"do":")" + what + R"(","rules":"entrenamiento","kit":")" + name + R"(","moves":["9-13"]})"));
        EXPECT_TRUE(answer && answer->flag_of("ok"));
        return answer->find("reply")->text_of("missing") == "kit";
    };
    EXPECT_TRUE(is_missing(desk, "lesson", "one"));
    EXPECT_TRUE(is_missing(desk, "lesson", ""));
    give("one", kit_text());
    EXPECT_FALSE(is_missing(desk, "lesson", "one"));
    EXPECT_FALSE(is_missing(desk, "record", "one"));
    WorkoutDesk other;
    EXPECT_TRUE(is_missing(other, "record", "one")) << "another desk was given nothing";
    // What is no kit is not kept; what is wrong with it is said, without a place in a text.
    const Json bad = give("bad", R"({"format":"damas-kit","version":1})");
    EXPECT_EQ(bad.find("error")->integer_of("line", 0, 9, 7), 0);
    EXPECT_TRUE(is_missing(desk, "lesson", "bad"));
    // The oldest goes when there are too many.
    for (const char* name : {"two", "three", "four"}) give(name, kit_text());
    EXPECT_FALSE(is_missing(desk, "lesson", "one"));
    give("five", kit_text());
    EXPECT_TRUE(is_missing(desk, "lesson", "one"));
    EXPECT_FALSE(is_missing(desk, "lesson", "five"));
}

TEST(WorkoutDesk, AnswersWhateverIsSent) {
    WorkoutDesk desk;
    for (const std::string& request :
         {std::string("{"), std::string("[]"), std::string(R"({"do":"nothing"})"), std::string(R"({"do":"lesson"})"),
          std::string(R"({"do":"lesson","rules":"entrenamiento","kit":{}})"),
          std::string(R"({"do":"kit","kit":7,"name":"x"})"), std::string(R"({"do":"arrange","rules":"chess"})"),
          std::string(R"({"do":"open","text":"[x"})"),
          std::string(R"({"do":"arrange","rules":"spanish","how":"mirror","other":[1,1,99]})")})
        EXPECT_TRUE(notation::read_json(desk.answer(request))) << request;
}

}  // namespace damas::page
