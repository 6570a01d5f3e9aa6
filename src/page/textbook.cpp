// SPDX-License-Identifier: MIT
// Alpha-beta as taught, for the page: the tree that `damas tree --format json` writes, minimax beside alpha-beta, and
// the terms of an evaluation.
#include "core/stopwatch.hpp"
#include "engine/options_json.hpp"
#include "page/handlers.hpp"
#include "protocol/comparison.hpp"
#include "protocol/tree.hpp"

namespace damas::page {

namespace {

namespace tb = search::textbook;

constexpr int usual_depth = 4;
/// Searches beyond this stop: minimax grows without end.
constexpr std::uint64_t most_nodes_searched = 30'000'000;

/// The settings of a request, and their limit in seconds, which begins with each search.
struct TextbookRequest {
    tb::Settings settings;
    double seconds = 0;

    tb::Settings started(const Host& host) const {
        tb::Settings result = settings;
        const double limit =
            host.max_seconds > 0 && (seconds == 0 || seconds > host.max_seconds) ? host.max_seconds : seconds;
        result.stop = [&host, limit, watch = core::Stopwatch()] {
            return (host.interrupted && host.interrupted()) || (limit > 0 && watch.seconds() >= limit);
        };
        return result;
    }
};

std::expected<TextbookRequest, words::Message> textbook_request(const Json& request) {
    engine::PlayerOptions options;
    options.textbook.depth = usual_depth;
    if (const Json* settings = request.find("settings"))
        if (const auto error = engine::set_textbook(options, *settings)) return std::unexpected(*error);
    TextbookRequest wanted{options.textbook, options.textbook_seconds};
    std::uint64_t& nodes = wanted.settings.max_nodes;
    if (nodes == 0 || nodes > most_nodes_searched) nodes = most_nodes_searched;
    return wanted;
}

}  // namespace

Reply Desk::Handlers::tree(const Json& request) {
    const auto described = game_of(request);
    if (!described) return std::unexpected(described.error());
    const auto wanted = textbook_request(request);
    if (!wanted) return std::unexpected(wanted.error());
    const auto shown = static_cast<std::size_t>(request.integer_of("max_nodes", 1, most_nodes_shown, 400));
    // Searched from the position alone, so that it equals what the program finds for it.
    const auto game = described->book->new_game(described->game->state().position);
    engine::TreeLimits limits{.max_nodes = shown, .max_ply = wanted->settings.depth};
    engine::TextbookReport report = (*game)->textbook(wanted->started(host), limits);
    if (report.truncated)
        report = (*game)->textbook(wanted->started(host), protocol::limits_that_fit(report.nodes_by_ply, shown));
    std::string text = protocol::tree_json(
        {.report = report,
         .settings = wanted->settings,
         .rules = described->book->id(),
         .language = request.text_of("language") == "en" ? words::Language::english : words::Language::spanish,
         .time = wanted->seconds});
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
    const auto wanted = textbook_request(request);
    if (!wanted) return std::unexpected(wanted.error());
    const auto game = described->book->new_game(described->game->state().position);
    const auto started = [&](const tb::Settings& settings) {
        return TextbookRequest{settings, wanted->seconds}.started(host);
    };
    JsonWriter json;
    protocol::put_searches(json, protocol::compare_searches(**game, wanted->settings, started));
    return json.text();
}

Reply Desk::Handlers::terms(const Json& request) {
    const auto described = game_of(request);
    if (!described) return std::unexpected(described.error());
    const auto wanted = textbook_request(request);
    if (!wanted) return std::unexpected(wanted.error());
    const eval::Terms counts = described->game->terms();
    JsonWriter json;
    json.object().field("score", eval::weigh(counts, wanted->settings.weights)).key("terms").array();
    for (std::size_t i = 0; i < eval::term_count; ++i) {
        json.object().field("name", eval::term_infos[i].name).field("count", counts.values[i]);
        json.field("weight", wanted->settings.weights.values[i]).end();
    }
    return json.end().end().text();
}

}  // namespace damas::page
