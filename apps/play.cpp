// SPDX-License-Identifier: MIT
// `damas play`: a game at the terminal, against the computer or between two people.
#include <iostream>

#include "common.hpp"
#include "terminal/session.hpp"

namespace damas::apps {

namespace {

struct Options {
    std::string rules = "spanish", file;
    std::string computer = "none";
    bool ascii = false, no_color = false, no_numbers = false;
    terminal::SessionOptions session;
};

int run(Options& o) {
    const engine::Rulebook& book = *engine::find_rulebook(o.rules);
    if (!o.session.fen.empty())
        if (const auto game = book.new_game(o.session.fen); !game) return bad_request("FEN " + game.error().message());
    if (o.computer != "none") o.session.computer = o.computer == "white" ? rules::Side::white : rules::Side::black;
    o.session.color = wants_color() && !o.no_color;
    o.session.unicode = wants_unicode() && !o.ascii;
    o.session.numbers = !o.no_numbers;
    terminal::Session session(book, o.session, std::cin, std::cout);
    if (!o.file.empty())
        if (const auto loaded = session.load(o.file); !loaded) return bad_request(loaded.error());
    session.run();
    return exit_ok;
}

}  // namespace

void add_play(CLI::App& app) {
    auto o = std::make_shared<Options>();
    CLI::App& command =
        *app.add_subcommand("play", "Play in the terminal, two people or against the computer (--computer black)");
    add_rules(command, o->rules);
    add_language(command, o->session.language);
    command.add_option("--computer,-c", o->computer, "The side that the computer plays: white, black or none")
        ->check(CLI::IsMember({"white", "black", "none"}))
        ->capture_default_str();
    command.add_option("--seconds,-s", o->session.seconds, "How long it thinks about a move")
        ->check(CLI::Range(0.01, 3600.0))
        ->capture_default_str();
    command.add_option("--nodes", o->session.nodes, "How many nodes it searches instead");
    command.add_option("--fen", o->session.fen, "Begin from this position");
    command.add_option("--load", o->file, "Go on with the first game of this PDN file");
    command.add_flag("--flip", o->session.flip, "Black at the bottom");
    command.add_flag("--ascii", o->ascii, "Letters instead of symbols");
    command.add_flag("--no-color", o->no_color, "No colours");
    command.add_flag("--no-numbers", o->no_numbers, "Do not number the squares");
    on_run(command, [o] { return run(*o); });
}

}  // namespace damas::apps
