// SPDX-License-Identifier: MIT
// What endgame tables know, for the page: about a position with its moves, and endings worth training.
#include "core/hash.hpp"
#include "endgames/table_probe.hpp"
#include "notation/fen.hpp"
#include "notation/move_writer.hpp"
#include "page/handlers.hpp"

namespace damas::page {

namespace {

/// A win that is shorter than this teaches nothing.
constexpr int shortest_ending = 9;
/// How many positions are looked at for one that will do.
constexpr std::uint64_t most_endings_tried = 3'000;

void put_verdict(JsonWriter& json, const endgames::TableVerdict& verdict) {
    json.field("result", endgames::id(verdict.result)).key("plies");
    verdict.plies ? json.value(*verdict.plies) : json.null();
    json.field("too_late", verdict.too_late()).field("on_board", endgames::id(verdict.on_board));
}

/// Three white kings against a black one on squares chosen by lot, White to move; some may stand on the same square.
rules::Setup three_kings_against_one(std::uint64_t seed, std::uint64_t attempt, int squares) {
    rules::Setup setup;
    for (std::uint64_t king = 0; king < 4; ++king)
        setup.pieces.push_back(
            {king < 3 ? rules::Side::white : rules::Side::black, true,
             rules::Square(1 + static_cast<int>(core::mix(seed, attempt, king) % static_cast<unsigned>(squares)))});
    return setup;
}

}  // namespace

Reply Desk::Handlers::probe(const Json& request) {
    const auto described = game_of(request);
    if (!described) return std::unexpected(described.error());
    if (described->game->over()) return std::unexpected(words::Message(words::requests::game_is_over));
    const auto probe = endgames::probe_tables(described->book->id(), host.table_directory, described->game->record());
    if (!probe) return "null";
    JsonWriter json;
    json.object();
    put_verdict(json, probe->verdict);
    json.field("forzosa_plies", probe->forzosa_plies).key("moves").array();
    for (const auto& [move, verdict] : probe->moves) {
        json.object().field("move", notation::write_move(move));
        put_verdict(json, verdict);
        json.end();
    }
    return json.end().end().text();
}

Reply Desk::Handlers::forzosa(const Json& request) {
    const auto book = book_of(request);
    if (!book) return std::unexpected(book.error());
    const rules::RuleSet& r = (*book)->rules();
    if (r.draws.forzosa_plies == 0) return std::unexpected(words::Message(words::requests::no_forzosa));
    const auto seed = static_cast<std::uint64_t>(request.integer_of("seed", 0, 1LL << 50, 0));
    for (std::uint64_t attempt = 0; attempt < most_endings_tried && !host.is_interrupted(); ++attempt) {
        const auto game = (*book)->new_game(three_kings_against_one(seed, attempt, r.width * r.height / 2));
        if (!game || (*game)->over()) continue;
        const auto probe = endgames::probe_tables((*book)->id(), host.table_directory, (*game)->record());
        if (!probe || probe->forzosa_plies == 0 || probe->verdict.result != tables::Wdl::win) continue;
        if (probe->verdict.plies.value_or(0) < shortest_ending) continue;
        JsonWriter json;
        json.object().field("fen", notation::write_fen((*game)->start())).field("plies", *probe->verdict.plies);
        return json.end().text();
    }
    return "null";
}

}  // namespace damas::page
