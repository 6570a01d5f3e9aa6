// SPDX-License-Identifier: MIT
// What tables say about games whose counts already run, as people and players hear it.
#include "endgames/table_probe.hpp"

#include <gtest/gtest.h>

#include "endgames/table_tools.hpp"
#include "engine/player.hpp"
#include "engine/rulebook.hpp"
#include "notation/move_writer.hpp"
#include "rules/profiles.hpp"

namespace {

using namespace damas;
using tables::Wdl;

std::unique_ptr<engine::Game> game_of(const char* rules, const char* fen, const char* moves,
                                      const rules::DrawLimits* limits = nullptr) {
    auto game = std::move(*engine::find_rulebook(rules)->read_game(fen, limits));
    std::string_view rest = moves;
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find(' '), rest.size());
        EXPECT_TRUE(game->play(*notation::read_move_text(rest.substr(0, end))).legal()) << rest;
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return game;
}

/// Both sides play a king there and back again, so often; nobody may capture on the way.
std::unique_ptr<engine::Game> shuffled(const char* rules, const char* fen, int times, const rules::DrawLimits& limits) {
    const auto back = [](const engine::LegalMove& move) {
        return *notation::read_move_text(to_string(move.to) + '-' + to_string(move.from));
    };
    const auto start = game_of(rules, fen, "", &limits);
    for (const engine::LegalMove& first : start->legal_moves()) {
        const auto second_board = start->clone();
        second_board->play(first);
        for (const engine::LegalMove& second : second_board->legal_moves()) {
            auto game = start->clone();
            bool fits = first.captured.empty() && second.captured.empty();
            for (int i = 0; i < times && fits; ++i)
                fits = game->play(first) && game->play(second) && game->play(back(first)).legal() &&
                       game->play(back(second)).legal();
            if (fits && game->state().position == start->state().position) return game;
        }
    }
    ADD_FAILURE() << "no way to and fro";
    return start->clone();
}

endgames::TableProbe probe(const engine::Game& game, const char* rules = "spanish") {
    auto result = endgames::probe_tables(rules, "", game.record());
    EXPECT_TRUE(result);
    return std::move(*result);
}

/// Plays a game out between two players of full strength.
rules::Result play_out(engine::Game& game, const char* rules) {
    const auto player = engine::make_player(rules, {.hash_megabytes = 1});
    const std::atomic<bool> never = false;
    while (!game.over()) game.play(player->think(game.record(), {.nodes = 5'000}, {}, never).moves.front());
    return game.state().result;
}

TEST(TableProbe, AForzosaThatHasBegunHasFewerPliesLeft) {
    const auto begun = game_of("spanish", "W:WK23,K24,K27:BK29", "27-9 29-8");
    const endgames::TableProbe p = probe(*begun);
    EXPECT_EQ(p.verdict.result, Wdl::draw);
    EXPECT_TRUE(p.verdict.too_late());
    EXPECT_EQ(p.verdict.on_board, Wdl::win);
    EXPECT_EQ(p.forzosa_plies, 22);
    EXPECT_EQ(words::say(sentence(p.verdict), words::Language::spanish),
              "tablas: ganada en el tablero, pero no a tiempo");
    for (const auto& [move, verdict] : p.moves) EXPECT_NE(verdict.result, Wdl::win) << notation::write_move(move);
}

TEST(TableProbe, TheSideThatWouldLoseHearsThatItWouldLose) {
    const endgames::TableProbe p = probe(*game_of("spanish", "B:WK1,K20,K32:BK28", ""));
    if (p.verdict.too_late()) {
        EXPECT_EQ(p.verdict.on_board, Wdl::loss);
        EXPECT_EQ(words::say(sentence(p.verdict), words::Language::spanish),
                  "tablas: perdida en el tablero, pero no a tiempo");
        EXPECT_EQ(words::say(sentence(p.verdict), words::Language::english),
                  "draw: lost on the board, but not in time");
    } else {
        ADD_FAILURE() << "expected a loss that comes too late";
    }
}

/// A move is called a win only if the position after it, asked as a game of its own with its counts, is one.
TEST(TableProbe, MovesAreJudgedWithTheCountThatRunsOn) {
    for (const char* fen : {"W:WK1,K6,K32:BK2", "W:WK5,K12,K16:BK30"}) {
        const auto game = game_of("spanish", fen, "");
        for (const auto& [move, verdict] : probe(*game).moves) {
            const auto after = game->clone();
            ASSERT_TRUE(after->play(move));
            if (after->over()) continue;
            const Wdl there = probe(*after).verdict.result;
            EXPECT_EQ(there == Wdl::loss, verdict.result == Wdl::win) << fen << ' ' << notation::write_move(move);
            EXPECT_EQ(there == Wdl::draw, verdict.result == Wdl::draw) << fen << ' ' << notation::write_move(move);
        }
    }
}

/// Kings to and fro until few plies are left: a man's move wins, the shortest way on the board is too long.
TEST(TableProbe, TheEngineMovesAManWhenTheKingsHaveNoTimeLeft) {
    rules::DrawLimits limits = engine::find_rulebook("spanish")->rules().draws;
    limits.repetitions = 0;
    const auto game = shuffled("spanish", "W:WK4,15,K24:BK30", 9, limits);
    ASSERT_EQ(game->state().counters.idle, 36);
    EXPECT_EQ(probe(*game).verdict.result, Wdl::win);
    EXPECT_EQ(play_out(*game, "spanish").outcome, rules::Outcome::white);
}

TEST(TableProbe, MatchesAreAdjudicatedWithTheirCounts) {
    const auto judge = endgames::table_adjudicator("spanish", "");
    EXPECT_EQ((*judge)(*game_of("spanish", "W:WK23,K24,K27:BK29", "27-9 29-8")), rules::Outcome::draw);
    EXPECT_EQ((*judge)(*game_of("spanish", "W:WK1,K5,K9:BK32", "")), rules::Outcome::white);
}

/// The Portuguese profile does not count while a side has five pieces: the players must not either.
TEST(TableProbe, LimitsTravelWithTheGame) {
    rules::DrawLimits own = rules::find_profile("portuguese")->draws;
    own.repetitions = 0;
    const auto game = shuffled("spanish", "W:WK4,1,5,9:BK29,32,28,24,20", 11, own);
    ASSERT_EQ(game->state().ply, 44);
    ASSERT_EQ(game->state().result.outcome, rules::Outcome::none);
    const auto player = engine::make_player("spanish", {.hash_megabytes = 1});
    const std::atomic<bool> never = false;
    EXPECT_FALSE(player->think(game->record(), {.nodes = 500}, {}, never).moves.empty());
    EXPECT_EQ(game->record().limits(), own);
}

}  // namespace
