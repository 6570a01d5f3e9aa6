// SPDX-License-Identifier: MIT
// Alpha-beta as taught, for the page: the tree that `damas tree --format json` writes, minimax beside alpha-beta, and
// the terms of an evaluation.
#include <chrono>
#include <cmath>

#include "page/json_options.hpp"
#include "page/room.hpp"
#include "protocol/tree.hpp"

namespace damas::page {

namespace {

namespace tb = search::textbook;
using Clock = std::chrono::steady_clock;

/// A page draws no more than this many nodes.
constexpr long long most_nodes_shown = 20'000;
/// Searches beyond this stop: minimax grows without end.
constexpr std::uint64_t most_nodes_searched = 30'000'000;

std::expected<tb::Settings, std::string> settings_of(const Json& request, const Host& host) {
    engine::PlayerOptions options;
    options.textbook.depth = 4;
    if (const Json* settings = request.find("settings")) {
        for (const auto& [name, value] : settings->fields) {
            if (name == "weights") {
                for (const auto& [term, weight] : value.fields)
                    if (auto error =
                            eval::find_term(term) ? set_option(options, term, weight) : term + ": unknown weight")
                        return std::unexpected(*error);
                continue;
            }
            if (auto error = set_option(options, name, value)) return std::unexpected(*error);
        }
    }
    tb::Settings result = options.textbook;
    if (result.max_nodes == 0 || result.max_nodes > most_nodes_searched) result.max_nodes = most_nodes_searched;
    result.stop = host.interrupted;
    return result;
}

}  // namespace

Reply Desk::Room::tree(const Json& request) {
    const auto described = game_of(request);
    if (!described) return std::unexpected(described.error());
    const auto settings = settings_of(request, host);
    if (!settings) return std::unexpected(settings.error());
    const auto shown = static_cast<std::size_t>(request.integer_of("max_nodes", 1, most_nodes_shown, 400));
    // Searched from the position alone, so that it equals what the program finds for its FEN.
    const auto game = described->book->new_game(described->game->state().fen);
    engine::TreeLimits limits{.max_nodes = shown, .max_ply = settings->depth};
    engine::TextbookReport report = (*game)->textbook(*settings, limits);
    if (report.truncated) report = (*game)->textbook(*settings, protocol::limits_that_fit(report.nodes_by_ply, shown));
    std::string text = protocol::tree_json(
        {.report = report,
         .settings = *settings,
         .rules = described->book->id(),
         .language = request.text_of("language") == "en" ? engine::Language::english : engine::Language::spanish});
    text.pop_back();  // The newline.
    return text;
}

Reply Desk::Room::compare(const Json& request) {
    const auto described = game_of(request);
    if (!described) return std::unexpected(described.error());
    const auto wish = settings_of(request, host);
    if (!wish) return std::unexpected(wish.error());
    const auto game = described->book->new_game(described->game->state().fen);
    JsonWriter json;
    json.array();
    for (int row = -1; row < 3; ++row) {
        tb::Settings settings = *wish;
        settings.pruning = row >= 0;
        settings.order = static_cast<tb::Order>(std::max(row, 0));
        const auto begin = Clock::now();
        const engine::TextbookReport report = (*game)->textbook(settings, {});
        const double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
        json.object().field("search", row < 0 ? "minimax" : "alpha_beta");
        json.field("order", tb::order_names[static_cast<std::size_t>(std::max(row, 0))]);
        json.field("nodes", report.nodes).field("evaluations", report.evaluations).field("cutoffs", report.cutoffs);
        json.field("branching", std::pow(static_cast<double>(report.nodes), 1.0 / settings.depth));
        json.field("seconds", seconds).field("value", report.value).field("best", report.best);
        json.field("complete", report.complete).end();
    }
    return json.end().text();
}

Reply Desk::Room::terms(const Json& request) {
    const auto described = game_of(request);
    if (!described) return std::unexpected(described.error());
    const auto settings = settings_of(request, host);
    if (!settings) return std::unexpected(settings.error());
    const eval::Terms counts = described->game->terms();
    JsonWriter json;
    json.object().field("score", eval::weigh(counts, settings->weights)).key("terms").array();
    for (std::size_t i = 0; i < eval::term_count; ++i) {
        json.object().field("name", eval::term_infos[i].name).field("count", counts.values[i]);
        json.field("weight", settings->weights.values[i]).end();
    }
    return json.end().end().text();
}

}  // namespace damas::page
