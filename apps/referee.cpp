// SPDX-License-Identifier: MIT
// `damas referee`: the line protocol on standard input and output.
#include "protocol/referee.hpp"

#include <iostream>

#include "common.hpp"
#include "words/commands/referee.hpp"

namespace damas::apps {

namespace {

namespace help = words::commands::referee::help;

}  // namespace

void add_referee(CLI::App& app) {
    CLI::App& command = *app.add_subcommand("referee", text(help::command));
    command.footer(text(help::footer));
    on_run(command, [] {
        std::ios::sync_with_stdio(false);
        for (std::string line; std::cout && std::getline(std::cin, line);)
            std::cout << protocol::answer_referee(line) << std::endl;
        return exit_ok;
    });
}

}  // namespace damas::apps
