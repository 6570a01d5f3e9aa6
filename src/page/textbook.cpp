// SPDX-License-Identifier: MIT
// Alpha-beta as taught, for the page: the tree that `damas tree --format json` writes, minimax beside alpha-beta, and
// the terms of an evaluation.
#include "engine/options_json.hpp"
#include "page/handlers.hpp"
#include "protocol/comparison.hpp"
#include "protocol/tree.hpp"

namespace damas::page {

namespace {

constexpr int usual_depth = 4;
/// Searches beyond this stop: minimax grows without end.
constexpr std::uint64_t most_nodes_searched = 30'000'000;

/// What a request says about a search.
struct Wanted {
    engine::TextbookRequest search;  ///< As far as the host allows.
    double time = 0;                 ///< The limit that was asked for.
};

std::expected<Wanted, words::Message> wanted_by(const Json& request, const Host& host) {
    engine::PlayerOptions options;
    options.textbook.depth = usual_depth;
    if (const Json* settings = request.find("settings"))
        if (const auto error = engine::set_textbook(options, *settings)) return std::unexpected(*error);
    std::uint64_t& nodes = options.textbook.max_nodes;
    if (nodes == 0 || nodes > most_nodes_searched) nodes = most_nodes_searched;
    const double time = options.textbook_seconds;
    return Wanted{{options.textbook, host.allowed(time), host.interrupted}, time};
}

}  // namespace

Reply Desk::Handlers::tree(const Json& request) {
    const auto described = game_of(request);
    if (!described) return std::unexpected(described.error());
    const auto wanted = wanted_by(request, host);
    if (!wanted) return std::unexpected(wanted.error());
    const auto shown = static_cast<std::size_t>(request.integer_of("max_nodes", 1, most_nodes_shown, 400));
    // Searched from the position alone, so that it equals what the program finds for it.
    const auto game = described->book->new_game(described->game->state().position);
    const engine::TextbookReport report = protocol::search_tree(**game, wanted->search, shown);
    std::string text = protocol::tree_json(
        {.report = report,
         .settings = wanted->search.settings,
         .rules = described->book->id(),
         .language = request.text_of("language") == "en" ? words::Language::english : words::Language::spanish,
         .time = wanted->time});
    text.pop_back();  // The newline.
    return text;
}

Reply Desk::Handlers::settings(const Json& request) {
    engine::PlayerOptions options;
    options.textbook.depth = usual_depth;
    if (const auto error = engine::read_textbook(options, request.text_of("text"))) return std::unexpected(*error);
    return protocol::settings_json(options.textbook, options.textbook_seconds);
}

Reply Desk::Handlers::compare(const Json& request) {
    const auto described = game_of(request);
    if (!described) return std::unexpected(described.error());
    const auto wanted = wanted_by(request, host);
    if (!wanted) return std::unexpected(wanted.error());
    const auto game = described->book->new_game(described->game->state().position);
    JsonWriter json;
    protocol::put_searches(json, protocol::compare_searches(**game, wanted->search));
    return json.text();
}

Reply Desk::Handlers::terms(const Json& request) {
    const auto described = game_of(request);
    if (!described) return std::unexpected(described.error());
    const auto wanted = wanted_by(request, host);
    if (!wanted) return std::unexpected(wanted.error());
    const eval::Terms counts = described->game->terms();
    JsonWriter json;
    json.object().field("score", eval::weigh(counts, wanted->search.settings.weights)).key("terms").array();
    for (std::size_t i = 0; i < eval::term_count; ++i) {
        json.object().field("name", eval::term_infos[i].name).field("count", counts.values[i]);
        json.field("weight", wanted->search.settings.weights.values[i]).end();
    }
    return json.end().end().text();
}

}  // namespace damas::page
