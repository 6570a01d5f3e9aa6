// SPDX-License-Identifier: MIT
// The tree as JSON: docs/formats/tree.md. `settings` has the keys of a settings file, so it can be used as one.
#include "engine/options_json.hpp"
#include "notation/fen.hpp"
#include "notation/json_writer.hpp"
#include "notation/move_writer.hpp"
#include "protocol/tree_words.hpp"

namespace damas::protocol {

namespace {

using engine::TreeNode;
using notation::JsonWriter;
namespace tb = search::textbook;

/// In the order of `NodeKind`.
constexpr std::array<std::string_view, 4> kind_names{"inner", "leaf", "game_over", "stopped"};

void put_settings(JsonWriter& json, const tb::Settings& settings, double time) {
    engine::PlayerOptions options;
    options.seed = settings.seed;
    options.textbook = settings;
    options.textbook_seconds = time;
    engine::put_textbook(json, options);
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
    put_unless(!node.move, "move", move_text(node));
    json.field("player", node.maximizing ? "max" : "min");
    json.field("kind", kind_names[static_cast<std::size_t>(node.kind)]);
    put_unless(node.alpha <= -tb::infinity, "alpha", node.alpha);
    put_unless(node.beta >= tb::infinity, "beta", node.beta);
    json.field("value", node.value).field("moves", node.moves).field("searched", node.searched);
    json.field("cut", is_cut(node));
    put_unless(!is_cut(node), "reason", cut_reason(view, node));
    json.key("pruned").list(notation::write_moves(node.pruned)).end();
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
    json.field("fen", notation::write_fen(report.position)).key("best");
    report.line.empty() ? json.null() : json.value(notation::write_move(report.line.front()));
    json.field("value", report.value).key("line").list(notation::write_moves(report.line));
    json.field("nodes", report.nodes).field("evaluations", report.evaluations);
    json.field("inner_evaluations", report.inner_evaluations).field("cutoffs", report.cutoffs);
    json.key("nodes_by_ply").list(report.nodes_by_ply);
    json.field("complete", report.complete).field("truncated", report.truncated);
    json.key("tree").array();
    for (std::size_t i = 0; i < report.tree.size(); ++i) put_node(json, view, i);
    return json.end().end().text() + '\n';
}

}  // namespace damas::protocol
