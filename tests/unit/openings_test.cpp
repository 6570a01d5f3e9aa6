// SPDX-License-Identifier: MIT
// Openings from files, ballots and chance.
#include "arena/openings.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "engine/perft.hpp"
#include "notation/fen.hpp"
#include "notation/move_writer.hpp"
#include "support/messages.hpp"

namespace damas::arena {

using words::Language;

const engine::Rulebook& book(std::string_view rules = "spanish") { return *engine::find_rulebook(rules); }

std::string moves(const Opening& opening) {
    std::string text;
    for (const std::string& move : notation::write_moves(opening.game.moves()))
        text += (text.empty() ? "" : " ") + move;
    return text;
}

/// Where it leads.
std::string fen(const Opening& opening) { return notation::write_fen(opening.position); }

std::vector<Opening> read(std::string_view text, int most_plies = 0) {
    const auto openings = read_openings(book(), text, most_plies);
    EXPECT_TRUE(openings) << openings.error();
    return openings ? *openings : std::vector<Opening>{};
}

std::string error(std::string_view text, Language language = Language::english) {
    const auto openings = read_openings(book(), text);
    return openings ? "no error" : words::say(openings.error(), language);
}

/// Whether the moves lead from the start to the end, where the game goes on.
void expect_sound(const engine::Rulebook& rules, const Opening& opening) {
    const auto game = rules.new_game(opening.game.start());
    ASSERT_TRUE(game);
    for (const engine::LegalMove& move : opening.game.moves()) ASSERT_TRUE((*game)->play(move));
    EXPECT_EQ((*game)->state().position, opening.position);
    EXPECT_FALSE((*game)->over());
}

TEST(OpeningFiles, AreReadInTheirOrder) {
    const auto openings = read(
        "\xEF\xBB\xBF# a comment\n"
        "9-13 22-18   # the first\r\n"
        "\n"
        "  1. 10-14 23-19 2.14x23\n"
        "b : W 8, K17 : B 12,19,26\n");
    ASSERT_EQ(openings.size(), 3U);
    for (const Opening& opening : openings) expect_sound(book(), opening);
    EXPECT_EQ(moves(openings[0]), "9-13 22-18");
    EXPECT_EQ(openings[0].game.start(), book().start());
    EXPECT_EQ(moves(openings[1]), "10-14 23-19 14x23");
    EXPECT_EQ(fen(openings[2]), "B:W8,K17:B12,19,26");
    EXPECT_EQ(openings[2].position, openings[2].game.start());
    EXPECT_TRUE(openings[2].game.moves().empty());
}

TEST(OpeningFiles, MayBePdn) {
    const std::string_view pdn =
        "[Event \"x\"]\n[GameType \"24\"]\n\n1. 9-13 (1. 10-14) 24-20 { good } 2. 5-9 *\n\n"
        "[Event \"y\"]\n[FEN \"B:W8,K17:B12,19,26\"]\n*\n";
    const auto openings = read(pdn);
    ASSERT_EQ(openings.size(), 2U);
    EXPECT_EQ(moves(openings[0]), "9-13 24-20 5-9");
    EXPECT_EQ(fen(openings[1]), "B:W8,K17:B12,19,26");
    EXPECT_EQ(moves(read(pdn, 2)[0]), "9-13 24-20");
}

TEST(OpeningFiles, SayWhereAndWhichLaw) {
    EXPECT_EQ(error("9-13 22-18\n# x\n 9-13 é-3\n"), "line 3, column 7: found 'é-3', expected a square");
    EXPECT_EQ(error("9-13\n9-13 1.22-18 9-14\n"), "line 2, column 14: 9-14: There is no piece on 9.");
    EXPECT_EQ(error("9-13 22-18 5-9\n"), "line 1, column 12: 5-9: Capturing is compulsory: 13x22 (article 20).");
    EXPECT_EQ(error("9-13 22-18 5-9\n", Language::spanish),
              "línea 1, columna 12: 5-9: Capturar es obligatorio: 13x22 (artículo 20).");
    EXPECT_EQ(error("\n  W:W8,K99:B12\n").substr(0, 19), "line 2, column 8: f");
    EXPECT_EQ(error("[FEN \"W:W99:B1\"]\n*\n").substr(0, 18), "line 1, column 1: ");
    EXPECT_EQ(error("[GameType \"20\"]\n1. 9-13 *\n"), "line 1, column 1: this is not a game of Spanish draughts");
    EXPECT_EQ(error("[Event \"x\"]\n1. 9-13 22-18 2. 9-14 *\n"), "line 2, column 18: 9-14: There is no piece on 9.");
    EXPECT_EQ(error("# nothing\n\n"), "There is no opening in it");
    EXPECT_EQ(error(""), "There is no opening in it");
    EXPECT_EQ(error("B:W8:B\n"), "line 1, column 1: here the game is over");
    EXPECT_EQ(error("[FEN \"W:W14:B19\"]\n1. 14x23 *\n"), "line 2, column 4: 14x23: this ends the game");
}

TEST(Ballots, AreAllPositionsAfterSomePlies) {
    for (const engine::Rulebook* book_of_rules : engine::rulebooks()) {
        const std::string rules(book_of_rules->id());
        for (const int plies : {0, 1, 2, 3}) {
            const auto openings = ballots(book(rules), plies);
            std::set<std::string> seen;
            for (const Opening& opening : openings) {
                expect_sound(book(rules), opening);
                EXPECT_EQ(std::ssize(opening.game.moves()), plies);
                EXPECT_TRUE(seen.insert(fen(opening)).second);
            }
            EXPECT_TRUE(std::ranges::is_sorted(openings, {}, [](const Opening& opening) {
                std::vector<std::vector<rules::Square>> squares;
                for (const engine::LegalMove& move : opening.game.moves()) squares.push_back(move.path);
                return squares;
            }));
        }
    }
    EXPECT_EQ(ballots(book(), 0).size(), 1U);
    EXPECT_EQ(ballots(book(), 1).size(), 7U);
    EXPECT_EQ(ballots(book(), 2).size(), 49U);  // As many as there are pairs of moves.
    EXPECT_EQ(ballots(book("international"), 2).size(), 81U);
    EXPECT_LT(ballots(book(), 3).size(), engine::perft(book().id(), book().start(), 3, rules::Leaves::bulk));
    EXPECT_EQ(moves(ballots(book(), 2).front()), "9-13 21-17");
}

TEST(Ballots, CanBeBalanced) {
    const auto all = ballots(book(), 2);
    EXPECT_EQ(balanced(all, 10, {}), all);
    int asked = 0;
    const auto some = balanced(all, 10, [&](const Opening& opening) {
        EXPECT_EQ(opening, all[static_cast<std::size_t>(asked)]);
        return asked++ - 20;
    });
    ASSERT_EQ(some.size(), 21U);
    EXPECT_EQ(some.front(), all[10]);
    EXPECT_EQ(some.back(), all[30]);
}

TEST(RandomOpenings, AreDistinctAndReproducible) {
    const auto openings = random_openings(book(), 8, 200, 1);
    ASSERT_EQ(openings.size(), 200U);
    std::set<std::string> seen;
    for (const Opening& opening : openings) {
        expect_sound(book(), opening);
        EXPECT_EQ(opening.game.moves().size(), 8U);
        EXPECT_TRUE(seen.insert(fen(opening)).second);
    }
    EXPECT_EQ(random_openings(book(), 8, 200, 1), openings);
    EXPECT_NE(random_openings(book(), 8, 200, 2), openings);
    const auto fewer = random_openings(book(), 8, 50, 1);
    EXPECT_TRUE(std::equal(fewer.begin(), fewer.end(), openings.begin()));
    EXPECT_EQ(moves(openings[0]), "9-13 24-20 5-9 28-24 12-16 23-19 16x23 27x20");  // On every machine.
}

TEST(RandomOpenings, EndWhereThereAreNoMore) {
    EXPECT_EQ(random_openings(book(), 1, 100, 5).size(), 7U);
    EXPECT_EQ(random_openings(book(), 0, 100, 5).size(), 1U);
    EXPECT_TRUE(random_openings(book(), 8, 0, 5).empty());
}

TEST(Shuffling, KeepsEveryOpening) {
    const auto sorted = ballots(book(), 2);
    auto once = sorted, again = sorted, other = sorted;
    shuffle(once, 1), shuffle(again, 1), shuffle(other, 2);
    EXPECT_EQ(once, again);
    EXPECT_NE(once, sorted);
    EXPECT_NE(once, other);
    EXPECT_TRUE(std::ranges::is_permutation(once, sorted));
    std::vector<Opening> none;
    shuffle(none, 1);
    EXPECT_TRUE(none.empty());
}

}  // namespace damas::arena
