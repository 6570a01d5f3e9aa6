// SPDX-License-Identifier: MIT
// Collections of puzzles: what is made can be read again, is proved and is solved; files that are wrong say where.
#include "puzzles/puzzles.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>

#include "puzzles/puzzle_journal.hpp"
#include "support/data_file.hpp"

namespace damas::puzzles {

const engine::Rulebook& spanish() { return *engine::find_rulebook("spanish"); }

/// One move holds the draw, every other loses.
Puzzle sample() {
    const auto game = std::move(*spanish().read_game("B:W1,9,14,18,19:B17,23,25,26,32"));
    std::vector<engine::LegalMove> solution;
    for (const char* move : {"17-13", "19x28", "32x23"})
        solution.push_back(game->play(*notation::read_move_text(move)).moves.front());
    return {.kind = PuzzleKind::defence,
            .position = game->start(),
            .solution = solution,
            .grade = 2,
            .proof = "by hand",
            .origin = "a test"};
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
    EXPECT_EQ(puzzle.kind, wanted.kind);
    EXPECT_EQ(puzzle.position, wanted.position);
    EXPECT_EQ(puzzle.solution, wanted.solution);
    EXPECT_EQ(puzzle.grade, wanted.grade);
    EXPECT_EQ(puzzle.proof, wanted.proof);
    EXPECT_EQ(puzzle.origin, wanted.origin);
}

TEST(Puzzles, WrongFilesSayWhere) {
    EXPECT_NE(error_of("").find("no puzzle"), std::string::npos);
    EXPECT_NE(error_of(replaced(written(), "defence", "attack")).find("line 1: the puzzle PuzzleKind"),
              std::string::npos);
    EXPECT_NE(error_of(replaced(written(), "PuzzleGrade \"2\"", "PuzzleGrade \"7\"")).find("PuzzleGrade"),
              std::string::npos);
    EXPECT_NE(error_of(replaced(written(), "19x28", "19x27")).find("illegal move: 19x27 at ply 2"), std::string::npos);
    EXPECT_NE(error_of(replaced(written(), "[FEN \"B:W1,9,14,18,19:B17,23,25,26,32\"]\n", "")).find("FEN"),
              std::string::npos);
    EXPECT_NE(error_of(replaced(written(), "1... 17-13 2. 19x28 32x23 ", "")).find("no solution"), std::string::npos);
    EXPECT_NE(
        error_of(written() + write_puzzles(*engine::find_rulebook("entrenamiento"), {sample()})).find("other rules"),
        std::string::npos);
}

notation::BoardView board(const engine::Rulebook& book, const std::string& fen) {
    return (*book.read_game(fen))->view();
}

TEST(Puzzles, ATurnedBoardIsTheSame) {
    const auto view = [](const char* fen) { return board(spanish(), fen); };
    EXPECT_EQ(difference(view("W:W9,K13:B20,K29"), view("W:W9,K13:B20,K29")), 0);
    EXPECT_EQ(difference(view("W:W9,K13:B20,K29"), view("B:WK4,13:BK20,24")), 0);
    EXPECT_EQ(difference(view("W:W9,K13:B20,K29"), view("B:WK4,13:B20,24")), 1);
    EXPECT_EQ(difference(view("W:W9:B20"), view("W:W10:B20")), 2);
    EXPECT_EQ(difference(view("W:W9:B20"), view("W:W9:BK20")), 1);
}

/// Every collection of the program: read, and no puzzle there twice, not even with the board turned.
TEST(Puzzles, OfTheProgramAreAllDifferent) {
    int collections = 0;
    for (const engine::Rulebook* book : engine::rulebooks()) {
        const std::string file = std::string(DAMAS_SOURCE_DIR) + "/data/puzzles/" + std::string(book->id()) + ".pdn";
        const std::string text = testing::read_whole(file);
        if (text.empty()) continue;
        ++collections;
        const auto read = read_puzzles(text);
        ASSERT_TRUE(read) << words::english(read.error());
        ASSERT_GE(read->puzzles.size(), 200U);
        std::vector<notation::BoardView> boards;
        for (const Puzzle& puzzle : read->puzzles) {
            boards.push_back(game_of(*book, puzzle)->view());
            for (std::size_t i = 0; i + 1 < boards.size(); ++i)
                EXPECT_GT(difference(boards[i], boards.back()), 0)
                    << book->id() << ": " << i + 1 << " and " << boards.size();
        }
    }
    EXPECT_EQ(collections, 2);
}

TEST(Puzzles, AreMadeProvedAndSolved) {
    int games = 0;
    const auto on_game = [&](const PuzzleProgress& now) {
        EXPECT_LE(now.found.size(), 2U);
        EXPECT_EQ(now.games, games + 1);
        return ++games < 6;
    };
    const std::vector<Puzzle> puzzles =
        make_puzzles(spanish(), {.count = 2, .seed = 3, .proof_nodes = 20'000, .on_game = on_game});
    ASSERT_FALSE(puzzles.empty());
    EXPECT_GT(games, 0);
    EXPECT_TRUE(std::ranges::is_sorted(puzzles, {}, &Puzzle::grade));
    const auto player = engine::make_player("spanish", {.hash_megabytes = 1, .tables = false});
    for (const Puzzle& puzzle : puzzles) {
        EXPECT_FALSE(puzzle.proof.empty());
        EXPECT_EQ(puzzle.solution.size() % 2, 1U);
        if (puzzle.grade < 5) {
            EXPECT_TRUE(solves(spanish(), *player, puzzle, grade_nodes[3])) << puzzle.proof;
        }
    }
    const auto read = read_puzzles(write_puzzles(spanish(), puzzles));
    EXPECT_TRUE(read) << words::english(read.error());
}

TEST(Puzzles, AJournalIsGoneOnWith) {
    const std::string path = ::testing::TempDir() + "puzzles-" + std::to_string(::getpid()) + ".part";
    const PuzzleRequest request{.count = 1, .seed = 10, .proof_nodes = 100};
    const std::string whole = write_puzzles(spanish(), make_puzzles(spanish(), request));
    // A game at a time, each by a search that knows nothing but the file.
    std::vector<Puzzle> puzzles;
    for (bool more = true; more;) {
        auto journal = PuzzleJournal::open(path, spanish(), request);
        ASSERT_TRUE(journal) << words::english(journal.error());
        PuzzleRequest one = request;
        one.begin = journal->before();
        more = false;
        one.on_game = [&](const PuzzleProgress& now) {
            EXPECT_FALSE(journal->add(now));
            more = true;
            return false;
        };
        puzzles = make_puzzles(spanish(), one);
    }
    EXPECT_EQ(write_puzzles(spanish(), puzzles), whole);

    const std::string text = *core::read_file(path);
    // Another search is not mixed with it.
    PuzzleRequest other = request;
    other.seed = 4;
    EXPECT_FALSE(PuzzleJournal::open(path, spanish(), other));
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

}  // namespace damas::puzzles
