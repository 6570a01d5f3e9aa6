// SPDX-License-Identifier: MIT
// The program: every command explains itself with --help.
#include <algorithm>
#include <cmath>
#include <csignal>
#include <iostream>

#include "common.hpp"
#include "help.hpp"

namespace {

/// What CLI11 says; but a range without an upper end is not told by the 309 digits of the largest number there is.
std::string said(const CLI::ParseError& error) {
    std::string text = error.what();
    const std::size_t range = text.find(" not in range 0.000000 to 1797693");
    return range == std::string::npos ? text : text.substr(0, range) + " is too small or not a number";
}

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

}  // namespace

int main(int argc, char** argv) {
    using namespace damas::apps;
    std::signal(SIGPIPE, SIG_DFL);
    set_language(chosen_language({argv, static_cast<std::size_t>(argc)}));
    CLI::App app{either("Damas españolas, del entrenamiento e internacionales: reglas, juez, juego",
                        "Spanish, training and international draughts: rules, referee, play"),
                 "damas"};
    app.set_version_flag(
        "--version", "damas " DAMAS_VERSION,
        either("Enseña la versión del programa y termina", "Display program version information and exit"));
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
    finish_help(app);
    app.footer(either("«damas ORDEN --help» explica las opciones de una orden.",
                      "Run 'damas COMMAND --help' for the flags of a command."));
    const std::string see_help = either(" (ver «damas --help»)", " (see 'damas --help')");
    const auto named = [&](const CLI::App* command) { return argc > 1 && command->get_name() == argv[1]; };
    if (argc > 1 && argv[1][0] != '-' && std::ranges::none_of(app.get_subcommands({}), named))
        return bad_request(error_words("unknown command '" + std::string(argv[1]) + "'", language()) + see_help);
    try {
        app.parse(argc, argv);
    } catch (const CLI::Success& e) {
        return finish_output(app.exit(e));
    } catch (const CLI::RuntimeError& e) {
        return finish_output(e.get_exit_code());
    } catch (const CLI::ParseError& e) {
        return bad_request(error_words(said(e), language()) + see_help);
    } catch (const std::exception& e) {
        return bad_request(e.what());
    }
    return finish_output(exit_ok);
}
