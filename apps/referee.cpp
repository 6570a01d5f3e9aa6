// SPDX-License-Identifier: MIT
// `damas referee`: the line protocol on standard input and output.
#include "protocol/referee.hpp"

#include <iostream>

#include "common.hpp"

namespace damas::apps {

void add_referee(CLI::App& app) {
    CLI::App& command = *app.add_subcommand("referee", "Answer questions about the rules, one a line");
    command.footer(
        "Requests, one a line; one answer a line, flushed:\n"
        "  moves RULES FEN        the legal moves, from-to or from x to x captured…; '-' if none\n"
        "  after RULES FEN MOVE   the position after a move\n"
        "  perft RULES DEPTH FEN  the number of positions DEPTH plies on\n"
        "  game RULES FEN MOVE…   RESULT REASON PLIES FEN at the first position where a result holds\n"
        "  why RULES FEN MOVE     'legal', or the law that forbids it and the squares that show it\n"
        "  tables RULES FEN       win, draw or loss by the endgame tables and the plies to the end; 'unknown' without "
        "one\n"
        "A bad request answers 'error …'.");
    on_run(command, [] {
        std::ios::sync_with_stdio(false);
        for (std::string line; std::cout && std::getline(std::cin, line);)
            std::cout << protocol::answer_referee(line) << std::endl;
        return exit_ok;
    });
}

}  // namespace damas::apps
