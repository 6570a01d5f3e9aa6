// SPDX-License-Identifier: MIT
// Whole matches, as small as can be: everybody meets everybody with both colours, the number of games at once changes
// nothing, an interrupted match goes on, and whoever breaks the rules loses.
#include "arena/match.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <mutex>
#include <sstream>

#include "notation/move_writer.hpp"
#include "support/messages.hpp"

namespace damas::arena {

namespace fs = std::filesystem;

class MatchTest : public ::testing::Test {
protected:
    void SetUp() override {
        const auto* test = ::testing::UnitTest::GetInstance()->current_test_info();
        directory_ = fs::path(::testing::TempDir()) / (std::string("damas_match_") + test->name());
        fs::remove_all(directory_);
    }
    void TearDown() override { fs::remove_all(directory_); }

    static PlayerSpec player(const std::string& text) { return *read_player_spec(text); }

    static MatchSettings settings(const std::string& rules, int rounds,
                                  const std::vector<std::string>& players = {"champion name=A hash=1",
                                                                             "textbook name=B depth=2"}) {
        MatchSettings s{.rules = rules,
                        .players = {},
                        .pace = {.nodes = 60},
                        .openings = random_openings(*engine::find_rulebook(rules), 6, rounds, 5),
                        .openings_text = "6 random plies, seed 5",
                        .openings_shown = "6 random plies, seed 5",
                        .rounds = rounds};
        for (const std::string& text : players) s.players.push_back(player(text));
        return s;
    }

    /// Plays, and keeps the games that were played now as text by pair and game.
    Match play(MatchSettings s, int enough = 0) {
        played_.clear();
        s.on_game = [&](const Match& match, const PlayedGame& played) {
            EXPECT_EQ(match.games.back().pair, played.outcome.pair) << "told in the order in which games end";
            played_[{played.outcome.pair, played.outcome.game}] = notation::pdn::write(played.pdn);
            return enough > 0 && std::ssize(played_) >= enough;
        };
        const std::atomic<bool> never = false;
        auto match = run_match(s, never);
        EXPECT_TRUE(match) << match.error();
        if (!match) return {};
        std::ranges::sort(match->games, {}, [](const Outcome& o) { return std::pair(o.pair, o.game); });
        return std::move(*match);
    }

    static std::string error_of(const MatchSettings& s) {
        const std::atomic<bool> never = false;
        const auto match = run_match(s, never);
        return match ? "no error" : words::english(match.error());
    }

    static std::string text_of(const fs::path& path) {
        std::ifstream file(path, std::ios::binary);
        std::ostringstream text;
        text << file.rdbuf();
        return text.str();
    }

    /// Games as they were written before they had checksums.
    static std::string as_older(const std::string& games) {
        std::istringstream lines(games);
        std::string text;
        for (std::string line; std::getline(lines, line);)
            if (!line.starts_with("[Digest")) text += line + '\n';
        return text;
    }

    /// What is known of a game, but for its number.
    static auto facts(const Outcome& o) { return std::tuple(o.white, o.black, o.score, o.plies, o.reason, o.fault); }
    static auto all_facts(const Match& match) {
        std::vector<decltype(facts(match.games[0]))> list;
        for (const Outcome& o : match.games) list.push_back(facts(o));
        return list;
    }

    fs::path directory_;
    std::map<std::pair<int, int>, std::string> played_;
};

/// What is wrong with a player of Spanish draughts; empty if nothing is.
std::string wrong_with(const std::string& text) {
    const auto spec = read_player_spec(text);
    if (!spec) return words::english(spec.error());
    const auto made = make_contestant(*spec, "spanish");
    return made ? "" : words::english(made.error());
}

TEST(PlayerSpecs, NameAnOptionOnceAndNoneOfTheOtherSearch) {
    EXPECT_EQ(wrong_with("champion name=A hash=1 level=3"), "");
    EXPECT_EQ(wrong_with("textbook name=A depth=3 king=200 seed=7"), "");
    EXPECT_EQ(wrong_with("champion level=3 level=4"), "player champion level=3 level=4: level: is named twice");
    EXPECT_EQ(wrong_with("hub command=x command=y"), "player hub command=x command=y: command: is named twice");
    EXPECT_EQ(wrong_with("champion name=A hash=1 depth=3"),
              "player A: depth: an option of a textbook player, and this one is champion");
    EXPECT_EQ(wrong_with("textbook name=A level=3"),
              "player A: level: an option of a champion player, and this one is textbook");
    EXPECT_TRUE(wrong_with("champion name=A hash=1 table_directory=/nowhere").ends_with("/nowhere: not a directory"));
}

TEST_F(MatchTest, EveryOpeningIsPlayedWithBothColours) {
    for (const engine::Rulebook* book : engine::rulebooks()) {
        const MatchSettings s = settings(std::string(book->id()), 3);
        EXPECT_EQ(total_games(s), 6);
        const Match match = play(s);
        ASSERT_EQ(match.games.size(), 6u);
        EXPECT_EQ(match.players, (std::vector<std::string>{"A", "B"}));
        EXPECT_EQ(match.pace, "60 nodes a move");
        for (int i = 0; i < 6; ++i) {
            const Outcome& o = match.games[static_cast<std::size_t>(i)];
            EXPECT_EQ(std::pair(o.pair, o.game), std::pair(i / 2, i % 2));
            EXPECT_EQ(std::pair(o.white, o.black), i % 2 == 0 ? std::pair(0, 1) : std::pair(1, 0));
            EXPECT_FALSE(o.fault);
            EXPECT_FALSE(o.reason.empty());
            // The referee agrees with what was written down.
            const auto games = notation::pdn::read(played_.at({o.pair, o.game}));
            ASSERT_TRUE(games) << words::english(games.error().message());
            const auto game = book->new_game();
            const Opening& opening = s.openings[static_cast<std::size_t>(o.pair)];
            for (std::size_t ply = 0; ply < games->front().line.moves.size(); ++ply) {
                const notation::MoveText& move = games->front().line.moves[ply].move;
                const auto& given = opening.game.moves();
                EXPECT_TRUE(ply >= given.size() || move == notation::short_form(given[ply]));
                ASSERT_TRUE(game->play(move).legal()) << notation::write_move_text(move);
            }
            const engine::GameState end = game->state();
            EXPECT_EQ(end.ply, o.plies);
            EXPECT_EQ(rules::id(end.result.reason), o.reason);
            EXPECT_EQ(end.result.outcome, o.score == 2   ? rules::Outcome::white
                                          : o.score == 0 ? rules::Outcome::black
                                                         : rules::Outcome::draw);
        }
    }
}

TEST_F(MatchTest, GamesAtOnceAreTheSameGames) {
    MatchSettings s = settings("spanish", 6);
    const Match one = play(s);
    const auto games = played_;
    EXPECT_EQ(games.size(), 12u);
    s.jobs = 2;
    const Match two = play(s);
    EXPECT_EQ(played_, games);
    EXPECT_EQ(all_facts(two), all_facts(one));
}

TEST_F(MatchTest, EverybodyMeetsEverybody) {
    const Match match = play(settings(
        "spanish", 2, {"champion name=A hash=1 level=1", "textbook name=B depth=1", "textbook name=C depth=2"}));
    std::map<std::pair<int, int>, int> met;
    for (const Outcome& o : match.games) ++met[{o.white, o.black}];
    EXPECT_EQ(met.size(), 6u);
    for (const auto& [players, games] : met) EXPECT_EQ(games, 2) << players.first << " - " << players.second;
}

TEST_F(MatchTest, GoesOnWhereItWasInterrupted) {
    MatchSettings s = settings("spanish", 4);
    const Match whole = play(s);
    const auto games = played_;
    s.directory = directory_.string();
    EXPECT_EQ(play(s, 3).games.size(), 3u);
    EXPECT_EQ(play(s).games.size(), 8u);
    EXPECT_EQ(played_.size(), 5u) << "three of them were there";
    const Match again = play(s);
    EXPECT_TRUE(played_.empty()) << "nothing was left to play";
    EXPECT_EQ(all_facts(again), all_facts(whole)) << "as read from the file";
    for (const auto& [number, pdn] : played_) EXPECT_EQ(pdn, games.at(number));

    const fs::path file = directory_ / "games.pdn";
    fs::resize_file(file, fs::file_size(file) - 10);
    EXPECT_EQ(all_facts(play(s)), all_facts(whole));
    EXPECT_EQ(played_.size(), 1u) << "the game that was cut off";

    s.rounds = 5;
    s.openings = random_openings(*engine::find_rulebook("spanish"), 6, 5, 5);
    EXPECT_EQ(play(s).games.size(), 10u) << "a match may grow";
    s.pace.nodes = 61;
    EXPECT_EQ(error_of(s), s.directory + " holds another match (see its match.txt): choose another directory");
    EXPECT_NE(text_of(directory_ / "match.txt").find("player: textbook name=B depth=2"), std::string::npos);
}

TEST_F(MatchTest, OneProgramAtATimePlaysInADirectory) {
    MatchSettings s = settings("spanish", 1);
    s.directory = directory_.string();
    int tried = 0;
    s.on_game = [&](const Match&, const PlayedGame&) {
        MatchSettings other = settings("spanish", 1);
        other.directory = s.directory;
        EXPECT_EQ(error_of(other), s.directory + "/games.pdn: another program is writing it now");
        return ++tried > 5;
    };
    EXPECT_EQ(error_of(s), "no error");
    EXPECT_EQ(tried, 2);
}

TEST_F(MatchTest, GamesThatWereChangedAreRefusedAndNothingIsCut) {
    MatchSettings s = settings("spanish", 2);
    s.directory = directory_.string();
    const Match whole = play(s);
    const fs::path file = directory_ / "games.pdn";
    const std::string games = text_of(file);
    const auto says = [&](const std::string& text, const std::string& error) {
        std::ofstream(file, std::ios::binary) << text;
        const std::string said = error_of(s);
        EXPECT_TRUE(said.ends_with(error)) << said;
        EXPECT_EQ(text_of(file), text) << "not a byte was touched";
    };
    for (const std::string_view what : {"[Result \"", "[Round \"", "[White \"", "1. ", "[Digest \""}) {
        std::string other = games;
        char& letter = other[other.find(what) + what.size()];
        letter = letter == '1' ? '2' : '1';
        says(other, "games.pdn: line 1: damaged: the game is not as it was written");
    }
    const std::size_t second = games.find("[Digest", 1);
    const auto line = std::to_string(1 + std::ranges::count(games, '\n'));
    says(games + games.substr(0, second), "games.pdn: line " + line + ": the same game once more");
    says(games + "[Event \"Otro\"]\n\n1. 10-14 *\n\n", "games.pdn: line " + line + ": not a game of this match");
    says(games + "[Event \"Otro\"]\n\n1. 10-14 1-0\n", "games.pdn: line " + line + ": not a game of this match");
    // What was torn off is cut; games of an older match, without checksums, are taken as they are.
    std::ofstream(file, std::ios::binary) << games + games.substr(0, second / 2);
    EXPECT_EQ(all_facts(play(s)), all_facts(whole));
    EXPECT_EQ(text_of(file), games);
    std::ofstream(file, std::ios::binary) << as_older(games.substr(0, second)) + games.substr(second);
    EXPECT_EQ(all_facts(play(s)), all_facts(whole));
    EXPECT_TRUE(played_.empty());
}

TEST_F(MatchTest, RoundsThatNoMatchHasAreRefused) {
    MatchSettings s = settings("spanish", 1);
    s.directory = directory_.string();
    play(s);
    const std::string games = as_older(text_of(directory_ / "games.pdn"));
    for (const char* round :
         {"-2147483648.1", "0.1", "1.-2147483648", "2147483647.2", "1.3", "99999999999.1", "1.", "."}) {
        std::string other = games;
        other.replace(other.find("1.1"), 3, round);
        std::ofstream(directory_ / "games.pdn", std::ios::binary) << other;
        EXPECT_NE(error_of(s).find("not a game of this match"), std::string::npos) << round;
    }
}

TEST_F(MatchTest, StopsWhenItIsTold) {
    const std::atomic<bool> at_once = true;
    const auto match = run_match(settings("spanish", 2), at_once);
    ASSERT_TRUE(match) << match.error();
    EXPECT_TRUE(match->games.empty());
    EXPECT_EQ(play(settings("spanish", 2), 1).games.size(), 1u) << "on_game was satisfied";
}

TEST_F(MatchTest, TablesEndWhatTheyKnow) {
    const engine::Rulebook& book = *engine::find_rulebook("spanish");
    MatchSettings s = settings("spanish", 1);
    s.openings = *read_openings(book, "W:WK1,K5,K9:BK32\nB:WK5,K12:BK29\n");
    s.rounds = 2;
    s.adjudicate = "";
    const Match judged = play(s);
    ASSERT_EQ(judged.games.size(), 4u);
    for (const Outcome& o : judged.games) {
        EXPECT_EQ(o.reason, "adjudicated");
        EXPECT_EQ(o.plies, 0);
        EXPECT_EQ(o.score, o.pair == 0 ? 2 : 1);
    }
    s.adjudicate.reset();
    for (const Outcome& o : play(s).games) {
        EXPECT_NE(o.reason, "adjudicated");
        EXPECT_GT(o.plies, 0);
    }
}

TEST_F(MatchTest, WhoBreaksTheRulesLoses) {
    // Answers every position with the move 32-28.
    const std::string script =
        "while read -r line; do case $line in hub) echo wait;; init) echo ready;; go*) echo done move=32-28;; quit) "
        "exit;; esac; done";
    MatchSettings s = settings("international", 2, {"textbook name=A depth=1"});
    s.players.push_back({"hub", "fake", {"hub", {{"command", "sh -c '" + script + "'"}}}});
    const Match match = play(s);
    ASSERT_EQ(match.games.size(), 4u);
    for (const Outcome& o : match.games) {
        EXPECT_TRUE(o.fault);
        EXPECT_EQ(o.reason, "illegal_move");
        EXPECT_EQ(o.score, o.white == 0 ? 2 : 0) << "the other one wins";
    }
    std::string dying = script;
    dying.replace(dying.find("echo done move=32-28"), 20, "exit 7");
    s.players[1].options.arguments[0].second = "sh -c '" + dying + "'";
    for (const Outcome& o : play(s).games) {
        EXPECT_EQ(o.reason, "broke_down");
        EXPECT_EQ(o.score, o.white == 0 ? 2 : 0);
    }
    EXPECT_NE(played_.begin()->second.find("ended with exit code 7"), std::string::npos) << played_.begin()->second;
}

TEST_F(MatchTest, SaysWhyItCannotBePlayed) {
    MatchSettings s = settings("spanish", 1, {"champion name=A hash=1", "champion name=B level=11"});
    EXPECT_EQ(error_of(s), "player B: level: expected a whole number from 1 to 10");
    s = settings("spanish", 1);
    s.directory = "/dev/null/match";
    EXPECT_TRUE(error_of(s).starts_with("/dev/null/match: ")) << error_of(s);
    s.directory = directory_.string();
    fs::create_directories(directory_);
    std::ofstream(directory_ / "games.pdn") << "1. 9-13 *\n\n";
    EXPECT_TRUE(error_of(s).ends_with("games.pdn: line 1: not a game of this match")) << error_of(s);
}

}  // namespace damas::arena
