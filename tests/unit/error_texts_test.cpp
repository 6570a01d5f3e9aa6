// SPDX-License-Identifier: MIT
// An error is a message of src/words with its data, never a sentence written where it arises: the sources are read for
// what makes an error of a literal, and for functions whose error is a text.
#include <gtest/gtest.h>

#include <array>
#include <filesystem>
#include <fstream>
#include <regex>
#include <sstream>
#include <string>

namespace {

namespace fs = std::filesystem;

struct Allowed {
    std::string_view file, reason;
};

constexpr std::array allowed{
    Allowed{"src/protocol/referee.cpp", "the referee's line protocol speaks English to programs"},
    Allowed{"src/protocol/hub.cpp", "Hub speaks English to programs"},
};

bool is_allowed(const std::string& file) {
    for (const Allowed& place : allowed)
        if (place.file == file) return true;
    return false;
}

/// The first piece of code that makes an error of a text; empty if there is none.
std::string error_as_text(const std::string& code) {
    // What returns or reports an error of a literal of some words.
    static const std::regex made(
        R"(\b(unexpected|fail|refuse|refusal|bad_request|break_down|error)\(([\w:]+\()?[^(){};"]*"[^"]*[a-z]{2} [a-z]{2})");
    static const std::regex typed(
        R"(std::unexpected<std::string>|std::expected<([^<>;{}]|<([^<>]|<[^<>]*>)*>)*, std::string>)");
    static const std::regex found(R"(std::optional<std::string>\s+(\w+::)*\w*(error|wrong|refus|obstacle)\w*\()");
    for (const std::regex* pattern : {&made, &typed, &found})
        if (std::smatch match; std::regex_search(code, match, *pattern)) return match.str();
    return {};
}

std::string code_of(const fs::path& path) {
    std::ifstream file(path);
    std::stringstream text;
    text << file.rdbuf();
    return std::regex_replace(text.str(), std::regex("//[^\n]*"), "");
}

TEST(ErrorTexts, ATestThatFindsThem) {
    for (const char* wrong :
         {R"(return std::unexpected("no list of files");)", R"(return std::unexpected(path + ": a damaged file");)",
          R"(return fail("not connected");)", R"(return bad_request("the game is over");)",
          R"(return refuse(std::string("not now"));)", "std::expected<std::vector<Sample>, std::string> read();",
          "std::expected<void, std::string> save();", "std::unexpected<std::string> fail();",
          "std::optional<std::string> hash_error(int);", "std::optional<std::string> Session::wrong_field();"})
        EXPECT_FALSE(error_as_text(wrong).empty()) << wrong;
    for (const char* fine :
         {"return std::unexpected(words::Message(said::no_list));", "return fail(said::not_connected);",
          "std::expected<std::string, words::Message> read();", "return bad_request({said::no_kit, file});",
          "std::optional<std::string> answer(int);", "return fail(move.at, words::about(text, said::over));"})
        EXPECT_EQ(error_as_text(fine), "") << fine;
}

TEST(ErrorTexts, NoErrorIsASentenceOfItsPlace) {
    const fs::path root = DAMAS_SOURCE_DIR;
    int files = 0;
    for (const char* folder : {"src", "apps", "include"})
        for (const auto& entry : fs::recursive_directory_iterator(root / folder)) {
            const std::string file = entry.path().lexically_relative(root).generic_string();
            if ((!file.ends_with(".cpp") && !file.ends_with(".hpp")) || is_allowed(file)) continue;
            ++files;
            EXPECT_EQ(error_as_text(code_of(entry.path())), "") << file;
        }
    EXPECT_GT(files, 100) << "the sources are somewhere else";
}

TEST(ErrorTexts, AnExceptionThatNobodyNeedsGoes) {
    for (const Allowed& place : allowed)
        EXPECT_NE(error_as_text(code_of(fs::path(DAMAS_SOURCE_DIR) / place.file)), "")
            << place.file << ": " << place.reason;
}

}  // namespace
