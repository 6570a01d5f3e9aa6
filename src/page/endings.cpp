// SPDX-License-Identifier: MIT
// What endgame tables know, for the page: about a position with its moves, and endings worth training.
#include "core/hash.hpp"
#include "endgames/table_probe.hpp"
#include "notation/fen.hpp"
#include "page/handlers.hpp"
#include "protocol/table_json.hpp"

namespace damas::page {

namespace {

/// A win that is shorter than this teaches nothing.
constexpr int shortest_ending = 9;
/// How many positions are looked at for one that will do.
constexpr std::uint64_t most_endings_tried = 3'000;

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
    return probe ? protocol::probe_json(*probe) : "null";
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
