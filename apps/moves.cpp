// SPDX-License-Identifier: MIT
// `damas moves FEN`: the legal moves of a position.
#include "words/commands/moves.hpp"

#include <boost/json.hpp>
#include <iostream>

#include "common.hpp"
#include "notation/fen.hpp"
#include "notation/move_writer.hpp"

namespace damas::apps {

namespace {

namespace help = words::commands::moves::help;

struct Options {
    std::string rules = "spanish", fen;
    bool json = false;
};

boost::json::object as_json(const engine::LegalMove& move) {
    return {{"from", move.from.number()},
            {"to", move.to.number()},
            {"captured", boost::json::value_from(numbers_of(move.captured))},
            {"path", boost::json::value_from(numbers_of(move.path))},
            {"text", notation::write_move(move)},
            {"hub", notation::write_hub(move)}};
}

int run(const Options& o) {
    const auto game = game_from(o.rules, o.fen);
    if (!game) return bad_request(game.error());
    const auto moves = (*game)->legal_moves();
    if (o.json) {
        boost::json::array list;
        for (const engine::LegalMove& move : moves) list.push_back(as_json(move));
        std::cout << boost::json::object{{"rules", o.rules},
                                         {"fen", notation::write_fen((*game)->start())},
                                         {"moves", list}}
                  << '\n';
    } else {
        for (const engine::LegalMove& move : moves) {
            const std::string text = notation::write_move(move), hub = notation::write_hub(move);
            std::cout << text << (hub != text ? "  (" + hub + ")" : "") << '\n';
        }
    }
    return exit_ok;
}

}  // namespace

void add_moves(CLI::App& app) {
    auto o = std::make_shared<Options>();
    CLI::App& command = *app.add_subcommand("moves", text(help::command));
    add_rules(command, o->rules);
    command.add_option("FEN", o->fen, text(help::fen))->required();
    command.add_flag("--json", o->json, text(common::json));
    on_run(command, [o] { return run(*o); });
}

}  // namespace damas::apps
