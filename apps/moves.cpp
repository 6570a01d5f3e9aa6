// SPDX-License-Identifier: MIT
// `damas moves FEN`: the legal moves of a position.
#include "words/commands/moves.hpp"

#include <iostream>

#include "common.hpp"
#include "notation/fen.hpp"
#include "notation/move_writer.hpp"
#include "protocol/game_json.hpp"

namespace damas::apps {

namespace {

namespace help = words::commands::moves::help;

struct Options {
    std::string rules = "spanish", fen;
    bool json = false;
};

/// Every field that the page is given, and where the move begins and ends.
std::string as_json(const Options& o, const engine::Game& game, const std::vector<engine::LegalMove>& moves) {
    notation::JsonWriter json;
    json.object().field("rules", o.rules).field("fen", notation::write_fen(game.start())).key("moves").array();
    for (const engine::LegalMove& move : moves) {
        json.object().field("from", move.from.number()).field("to", move.to.number());
        protocol::put_move(json, move);
        json.end();
    }
    return json.end().end().text();
}

int run(const Options& o) {
    const auto game = game_from(o.rules, o.fen);
    if (!game) return bad_request(game.error());
    const auto moves = (*game)->legal_moves();
    if (o.json) {
        std::cout << as_json(o, **game, moves) << '\n';
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
