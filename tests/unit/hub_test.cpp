// SPDX-License-Identifier: MIT
// Hub sessions as another program would hold them.
#include "protocol/hub.hpp"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <set>
#include <sstream>
#include <utility>

#include "engine/option_table.hpp"
#include "notation/move_writer.hpp"
#include "protocol/descriptor.hpp"

namespace damas::protocol {

class HubTest : public ::testing::Test {
protected:
    /// Sends lines, waits for a running search, and returns everything that was answered since the last time.
    std::vector<std::string> talk(std::initializer_list<std::string_view> lines) {
        for (const std::string_view line : lines) hub_.receive(line);
        hub_.wait();
        const std::lock_guard lock(mutex_);
        return std::exchange(answers_, {});
    }
    static bool starts(const std::string& text, std::string_view with) { return text.starts_with(with); }
    static long count(const std::vector<std::string>& answers, std::string_view command) {
        return std::ranges::count_if(
            answers, [&](const std::string& a) { return a == command || a.starts_with(std::string(command) + ' '); });
    }

    std::mutex mutex_;
    std::vector<std::string> answers_;  ///< Also of the thread that thinks.
    HubEngine hub_{[this](const std::string& line) {
                       const std::lock_guard lock(mutex_);
                       answers_.push_back(line);
                   },
                   {.hash_megabytes = 1}};
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

TEST_F(HubTest, AnnouncesEveryOptionOnce) {
    std::set<std::string> announced;
    for (const std::string& answer : talk({"hub"})) {
        const auto line = read_hub_line(answer);
        if (line->command != "param") continue;
        EXPECT_TRUE(announced.insert(std::string(*line->get("name"))).second) << answer << " twice";
    }
    std::set<std::string> known{"variant", "tt-size", "multi-pv", "ponder", "bb-size"};
    for (const engine::Option& option : engine::option_table())
        if (option.use != engine::Option::Use::tuning) known.insert(std::string(option.name));
    EXPECT_EQ(announced, known);
    for (const char* name : {"hash", "evaluation", "network", "patterns", "book"})
        EXPECT_TRUE(announced.contains(name)) << name;
    for (const char* name : {"tt-size", "multi-pv"}) {
        const std::string command = "set-param name=" + std::string(name) + " value=";
        EXPECT_EQ(count(talk({command + "31", command + "x", command + "1.5"}), "error"), 3) << name;
    }
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
    const engine::Rulebook& book = *engine::find_rulebook("spanish");
    std::set<std::string> legal;
    for (const engine::LegalMove& move : book.new_game()->legal_moves()) legal.insert(notation::write_hub(move));
    const std::string move(read_hub_line(answers.back())->get("move").value_or(""));
    EXPECT_TRUE(legal.contains(move)) << answers.back();
}

TEST_F(HubTest, ShowsSeveralLines) {
    const auto answers = talk({"set-param name=variant value=spanish", "set-param name=multi-pv value=2",
                               "pos pos=start", "level depth=3", "go think"});
    EXPECT_NE(answers[0].find("multipv=1"), std::string::npos);
    EXPECT_NE(answers[1].find("multipv=2"), std::string::npos);
}

TEST_F(HubTest, AnswersWhenTold) {
    for (const char* mode : {"go think", "go analyze", "go ponder"}) {
        const auto answers = talk({"pos pos=start", "level infinite", mode, "ping", "stop"});
        EXPECT_EQ(count(answers, "pong"), 1);
        EXPECT_EQ(count(answers, "done"), 1);
        EXPECT_TRUE(starts(answers.back(), "done move=")) << mode;
        EXPECT_TRUE(talk({"stop", "ponder-hit"}).empty()) << "nothing is left to be stopped";
    }
}

TEST_F(HubTest, AnswersEverySearchThatACommandEnds) {
    for (const char* command : {"pos pos=start", "new-game", "init", "set-param name=king value=250", "go analyze"}) {
        auto answers = talk({"pos pos=start", "level infinite", "go analyze", command, "stop", "ping"});
        EXPECT_EQ(count(answers, "done"), std::string_view(command) == "go analyze" ? 2 : 1) << command;
        EXPECT_EQ(answers.back(), "pong") << command;
    }
}

TEST_F(HubTest, PonderHitBecomesAThink) {
    const auto answers = talk({"pos pos=start", "level depth=3", "go ponder", "ponder-hit"});
    EXPECT_EQ(count(answers, "done"), 1);
    EXPECT_TRUE(starts(answers.back(), "done move="));
    EXPECT_TRUE(talk({"ponder-hit"}).empty());
}

TEST_F(HubTest, LevelsStayUntilThereIsAnother) {
    EXPECT_EQ(count(talk({"level depth=2", "pos pos=start", "go think"}), "done"), 1) << "also before the position";
    EXPECT_EQ(count(talk({"pos pos=start moves=32-28", "go think"}), "done"), 1);
    EXPECT_EQ(talk({"level nodes=x"}), std::vector<std::string>{"error message=\"bad value for nodes\""});
    EXPECT_EQ(count(talk({"level depth=0", "level nodes=0", "level depth=1.5", "level depth=3 nodes=-1"}), "error"), 4);
    const auto answers = talk({"level", "level moon=full", "go think"});
    EXPECT_EQ(count(answers, "done"), 1) << "what was refused has changed nothing";
    EXPECT_TRUE(starts(answers.at(answers.size() - 2), "info depth=2 ")) << answers.at(answers.size() - 2);
}

TEST_F(HubTest, IllegalMovesAreToldWithThePosition) {
    EXPECT_EQ(talk({"pos pos=start moves=\"32-28 19-23 31-27\""}),
              std::vector<std::string>{"error message=\"illegal move 31-27: capture_compulsory\""});
    EXPECT_EQ(talk({"level depth=2", "go think"}),
              std::vector<std::string>{"error message=\"no position: the last one was refused\""});
    EXPECT_EQ(count(talk({"pos pos=start moves=1-99"}), "error"), 1);
    EXPECT_EQ(count(talk({"pos pos=start moves=castles"}), "error"), 1);
    EXPECT_TRUE(talk({"pos pos=start moves=\"32-28 19-23 28x19x23\""}).empty());
    EXPECT_EQ(count(talk({"go think"}), "done"), 1);
}

TEST_F(HubTest, NothingIsPlayedAfterTheEnd) {
    const std::string over = "B" + std::string(31, 'e') + 'w' + std::string(18, 'e');
    EXPECT_TRUE(talk({"pos pos=" + over}).empty()) << "it is a position";
    EXPECT_EQ(talk({"level depth=2", "go think"}), std::vector<std::string>{"error message=\"the game is over\""});
    EXPECT_EQ(count(talk({"pos pos=" + over + " moves=1-6"}), "error"), 1);
    EXPECT_EQ(talk({"set-param name=variant value=spanish", "go think"}),
              std::vector<std::string>{"error message=\"no position\""});
}

/// Deeper searches of a drawn ending say the same: only what is new is worth a line, and half a second of silence.
TEST_F(HubTest, DoesNotRepeatItself) {
    talk({"set-param name=variant value=spanish"});
    std::string position = "W" + std::string(32, 'e');
    position[4] = 'W', position[29] = 'B';
    const auto answers = talk({"pos pos=" + position, "level nodes=100000", "go think"});
    ASSERT_GE(answers.size(), 2u);
    std::vector<HubLine> infos;
    for (const std::string& answer : answers)
        if (const auto line = read_hub_line(answer); line->command == "info") infos.push_back(*line);
    ASSERT_EQ(infos.size() + 1, answers.size());
    EXPECT_GT(std::stoul(std::string(*infos.back().get("depth"))), infos.size()) << "not a line for every depth";
    const auto move = [](const HubLine& line) { return line.get("pv")->substr(0, line.get("pv")->find(' ')); };
    const auto time = [](const HubLine& line) { return std::stod(std::string(*line.get("time"))); };
    for (std::size_t i = 1; i + 1 < infos.size(); ++i)
        EXPECT_TRUE(infos[i].get("score") != infos[i - 1].get("score") || move(infos[i]) != move(infos[i - 1]) ||
                    time(infos[i]) - time(infos[i - 1]) > 0.49)
            << answers[i];
}

/// What a whole session says.
std::pair<bool, std::string> session(const std::string& commands) {
    int ends[2];
    EXPECT_EQ(pipe(ends), 0);
    Descriptor out(ends[0]), in(ends[1]);
    std::string text;
    std::thread reader([&] {
        std::array<char, 4096> bytes;
        for (ssize_t n; (n = read(out.get(), bytes.data(), bytes.size())) > 0;)
            text.append(bytes.data(), static_cast<std::size_t>(n));
    });
    std::istringstream input(commands);
    LineWriter writer(in.get());
    const bool written = speak_hub(input, writer, {.hash_megabytes = 1});
    in.reset();
    reader.join();
    return {written, text};
}

TEST(HubSession, TheLastSearchIsAnswered) {
    for (const char* end : {"", "quit\n", "quit\nping\n"}) {
        const auto [written, text] = session(std::string("pos pos=start\nlevel infinite\ngo analyze\n") + end);
        EXPECT_TRUE(written);
        EXPECT_EQ(text.rfind("\ndone move="), text.find("\ndone move="));
        EXPECT_NE(text.find("\ndone move="), std::string::npos) << text;
        EXPECT_EQ(text.find("pong"), std::string::npos) << "nothing is answered after quit";
    }
}

TEST(HubSession, NoticesThatNothingCanBeWritten) {
    const Descriptor full(open("/dev/full", O_WRONLY));
    LineWriter writer(full.get());
    std::istringstream input("hub\nping\nquit\n");
    EXPECT_FALSE(speak_hub(input, writer));
    EXPECT_EQ(writer.error(), ENOSPC);
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
    EXPECT_EQ(write_hub_position(engine::find_rulebook("spanish")->start(), 32), start);
    EXPECT_EQ(read_hub_position(start, 32), engine::find_rulebook("spanish")->start());
    EXPECT_EQ(write_hub_position(*read_hub_position("BeeWB", 4), 4), "BeeWB");
    EXPECT_FALSE(read_hub_position("BeeWB", 5));
    EXPECT_FALSE(read_hub_position("eeeWB", 4));
    EXPECT_FALSE(read_hub_position("Bee.B", 4));
    EXPECT_EQ(hub_value("say \"no\""), "\"say 'no'\"");
}

TEST_F(HubTest, RefusesNonsenseAndGoesOn) {
    EXPECT_TRUE(starts(talk({"pos pos=Wxyz"}).at(0), "error message="));
    EXPECT_TRUE(starts(talk({"pos pos=\"W"}).at(0), "error message="));
    EXPECT_TRUE(starts(talk({"pos pos=start moves=\"1-99\""}).at(0), "error message="));
    EXPECT_TRUE(starts(talk({"set-param name=variant value=chess"}).at(0), "error message="));
    EXPECT_TRUE(starts(talk({"level depth=x"}).at(0), "error message="));
    EXPECT_EQ(talk({"ping"}).at(0), "pong");
}

}  // namespace damas::protocol
