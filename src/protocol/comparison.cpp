// SPDX-License-Identifier: MIT
#include "protocol/comparison.hpp"

#include <cmath>

#include "core/stopwatch.hpp"
#include "notation/move_writer.hpp"

namespace damas::protocol {

namespace {

namespace tb = search::textbook;

ComparedSearch measure(const engine::Game& game, const engine::TextbookRequest& request) {
    const tb::Settings& settings = request.settings;
    const core::Stopwatch watch;
    engine::TextbookReport report = game.textbook(request.started(), {});
    const double seconds = watch.seconds();
    const double branching = std::pow(static_cast<double>(report.nodes), 1.0 / settings.depth);
    return {settings.pruning, tb::order_names[static_cast<std::size_t>(settings.order)], std::move(report), seconds,
            branching};
}

}  // namespace

std::vector<ComparedSearch> compare_searches(const engine::Game& game, engine::TextbookRequest request) {
    tb::Settings& settings = request.settings;
    std::vector<ComparedSearch> searches;
    settings.pruning = false;
    settings.order = tb::Order::generated;
    searches.push_back(measure(game, request));
    settings.pruning = true;
    for (const tb::Order order : {tb::Order::generated, tb::Order::captures_first, tb::Order::by_evaluation}) {
        settings.order = order;
        if (!tb::is_contradictory(settings)) searches.push_back(measure(game, request));
    }
    return searches;
}

void put_searches(notation::JsonWriter& json, const std::vector<ComparedSearch>& searches) {
    json.array();
    for (const ComparedSearch& one : searches) {
        const engine::TextbookReport& r = one.report;
        json.object().field("search", one.pruning ? "alpha_beta" : "minimax").field("order", one.order);
        json.field("nodes", r.nodes).field("evaluations", r.evaluations);
        json.field("inner_evaluations", r.inner_evaluations).field("cutoffs", r.cutoffs);
        json.field("branching", one.branching).field("seconds", one.seconds).field("value", r.value).key("best");
        r.line.empty() ? json.null() : json.value(notation::write_move(r.line.front()));
        json.key("line").list(notation::write_moves(r.line)).key("nodes_by_ply").list(r.nodes_by_ply);
        json.field("complete", r.complete).end();
    }
    json.end();
}

}  // namespace damas::protocol
