// SPDX-License-Identifier: MIT
// Collections of puzzles: what is made can be read again, is proved and is solved; files that are wrong say where.
#include "puzzles/puzzles.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>

#include "puzzles/chapters.hpp"
#include "puzzles/puzzle_journal.hpp"
#include "puzzles/solver_levels.hpp"
#include "puzzles/symmetry.hpp"
#include "puzzles/themes.hpp"
#include "support/data_file.hpp"

namespace damas::puzzles {

const engine::Rulebook& spanish() { return *engine::find_rulebook("spanish"); }

/// One move holds the draw, every other loses.
Puzzle sample() {
    const auto game = std::move(*spanish().read_game("B:W1,9,14,18,19:B17,23,25,26,32"));
    std::vector<engine::LegalMove> solution;
    for (const char* move : {"17-13", "19x28", "32x23"})
        solution.push_back(game->play(*notation::read_move_text(move)).moves.front());
    return {.position = game->start(),
            .solution = solution,
            .goal = Goal::save,
            .themes = {Theme::shot, Theme::trap},
            .rating = 1234,
            .proof = "by hand",
            .origin = "a test"};
}

/// A puzzle of some position and moves, for what can be read off them.
Puzzle puzzle_of(const engine::Rulebook& book, const char* fen, std::initializer_list<const char*> moves) {
    const auto game = std::move(*book.read_game(fen));
    Puzzle puzzle{.position = game->start()};
    for (const char* move : moves) {
        const engine::Ruling ruling = game->play(*notation::read_move_text(move));
        EXPECT_TRUE(ruling.legal()) << move;
        if (ruling.legal()) puzzle.solution.push_back(ruling.moves.front());
    }
    return puzzle;
}

std::string written() { return write_puzzles(spanish(), {sample(), sample()}); }

std::string error_of(std::string text) {
    const auto read = read_puzzles(text);
    return read ? "" : words::english(read.error());
}

std::string replaced(std::string text, std::string_view from, std::string_view to) {
    const std::size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return text.replace(at, from.size(), to);
}

TEST(Puzzles, AreReadAsTheyWereWritten) {
    const auto read = read_puzzles(written());
    ASSERT_TRUE(read) << words::english(read.error());
    EXPECT_EQ(read->book, &spanish());
    ASSERT_EQ(read->puzzles.size(), 2U);
    const Puzzle &puzzle = read->puzzles[1], wanted = sample();
    EXPECT_EQ(puzzle.goal, wanted.goal);
    EXPECT_EQ(puzzle.themes, wanted.themes);
    EXPECT_EQ(puzzle.position, wanted.position);
    EXPECT_EQ(puzzle.solution, wanted.solution);
    EXPECT_EQ(puzzle.rating, wanted.rating);
    EXPECT_EQ(puzzle.proof, wanted.proof);
    EXPECT_EQ(puzzle.origin, wanted.origin);
}

TEST(Puzzles, WrongFilesSayWhere) {
    EXPECT_NE(error_of("").find("no puzzle"), std::string::npos);
    EXPECT_NE(error_of(replaced(written(), "save", "draw")).find("line 1: the puzzle PuzzleGoal"), std::string::npos);
    for (const char* themes : {"", "attack", "trap shot", "shot shot", "shot  trap", "shot "})
        EXPECT_NE(error_of(replaced(written(), "shot trap", themes)).find("PuzzleThemes"), std::string::npos) << themes;
    for (const char* rating : {"", "599", "2601", "1234x", "twelve"})
        EXPECT_NE(error_of(replaced(written(), "1234", rating)).find("PuzzleRating"), std::string::npos) << rating;
    EXPECT_NE(error_of(replaced(written(), "19x28", "19x27")).find("illegal move: 19x27 at ply 2"), std::string::npos);
    EXPECT_NE(error_of(replaced(written(), "[FEN \"B:W1,9,14,18,19:B17,23,25,26,32\"]\n", "")).find("FEN"),
              std::string::npos);
    EXPECT_NE(error_of(replaced(written(), "1... 17-13 2. 19x28 32x23 ", "")).find("no solution"), std::string::npos);
    EXPECT_NE(
        error_of(written() + write_puzzles(*engine::find_rulebook("entrenamiento"), {sample()})).find("other rules"),
        std::string::npos);
}

std::string key(const char* fen, const engine::Rulebook& book = spanish()) {
    return canonical_key((*book.read_game(fen))->view());
}

TEST(Puzzles, TurnedMirroredOrWithColoursExchangedAreTheSame) {
    const std::string one = key("W:W9,K13:B20,K29");
    EXPECT_EQ(key("B:WK4,13:BK20,24"), one);          // half a turn and the colours
    EXPECT_EQ(key("B:W20,K29:B9,K13"), one);          // the colours
    EXPECT_EQ(key("W:WK20,24:BK4,13"), one);          // half a turn
    EXPECT_EQ(key("W:WK1:BK12"), key("W:WK1:BK26"));  // the mirror of a long diagonal
    EXPECT_NE(key("B:W9,K13:B20,K29"), one);          // the other side to move
    EXPECT_NE(key("W:WK9,K13:B20,K29"), one);
    EXPECT_NE(key("W:W9,K13:B20,K30"), one);
    const engine::Rulebook& international = *engine::find_rulebook("international");
    EXPECT_EQ(key("W:W31,K50:B6", international), key("B:W45:B20,K1", international));
}

TEST(Puzzles, WhatALineShows) {
    // A man is given, then two are taken with one move that crowns.
    const Puzzle shot = puzzle_of(spanish(), "W:W1,15,27:BK2,7,17,24", {"27-30", "2x20", "30x3"});
    EXPECT_TRUE(facts_of(spanish(), shot).shot);
    EXPECT_TRUE(facts_of(spanish(), shot).breakthrough);
    // Two taken with nothing given is no shot, nor is a man for two men if the line does not say that they are taken.
    EXPECT_FALSE(facts_of(spanish(), puzzle_of(spanish(), "W:W9:B13,21", {"9x25"})).shot);
    EXPECT_FALSE(facts_of(spanish(), puzzle_of(spanish(), "W:W1,15,27:BK2,7,17,24", {"27-30", "2x20"})).shot);
    EXPECT_EQ(balance(shot.position, rules::Side::white), 3 - 6);
    EXPECT_TRUE(is_forzosa(spanish(), puzzle_of(spanish(), "W:WK5,K12,K16:BK30", {}).position));
    EXPECT_FALSE(is_forzosa(spanish(), puzzle_of(spanish(), "W:WK5,K12,16:BK30", {}).position));
    const engine::Rulebook& other = *engine::find_rulebook("entrenamiento");
    EXPECT_FALSE(is_forzosa(other, puzzle_of(other, "W:WK5,K12,K16:BK30", {}).position));
}

TEST(Puzzles, RatingsAreWhereHalfOfTheTriesSucceed) {
    const auto rating = [](int from) {
        std::vector<Try> tries;
        for (int level = 1; level <= 8; ++level)
            tries.push_back({.strength = strength_of_level(level), .solved = level >= from});
        return rating_of(tries);
    };
    EXPECT_EQ(strength_of_level(1), 800);
    EXPECT_EQ(strength_of_level(8), 2'200);
    for (int from = 1; from < 9; ++from) EXPECT_LT(rating(from), rating(from + 1));
    // Half way between levels 4 and 5, but for what the ends of the scale add.
    EXPECT_NEAR(rating(5), (strength_of_level(4) + strength_of_level(5)) / 2, 1);
    EXPECT_GE(rating(1), least_rating);
    EXPECT_LE(rating(9), most_rating);
}

/// What every puzzle is, whoever made it.
void expect_good(const engine::Rulebook& book, const Puzzle& puzzle) {
    EXPECT_EQ(puzzle.solution.size() % 2, 1U);
    EXPECT_FALSE(puzzle.proof.empty());
    EXPECT_FALSE(puzzle.origin.empty());
    EXPECT_GE(puzzle.rating, least_rating);
    EXPECT_LE(puzzle.rating, most_rating);
    const LineFacts facts = facts_of(book, puzzle);
    EXPECT_EQ(puzzle.has(Theme::shot), facts.shot);
    EXPECT_EQ(puzzle.has(Theme::breakthrough), facts.breakthrough);
    EXPECT_EQ(puzzle.has(Theme::ending), puzzle.proof == "tables");
    EXPECT_EQ(puzzle.has(Theme::forzosa), is_forzosa(book, puzzle.position));
}

TEST(Puzzles, AreMinedProvedAndRated) {
    std::size_t games = 0;
    const MineRequest request{
        .count = 4, .seed = 3, .proof_nodes = 5'000, .on_game = [&](int, const auto&, std::size_t) {
            ++games;
            return true;
        }};
    const std::vector<Puzzle> puzzles = mine_puzzles(spanish(), request);
    ASSERT_EQ(puzzles.size(), 4U);
    EXPECT_GE(games, 2U);
    for (const Puzzle& puzzle : puzzles) expect_good(spanish(), puzzle);
    // Threads change nothing.
    MineRequest two = request;
    two.threads = 3;
    EXPECT_EQ(write_puzzles(spanish(), mine_puzzles(spanish(), two)), write_puzzles(spanish(), puzzles));
    const auto read = read_puzzles(write_puzzles(spanish(), puzzles));
    EXPECT_TRUE(read) << words::english(read.error());
}

TEST(Puzzles, ASearchThatIsStoppedGivesWhatThereIs) {
    int left = 3'000;
    MineRequest request{.count = 1'000, .seed = 3, .proof_nodes = 1'000};
    request.stop = [&] { return --left < 0; };
    EXPECT_LT(mine_puzzles(spanish(), request).size(), 1'000U);
    request.stop = [] { return true; };
    EXPECT_TRUE(mine_puzzles(spanish(), request).empty());
}

TEST(Puzzles, AJournalIsGoneOnWith) {
    const std::string path = ::testing::TempDir() + "puzzles-" + std::to_string(::getpid()) + ".part";
    const MineRequest request{.count = 2, .seed = 10, .proof_nodes = 100};
    const std::string whole = write_puzzles(spanish(), mine_puzzles(spanish(), request));
    // A game at a time, each by a search that knows nothing but the file.
    std::vector<Puzzle> puzzles;
    for (bool more = true; more;) {
        auto journal = PuzzleJournal::open(path, spanish(), request);
        ASSERT_TRUE(journal) << words::english(journal.error());
        MineRequest one = request;
        one.begin = journal->before();
        more = false;
        one.on_game = [&](int game, const std::vector<Puzzle>& found, std::size_t) {
            EXPECT_FALSE(journal->add(game, found));
            more = true;
            return false;
        };
        puzzles = mine_puzzles(spanish(), one);
    }
    EXPECT_EQ(write_puzzles(spanish(), puzzles), whole);

    const std::string text = *core::read_file(path);
    // Another search is not mixed with it; one that wants more is the same.
    MineRequest other = request;
    other.seed = 4;
    EXPECT_FALSE(PuzzleJournal::open(path, spanish(), other));
    other = request;
    other.count = 50;
    EXPECT_TRUE(PuzzleJournal::open(path, spanish(), other));
    // A torn end is cut; anything else that is wrong is refused and nothing is lost.
    const std::string torn = text.substr(0, text.size() - 3);
    core::write_file(path, torn);
    EXPECT_TRUE(PuzzleJournal::open(path, spanish(), request));
    EXPECT_EQ(*core::read_file(path), text.substr(0, text.rfind('\n', text.size() - 2) + 1));
    for (std::size_t at = 0; at + 1 < text.size(); at += 7) {
        std::string damaged = text;
        damaged[at] = static_cast<char>(damaged[at] ^ 1);
        core::write_file(path, damaged);
        EXPECT_FALSE(PuzzleJournal::open(path, spanish(), request)) << at;
        EXPECT_EQ(*core::read_file(path), damaged);
    }
    core::remove_file(path);
}

TEST(Puzzles, ChaptersAreEasyFirstAndSayWhatIsInThem) {
    std::vector<Puzzle> many;
    for (int square = 1; square <= 20; ++square) {
        const std::string fen = "W:WK" + std::to_string(square) + ":B32";
        many.push_back(
            {.position = (*spanish().read_game(fen))->start(), .themes = {Theme::trap}, .rating = 2'000 - square});
        many.back().solution = {(*spanish().read_game(fen))->legal_moves().front()};
        many.back().solution.resize(3, many.back().solution.front());
    }
    many.push_back(many.front());
    const std::vector<Puzzle> chosen = choose(spanish(), many, 100);
    EXPECT_LE(chosen.size(), 20U);  // one was there twice, and a mirror makes others equal
    EXPECT_TRUE(std::ranges::is_sorted(chosen, {}, &Puzzle::rating));
    EXPECT_EQ(choose(spanish(), many, 5).size(), 5U);
    for (Puzzle& puzzle : many) puzzle.solution.resize(1, puzzle.solution.front());
    EXPECT_EQ(choose(spanish(), many, 8).size(), 1U);  // an eighth are solved with one move
    const std::vector<ChapterFile> files = chapters(spanish(), chosen, 6);
    ASSERT_EQ(files.size(), (chosen.size() + 5) / 6 + 1);
    EXPECT_EQ(files.front().name, "01.pdn");
    EXPECT_EQ(files.back().name, "index.json");
    EXPECT_NE(files.back().text.find("\"file\":\"01.pdn\",\"bytes\":" + std::to_string(files[0].text.size()) +
                                     ",\"count\":6,\"from\":" + std::to_string(chosen[0].rating)),
              std::string::npos)
        << files.back().text;
}

}  // namespace damas::puzzles
