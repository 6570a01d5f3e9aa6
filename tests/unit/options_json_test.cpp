// SPDX-License-Identifier: MIT
// Settings from JSON: types count, errors name the key, and what a tree writes can be read back.
#include "engine/options_json.hpp"

#include <gtest/gtest.h>

#include "protocol/tree.hpp"
#include "support/messages.hpp"

namespace damas::engine {

namespace tb = search::textbook;

/// What is wrong with a settings text; empty if nothing is.
std::string error_of(std::string_view text) {
    PlayerOptions options;
    return damas::error_of(read_textbook(options, text));
}

TEST(TextbookSettings, ReadEveryKey) {
    PlayerOptions o;
    EXPECT_EQ(read_textbook(o, R"({"depth":3,"pruning":false,"order":"captures_first","tie_break":"random","seed":7,
                                   "nodes":500,"time":0.5,"leaves_only":true,"weights":{"man":90}})"),
              std::nullopt);
    EXPECT_EQ(o.textbook.depth, 3);
    EXPECT_FALSE(o.textbook.pruning);
    EXPECT_EQ(o.textbook.order, tb::Order::captures_first);
    EXPECT_EQ(o.textbook.tie_break, tb::TieBreak::random);
    EXPECT_EQ(o.textbook.seed, 7u);
    EXPECT_EQ(o.textbook.max_nodes, 500u);
    EXPECT_EQ(o.textbook_seconds, 0.5);
    EXPECT_TRUE(o.textbook.leaves_only);
    EXPECT_EQ(o.textbook.weights[*eval::find_term("man")], 90);
}

TEST(TextbookSettings, AreTextHoweverItWasWritten) {
    PlayerOptions o;
    EXPECT_EQ(read_textbook(o, "\xEF\xBB\xBF{\"depth\":3}"), std::nullopt) << "a byte-order mark";
    EXPECT_EQ(o.textbook.depth, 3);
    EXPECT_EQ(read_textbook(o, std::string_view("\xFF\xFE{\0\"\0d\0e\0p\0t\0h\0\"\0:\0"
                                                "4\0}\0",
                                                24)),
              std::nullopt);
    EXPECT_EQ(o.textbook.depth, 4) << "UTF-16";
}

TEST(TextbookSettings, CheckTypes) {
    EXPECT_EQ(error_of(R"({"depth":"3"})"), "depth: expected a whole number from 1 to 40");
    EXPECT_EQ(error_of(R"({"depth":3.5})"), "depth: expected a whole number from 1 to 40");
    EXPECT_EQ(error_of(R"({"depth":true})"), "depth: expected a whole number from 1 to 40");
    EXPECT_EQ(error_of(R"({"depth":null})"), "depth: expected a whole number from 1 to 40");
    EXPECT_EQ(error_of(R"({"depth":[3]})"), "depth: expected a whole number from 1 to 40");
    EXPECT_EQ(error_of(R"({"depth":41})"), "depth: expected a whole number from 1 to 40");
    EXPECT_EQ(error_of(R"({"pruning":"true"})"), "pruning: expected true or false");
    EXPECT_EQ(error_of(R"({"pruning":1})"), "pruning: expected true or false");
    EXPECT_EQ(error_of(R"({"leaves_only":"yes"})"), "leaves_only: expected true or false");
    EXPECT_TRUE(error_of(R"({"order":1})").starts_with("order: expected one of generated"));
    EXPECT_TRUE(error_of(R"({"tie_break":false})").starts_with("tie_break: expected one of first"));
    EXPECT_EQ(error_of(R"({"time":"2"})"), "time: expected seconds from 0 to 86400");
    EXPECT_TRUE(error_of(R"({"weights":{"man":"90"}})").starts_with("weights.man: expected a whole number"));
    EXPECT_TRUE(error_of(R"({"weights":[90]})").starts_with("weights: expected an object"));
    EXPECT_TRUE(error_of(R"({"weights":{"queen":1}})").starts_with("weights.queen: unknown weight"));
    EXPECT_TRUE(error_of(R"({"level":3})").starts_with("level: unknown key"));
    EXPECT_EQ(error_of("[]"), "expected a JSON object");
    EXPECT_TRUE(error_of("{\n\"depth\":3,}").starts_with("line 2, column 11: expected"));
    PlayerOptions options;
    EXPECT_EQ(set_option(options, "network", *notation::read_json("3")), "expected a text");
}

TEST(TextbookSettings, LeavesOnlyExcludesTheOrderThatEvaluates) {
    EXPECT_EQ(error_of(R"({"leaves_only":true,"order":"by_evaluation"})"),
              "leaves_only: the order by_evaluation evaluates inner nodes");
    EXPECT_EQ(error_of(R"({"leaves_only":false,"order":"by_evaluation"})"), "");
}

TEST(TextbookSettings, SurviveARoundTrip) {
    tb::Settings settings{.depth = 9,
                          .pruning = false,
                          .order = tb::Order::captures_first,
                          .tie_break = tb::TieBreak::last,
                          .seed = 9'223'372'036'854'775'807u,
                          .max_nodes = 12,
                          .leaves_only = true};
    const std::string text = protocol::settings_json(settings, 1.5);
    PlayerOptions o;
    ASSERT_EQ(read_textbook(o, text), std::nullopt) << text;
    EXPECT_EQ(protocol::settings_json(o.textbook, o.textbook_seconds), text);
}

}  // namespace damas::engine
