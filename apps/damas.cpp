// SPDX-License-Identifier: MIT
// The program: every command explains itself with --help.
#include <algorithm>
#include <csignal>
#include <iostream>

#include "common.hpp"

int main(int argc, char** argv) {
    using namespace damas::apps;
    std::signal(SIGPIPE, SIG_DFL);
    set_language(chosen_language({argv, static_cast<std::size_t>(argc)}));
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
    app.footer("Run 'damas COMMAND --help' for the flags of a command.");
    const auto named = [&](const CLI::App* command) { return argc > 1 && command->get_name() == argv[1]; };
    if (argc > 1 && argv[1][0] != '-' && std::ranges::none_of(app.get_subcommands({}), named))
        return bad_request("unknown command '" + std::string(argv[1]) + "' (see 'damas --help')");
    try {
        app.parse(argc, argv);
    } catch (const CLI::Success& e) {
        return finish_output(app.exit(e));
    } catch (const CLI::RuntimeError& e) {
        return finish_output(e.get_exit_code());
    } catch (const CLI::ParseError& e) {
        return bad_request(std::string(e.what()) + " (see 'damas --help')");
    } catch (const std::exception& e) {
        return bad_request(e.what());
    }
    return finish_output(exit_ok);
}
