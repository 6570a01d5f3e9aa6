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
        protocol::HubEngine hub([](const std::string& line) { std::cout << line << std::endl; },
                                {.table_directory = engine::default_table_directory()});
        for (std::string line; std::getline(std::cin, line);)
            if (!hub.receive(line)) break;
        return exit_ok;
    });
}

}  // namespace damas::apps
