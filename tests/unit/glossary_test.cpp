// SPDX-License-Identifier: MIT
// The words that docs/glossary.md leaves aside stand nowhere in the source, in no name and no comment.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;
const fs::path root = DAMAS_SOURCE_DIR;

/// What stands between backticks in a column of a table.
std::vector<std::string> in_backticks(const std::string& column) {
    std::vector<std::string> result;
    std::istringstream parts(column);
    std::string outside, inside;
    while (std::getline(parts, outside, '`') && std::getline(parts, inside, '`')) result.push_back(inside);
    return result;
}

/// Each word with the folders where it may stand.
std::map<std::string, std::vector<std::string>> left_aside() {
    std::map<std::string, std::vector<std::string>> result;
    std::ifstream file(root / "docs/glossary.md");
    std::string line;
    while (std::getline(file, line) && line != "## Words that the source leaves aside") {
    }
    while (std::getline(file, line) && !line.starts_with("## ")) {
        if (!line.starts_with("| `")) continue;
        std::istringstream columns(line);
        std::string nothing, words, instead, exceptions;
        std::getline(columns, nothing, '|');
        std::getline(columns, words, '|');
        std::getline(columns, instead, '|');
        std::getline(columns, exceptions, '|');
        for (const std::string& word : in_backticks(words)) result[word] = in_backticks(exceptions);
    }
    return result;
}

/// The words of a line in small letters: of "put_kingsMove(Cell)" put, kings, move, cell.
std::set<std::string> words_of(const std::string& line) {
    std::set<std::string> result;
    std::string word;
    const auto end = [&] {
        if (!word.empty()) result.insert(word);
        word.clear();
    };
    for (const char letter : line) {
        const auto c = static_cast<unsigned char>(letter);
        if (std::isalpha(c) == 0 || std::isupper(c) != 0) end();
        if (std::isalpha(c) != 0) word += static_cast<char>(std::tolower(c));
    }
    end();
    return result;
}

bool has(const std::set<std::string>& words, const std::string& word) {
    return words.contains(word) || words.contains(word + 's');
}

TEST(Glossary, NamesAreTakenApart) {
    EXPECT_EQ(words_of("put_kingsMove(BoardView::Cell& b2);"),
              (std::set<std::string>{"put", "kings", "move", "board", "view", "cell", "b"}));
    EXPECT_TRUE(has(words_of("cells of a Shelf"), "cell"));
    EXPECT_FALSE(has(words_of("cancelled"), "cell"));
}

TEST(Glossary, WordsThatAreLeftAsideStandNowhere) {
    const auto words = left_aside();
    ASSERT_TRUE(words.contains("cell") && words.contains("empate"));
    for (const char* folder : {"src", "apps", "include", "web/src"})
        for (const auto& entry : fs::recursive_directory_iterator(root / folder)) {
            const std::string file = entry.path().lexically_relative(root).generic_string();
            if (!file.ends_with(".cpp") && !file.ends_with(".hpp") && !file.ends_with(".ts")) continue;
            std::ifstream text(entry.path());
            int number = 0;
            for (std::string line; std::getline(text, line);) {
                ++number;
                const std::set<std::string> found = words_of(line);
                for (const auto& [word, exceptions] : words) {
                    const bool may = std::ranges::any_of(
                        exceptions, [&](const std::string& place) { return file.starts_with(place + '/'); });
                    EXPECT_TRUE(may || !has(found, word)) << file << ':' << number << ": '" << word << '\'';
                }
            }
        }
}

}  // namespace
