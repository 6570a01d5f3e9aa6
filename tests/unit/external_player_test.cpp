// SPDX-License-Identifier: MIT
// Players that are other programs: the process, Hub and DamExchange.
#include <gtest/gtest.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <sstream>

#include "arena/contestant.hpp"
#include "arena/process.hpp"
#include "engine/rulebook.hpp"
#include "protocol/connection.hpp"
#include "support/messages.hpp"
#include "words/system.hpp"

namespace damas::arena {

using Words = std::vector<std::string>;

TEST(Command, IsSplitAtBlanks) {
    EXPECT_EQ(*split_command("  ./scan\thub "), (Words{"./scan", "hub"}));
    EXPECT_EQ(*split_command("a 'b c' \"d 'e\" f\"\"g '' \"\""), (Words{"a", "b c", "d 'e", "fg", "", ""}));
    EXPECT_FALSE(split_command("a 'b"));
    EXPECT_FALSE(split_command("  "));
}

TEST(Process, EchoesLines) {
    auto process = Process::start("cat");
    ASSERT_TRUE(process) << process.error();
    ASSERT_TRUE(process->send("one"));
    ASSERT_TRUE(process->send("two three"));
    EXPECT_EQ(*process->receive(30), "one");
    EXPECT_EQ(*process->receive(30), "two three");
    EXPECT_FALSE(process->receive(0.01)) << "nothing more to read";
    EXPECT_TRUE(process->alive());
    Process moved = std::move(*process);
    ASSERT_TRUE(moved.send("four"));
    EXPECT_EQ(*moved.receive(30), "four");
}

TEST(Process, NoticesDeath) {
    auto process = Process::start("sh -c 'echo last; exit 3'");
    ASSERT_TRUE(process) << process.error();
    EXPECT_EQ(*process->receive(30), "last");
    EXPECT_EQ(process->receive(30).error(), "ended with exit code 3");
    EXPECT_FALSE(process->alive());
    for (int i = 0; i < 3; ++i) EXPECT_FALSE(process->send("into the void"));
    auto killed = Process::start("sh -c 'kill -9 $$'");
    ASSERT_TRUE(killed);
    EXPECT_EQ(killed->receive(30).error(), "was ended by signal 9");
}

TEST(Process, StartsInADirectory) {
    const std::string directory = std::filesystem::canonical(std::filesystem::temp_directory_path()).string();
    auto process = Process::start("pwd", directory);
    ASSERT_TRUE(process) << process.error();
    EXPECT_EQ(*process->receive(30), directory);
}

TEST(Process, HasAGroupOfItsOwn) {
    // Who interrupts a match at the keyboard interrupts our group: the programs must not lose their games by that.
    auto process = Process::start("cat /proc/self/stat");
    ASSERT_TRUE(process);
    const auto line = process->receive(10);
    ASSERT_TRUE(line);
    std::istringstream fields(*line);
    std::string pid, name, state, parent, group;
    fields >> pid >> name >> state >> parent >> group;
    EXPECT_EQ(group, pid);
    EXPECT_NE(group, std::to_string(getpgrp()));
}

TEST(Process, SaysWhyItDoesNotStart) {
    EXPECT_TRUE(error_of(Process::start("./no/such/program x")).starts_with("cannot start ./no/such/program: "));
    EXPECT_TRUE(error_of(Process::start("cat", "/no/such/directory")).starts_with("cannot start cat in /no/such/dir"));
}

TEST(Process, KillsAProgramThatDoesNotWantToEnd) {
    auto process = Process::start("sh -c 'trap \"\" TERM HUP; echo $$; while :; do sleep 0.05; done'");
    ASSERT_TRUE(process) << process.error();
    const pid_t pid = std::stoi(*process->receive(30));
    EXPECT_EQ(kill(pid, 0), 0);
    process = std::unexpected(words::verbatim("gone"));
    EXPECT_NE(kill(pid, 0), 0) << "killed and waited for";
}

/// A specification as the command line would give it.
PlayerSpec spec(const std::string& kind, std::vector<std::pair<std::string, std::string>> options) {
    return {kind, "peer", {kind, std::move(options)}};
}

std::expected<std::unique_ptr<Contestant>, words::Message> make_script(const std::string& script,
                                                                       const std::string& rules = "international") {
    return make_hub(spec("hub", {{"command", "sh -c '" + script + "'"}}), rules);
}

/// The start of a game.
engine::GameRecord start_of(const char* rules) { return engine::find_rulebook(rules)->new_game()->record(); }

/// Answers the greeting, then every `go` with the move 32-28.
const std::string polite =
    "while read -r line; do case $line in "
    "hub) echo id name=fake; echo param name=threads value=4 type=int; echo wait;; "
    "init) echo \"$params\"; echo ready;; "
    "set-param*) params=\"$params $line\";; "
    "go*) echo info depth=7 score=-0.25 nodes=1234; echo \"info depth=8 score=1.5\"; echo done move=32-28;; "
    "quit) exit;; esac; done";

TEST(HubPlayer, TalksToAnyProgram) {
    auto player = make_script(polite);
    ASSERT_TRUE(player) << player.error();
    for (int game = 0; game < 2; ++game) {
        ASSERT_TRUE((*player)->new_game());
        const auto reply = (*player)->think(start_of("international"), {.nodes = 100});
        ASSERT_TRUE(reply) << reply.error();
        EXPECT_EQ(notation::write_move_text(*reply->move), "32-28");
        EXPECT_EQ(reply->score, 150);
        EXPECT_EQ(reply->depth, 8);
        EXPECT_EQ(reply->nodes, 1234u);
    }
}

TEST(HubPlayer, SetsWhatIsOffered) {
    // The program says what it was told as an error, which ends the greeting.
    std::string telling = polite;
    telling.replace(telling.find("echo \"$params\""), 14, "echo \"error message=\\\"$params\\\"\"");
    auto player = make_hub(spec("hub", {{"command", "sh -c '" + telling + "'"}, {"param.tt-size", "20"}}), "spanish");
    ASSERT_FALSE(player);
    EXPECT_EQ(
        player.error(),
        "peer: error:  set-param name=variant value=spanish set-param name=threads value=1 set-param name=tt-size "
        "value=20");
}

TEST(HubPlayer, ReportsWhatIsWrong) {
    EXPECT_EQ(make_hub(spec("hub", {}), "spanish").error(), "player peer: command= is missing");
    EXPECT_EQ(make_hub(spec("hub", {{"colour", "red"}}), "spanish").error(),
              "player peer: colour: unknown option, expected command, directory, name or param.NAME");
    EXPECT_TRUE(
        error_of(make_hub(spec("hub", {{"command", "./no/such"}}), "spanish")).starts_with("player peer: cannot"));
    EXPECT_EQ(make_script("exit 4").error(), "peer: ended with exit code 4");
    std::string dying = polite;
    dying.replace(dying.find("echo done move=32-28"), 20, "exit 5");
    auto player = make_script(dying);
    ASSERT_TRUE(player) << player.error();
    EXPECT_EQ((*player)->think(start_of("international"), {.nodes = 100}).error(), "peer: ended with exit code 5");
    std::string babbling = polite;
    babbling.replace(babbling.find("move=32-28"), 10, "move=castles");
    player = make_script(babbling);
    ASSERT_TRUE(player) << player.error();
    EXPECT_EQ((*player)->think(start_of("international"), {.nodes = 100}).error(),
              "peer: answered no move but castles");
    std::string doubled = polite;
    doubled.replace(doubled.find("echo done move=32-28"), 20, "printf \"done move=32-28\\ndone move=33-29\\n\"");
    player = make_script(doubled);
    ASSERT_TRUE(player) << player.error();
    ASSERT_TRUE((*player)->think(start_of("international"), {.nodes = 100}));
    EXPECT_EQ((*player)->think(start_of("international"), {.nodes = 100}).error(),
              "peer: answered twice: done move=33-29");
}

/// Plays both sides with one program until the game is over; every answer must be legal.
void play_through(Contestant& player, std::string_view rules, std::uint64_t nodes, int most_plies) {
    ASSERT_TRUE(player.new_game());
    const auto game = engine::find_rulebook(rules)->new_game();
    while (!game->over() && game->ply() < most_plies) {
        const auto reply = player.think(game->record(), {.nodes = nodes});
        ASSERT_TRUE(reply) << reply.error();
        ASSERT_TRUE(reply->move);
        ASSERT_TRUE(game->play(*reply->move).legal()) << notation::write_move_text(*reply->move);
    }
    player.game_over(game->record());
}

TEST(HubPlayer, PlaysWithOurOwnEngine) {
    for (const engine::Rulebook* book : engine::rulebooks()) {
        const std::string rules(book->id());
        auto player = make_hub(spec("hub", {{"command", DAMAS_EXTERNAL_PROGRAM " hub"}, {"param.king", "300"}}), rules);
        ASSERT_TRUE(player) << player.error();
        play_through(**player, rules, 60, 200);
    }
    EXPECT_EQ(
        error_of(make_hub(spec("hub", {{"command", DAMAS_EXTERNAL_PROGRAM " hub"}, {"param.king", "x"}}), "spanish"))
            .substr(0, 18),
        "peer: error: king:");
}

/// A port that was free a moment ago.
std::string free_port() { return std::to_string(protocol::Listener::open("127.0.0.1", 0)->port()); }

TEST(DxpPlayer, PlaysGamesAgainstOurPlayer) {
    const std::string port = free_port();
    auto player = make_dxp(
        spec("dxp", {{"command", DAMAS_EXTERNAL_PROGRAM " dxp " + port}, {"host", "127.0.0.1"}, {"port", port}}),
        "international");
    ASSERT_TRUE(player) << player.error();
    const auto own = engine::make_player("international", {.hash_megabytes = 1});
    const std::atomic<bool> never = false;
    const engine::Rulebook& book = *engine::find_rulebook("international");
    // It plays Black, then White, then a game that we leave in the middle, then from the position after an opening.
    for (int round = 0; round < 4; ++round) {
        ASSERT_TRUE((*player)->new_game());
        const auto game = book.new_game();
        if (round == 3)
            for (const char* move : {"32-28", "19-23", "28x19"}) game->play(*notation::read_move_text(move));
        const rules::Side its = round % 2 == 0 ? rules::Side::black : rules::Side::white;
        while (!game->over() && !(round == 2 && game->ply() > 20)) {
            if (game->turn() == its) {
                const auto reply = (*player)->think(game->record(), {.nodes = 100});
                ASSERT_TRUE(reply) << reply.error();
                ASSERT_TRUE(reply->move);
                ASSERT_TRUE(game->play(*reply->move).legal());
            } else {
                ASSERT_TRUE(game->play(own->think(game->record(), {.nodes = 100}, {}, never).moves.front()));
            }
        }
        (*player)->game_over(game->record());
    }
}

TEST(DxpPlayer, ReportsWhatIsWrong) {
    EXPECT_EQ(make_dxp(spec("dxp", {}), "spanish").error(), "player peer: DXP is for international draughts only");
    EXPECT_EQ(make_dxp(spec("dxp", {{"port", "0"}}), "international").error(),
              "player peer: port: expected a whole number from 1 to 65535");
    EXPECT_TRUE(
        error_of(make_dxp(spec("dxp", {{"colour", "red"}}), "international")).starts_with("player peer: colour"));
    EXPECT_TRUE(error_of(make_dxp(spec("dxp", {{"host", "127.0.0.1"}, {"port", free_port()}}), "international"))
                    .starts_with("peer: cannot connect to 127.0.0.1 port "));
    EXPECT_TRUE(
        error_of(make_dxp(spec("dxp", {{"command", "sh -c 'exit 1'"}, {"host", "127.0.0.1"}, {"port", free_port()}}),
                          "international"))
            .starts_with("peer: cannot connect"));
}

}  // namespace damas::arena
