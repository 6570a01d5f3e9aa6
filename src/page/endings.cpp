// SPDX-License-Identifier: MIT
// What endgame tables know, for the page: about a position with its moves, and endings worth training.
#include "endgames/find_ending.hpp"
#include "endgames/table_probe.hpp"
#include "notation/fen.hpp"
#include "page/handlers.hpp"
#include "protocol/table_json.hpp"

namespace damas::page {

namespace {

/// A win that is shorter than this teaches nothing.
constexpr int shortest_ending = 9;
/// Longer than the longest that tables know.
constexpr int longest_ending = 500;

Reply ending_json(const Host& host, const engine::Rulebook& book, const endgames::EndingWanted& wanted) {
    const auto found = endgames::find_ending(book, host.table_directory, wanted, [&] { return host.is_interrupted(); });
    if (!found) return std::unexpected(found.error());
    if (!*found) return "null";
    JsonWriter json;
    json.object().field("fen", notation::write_fen((*found)->start)).key("plies");
    (*found)->plies ? json.value(*(*found)->plies) : json.null();
    return json.end().text();
}

}  // namespace

Reply Desk::Handlers::probe(const Json& request) {
    const auto described = game_of(request);
    if (!described) return std::unexpected(described.error());
    if (described->game->over()) return std::unexpected(words::Message(words::requests::game_is_over));
    const auto probe = endgames::probe_tables(described->book->id(), host.table_directory, described->game->record());
    return probe ? protocol::probe_json(*probe) : "null";
}

Reply Desk::Handlers::ending(const Json& request) {
    const auto book = book_of(request);
    if (!book) return std::unexpected(book.error());
    const std::string_view goal = request.text_of("goal", "win");
    return ending_json(host, **book,
                       {.material = std::string(request.text_of("material")),
                        .turn = request.text_of("turn") == "black" ? rules::Side::black : rules::Side::white,
                        .goal = goal == "draw"   ? tables::Wdl::draw
                                : goal == "loss" ? tables::Wdl::loss
                                                 : tables::Wdl::win,
                        .least = static_cast<int>(request.integer_of("least", 0, longest_ending, 1)),
                        .most = static_cast<int>(request.integer_of("most", 0, longest_ending, longest_ending)),
                        .forzosa = request.flag_of("forzosa"),
                        .seed = static_cast<std::uint64_t>(request.integer_of("seed", 0, 1LL << 50, 0))});
}

Reply Desk::Handlers::forzosa(const Json& request) {
    const auto book = book_of(request);
    if (!book) return std::unexpected(book.error());
    if ((*book)->rules().draws.forzosa_plies == 0) return std::unexpected(words::Message(words::requests::no_forzosa));
    return ending_json(host, **book,
                       {.material = "3K0M-1K0M",
                        .least = shortest_ending,
                        .forzosa = true,
                        .seed = static_cast<std::uint64_t>(request.integer_of("seed", 0, 1LL << 50, 0))});
}

}  // namespace damas::page
