// SPDX-License-Identifier: MIT
// `damas hub`: the engine behind the Hub 2 protocol on standard input and output.
#include "protocol/hub.hpp"

#include <iostream>

#include "common.hpp"

namespace damas::apps {

void add_hub(CLI::App& app) {
    CLI::App& command = *app.add_subcommand("hub", either("Juega para otros programas con el protocolo Hub 2",
                                                          "Play for other programs by the Hub 2 protocol"));
    on_run(command, [] {
        std::ios::sync_with_stdio(false);
        protocol::LineWriter& out = protocol::standard_output();
        if (!protocol::speak_hub(std::cin, out, {.table_directory = engine::default_table_directory()}))
            return output_failed(out.error());
        return exit_ok;
    });
}

}  // namespace damas::apps
