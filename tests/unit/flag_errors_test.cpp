// SPDX-License-Identifier: MIT
// What is wrong with a command line: CLI11's errors as messages, in both languages.
#include "../../apps/flag_errors.hpp"

#include <gtest/gtest.h>

#include "../../apps/command_line.hpp"

namespace damas::apps {

std::string in_both(const words::Message& message) {
    return words::say(message, words::Language::spanish) + " | " + words::english(message);
}

/// What is said of some arguments, in Spanish and in English; empty if nothing is wrong with them.
std::string said_of(std::vector<std::string> arguments) {
    CLI::App app;
    app.require_subcommand(1);
    CLI::App& play = *app.add_subcommand("play");
    int depth = 0;
    std::vector<double> ends;
    bool quiet = false;
    std::string file;
    play.add_option("--depth", depth)->required();
    play.add_option("--ends", ends)->expected(2);
    CLI::Option* quietly = play.add_flag("--quiet", quiet);
    CLI::Option* loud = play.add_flag("--loud")->excludes(quietly)->disable_flag_override();
    play.add_flag("--clear")->needs(loud);
    play.add_option("--file", file)->check([](const std::string& text) { return text == "x" ? "our words" : ""; });
    std::ranges::reverse(arguments);
    try {
        app.parse(std::move(arguments));
    } catch (const CLI::ParseError& error) {
        return in_both(sentence(error, app));
    }
    return "";
}

TEST(FlagErrors, AreKnownByTheirType) {
    EXPECT_EQ(said_of({"play", "--depth", "3"}), "");
    EXPECT_EQ(said_of({}), "falta decir qué orden | A subcommand is required");
    EXPECT_EQ(said_of({"play"}), "falta --depth | --depth is required");
    EXPECT_EQ(said_of({"play", "--depth", "3", "--loud", "--quiet"}),
              "--quiet no va con --loud | --quiet excludes --loud");
    EXPECT_EQ(said_of({"play", "--depth", "3", "--clear"}), "--clear necesita --loud | --clear requires --loud");
    EXPECT_EQ(said_of({"play", "--depth", "3", "more"}),
              "sobra este argumento: more | this argument was not expected: more");
    EXPECT_EQ(said_of({"play", "--depth", "3", "--no", "more"}),
              "sobran estos argumentos: --no more | these arguments were not expected: --no more");
}

TEST(FlagErrors, OfValuesAreRead) {
    EXPECT_EQ(said_of({"play", "--depth"}), "--depth: falta su valor | --depth: its value is missing");
    EXPECT_EQ(said_of({"play", "--depth", "3", "--ends"}), "--ends: falta su valor | --ends: its value is missing");
    EXPECT_EQ(said_of({"play", "--depth", "3", "--ends", "1"}),
              "--ends: se piden al menos 2 valores y hay 1 | --ends: at least 2 values are needed, but 1 given");
    EXPECT_EQ(said_of({"play", "--depth", "3", "--depth", "4"}),
              "--depth: cabe como mucho 1 valor y hay 2 | --depth: at most 1 value fits, but 2 given");
    EXPECT_EQ(said_of({"play", "--depth", "deep"}),
              "--depth: no se entiende el valor «deep» | --depth: the value 'deep' is not understood");
    EXPECT_EQ(said_of({"play", "--depth", "3", "--loud=2"}), "loud: no lleva valor | loud: takes no value");
    EXPECT_EQ(said_of({"play", "--depth", "3", "--quiet=maybe"}),
              "--quiet: no se entiende el valor «maybe» | --quiet: the value 'maybe' is not understood");
}

/// They speak the language of the run already.
TEST(FlagErrors, OfOurOwnChecksStayWhatTheyAre) {
    EXPECT_EQ(said_of({"play", "--depth", "3", "--file", "x"}), "--file: our words | --file: our words");
}

/// What is said of some words before CLI11 reads them, in Spanish and in English; empty if it may.
std::string said_before(std::vector<const char*> arguments) {
    CLI::App app;
    app.require_subcommand(1);
    app.add_option_function<std::string>("--lang", [](const std::string&) {});
    CLI::App& play = *app.add_subcommand("play");
    bool quiet = false;
    std::string file, fen;
    play.add_option("FEN", fen);
    play.add_flag("--quiet,-q,!--no-quiet", quiet);
    play.add_option("--file", file);
    play.add_option_function<std::string>("--lang", [](const std::string&) {});
    CLI::App& tables = *app.add_subcommand("tables");
    tables.require_subcommand(1);
    tables.add_subcommand("build");
    tables.add_subcommand("plan");
    arguments.insert(arguments.begin(), "damas");
    const auto wrong = misplaced(app, arguments);
    return wrong ? in_both(*wrong) : "";
}

TEST(CommandLine, MayBeRight) {
    EXPECT_EQ(said_before({}), "");
    EXPECT_EQ(said_before({"--lang", "es", "play", "W:W9:B32", "more", "-q", "--file", "tables", "--lang=es"}), "");
    EXPECT_EQ(said_before({"play", "--unknown", "--", "--quiet=3"}), "");
    EXPECT_EQ(said_before({"tables", "plan"}), "");
}

TEST(CommandLine, NamesWhatIsNoCommand) {
    EXPECT_EQ(said_before({"foo"}), "no hay ninguna orden «foo» | unknown command 'foo'");
    EXPECT_EQ(said_before({"tables", "foo"}),
              "no hay ninguna orden «foo», se esperaba build o plan | "
              "unknown command 'foo', expected build or plan");
    EXPECT_EQ(said_before({"-x"}), "sobra este argumento: -x | this argument was not expected: -x");
    CLI::App app;
    CLI::App& tables = *app.add_subcommand("tables");
    tables.add_subcommand("build");
    EXPECT_EQ(in_both(command_missing(tables)), "falta decir qué orden: build | A subcommand is required: build");
}

TEST(CommandLine, RefusesValuesWhereNoneFitAndEmptyOnes) {
    for (const char* flag : {"--quiet=3", "--quiet=", "--quiet=true"})
        EXPECT_EQ(said_before({"play", flag}), "--quiet: no lleva valor | --quiet: takes no value") << flag;
    EXPECT_EQ(said_before({"play", "--no-quiet=false"}), "--no-quiet: no lleva valor | --no-quiet: takes no value");
    EXPECT_EQ(said_before({"play", "--file", ""}), "--file: falta su valor | --file: its value is missing");
    EXPECT_EQ(said_before({"play", "--file="}), "--file: falta su valor | --file: its value is missing");
}

TEST(CommandLine, HasOneLanguage) {
    EXPECT_EQ(said_before({"--lang", "en", "play", "--lang", "es"}),
              "--lang: son dos idiomas, en y es | --lang: two languages, en and es");
    EXPECT_EQ(said_before({"--lang", "en", "play", "--lang=en"}), "");
}

}  // namespace damas::apps
