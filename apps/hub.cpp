// SPDX-License-Identifier: MIT
// `damas hub`: the engine behind the Hub 2 protocol on standard input and output.
#include "protocol/hub.hpp"

#include <iostream>

#include "common.hpp"
#include "words/commands/hub.hpp"

namespace damas::apps {

namespace {

namespace help = words::commands::hub::help;

}  // namespace

void add_hub(CLI::App& app) {
    CLI::App& command = *app.add_subcommand("hub", text(help::command));
    on_run(command, [] {
        std::ios::sync_with_stdio(false);
        protocol::LineWriter& out = protocol::standard_output();
        if (!protocol::speak_hub(std::cin, out, {.table_directory = engine::default_table_directory()}))
            return output_failed(out.error());
        return exit_ok;
    });
}

}  // namespace damas::apps
