// SPDX-License-Identifier: MIT
// The tree as JSON: docs/formats/tree.md. `settings` has the keys of a settings file, so it can be used as one.
#include "notation/json_writer.hpp"
#include "protocol/tree_words.hpp"

namespace damas::protocol {

namespace {

using engine::TreeNode;
using notation::JsonWriter;
namespace tb = search::textbook;

/// In the order of `NodeKind`.
constexpr std::array<std::string_view, 4> kind_names{"inner", "leaf", "game_over", "stopped"};

void put_settings(JsonWriter& json, const tb::Settings& s, double time) {
    json.object().field("depth", s.depth).field("pruning", s.pruning);
    json.field("order", search::textbook::order_names[static_cast<std::size_t>(s.order)]);
    json.field("tie_break", search::textbook::tie_break_names[static_cast<std::size_t>(s.tie_break)]);
    json.field("seed", s.seed).field("nodes", s.max_nodes).field("time", time);
    json.field("leaves_only", s.leaves_only).key("weights").object();
    for (std::size_t i = 0; i < eval::term_count; ++i) json.field(eval::term_infos[i].name, s.weights.values[i]);
    json.end().end();
}

void put_node(JsonWriter& json, const TreeView& view, std::size_t i) {
    const TreeNode& node = view.report.tree[i];
    const auto put_unless = [&](bool absent, std::string_view key, const auto& content) {
        json.key(key);
        absent ? json.null() : json.value(content);
    };
    json.object().field("id", i);
    put_unless(node.parent < 0, "parent", node.parent);
    json.field("ply", node.ply);
    put_unless(node.move.empty(), "move", node.move);
    json.field("player", node.maximizing ? "max" : "min");
    json.field("kind", kind_names[static_cast<std::size_t>(node.kind)]);
    put_unless(node.alpha <= -tb::infinity, "alpha", node.alpha);
    put_unless(node.beta >= tb::infinity, "beta", node.beta);
    json.field("value", node.value).field("moves", node.moves).field("searched", node.searched);
    json.field("cut", is_cut(node));
    put_unless(!is_cut(node), "reason", cut_reason(view, node));
    json.key("pruned").list(node.pruned).end();
}

}  // namespace

std::string settings_json(const search::textbook::Settings& settings, double time) {
    JsonWriter json;
    put_settings(json, settings, time);
    return json.text();
}

std::string tree_json(const TreeView& view) {
    const engine::TextbookReport& report = view.report;
    JsonWriter json;
    json.object().field("rules", view.rules).key("settings");
    put_settings(json, view.settings, view.time);
    json.field("fen", report.fen).key("best");
    report.best.empty() ? json.null() : json.value(report.best);
    json.field("value", report.value).key("line").list(report.line);
    json.field("nodes", report.nodes).field("evaluations", report.evaluations);
    json.field("inner_evaluations", report.inner_evaluations).field("cutoffs", report.cutoffs);
    json.key("nodes_by_ply").list(report.nodes_by_ply);
    json.field("complete", report.complete).field("truncated", report.truncated);
    json.key("tree").array();
    for (std::size_t i = 0; i < report.tree.size(); ++i) put_node(json, view, i);
    return json.end().end().text() + '\n';
}

}  // namespace damas::protocol
