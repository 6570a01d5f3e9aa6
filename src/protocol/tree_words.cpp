// SPDX-License-Identifier: MIT
#include "protocol/tree_words.hpp"

#include <algorithm>

#include "notation/fen.hpp"
#include "notation/move_writer.hpp"
#include "words/lists.hpp"
#include "words/scores.hpp"

namespace damas::protocol {

namespace {

using engine::TextbookReport;
using engine::TreeNode;
using search::textbook::NodeKind;
namespace tb = search::textbook;
namespace text = words::trees;

std::string number(std::integral auto n) { return std::to_string(n); }

std::string settings_line(const TreeView& view) {
    const std::string_view order = tb::order_names[static_cast<std::size_t>(view.settings.order)];
    return said(view, {view.settings.pruning ? text::alpha_beta : text::minimax, view.settings.depth, order});
}

std::string result_line(const TreeView& view) {
    const TextbookReport& report = view.report;
    if (report.line.empty()) return said(view, {text::no_move, report.value});
    const std::vector<std::string> line = notation::write_moves(report.line);
    return said(view, {text::best, line.front(), report.value, words::joined(line, " ", line.size())});
}

std::string costs_line(const TreeView& view) {
    const TextbookReport& r = view.report;
    if (r.inner_evaluations == 0) return said(view, {text::costs, r.nodes, r.evaluations, r.cutoffs});
    return said(view, {text::costs_inside, r.nodes, r.evaluations, r.cutoffs, r.inner_evaluations});
}

}  // namespace

TreeShape::TreeShape(const TextbookReport& report) : children(report.tree.size()), on_line(report.tree.size()) {
    for (std::size_t i = 0; i < report.tree.size(); ++i)
        if (report.tree[i].parent >= 0) children[static_cast<std::size_t>(report.tree[i].parent)].push_back(i);
    if (report.tree.empty()) return;
    on_line[0] = true;
    std::size_t node = 0;
    for (const rules::LegalMove& move : report.line) {
        const auto next = std::ranges::find(children[node], move, [&](std::size_t i) { return report.tree[i].move; });
        if (next == children[node].end()) return;
        on_line[node = *next] = true;
    }
}

int TreeShape::hidden(const TextbookReport& report, std::size_t node) const {
    return report.tree[node].searched - static_cast<int>(children[node].size());
}

std::string move_text(const TreeNode& node) { return node.move ? notation::write_move(*node.move) : ""; }

bool is_cut(const TreeNode& node) { return node.kind == NodeKind::inner && node.searched < node.moves; }

std::string_view player(const TreeNode& node) { return node.maximizing ? "MAX" : "MIN"; }

std::string window(const TreeNode& node, bool unicode) {
    const std::string infinity = unicode ? "∞" : "inf";
    return '[' + (node.alpha <= -tb::infinity ? '-' + infinity : number(node.alpha)) + ", " +
           (node.beta >= tb::infinity ? '+' + infinity : number(node.beta)) + ']';
}

std::string cut_reason(const TreeView& view, const TreeNode& node) {
    if (!is_cut(node)) return "";
    if (node.maximizing) return said(view, {text::cut_by_max, node.value, node.beta});
    // A tie-break that may take a later move leaves the window at the root open by one: MAX may have one more.
    const bool or_more = view.settings.tie_break != tb::TieBreak::first;
    return said(view, {or_more ? text::cut_by_min_or_more : text::cut_by_min, node.value, node.alpha});
}

std::string left_out(const TreeView& view, const TreeNode& node, std::size_t most) {
    if (node.pruned.empty()) return said(view, {text::left_out_count, std::max(node.moves - node.searched, 0)});
    const std::string moves = words::joined(notation::write_moves(node.pruned), ", ", most);
    const std::size_t more = node.pruned.size() - std::min(most, node.pruned.size());
    if (more == 0) return said(view, {text::left_out, moves});
    if (more == 1) return said(view, {text::left_out_and_one, moves});
    return said(view, {text::left_out_and_more, moves, more});
}

std::string not_shown(const TreeView& view, int moves) { return said(view, {text::not_shown, moves}); }

std::string ending(const TreeView& view, const TreeNode& node) {
    if (node.kind == NodeKind::stopped) return said(view, text::stopped);
    if (node.kind != NodeKind::game_over) return "";
    if (node.value == 0) return said(view, words::scores::draw);
    return said(view, {text::wins, node.value > 0 ? "MAX" : "MIN"});
}

std::vector<std::string> summary(const TreeView& view) {
    const TextbookReport& report = view.report;
    std::vector<std::string> lines{
        notation::write_fen(report.position) + " (" + said(view, engine::game_name(view.rules)) + ')',
        settings_line(view), result_line(view), costs_line(view)};
    if (!report.complete) lines.push_back(said(view, text::limited));
    if (report.truncated) lines.push_back(said(view, {text::shown, report.tree.size(), report.nodes}));
    return lines;
}

engine::TreeLimits limits_that_fit(const std::vector<std::uint64_t>& nodes_by_ply, std::size_t max_nodes) {
    std::uint64_t sum = 0;
    int plies = 0;
    for (const std::uint64_t nodes : nodes_by_ply) {
        sum += nodes;
        if (sum > max_nodes) break;
        ++plies;
    }
    return {.max_nodes = max_nodes, .max_ply = std::max(plies - 1, 1)};
}

engine::TextbookReport search_tree(const engine::Game& game, const engine::TextbookRequest& request,
                                   std::size_t max_nodes, std::optional<int> max_ply) {
    engine::TreeLimits limits{.max_nodes = max_nodes, .max_ply = max_ply.value_or(request.settings.depth)};
    engine::TextbookReport report = game.textbook(request.started(), limits);
    if (!report.truncated || max_ply) return report;
    return game.textbook(request.started(), limits_that_fit(report.nodes_by_ply, max_nodes));
}

}  // namespace damas::protocol
