// SPDX-License-Identifier: MIT
// Hub sessions as another program would hold them.
#include "protocol/hub.hpp"

#include <gtest/gtest.h>

namespace damas::protocol {

class HubTest : public ::testing::Test {
protected:
    /// Sends lines, waits for a running search, and returns everything that was answered.
    std::vector<std::string> talk(std::initializer_list<std::string_view> lines) {
        answers_.clear();
        for (const std::string_view line : lines) hub_.receive(line);
        hub_.wait();
        return answers_;
    }
    static bool starts(const std::string& text, std::string_view with) { return text.starts_with(with); }

    std::vector<std::string> answers_;
    HubEngine hub_{[this](const std::string& line) { answers_.push_back(line); }};
};

TEST_F(HubTest, Greets) {
    const auto answers = talk({"hub"});
    ASSERT_GE(answers.size(), 3u);
    EXPECT_TRUE(starts(answers.front(), "id name=damas "));
    EXPECT_EQ(answers.back(), "wait");
    EXPECT_EQ(talk({"init"}), std::vector<std::string>{"ready"});
    EXPECT_EQ(talk({"ping"}), std::vector<std::string>{"pong"});
    EXPECT_TRUE(talk({"", "unknown-command x=1", "new-game"}).empty());
}

TEST_F(HubTest, ThinksAboutAnInternationalPosition) {
    const auto answers =
        talk({"init", "pos pos=Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww moves=\"32-28 19-23 28x19x23\"",
              "level depth=4", "go think"});
    ASSERT_GE(answers.size(), 5u);
    EXPECT_TRUE(starts(answers[1], "info depth=1 score="));
    EXPECT_TRUE(starts(answers.back(), "done move=14x23x19") || starts(answers.back(), "done move=13x24x19"))
        << answers.back();
}

TEST_F(HubTest, PlaysSpanishWithThirtyTwoLetters) {
    const auto answers = talk({"set-param name=variant value=spanish", "init",
                               "pos pos=Wwwwwwwwwwwwweeeeeeeebbbbbbbbbbbb", "level depth=5", "go think"});
    EXPECT_TRUE(starts(answers.back(), "done move="));
    EXPECT_NE(answers.back().find('-'), std::string::npos);
}

TEST_F(HubTest, ShowsSeveralLines) {
    const auto answers = talk({"set-param name=variant value=spanish", "set-param name=multi-pv value=2",
                               "pos pos=start", "level depth=3", "go think"});
    EXPECT_NE(answers[0].find("multipv=1"), std::string::npos);
    EXPECT_NE(answers[1].find("multipv=2"), std::string::npos);
}

TEST_F(HubTest, AnswersWhenTold) {
    hub_.receive("pos pos=start");
    hub_.receive("level infinite");
    hub_.receive("go analyze");
    const auto answers = talk({"ping", "stop"});
    EXPECT_TRUE(starts(answers.back(), "done move="));
}

TEST_F(HubTest, PonderHitBecomesAThink) {
    hub_.receive("pos pos=start");
    hub_.receive("level depth=3");
    hub_.receive("go ponder");
    const auto answers = talk({"ponder-hit"});
    EXPECT_EQ(std::ranges::count_if(answers, [](const std::string& a) { return a.starts_with("done"); }), 1);
}

TEST_F(HubTest, TakesEveryOptionOfAPlayer) {
    std::string all;
    for (const std::string& answer : talk({"hub"})) all += answer + '\n';
    for (const char* line :
         {"param name=search value=champion type=enum values=\"champion textbook\"\n",
          "param name=level value=10 type=int min=1 max=10\n",
          "param name=king value=260 type=int min=-3000 max=3000\n",
          "param name=order value=generated type=enum values=\"generated captures_first by_evaluation\"\n"})
        EXPECT_NE(all.find(line), std::string::npos) << line;
    EXPECT_TRUE(
        talk({"set-param name=search value=textbook", "set-param name=depth value=3", "set-param name=king value=280",
              "set-param name=level value=3", "set-param name=lmr_depth value=2", "set-param name=threads value=2",
              "set-param name=tt-size value=20"})
            .empty());
    const auto answers = talk({"init", "pos pos=start", "go think"});
    EXPECT_TRUE(starts(answers.at(1), "info depth=3 ")) << answers.at(1);
    EXPECT_TRUE(starts(answers.back(), "done move=")) << "a textbook search limits itself";
    EXPECT_EQ(talk({"set-param name=king value=x"}),
              std::vector<std::string>{"error message=\"king: expected a whole number from -3000 to 3000\""});
    EXPECT_EQ(talk({"set-param name=speed value=\"a b\""}),
              std::vector<std::string>{"error message=\"speed: unknown option\""});
}

TEST_F(HubTest, StrayPonderHitStartsNothing) {
    EXPECT_EQ(talk({"pos pos=start", "level depth=2", "go think"}).back().substr(0, 4), "done");
    EXPECT_TRUE(talk({"ponder-hit"}).empty());
}

TEST(HubText, TurnsPositionsRound) {
    const std::string start = "W" + std::string(12, 'w') + std::string(8, 'e') + std::string(12, 'b');
    EXPECT_EQ(fen_to_hub("W:W1-12:B21-32", 32), start);
    EXPECT_EQ(fen_to_hub(*hub_to_fen("BeeWB", 4), 4), "BeeWB");
    EXPECT_FALSE(fen_to_hub("W:W33:B1", 32));
    EXPECT_FALSE(fen_to_hub("W:W1:B1", 32));
    EXPECT_FALSE(fen_to_hub("nonsense", 32));
    EXPECT_EQ(hub_value("say \"no\""), "\"say 'no'\"");
}

TEST_F(HubTest, RefusesNonsenseAndGoesOn) {
    EXPECT_TRUE(starts(talk({"pos pos=Wxyz"}).at(0), "error message="));
    EXPECT_TRUE(starts(talk({"pos pos=\"W"}).at(0), "error message="));
    EXPECT_TRUE(starts(talk({"pos pos=start moves=\"1-99\"", "level depth=2", "go think"}).at(0), "error message="));
    EXPECT_TRUE(starts(talk({"set-param name=variant value=chess"}).at(0), "error message="));
    EXPECT_TRUE(starts(talk({"level depth=x"}).at(0), "error message="));
    EXPECT_EQ(talk({"ping"}).at(0), "pong");
}

}  // namespace damas::protocol
