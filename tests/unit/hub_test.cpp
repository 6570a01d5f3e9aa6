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

TEST_F(HubTest, RefusesNonsenseAndGoesOn) {
    EXPECT_TRUE(starts(talk({"pos pos=Wxyz"}).at(0), "error message="));
    EXPECT_TRUE(starts(talk({"pos pos=\"W"}).at(0), "error message="));
    EXPECT_TRUE(starts(talk({"pos pos=start moves=\"1-99\"", "level depth=2", "go think"}).at(0), "error message="));
    EXPECT_TRUE(starts(talk({"set-param name=variant value=chess"}).at(0), "error message="));
    EXPECT_TRUE(starts(talk({"level depth=x"}).at(0), "error message="));
    EXPECT_EQ(talk({"ping"}).at(0), "pong");
}

}  // namespace damas::protocol
