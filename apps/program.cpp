// SPDX-License-Identifier: MIT
#include "program.hpp"

#include <csignal>
#include <iostream>
#include <span>

#include "command_line.hpp"
#include "common.hpp"
#include "flag_errors.hpp"
#include "help.hpp"
#include "words/commands/program.hpp"
#include "words/system.hpp"

namespace damas::apps {

namespace said = words::commands::program;

int run_program(int argc, char** argv) {
    std::signal(SIGPIPE, SIG_DFL);
    set_language(chosen_language({argv, static_cast<std::size_t>(argc)}));
    CLI::App app{text(said::command), "damas"};
    app.set_version_flag("--version", "damas " DAMAS_VERSION, text(said::version));
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
    add_options(app);
    add_perft(app);
    add_tree(app);
    add_compare(app);
    add_match(app);
    add_tables(app);
    add_book(app);
    add_learning(app);
    add_bench(app);
    finish_help(app);
    app.footer(text(said::footer));
    if (const auto wrong = misplaced(app, {argv, static_cast<std::size_t>(argc)}))
        return bad_request({said::see_help, *wrong});
    try {
        app.parse(argc, argv);
    } catch (const CLI::Success& e) {
        return finish_output(app.exit(e));
    } catch (const CLI::RuntimeError& e) {
        return finish_output(e.get_exit_code());
    } catch (const CLI::ParseError& e) {
        return bad_request({said::see_help, sentence(e, app)});
    } catch (const std::bad_alloc&) {
        return bad_request(said::no_memory);
    } catch (const std::exception& e) {
        return bad_request(words::verbatim(e.what()));
    }
    return finish_output(exit_ok);
}

}  // namespace damas::apps
