// SPDX-License-Identifier: MIT
// Errors in Spanish: what they say, and that none has been forgotten. The second reads the sources: every piece of text
// in what returns or reports an error must stand in a phrase of apps/error_phrases.hpp.
#include "../../apps/error_words.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>

#include "../../apps/error_phrases.hpp"

namespace damas::apps {

namespace fs = std::filesystem;
using words::Language;

std::string es(std::string_view english) { return error_words(english, Language::spanish); }

TEST(ErrorWords, NamesAndValuesStayWhatTheyAre) {
    EXPECT_EQ(es("--depth is required"), "falta --depth");
    EXPECT_EQ(es("A subcommand is required"), "falta decir qué orden");
    EXPECT_EQ(es("--rules: checkers not in {spanish,international}"),
              "--rules: «checkers» no es uno de {spanish,international}");
    EXPECT_EQ(es("--depth: 1 required INT missing"), "--depth: falta su valor");
    EXPECT_EQ(es("player A: level: expected a whole number from 1 to 10"),
              "jugador A: level: se esperaba un número entero de 1 a 10");
    EXPECT_EQ(es("cannot connect to nowhere port 27531: Connection refused"),
              "no se puede conectar con nowhere, puerto 27531: conexión rechazada");
    EXPECT_EQ(es("8 pieces needs about 900 MB of memory, there are 100 MB"),
              "8 piezas: hacen falta unos 900 MB de memoria y hay 100 MB");
    EXPECT_EQ(es("what nobody knows: 7"), "what nobody knows: 7");
    EXPECT_EQ(error_words("--depth is required", Language::english), "--depth is required");
}

TEST(ErrorWords, ErrorsInTextsKeepTheirPlace) {
    EXPECT_EQ(es("x.json: line 2, column 11: syntax error"), "x.json: línea 2, columna 11: error de sintaxis");
}

TEST(ErrorWords, EveryHoleIsUsedOnce) {
    for (const ErrorPhrase& phrase : error_phrases) {
        const auto holes = static_cast<char>('0' + std::ranges::count(phrase.en, '@'));
        std::multiset<char> used;
        for (std::size_t i = 0; i + 1 < phrase.es.size(); ++i)
            if (phrase.es[i] == '@') used.insert(phrase.es[i + 1]);
        for (const char digit : used) EXPECT_TRUE(digit >= '1' && digit <= holes) << phrase.en;
        EXPECT_EQ(std::set(used.begin(), used.end()).size(), used.size()) << phrase.en;
        EXPECT_NE(phrase.en, phrase.es);
    }
}

TEST(ErrorWords, NoPhraseHidesALaterOne) {
    for (const ErrorPhrase& phrase : error_phrases) {
        std::string example, expected;
        for (const char c : phrase.en) example += c == '@' ? std::string("7") : std::string(1, c);
        for (std::size_t i = 0; i < phrase.es.size(); ++i)
            if (phrase.es[i] == '@')
                expected += '7', ++i;
            else
                expected += phrase.es[i];
        EXPECT_EQ(es(example), expected);
    }
}

/// The text between a parenthesis and its partner.
std::string_view argument(std::string_view code, std::size_t open) {
    int depth = 0;
    bool quoted = false;
    for (std::size_t i = open; i < code.size(); ++i) {
        if (code[i] == '\\') {
            ++i;
        } else if (code[i] == '"') {
            quoted = !quoted;
        } else if (!quoted && code[i] == '\'' && i + 2 < code.size() && code[i + 2] == '\'') {
            i += 2;
        } else if (!quoted && (code[i] == '(' || code[i] == '{')) {
            ++depth;
        } else if (!quoted && (code[i] == ')' || code[i] == '}') && --depth == 0) {
            return code.substr(open + 1, i - open - 1);
        }
    }
    return {};
}

/// The literals of a piece of code, those side by side joined.
std::vector<std::string> literals(std::string_view code) {
    static const std::regex one(R"re("((?:[^"\\]|\\.)*)")re");
    const std::string text = std::regex_replace(std::string(code), std::regex(R"("\s+")"), "");
    std::vector<std::string> found;
    for (std::sregex_iterator i(text.begin(), text.end(), one), end; i != end; ++i)
        found.push_back(std::regex_replace((*i)[1].str(), std::regex(R"(\\(.))"), "$1"));
    return found;
}

/// Whether a text has words that somebody could want to read in another language.
bool has_words(const std::string& text) { return std::regex_search(text, std::regex("[a-z]{2,} [a-z]{2,}")); }

bool known(std::string text) {
    if (es(text) != text) return true;
    const auto edge = [](char c) { return std::string_view(" :,;'.(").find(c) != std::string_view::npos; };
    while (!text.empty() && edge(text.front())) text.erase(0, 1);
    while (!text.empty() && edge(text.back())) text.pop_back();
    for (const ErrorPhrase& phrase : error_phrases)
        if (phrase.en.find(text) != std::string_view::npos) return true;
    return false;
}

TEST(ErrorWords, NoErrorOfTheSourcesIsMissing) {
    // What makes an error of its argument.
    const std::regex makers(
        R"(\b(unexpected|error|bad|found|ParseError|bad_request|refuse|fail|Error|ReceiveError|break_down|misbehaved|report|break_off|disconnected|give_up|say)(\(|\{))");
    const std::regex returns(R"(\breturn ([^;{}]*"[^;{}]*);)");
    // Those whose functions return errors as plain texts.
    const std::set<std::string> returning{"options.cpp", "process.cpp", "http.cpp",          "site.cpp",
                                          "common.cpp",  "tables.cpp",  "textbook_flags.cpp"};
    // These speak to programs, in the words of a protocol, or in both languages themselves.
    const std::set<std::string> others{"referee.cpp",  "hub.cpp",      "error_words.cpp", "help.cpp",
                                       "language.cpp", "openings.cpp", "module.cpp",      "workout_desk.cpp"};
    const fs::path root = DAMAS_SOURCE_DIR;
    int seen = 0;
    for (const char* folder : {"src/arena", "src/book", "src/core", "src/engine", "src/eval", "src/learning",
                               "src/notation", "src/protocol", "src/server", "src/tables", "apps"})
        for (const auto& entry : fs::directory_iterator(root / folder)) {
            const std::string name = entry.path().filename().string();
            if ((!name.ends_with(".cpp") && !name.ends_with(".hpp")) || others.contains(name)) continue;
            std::ifstream file(entry.path());
            std::stringstream read;
            read << file.rdbuf();
            const std::string code = std::regex_replace(read.str(), std::regex("//[^\n]*"), "");
            std::vector<std::string> errors;
            for (std::sregex_iterator i(code.begin(), code.end(), makers), end; i != end; ++i)
                errors.emplace_back(argument(code, static_cast<std::size_t>(i->position() + i->length()) - 1));
            if (returning.contains(name))
                for (std::sregex_iterator i(code.begin(), code.end(), returns), end; i != end; ++i)
                    errors.push_back((*i)[1]);
            for (const std::string& error : errors) {
                // Said in both languages where it is written.
                if (std::regex_search(
                        error,
                        std::regex(R"(either\(|pick\(|\bin\(|(es|spanish)\(?\)? \?|(^|[^+ ])\s*"[^"]*",\s*"[^"]*")")))
                    continue;
                for (const std::string& text : literals(error))
                    if (has_words(text)) {
                        ++seen;
                        EXPECT_TRUE(known(text))
                            << entry.path() << ": \"" << text << "\" has no Spanish: apps/error_phrases.hpp";
                    }
            }
        }
    EXPECT_GT(seen, 60) << "the scan itself is broken: so many errors are still English texts, and not yet messages";
}

}  // namespace damas::apps
