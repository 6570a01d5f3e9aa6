// SPDX-License-Identifier: MIT
#include "program.hpp"

#include <algorithm>
#include <csignal>
#include <iostream>
#include <span>

#include "common.hpp"
#include "flag_errors.hpp"
#include "help.hpp"
#include "words/commands/flags.hpp"
#include "words/commands/program.hpp"
#include "words/system.hpp"

namespace damas::apps {

namespace {

namespace said = words::commands::program;

/// The first argument that should name a command and does not: CLI11 would only say that a command is missing.
const char* unknown_command(const CLI::App& app, std::span<const char* const> arguments) {
    for (std::size_t i = 1; i < arguments.size(); ++i) {
        const std::string_view argument = arguments[i];
        if (argument == "--lang") {
            ++i;  // Its value.
        } else if (!argument.starts_with('-')) {
            const auto named = [&](const CLI::App* command) { return command->get_name() == argument; };
            return std::ranges::any_of(app.get_subcommands({}), named) ? nullptr : arguments[i];
        }
    }
    return nullptr;
}

}  // namespace

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
    if (const char* unknown = unknown_command(app, {argv, static_cast<std::size_t>(argc)}))
        return bad_request({said::see_help, words::Message(words::commands::flags::unknown_command, unknown)});
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
