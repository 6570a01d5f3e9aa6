// SPDX-License-Identifier: MIT
// What is wrong with a command line: CLI11's errors as messages, in both languages.
#include "../../apps/flag_errors.hpp"

#include <gtest/gtest.h>

namespace damas::apps {

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
        const words::Message message = sentence(error, app);
        return words::say(message, words::Language::spanish) + " | " + words::english(message);
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
              "--ends: se piden al menos 2 valores y hay 1 | --ends: at least 2 values are needed, there are 1");
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

}  // namespace damas::apps
