// SPDX-License-Identifier: MIT
// The collections of data/puzzles as people get them: enough of each game, every line legal, proved and rated, the easy
// ones first, no two the same, and an index that says what is there.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include "puzzles/chapters.hpp"
#include "puzzles/puzzles.hpp"
#include "puzzles/symmetry.hpp"
#include "support/data_file.hpp"

namespace damas::puzzles {

struct Wanted {
    const char* rules;
    std::size_t least;
};

std::string folder_of(const Wanted& wanted) { return std::string(DAMAS_SOURCE_DIR "/data/puzzles/") + wanted.rules; }

std::vector<std::string> chapter_texts(const std::string& folder) {
    std::set<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        if (entry.path().extension() == ".pdn") names.insert(entry.path().string());
    std::vector<std::string> texts;
    for (const std::string& name : names) texts.push_back(testing::read_whole(name));
    return texts;
}

class Chapters : public ::testing::TestWithParam<Wanted> {};

TEST_P(Chapters, HoldEnoughPuzzlesThatAreAllDifferent) {
    const auto [rules, least] = GetParam();
    std::set<std::string> keys;
    std::vector<Puzzle> all;
    for (const std::string& text : chapter_texts(folder_of(GetParam()))) {
        auto read = read_puzzles(text);
        ASSERT_TRUE(read) << words::english(read.error());
        ASSERT_EQ(read->book->id(), rules);
        for (Puzzle& puzzle : read->puzzles) {
            const auto game = game_of(*read->book, puzzle);
            EXPECT_TRUE(keys.insert(canonical_key(game->view())).second) << puzzle.origin;
            EXPECT_EQ(puzzle.solution.size() % 2, 1U) << puzzle.origin;
            EXPECT_FALSE(puzzle.themes.empty()) << puzzle.origin;
            EXPECT_TRUE(puzzle.proof == "tables" || puzzle.proof.starts_with("depth ")) << puzzle.proof;
            EXPECT_GE(puzzle.rating, least_rating);
            EXPECT_LE(puzzle.rating, most_rating);
            all.push_back(std::move(puzzle));
        }
    }
    EXPECT_GE(all.size(), least);
    EXPECT_TRUE(std::ranges::is_sorted(all, {}, &Puzzle::rating));
    for (const Theme theme : {Theme::shot, Theme::breakthrough, Theme::trap, Theme::opposition, Theme::ending})
        EXPECT_TRUE(std::ranges::any_of(all, [=](const Puzzle& p) { return p.has(theme); })) << static_cast<int>(theme);
}

TEST_P(Chapters, AreThoseOfTheirIndex) {
    const std::string folder = folder_of(GetParam());
    std::vector<Puzzle> all;
    for (const std::string& text : chapter_texts(folder)) {
        const auto read = read_puzzles(text);
        ASSERT_TRUE(read);
        all.insert(all.end(), read->puzzles.begin(), read->puzzles.end());
    }
    const auto files = chapters(*engine::find_rulebook(GetParam().rules), all, chapter_size);
    for (const ChapterFile& file : files)
        EXPECT_EQ(testing::read_whole(folder + '/' + file.name), file.text) << file.name;
}

INSTANTIATE_TEST_SUITE_P(Data, Chapters,
                         ::testing::Values(Wanted{"spanish", 3'000}, Wanted{"international", 3'000},
                                           Wanted{"entrenamiento", 1'000}),
                         [](const auto& game) { return std::string(game.param.rules); });

}  // namespace damas::puzzles
