// SPDX-License-Identifier: MIT
// The program: every command explains itself with --help.
#include <algorithm>
#include <cmath>
#include <csignal>
#include <iostream>
#include <regex>

#include "common.hpp"

namespace {

/// No range holds what is not a number, but comparisons do not see that.
void refuse_nan(CLI::App& app) {
    for (CLI::Option* option : app.get_options())
        if (option->get_type_name().starts_with("FLOAT"))
            option->check([](const std::string& text) {
                double value = 0;
                const bool is_number = CLI::detail::lexical_cast(text, value);
                return is_number && std::isnan(value) ? "'" + text + "' is not a number" : std::string();
            });
    for (CLI::App* command : app.get_subcommands({})) refuse_nan(*command);
}

/// "Value 0 not in range 0.000000 to 1797…" says less than "0 is too small".
std::string without_endless_range(const std::string& message) {
    const std::regex endless(R"(Value (\S+) not in range \S+ to \d{40,}\S*)");
    return std::regex_replace(message, endless, "$1 is too small");
}

}  // namespace

int main(int argc, char** argv) {
    using namespace damas::apps;
    std::signal(SIGPIPE, SIG_DFL);
    CLI::App app{"Spanish, training and international draughts: rules, referee, play", "damas"};
    app.set_version_flag("--version", "damas " DAMAS_VERSION);
    app.require_subcommand(1);
    add_play(app);
    add_workout(app);
    add_serve(app);
    add_site(app);
    add_puzzles(app);
    add_moves(app);
    add_show(app);
    add_check(app);
    add_analyze(app);
    add_referee(app);
    add_hub(app);
    add_dxp(app);
    add_perft(app);
    add_tree(app);
    add_compare(app);
    add_match(app);
    add_tables(app);
    add_book(app);
    add_learning(app);
    add_bench(app);
    refuse_nan(app);
    app.footer("Run 'damas COMMAND --help' for the flags of a command.");
    const auto named = [&](const CLI::App* command) { return argc > 1 && command->get_name() == argv[1]; };
    if (argc > 1 && argv[1][0] != '-' && std::ranges::none_of(app.get_subcommands({}), named))
        return bad_request("unknown command '" + std::string(argv[1]) + "' (see 'damas --help')");
    try {
        app.parse(argc, argv);
    } catch (const CLI::Success& e) {
        return app.exit(e);
    } catch (const CLI::RuntimeError& e) {
        return e.get_exit_code();
    } catch (const CLI::ParseError& e) {
        return bad_request(without_endless_range(e.what()) + " (see 'damas --help')");
    } catch (const std::exception& e) {
        return bad_request(e.what());
    }
    return exit_ok;
}
