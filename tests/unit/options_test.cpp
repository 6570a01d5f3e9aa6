// SPDX-License-Identifier: MIT
// Every option of a player by its name: what it takes, what it refuses and what it then says.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>

#include "engine/option_table.hpp"
#include "support/messages.hpp"

namespace damas::engine {

namespace fs = std::filesystem;
using Type = Option::Type;

/// What an option of a player is set to.
std::string kept(const PlayerOptions& options, std::string_view name) {
    const Option* option = find_option(name);
    EXPECT_NE(option, nullptr) << name << " is not listed";
    return option == nullptr ? "" : value_of(*option, options);
}

/// Sets an option of a fresh player and gives what the list then says.
std::string value_after(std::string_view name, const std::string& value) {
    PlayerOptions options;
    EXPECT_EQ(set_option(options, name, value), std::nullopt) << name << '=' << value;
    return kept(options, name);
}

/// What a fresh player says to a value, of which nothing may stay.
std::string refusal(std::string_view name, const std::string& value) {
    PlayerOptions options;
    const auto wrong = set_option(options, name, value);
    EXPECT_EQ(kept(options, name), kept({}, name)) << name << " was changed by " << value;
    return wrong ? words::english(*wrong) : "accepted";
}

TEST(Options, AreListedOnceAndTakeTheirOwnValue) {
    std::set<std::string_view> names;
    for (const Option& info : option_table()) {
        EXPECT_TRUE(names.insert(info.name).second) << info.name << " twice";
        EXPECT_EQ(value_after(info.name, kept({}, info.name)), kept({}, info.name)) << info.name;
    }
    for (const char* name : {"search",     "level",   "threads",         "hash",      "seed",
                             "evaluation", "network", "patterns",        "book",      "book_margin",
                             "tables",     "depth",   "table_directory", "book_file", "pruning",
                             "order",      "nodes",   "tie_break",       "time",      "king"})
        EXPECT_TRUE(names.contains(name)) << name;
}

TEST(Options, KeepTheirRange) {
    for (const Option& info : option_table()) {
        if (info.type != Type::integer) continue;
        const std::string range =
            "expected a whole number from " + std::to_string(info.low) + " to " + std::to_string(info.high);
        EXPECT_EQ(value_after(info.name, std::to_string(info.low)), std::to_string(info.low));
        EXPECT_EQ(value_after(info.name, std::to_string(info.high)), std::to_string(info.high));
        EXPECT_EQ(refusal(info.name, std::to_string(info.low - 1)), range) << info.name;
        const auto above = static_cast<std::uint64_t>(info.high) + 1;
        EXPECT_EQ(refusal(info.name, std::to_string(above)), range) << info.name;
        for (const char* text : {"", "x", "1.5", " 1", "1 ", "0x1", "99999999999999999999"})
            EXPECT_EQ(refusal(info.name, text), range) << info.name << '=' << text;
    }
}

TEST(Options, HaveASentenceInBothLanguages) {
    for (const Option& option : option_table()) {
        for (const std::string_view text : {option.means.es, option.means.en}) {
            ASSERT_FALSE(text.empty()) << option.name;
            EXPECT_TRUE((text[0] >= 'a' && text[0] <= 'z') || (text[0] >= '0' && text[0] <= '9')) << option.name;
            EXPECT_FALSE(text.ends_with('.')) << option.name;
        }
    }
}

/// Who may set what: a client no file, and nothing that takes memory or processors.
TEST(Options, KnowWhoAsks) {
    std::set<std::string_view> clients;
    for (const Option& option : option_table()) {
        PlayerOptions options;
        const std::string own = value_of(option, options);
        for (const Asker asker : {Asker::client, Asker::person, Asker::tuner}) {
            const auto wrong = set_option(options, option.name, own, asker);
            EXPECT_EQ(wrong.has_value(), option.asker > asker) << option.name;
            EXPECT_EQ(error_of(wrong), wrong ? "cannot be set from here" : "");
        }
        if (option.asker == Asker::client && option.use != Option::Use::weight) clients.insert(option.name);
        EXPECT_FALSE(option.type == Type::text && option.asker == Asker::client) << option.name << " names a file";
        EXPECT_EQ(option.use == Option::Use::tuning, option.asker == Asker::tuner) << option.name;
    }
    EXPECT_EQ(clients, (std::set<std::string_view>{"search", "level", "seed", "book", "depth", "pruning", "order",
                                                   "tie_break", "leaves_only", "nodes", "time"}));
}

/// Every option makes another player: none is forgotten in what distinguishes them.
TEST(Options, DistinguishPlayers) {
    const std::string usual = identity({});
    for (const Option& option : option_table()) {
        PlayerOptions options;
        const std::string other = option.type == Type::boolean  ? (kept({}, option.name) == "true" ? "false" : "true")
                                  : option.type == Type::text   ? "/x"
                                  : option.type == Type::choice ? std::string(option.names.back())
                                  : option.type == Type::seconds
                                      ? "3"
                                      : std::to_string(option.number({}) == option.high ? option.low : option.high);
        ASSERT_FALSE(set_option(options, option.name, other)) << option.name;
        EXPECT_EQ(identity(options) == usual, other == kept({}, option.name)) << option.name;
    }
}

TEST(Options, KnowTheirNames) {
    int choices = 0;
    for (const Option& info : option_table()) {
        if (info.type == Type::boolean) {
            for (const char* value : {"true", "false"}) EXPECT_EQ(value_after(info.name, value), value) << info.name;
            for (const char* value : {"", "1", "True", "yes"})
                EXPECT_EQ(refusal(info.name, value), "expected true or false") << info.name;
        }
        if (info.type != Type::choice) continue;
        ++choices;
        std::string all;
        for (const std::string_view name : info.names) {
            EXPECT_EQ(value_after(info.name, std::string(name)), name);
            (all += all.empty() ? "" : ", ") += name;
        }
        for (const char* value : {"", "none", "0"})
            EXPECT_EQ(refusal(info.name, value), "expected one of " + all) << info.name;
    }
    EXPECT_EQ(choices, 4);
    PlayerOptions options;
    EXPECT_EQ(set_option(options, "queen", "1"), "unknown option");
    EXPECT_EQ(set_option(options, "", ""), "unknown option");
    EXPECT_EQ(set_option(options, "Level", "1"), "unknown option");
}

TEST(Options, ReadSeconds) {
    EXPECT_EQ(value_after("time", "0.25"), "0.250");
    EXPECT_EQ(value_after("time", "86400"), "86400.000");
    for (const char* text : {"", "-1", "86401", "nan", "inf", "1s", "x"})
        EXPECT_EQ(refusal("time", text), "expected seconds from 0 to 86400") << text;
    EXPECT_EQ(refusal("time", std::string("1\0x", 3)), "expected seconds from 0 to 86400");
}

TEST(Options, SomeSayMoreThanTheirValue) {
    PlayerOptions options;
    EXPECT_FALSE(set_option(options, "seed", "77"));
    EXPECT_EQ(options.seed, 77u);
    EXPECT_EQ(options.textbook.seed, 77u);
    EXPECT_FALSE(set_option(options, "patterns", "a.patterns"));
    EXPECT_EQ(options.evaluation, Evaluation::patterns);
    EXPECT_FALSE(set_option(options, "book_file", "a.book"));
    EXPECT_TRUE(options.book);
    EXPECT_FALSE(set_option(options, "search", "textbook"));
    EXPECT_EQ(options.kind, SearchKind::textbook);
}

TEST(Options, FilesThatCannotBeUsedAreNamed) {
    EXPECT_EQ(options_error({}, "spanish"), std::nullopt);
    for (const char* name : {"network", "patterns", "book_file"}) {
        PlayerOptions options;
        EXPECT_FALSE(set_option(options, name, "/nowhere"));
        EXPECT_EQ(options_error(options, "spanish"), "/nowhere: cannot be read: it does not exist") << name;
    }
    PlayerOptions options{.book = true};
    EXPECT_EQ(options_error(options, "spanish"), std::nullopt);
    EXPECT_NE(options_error(options, "entrenamiento"), std::nullopt) << "there is no book of this game";
}

TEST(Options, TablesThatAreRefusedAreNamed) {
    const fs::path directory = fs::path(::testing::TempDir()) / "damas_refused_tables";
    fs::remove_all(directory);
    PlayerOptions options{.table_directory = directory.string()};
    EXPECT_EQ(options_error(options, "spanish"), directory.string() + ": not a directory");
    fs::create_directories(directory / "spanish");
    const fs::path damaged = directory / "spanish" / "2K0M-1K0M.wdl";
    std::ofstream(damaged) << "nonsense";
    const auto error = options_error(options, "spanish");
    ASSERT_TRUE(error);
    EXPECT_TRUE(words::english(*error).starts_with(damaged.string() + ": ")) << *error;
    std::ofstream(directory / "spanish" / "2K0M-1K0M.dtw") << "nonsense";
    EXPECT_TRUE(error_of(options_error(options, "spanish")).ends_with(" (2 files are refused)"));
    EXPECT_EQ(options_error(options, "international"), std::nullopt) << "another game has its own";
    options.tables = false;
    EXPECT_EQ(options_error(options, "spanish"), std::nullopt) << "who does not use them does not mind";
    options.tables = true, options.level = 3;
    EXPECT_EQ(options_error(options, "spanish"), std::nullopt);
    fs::remove_all(directory);
}

TEST(Options, TheUsualDirectoryOfTablesNeedNotBeThere) {
    setenv("DAMAS_TABLES", "/nowhere/tables", 1);
    EXPECT_EQ(wrong_table_directory("/nowhere/tables"), std::nullopt);
    EXPECT_EQ(wrong_table_directory(""), std::nullopt);
    EXPECT_EQ(wrong_table_directory("/nowhere/others"), "/nowhere/others: not a directory");
    unsetenv("DAMAS_TABLES");
}

TEST(Options, KnowWhichSearchHeedsThem) {
    const PlayerOptions champion, textbook{.kind = SearchKind::textbook};
    for (const char* name : {"search", "seed", "king", "man"}) {
        EXPECT_EQ(unheeded(champion, name), std::nullopt) << name;
        EXPECT_EQ(unheeded(textbook, name), std::nullopt) << name;
    }
    for (const char* name : {"level", "hash", "threads", "book", "tables", "network", "lmr_scale"}) {
        EXPECT_EQ(unheeded(champion, name), std::nullopt) << name;
        EXPECT_EQ(unheeded(textbook, name), "an option of a champion player, and this one is textbook") << name;
    }
    for (const char* name : {"depth", "pruning", "order", "nodes", "time", "leaves_only"}) {
        EXPECT_EQ(unheeded(textbook, name), std::nullopt) << name;
        EXPECT_EQ(unheeded(champion, name), "an option of a textbook player, and this one is champion") << name;
    }
    EXPECT_EQ(unheeded(champion, "queen"), std::nullopt) << "that there is none is said by whoever sets it";
}

TEST(Options, TablesAreLookedForWhereTheUserSays) {
    const auto with = [](const char* tables, const char* data, const char* home) {
        setenv("DAMAS_TABLES", tables, 1);
        setenv("XDG_DATA_HOME", data, 1);
        setenv("HOME", home, 1);
        return default_table_directory();
    };
    EXPECT_EQ(with("/a", "/b", "/c"), "/a");
    EXPECT_EQ(with("", "/b", "/c"), "/b/damas/tables");
    EXPECT_EQ(with("", "", "/c"), "/c/.local/share/damas/tables");
    EXPECT_EQ(with("", "", ""), "");
}

}  // namespace damas::engine
