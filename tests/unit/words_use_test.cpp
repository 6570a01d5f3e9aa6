// SPDX-License-Identifier: MIT
// Sentences for people stand in src/words, where the compiler sees that both languages are there. Elsewhere nobody asks
// which language it is in order to choose between two texts.
#include <gtest/gtest.h>

#include <array>
#include <filesystem>
#include <fstream>
#include <regex>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;

struct Allowed {
    std::string_view file, reason;
};

constexpr std::array allowed{
    Allowed{"include/damas/text.hpp", "others get a sentence in each language and have nothing of ours"},
    Allowed{"src/page/textbook.cpp", "a request has a field that names the language"},
    Allowed{"src/workout/kit_reader.cpp", "a kit has a field that names its language"},
    Allowed{"src/workout/kit_writer.cpp", "a kit has a field that names its language"},
    Allowed{"src/workout/ready_kits.cpp", "a file of a kit has the language in its name"},
};

bool is_allowed(const std::string& file) {
    for (const Allowed& place : allowed)
        if (place.file == file) return true;
    return false;
}

/// A comparison with a language or a choice by one; not a default, an argument or a list of all of them.
bool chooses(const std::string& line) {
    if (!line.contains("Language::") && !line.contains("bool ") && !line.contains(" ? \"")) return false;
    static const std::regex choice(
        R"((==|!=)\s*(words::)?Language::|\bLanguage::(spanish|english)\s*(==|!=|\?)|\bcase (words::)?Language::)"
        R"(|\bbool (es|en|spanish|english)_?\b|\b(es|en|is_spanish|spanish)_?(\(\w*\))? \? ")");
    return std::regex_search(line, choice);
}

TEST(WordsUse, ATestThatFindsThem) {
    for (const char* wrong : {"language == words::Language::spanish ? a : b", "const bool es = x;",
                              "es_ ? \"sí\" : \"yes\"", "case Language::english: return 1;",
                              "if (language != Language::english)", "is_spanish(view) ? \"a\" : \"b\""})
        EXPECT_TRUE(chooses(wrong)) << wrong;
    for (const char* fine : {"Language language = Language::spanish;", "say(message, Language::english)",
                             "there ? \"a\" : \"b\"", "yes ? \"true\" : \"false\""})
        EXPECT_FALSE(chooses(fine)) << fine;
}

TEST(WordsUse, NobodyElseAsksForTheLanguage) {
    const fs::path root = DAMAS_SOURCE_DIR;
    std::vector<fs::path> paths;
    for (const char* folder : {"src", "apps", "include"})
        for (const auto& entry : fs::recursive_directory_iterator(root / folder)) paths.push_back(entry.path());
    for (const fs::path& path : paths) {
        const std::string file = path.lexically_relative(root).generic_string();
        if (!file.ends_with(".cpp") && !file.ends_with(".hpp")) continue;
        if (file.starts_with("src/words/") || is_allowed(file)) continue;
        std::ifstream text(path);
        int number = 0;
        for (std::string line; std::getline(text, line);) {
            ++number;
            EXPECT_FALSE(chooses(line)) << file << ':' << number << ": " << line;
        }
    }
}

TEST(WordsUse, AnExceptionThatNobodyNeedsGoes) {
    for (const Allowed& place : allowed) {
        std::ifstream text(fs::path(DAMAS_SOURCE_DIR) / place.file);
        bool found = false;
        for (std::string line; std::getline(text, line);) found = found || line.contains("Language::");
        EXPECT_TRUE(found) << place.file << ": " << place.reason;
    }
}

}  // namespace
