// SPDX-License-Identifier: MIT
// The library as others use it, by its public headers alone.
#include <gtest/gtest.h>

#include <damas/damas.hpp>
#include <stdexcept>

#include "support/data_file.hpp"

namespace damas {
namespace {

std::string as_text(const std::vector<Move>& moves, std::string Move::* form) {
    std::string text;
    for (const Move& move : moves) text += (text.empty() ? "" : " ") + move.*form;
    return text;
}

std::vector<std::vector<std::string>> rows(const RuleSet& rules, std::string_view kind) {
    return testing::data_rows(std::string(rules.id()) + std::string(kind));
}

RuleSet spanish() { return *find_rule_set("spanish"); }

TEST(Library, KnowsItsRuleSets) {
    EXPECT_GE(rule_sets().size(), 3U);
    for (const RuleSet& rules : rule_sets()) {
        EXPECT_EQ(find_rule_set(rules.id()), rules);
        EXPECT_FALSE(rules.name().es.empty());
        EXPECT_NE(rules.name().es, rules.name().en);
        EXPECT_EQ(rules.squares(), rules.width() * rules.height() / 2);
        EXPECT_EQ(Position(rules).rule_set(), rules);
        EXPECT_FALSE(Game(rules).legal_moves().empty());
    }
    EXPECT_FALSE(find_rule_set("chess"));
    EXPECT_EQ(version, std::to_string(version_major) + '.' + std::to_string(version_minor) + '.' +
                           std::to_string(version_patch));
}

TEST(Library, PositionsSurviveTheirText) {
    for (const RuleSet& rules : rule_sets())
        for (const auto& row : rows(rules, ".positions")) {
            const auto position = Position::from_fen(rules, row[0]);
            ASSERT_TRUE(position) << row[0];
            EXPECT_EQ(position->fen(), row[0]);
            EXPECT_EQ(Position::from_fen(rules, position->fen()), *position);
            EXPECT_EQ(Game(*position).position(), *position);
        }
}

TEST(Library, APositionTellsItsPieces) {
    const auto position = Position::from_fen(spanish(), "B:WK7,14:B30");
    ASSERT_TRUE(position);
    EXPECT_EQ(position->turn(), Side::black);
    EXPECT_EQ(position->pieces().size(), 3U);
    EXPECT_EQ(position->piece_on(Square(7)), (Piece{Side::white, true}));
    EXPECT_EQ(position->piece_on(Square(30)), (Piece{Side::black, false}));
    EXPECT_FALSE(position->piece_on(Square(8)));
    EXPECT_FALSE(position->piece_on(Square(-1)));
    EXPECT_EQ(opponent(position->turn()), Side::white);
}

TEST(Library, ABadPositionIsAnErrorThatPointsAtIt) {
    const auto position = Position::from_fen(spanish(), "W:W3:B99");
    ASSERT_FALSE(position);
    EXPECT_EQ(position.error().line, 1);
    EXPECT_EQ(position.error().column, 7);
    EXPECT_EQ(position.error().sentence.in(Language::english),
              "line 1, column 7: found '99', expected a square from 1 to 32");
    EXPECT_NE(position.error().sentence.in(Language::spanish), position.error().sentence.en);
    EXPECT_EQ(Game::from_fen(spanish(), "W:W3:B99").error(), position.error());
    EXPECT_FALSE(Position::from_fen(spanish(), ""));
}

TEST(Library, CountsLeavesAsPublished) {
    for (const RuleSet& rules : rule_sets())
        for (const auto& row : rows(rules, ".perft")) {
            const auto position = Position::from_fen(rules, row[0]);
            ASSERT_TRUE(position) << row[0];
            EXPECT_EQ(perft(*position, 0), 1U);
            int depth = 0;
            for (const std::string& count : testing::split(row[1], " ")) {
                if (count.size() > 5) break;
                EXPECT_EQ(std::to_string(perft(*position, ++depth)), count) << row[0];
            }
        }
    EXPECT_EQ(perft(Position(spanish()), -1), 1U);
}

/// Every game of tests/data, by texts in both forms and by values, forwards, backwards and through a file.
TEST(Library, PlaysWholeGames) {
    for (const RuleSet& rules : rule_sets())
        for (const auto& row : rows(rules, ".games")) {
            Game by_text = *Game::from_fen(rules, row[0]), by_hub = by_text, by_value = by_text;
            const std::vector<std::string> hub = testing::split(row[1], " "), text = testing::split(row[2], " ");
            for (std::size_t i = 0; i < hub.size(); ++i) {
                const Ruling ruling = by_text.judge(text[i]);
                ASSERT_TRUE(ruling.legal()) << row[0] << ' ' << text[i] << ": " << ruling.sentence.en;
                ASSERT_EQ(ruling.moves.size(), 1U);
                EXPECT_EQ(ruling.moves[0].hub, hub[i]);
                EXPECT_EQ(by_text.ply(), static_cast<int>(i));
                by_text.play(text[i]);
                by_hub.play(hub[i]);
                EXPECT_EQ(by_value.play(ruling.moves[0]).moves, ruling.moves);
            }
            EXPECT_EQ(as_text(by_text.history(), &Move::hub), row[1]);
            EXPECT_EQ(as_text(by_value.history(), &Move::text), row[2]);
            const auto outcome = by_hub.outcome();
            ASSERT_TRUE(outcome) << row[0];
            const std::string winner = !outcome->winner ? "draw" : *outcome->winner == Side::white ? "white" : "black";
            EXPECT_EQ(winner + ' ' + std::string(outcome->reason) + ' ' + by_hub.fen(), row[3]);
            EXPECT_GT(outcome->article, 0);
            EXPECT_NE(outcome->sentence.es, outcome->sentence.en);
            EXPECT_TRUE(by_value.legal_moves().empty());
            EXPECT_EQ(by_value.play(hub.front()).law, "game_over");
            EXPECT_EQ(by_value.judge(by_value.history().front()).law, "game_over");

            const auto read = read_pdn(write_pdn(by_text, {{"White", "Ana"}}));
            ASSERT_EQ(read.size(), 1U);
            ASSERT_TRUE(read[0]) << read[0].error().sentence.en;
            EXPECT_EQ(read[0]->game.rule_set(), rules);
            EXPECT_EQ(read[0]->game.start(), by_text.start());
            EXPECT_EQ(read[0]->game.history(), by_text.history());
            EXPECT_TRUE(read[0]->remarks.empty());
            EXPECT_FALSE(read[0]->infringement);

            while (by_text.undo()) {
            }
            EXPECT_EQ(by_text.position(), by_text.start());
            EXPECT_EQ(by_text.fen(), row[0]);
        }
}

TEST(Library, SaysWhyAMoveIsRefused) {
    Game game(spanish());
    ASSERT_TRUE(game.play("12-15").legal());
    ASSERT_TRUE(game.play("22-19").legal());
    const Ruling ruling = game.play("9-13");
    EXPECT_FALSE(ruling.legal());
    EXPECT_EQ(ruling.law, "capture_compulsory");
    EXPECT_EQ(ruling.article, 20);
    ASSERT_EQ(ruling.moves.size(), 1U);
    EXPECT_EQ(ruling.moves[0].text, "15x22");
    EXPECT_EQ(ruling.moves[0].captured, std::vector{Square(19)});
    EXPECT_EQ(ruling.moves[0].path, (std::vector{Square(15), Square(22)}));
    EXPECT_EQ(ruling.sentence.en, "Capturing is compulsory: 15x22 (article 20).");
    EXPECT_EQ(ruling.sentence.es, "Capturar es obligatorio: 15x22 (artículo 20).");
    EXPECT_EQ(game.ply(), 2);

    const Ruling unreadable = game.play("knight f3");
    EXPECT_EQ(unreadable.law, "unreadable");
    EXPECT_FALSE(unreadable.sentence.en.empty());
    EXPECT_NE(unreadable.sentence.es, unreadable.sentence.en);
}

/// Moves that somebody made, with whatever numbers.
TEST(Library, JudgesMovesThatAreNone) {
    for (const RuleSet& rules : rule_sets()) {
        const Game game(rules);
        for (const int from : {-1'000, -1, 0, 1, rules.squares(), rules.squares() + 1, 1'000'000})
            for (const int to : {-1, 0, from, 13, 1'000}) {
                EXPECT_FALSE(game.judge(Move{Square(from), Square(to)}).legal()) << from << ' ' << to;
                EXPECT_FALSE(game.judge(Move{Square(from), Square(to), {Square(to), Square(-7)}}).legal());
            }
    }
    EXPECT_EQ(Game(spanish()).judge(Move{}).law, "off_board");
}

TEST(Library, TheEndsOfACaptureSuffice) {
    Game game(spanish());
    game.play("12-15");
    game.play("22-19");
    EXPECT_EQ(game.play(Move{.from = Square(15), .to = Square(22)}).moves.front().hub, "15x22x19");
}

TEST(Library, GamesAreValues) {
    Game game(spanish());
    const Game before = game;
    game.play(game.legal_moves().front());
    EXPECT_EQ(before.ply(), 0);
    EXPECT_EQ(game.ply(), 1);
    game = before;
    EXPECT_EQ(game.ply(), 0);

    game.resign(Side::white);
    ASSERT_TRUE(game.outcome());
    EXPECT_EQ(game.outcome()->winner, Side::black);
    EXPECT_EQ(game.outcome()->reason, "resignation");
    game.agree_draw();  // Too late.
    EXPECT_EQ(game.outcome()->reason, "resignation");
    EXPECT_TRUE(game.undo());
    EXPECT_FALSE(game.outcome());
    EXPECT_FALSE(game.undo());
    game.agree_draw();
    EXPECT_FALSE(game.outcome()->winner);
}

TEST(Library, ReadsFilesGameByGame) {
    const auto games = read_pdn(
        "[White \"Ana\"]\n[Result \"1-0\"]\n[GameType \"24,W,8,8,N1,1\"]\n1. 12-15 22-19 2. 9-13 *\n"
        "[Event \"broken\"]\n1. 12- x *\n"
        "[Event \"last\"]\n[GameType \"24\"]\n1. 10-14 {a comment} (1. 9-13) 21-17 *\n"
        "[GameType \"1\"]\n*\n");
    ASSERT_EQ(games.size(), 4U);
    ASSERT_TRUE(games[0]);
    EXPECT_EQ(games[0]->tags.front(), (Tag{"White", "Ana"}));
    EXPECT_EQ(games[0]->game.ply(), 2);
    ASSERT_TRUE(games[0]->infringement);
    EXPECT_EQ(games[0]->infringement->ply, 3);
    EXPECT_EQ(games[0]->infringement->move, "9-13");
    EXPECT_EQ(games[0]->infringement->ruling.law, "capture_compulsory");
    ASSERT_FALSE(games[1]);
    EXPECT_EQ(games[1].error().line, 6);
    ASSERT_TRUE(games[2]);
    EXPECT_EQ(as_text(games[2]->game.history(), &Move::text), "10-14 21-17");
    EXPECT_FALSE(games[2]->infringement);
    ASSERT_FALSE(games[3]);
    EXPECT_TRUE(read_pdn("").empty());
}

TEST(Library, WhoReadsMaySayWhatIsPlayed) {
    for (const RuleSet& rules : rule_sets()) {
        Game game(rules);
        game.play(game.legal_moves().front());
        const auto read = read_pdn("1. " + game.history().front().text + " *", rules);
        ASSERT_EQ(read.size(), 1U);
        ASSERT_TRUE(read[0]);
        EXPECT_EQ(read[0]->game.rule_set(), rules);
        EXPECT_EQ(read[0]->game.history(), game.history());
    }
}

TEST(Library, APositionSetUpInTheMiddleBeginsAGame) {
    const auto read = read_pdn("[GameType \"24\"]\n1. 10-14 /FEN \"B:WK7:B30\"/ 1... 30-26 *");
    ASSERT_TRUE(read.size() == 1 && read[0]);
    EXPECT_EQ(read[0]->game.start().fen(), "B:WK7:B30");
    EXPECT_EQ(read[0]->game.ply(), 1);
    const auto again = read_pdn(write_pdn(read[0]->game, read[0]->tags));
    ASSERT_TRUE(again.size() == 1 && again[0]);
    EXPECT_EQ(again[0]->game.history(), read[0]->game.history());
}

TEST(Library, WritesTheTagsThatItIsGiven) {
    Game game(spanish());
    const std::string open =
        write_pdn(game, {{"Result", "1-0"}, {"FEN", "W:W1:B30"}, {"White", "A \"B\"\n C"}, {"Año 1", "x"}});
    EXPECT_NE(open.find("[Result \"1-0\"]"), std::string::npos);
    EXPECT_EQ(open.find("FEN"), std::string::npos);
    const auto read = read_pdn(open);
    ASSERT_TRUE(read.size() == 1 && read[0]);
    EXPECT_EQ(read[0]->game.start(), Position(spanish()));
    game.resign(Side::white);
    EXPECT_NE(write_pdn(game, {{"Result", "1-0"}}).find("[Result \"0-1\"]"), std::string::npos);
    for (const RuleSet& rules : rule_sets()) {
        const auto alike = read_pdn(write_pdn(Game(rules), read[0]->tags));
        ASSERT_TRUE(alike.size() == 1 && alike[0]);
        EXPECT_EQ(alike[0]->game.rule_set(), rules);
    }
}

TEST(Library, ThinksTheSameOfTheSame) {
    for (const RuleSet& rules : rule_sets()) {
        Game game(rules);
        int heard = 0;
        Engine engine(rules), other(rules);
        const auto first = engine.think(game, {.nodes = 3'000}, [&](const Thought& thought) {
            EXPECT_FALSE(thought.line.empty());
            ++heard;
        });
        const auto second = other.think(game, {.nodes = 3'000});
        ASSERT_TRUE(first && second);
        EXPECT_GT(heard, 1);
        EXPECT_EQ(first->line, second->line);
        EXPECT_EQ(first->nodes, second->nodes);
        EXPECT_EQ(first->score, second->score);
        EXPECT_EQ(first->depth, second->depth);
        EXPECT_LE(first->nodes, 3'000U);
        for (const Move& move : first->line) EXPECT_TRUE(game.play(move).legal());
        engine.new_game();
        EXPECT_EQ(engine.think(Game(rules), {.nodes = 3'000})->nodes, first->nodes);
    }
}

TEST(Library, ThinksWithWhatTheProgramKnows) {
    Engine engine(spanish());
    const auto thought = engine.think(*Game::from_fen(spanish(), "W:WK3,K7,K14:BK30"), {.nodes = 2'000});
    ASSERT_TRUE(thought);
    EXPECT_EQ(thought->plies_to_end, 7);  // The tables know it.
    EXPECT_GT(thought->score, 29'000);

    ASSERT_TRUE(engine.set("book", "true"));
    const auto opening = engine.think(Game(spanish()), {.nodes = 2'000});
    ASSERT_TRUE(opening);
    EXPECT_TRUE(opening->by_book);
}

TEST(Library, LooksIntoSeveralMoves) {
    Engine engine(spanish());
    int most = 0;
    const auto best = engine.think(Game(spanish()), {.depth = 4, .lines = 3},
                                   [&](const Thought& thought) { most = std::max(most, thought.rank); });
    ASSERT_TRUE(best);
    EXPECT_EQ(most, 3);
    EXPECT_EQ(best->rank, 1);
    EXPECT_EQ(best->depth, 4);
    EXPECT_TRUE(engine.think(Game(spanish()), {.depth = -3, .nodes = 1, .seconds = -1, .lines = -1}));
}

TEST(Library, OptionsAreThoseOfTheTable) {
    Engine engine(spanish());
    for (const Option& option : options()) {
        EXPECT_NE(option.means.es, option.means.en) << option.name;
        EXPECT_EQ(engine.get(option.name), option.initial) << option.name;
        EXPECT_TRUE(option.type != Option::Type::choice || option.choices.size() > 1) << option.name;
        if (option.type != Option::Type::text) {
            EXPECT_TRUE(engine.set(option.name, option.initial)) << option.name;
            EXPECT_FALSE(engine.set(option.name, "nonsense")) << option.name;
        }
        EXPECT_EQ(engine.get(option.name), option.initial) << option.name;
    }
    ASSERT_TRUE(engine.set("level", "3"));
    EXPECT_EQ(engine.get("level"), "3");
    const auto refused = engine.set("level", "11");
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().sentence.en, "level: expected a whole number from 1 to 10");
    EXPECT_EQ(refused.error().sentence.es, "level: se esperaba un número entero de 1 a 10");
    EXPECT_FALSE(engine.set("colour", "red"));
    EXPECT_FALSE(engine.get("colour"));
}

TEST(Library, RefusesToThinkAboutWhatItCannot) {
    Game over(spanish());
    over.resign(Side::white);
    Engine engine(spanish());
    const auto ended = engine.think(over, {.depth = 1});
    ASSERT_FALSE(ended);
    EXPECT_EQ(ended.error().sentence, (Text{"La partida ha terminado.", "The game is over."}));

    const RuleSet other = rule_sets().back();
    const auto foreign = engine.think(Game(other), {.depth = 1});
    ASSERT_FALSE(foreign);
    EXPECT_NE(foreign.error().sentence.es.find(other.name().es), std::string::npos);

    ASSERT_TRUE(engine.set("network", "/no/such/file.net"));
    const auto without = engine.think(Game(spanish()), {.depth = 1});
    ASSERT_FALSE(without);
    EXPECT_NE(without.error().sentence.en.find("/no/such/file.net"), std::string::npos);
    ASSERT_TRUE(engine.set("network", ""));
    EXPECT_TRUE(engine.think(Game(spanish()), {.depth = 1}));
}

TEST(Library, StopsWhenItIsTold) {
    Engine engine(spanish());
    std::stop_source stop;
    const auto thought = engine.think(
        Game(spanish()), {},
        [&](const Thought& found) {
            if (found.depth == 3) stop.request_stop();
        },
        stop.get_token());
    ASSERT_TRUE(thought);
    EXPECT_GE(thought->depth, 3);
    // Before it has begun: any legal move.
    const auto at_once = engine.think(Game(spanish()), {}, {}, stop.get_token());
    ASSERT_TRUE(at_once);
    EXPECT_TRUE(Game(spanish()).play(at_once->line.front()).legal());
}

TEST(Library, WhatAListenerThrowsEndsTheSearch) {
    Engine engine(spanish());
    ASSERT_TRUE(engine.set("threads", "2"));
    const auto throws = [](const Thought&) { throw std::runtime_error("enough"); };
    EXPECT_THROW((void)engine.think(Game(spanish()), {}, throws), std::runtime_error);
    EXPECT_TRUE(engine.think(Game(spanish()), {.depth = 2}));
}

}  // namespace
}  // namespace damas
