// SPDX-License-Identifier: MIT
// The include rule of src/LAYERS holds for every file, and every variant has its evidence.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>

#include "rules/variants/all.hpp"

namespace damas {

namespace fs = std::filesystem;
const fs::path root = DAMAS_SOURCE_DIR;

std::map<std::string, std::set<std::string>> layers() {
    std::map<std::string, std::set<std::string>> result;
    std::ifstream file(root / "src/LAYERS");
    for (std::string line; std::getline(file, line);) {
        std::istringstream words(line);
        std::string name;
        words >> name;
        name.pop_back();
        result[name] = {std::istream_iterator<std::string>(words), {}};
        result[name].insert(name);
    }
    return result;
}

TEST(Layers, AllowWhatIsUsedAndNothingElse) {
    const auto allowed = layers();
    ASSERT_TRUE(allowed.contains("rules"));
    std::map<std::string, std::set<std::string>> used;
    for (const auto& entry : fs::recursive_directory_iterator(root / "src")) {
        const auto extension = entry.path().extension();
        if (extension != ".hpp" && extension != ".cpp") continue;
        const std::string module = fs::relative(entry.path(), root / "src").begin()->string();
        ASSERT_TRUE(allowed.contains(module)) << module << " is missing in src/LAYERS";
        used[module].insert(module);
        std::ifstream file(entry.path());
        for (std::string line; std::getline(file, line);) {
            if (!line.starts_with("#include \"")) continue;
            const std::string included = line.substr(10, line.find('/', 10) - 10);
            EXPECT_TRUE(allowed.at(module).contains(included)) << entry.path() << " includes " << line.substr(10);
            used[module].insert(included);
        }
    }
    for (const auto& [module, uses] : allowed)
        EXPECT_EQ(used[module], uses) << "src/LAYERS allows " << module << " what it does not use";
}

TEST(Layers, RulesAndCoreUseOnlyTheStandardLibrary) {
    for (const char* module : {"core", "rules"})
        for (const auto& entry : fs::recursive_directory_iterator(root / "src" / module)) {
            if (!entry.is_regular_file()) continue;
            std::ifstream file(entry.path());
            for (std::string line; std::getline(file, line);)
                if (line.starts_with("#include <")) {
                    // What core wraps: vector instructions and pages of memory, and in one place files.
                    const bool files = entry.path() == root / "src/core/files.cpp" &&
                                       (line == "#include <fcntl.h>" || line == "#include <signal.h>" ||
                                        line == "#include <sys/file.h>" || line == "#include <sys/stat.h>" ||
                                        line == "#include <unistd.h>");
                    const bool wrapped =
                        files || (std::string_view(module) == "core" &&
                                  (line == "#include <immintrin.h>" || line == "#include <sys/mman.h>"));
                    EXPECT_TRUE(wrapped || line.find_first_of("/.") == std::string::npos)
                        << entry.path() << ": " << line;
                    EXPECT_EQ(line.find("stream"), std::string::npos) << entry.path() << " does I/O: " << line;
                }
        }
}

/// Others see the standard library and include/damas; we see that in src/library alone.
TEST(Layers, PublicHeadersIncludeNothingPrivate) {
    int headers = 0;
    for (const auto& entry : fs::directory_iterator(root / "include/damas")) {
        ++headers;
        std::ifstream file(entry.path());
        for (std::string line; std::getline(file, line);) {
            const bool standard = line.starts_with("#include <") && line.find_first_of("/.") == std::string::npos;
            EXPECT_TRUE(!line.starts_with("#include ") || standard || line.starts_with("#include <damas/"))
                << entry.path() << ": " << line;
        }
    }
    EXPECT_GT(headers, 5);
    for (const auto& entry : fs::recursive_directory_iterator(root / "src")) {
        if (!entry.is_regular_file() || entry.path().parent_path() == root / "src/library") continue;
        std::ifstream file(entry.path());
        for (std::string line; std::getline(file, line);)
            EXPECT_FALSE(line.starts_with("#include <damas/")) << entry.path() << ": " << line;
    }
}

/// What a processor has is asked at run time (core/processor.hpp): a file means the same in every program.
TEST(Layers, NoFileChangesWithTheProcessorLevel) {
    for (const auto& entry : fs::recursive_directory_iterator(root / "src")) {
        if (!entry.is_regular_file()) continue;
        std::ifstream file(entry.path());
        for (std::string line; std::getline(file, line);)
            for (const char* level : {"__AVX", "__SSE", "__BMI", "__POPCNT", "__LZCNT"})
                EXPECT_EQ(line.find(level), std::string::npos) << entry.path() << ": " << line;
    }
}

/// Time is measured by core/stopwatch.hpp, JSON is written by notation/json_writer.hpp, and by nothing beside them.
TEST(Layers, OneStopwatchAndOneWriterOfJson) {
    for (const char* part : {"src", "apps"})
        for (const auto& entry : fs::recursive_directory_iterator(root / part)) {
            if (!entry.is_regular_file() || entry.path() == root / "src/core/stopwatch.hpp") continue;
            std::ifstream file(entry.path());
            for (std::string line; std::getline(file, line);)
                for (const char* other : {"steady_clock", "system_clock", "boost/json", R"("{\")"})
                    EXPECT_EQ(line.find(other), std::string::npos) << entry.path() << ": " << line;
        }
}

/// A stream that two threads use writes lines twice or torn: modules write through protocol/line_writer.hpp alone.
TEST(Layers, NoModuleWritesToStandardStreams) {
    int files = 0;
    for (const auto& entry : fs::recursive_directory_iterator(root / "src")) {
        const auto extension = entry.path().extension();
        if (extension != ".hpp" && extension != ".cpp") continue;
        ++files;
        std::ifstream file(entry.path());
        for (std::string line; std::getline(file, line);)
            for (const char* stream : {"<iostream>", "std::cout", "std::cerr", "std::clog", "stdout", "stderr"})
                EXPECT_EQ(line.find(stream), std::string::npos) << entry.path() << ": " << line;
    }
    EXPECT_GT(files, 200);
}

/// The walks and the reading order of ARCHITECTURE.md name files that are there.
TEST(Architecture, NamesFilesThatExist) {
    std::ifstream file(root / "ARCHITECTURE.md");
    std::stringstream text;
    text << file.rdbuf();
    const std::string page = text.str();
    const auto is_there = [](const std::string& name) {
        for (const char* folder : {"", "src", "src/rules", "web/src"})
            if (fs::exists(root / folder / name)) return true;
        return false;
    };
    static const std::regex named(R"(`([a-z_]+(/[a-z_.]+)+\.(hpp|cpp|ts|py|mjs))`)");
    int files = 0;
    for (std::sregex_iterator at(page.begin(), page.end(), named), end; at != end; ++at, ++files)
        EXPECT_TRUE(is_there((*at)[1])) << (*at)[1];
    EXPECT_GT(files, 60);
}

TEST(Variants, HaveEvidenceEach) {
    for (const std::string_view id : rules::AllVariants::ids) {
        const std::string name(id);
        for (const std::string& file :
             {"tests/data/" + name + ".perft", "tests/data/" + name + ".positions", "tests/data/" + name + ".games",
              "tests/data/" + name + ".rules", "tests/articles/" + name + "_articles.cpp",
              "docs/rules/" + name + ".es.md", "docs/rules/" + name + ".en.md"})
            EXPECT_TRUE(fs::exists(root / file)) << file;
    }
}

/// Every article number that the rule set cites is a heading of both rules pages.
TEST(Variants, CiteArticlesThatExist) {
    rules::AllVariants::for_each([]<rules::Variant V>() {
        const rules::Articles& a = V::rules.articles;
        for (const char* language : {"es", "en"}) {
            std::ifstream file(root / "docs/rules" / (std::string(V::id) + '.' + language + ".md"));
            std::set<int> headings;
            for (std::string line; std::getline(file, line);)
                if (line.starts_with("### ")) headings.insert(std::stoi(line.substr(4)));
            for (const int cited :
                 {a.alternation, a.mans_move,       a.kings_move,  a.kings_block, a.mans_capture, a.kings_capture,
                  a.jumped_once, a.capture_goes_on, a.compulsory,  a.by_king,     a.quantity,     a.quality,
                  a.no_pieces,   a.no_moves,        a.resignation, a.agreement,   a.threefold,    a.passivity,
                  a.forzosa,     a.sixteen_moves,   a.five_moves}) {
                if (cited != 0) {
                    EXPECT_TRUE(headings.contains(cited)) << V::id << '.' << language << " article " << cited;
                }
            }
        }
    });
}

}  // namespace damas
