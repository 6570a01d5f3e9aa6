// SPDX-License-Identifier: MIT
// Alpha-beta as taught, for the page: the tree that `damas tree --format json` writes, minimax beside alpha-beta, and
// the terms of an evaluation.
#include <chrono>
#include <cmath>

#include "engine/options_json.hpp"
#include "notation/move_writer.hpp"
#include "page/handlers.hpp"
#include "protocol/tree.hpp"

namespace damas::page {

namespace {

namespace tb = search::textbook;
using Clock = std::chrono::steady_clock;

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
        result.stop = [&host, limit, begin = Clock::now()] {
            const std::chrono::duration<double> elapsed = Clock::now() - begin;
            return (host.interrupted && host.interrupted()) || (limit > 0 && elapsed.count() >= limit);
        };
        return result;
    }
};

/// The best move as people write it; empty if there is none.
std::string best_of(const engine::TextbookReport& report) {
    return report.line.empty() ? "" : notation::write_move(report.line.front());
}

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
    auto wanted = textbook_request(request);
    if (!wanted) return std::unexpected(wanted.error());
    const auto game = described->book->new_game(described->game->state().position);
    JsonWriter json;
    json.array();
    for (int row = -1; row < 3; ++row) {
        tb::Settings& settings = wanted->settings;
        settings.pruning = row >= 0;
        settings.order = static_cast<tb::Order>(std::max(row, 0));
        if (tb::is_contradictory(settings)) continue;
        const auto begin = Clock::now();
        const engine::TextbookReport report = (*game)->textbook(wanted->started(host), {});
        const double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
        json.object().field("search", row < 0 ? "minimax" : "alpha_beta");
        json.field("order", tb::order_names[static_cast<std::size_t>(std::max(row, 0))]);
        json.field("nodes", report.nodes).field("evaluations", report.evaluations);
        json.field("inner_evaluations", report.inner_evaluations).field("cutoffs", report.cutoffs);
        json.field("branching", std::pow(static_cast<double>(report.nodes), 1.0 / settings.depth));
        json.field("seconds", seconds).field("value", report.value).field("best", best_of(report));
        json.field("complete", report.complete).end();
    }
    return json.end().text();
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
