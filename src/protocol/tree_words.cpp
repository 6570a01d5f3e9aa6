// SPDX-License-Identifier: MIT
#include "protocol/tree_words.hpp"

#include <algorithm>

#include "notation/fen.hpp"
#include "notation/move_writer.hpp"
#include "words/counted.hpp"

namespace damas::protocol {

namespace {

using engine::TextbookReport;
using engine::TreeNode;
using search::textbook::NodeKind;
namespace tb = search::textbook;

std::string number(std::integral auto n) { return std::to_string(n); }

std::string joined(const std::vector<std::string>& words, std::string_view separator, std::size_t most) {
    std::string text;
    for (std::size_t i = 0; i < std::min(most, words.size()); ++i) {
        if (i > 0) text += separator;
        text += words[i];
    }
    return text;
}

std::string settings_line(const TreeView& view) {
    const auto order = std::string(search::textbook::order_names[static_cast<std::size_t>(view.settings.order)]);
    const std::string depth = number(view.settings.depth);
    if (is_spanish(view))
        return std::string(view.settings.pruning ? "alfa-beta" : "minimax") + " a profundidad " + depth +
               ", jugadas en el orden " + order;
    return std::string(view.settings.pruning ? "alpha-beta" : "minimax") + " to depth " + depth +
           ", moves in the order " + order;
}

std::string result_line(const TreeView& view) {
    const TextbookReport& report = view.report;
    const bool es = is_spanish(view);
    const std::string value = (es ? "valor " : "value ") + number(report.value);
    if (report.line.empty()) return (es ? "ninguna jugada, " : "no move, ") + value;
    const std::vector<std::string> line = notation::write_moves(report.line);
    return (es ? "mejor " : "best ") + line.front() + ", " + value + (es ? ", variante principal " : ", best line ") +
           joined(line, " ", line.size());
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
    const bool es = is_spanish(view);
    const std::string bound = number(node.maximizing ? node.beta : node.alpha);
    std::string text = (es ? "poda: " : "cut: ") + number(node.value) + (node.maximizing ? " >= beta " : " <= alpha ") +
                       bound + (node.maximizing ? "; MIN" : "; MAX") + (es ? " ya tiene " : " already has ") + bound;
    // A tie-break that may take a later move leaves the window at the root open by one: MAX may have one more.
    if (!node.maximizing && view.settings.tie_break != tb::TieBreak::first) text += es ? " o más" : " or more";
    return text;
}

std::string left_out(const TreeView& view, const TreeNode& node, std::size_t most) {
    const bool es = is_spanish(view);
    const auto count = static_cast<std::size_t>(std::max(node.moves - node.searched, 0));
    std::string text = es ? "sin mirar: " : "left out: ";
    if (node.pruned.empty()) return text + words::counted(count, words::nouns::move, view.language);
    text += joined(notation::write_moves(node.pruned), ", ", most);
    const std::size_t more = node.pruned.size() - std::min(most, node.pruned.size());
    if (more == 0) return text;
    return text + (es ? (more == 1 ? " y otra" : " y otras " + number(more)) : " and " + number(more) + " more");
}

std::string not_shown(const TreeView& view, int moves) {
    const bool one = moves == 1;
    if (is_spanish(view))
        return "… " + number(moves) + (one ? " jugada más, buscada" : " jugadas más, buscadas") + " sin mostrar";
    return "… " + number(moves) + (one ? " more move" : " more moves") + ", searched but not shown";
}

std::string ending(const TreeView& view, const TreeNode& node) {
    const bool es = is_spanish(view);
    if (node.kind == NodeKind::stopped) return es ? "detenida por el límite" : "stopped by the limit";
    if (node.kind != NodeKind::game_over) return "";
    if (node.value == 0) return es ? "tablas" : "draw";
    return (es ? std::string("gana ") : std::string()) + (node.value > 0 ? "MAX" : "MIN") + (es ? "" : " wins");
}

std::vector<std::string> summary(const TreeView& view) {
    const TextbookReport& report = view.report;
    const bool es = is_spanish(view);
    std::vector<std::string> lines{notation::write_fen(report.position) + " (" + std::string(view.rules) + ')',
                                   settings_line(view), result_line(view)};
    const auto count = [&](std::uint64_t n, const words::Noun& noun) { return words::counted(n, noun, view.language); };
    std::string costs =
        count(report.nodes, words::nouns::node) + ", " + count(report.evaluations, words::nouns::evaluation);
    if (report.inner_evaluations > 0)
        costs += (es ? " de hojas y " : " of leaves and ") + number(report.inner_evaluations) +
                 (es ? " de otros nodos" : " of other nodes");
    lines.push_back(costs + ", " + count(report.cutoffs, words::nouns::cutoff));
    if (!report.complete)
        lines.emplace_back(es ? "Un límite detuvo la búsqueda: los valores son provisionales."
                              : "A limit ended the search: the values are provisional.");
    if (report.truncated)
        lines.push_back(es ? (report.tree.size() == 1 ? "Se muestra " : "Se muestran ") +
                                 count(report.tree.size(), words::nouns::node) + " de " + number(report.nodes) +
                                 ": los demás se buscaron, pero no caben."
                           : (report.tree.size() == 1 ? "Shown is " : "Shown are ") + number(report.tree.size()) +
                                 " of " + count(report.nodes, words::nouns::node) +
                                 ": the others were searched but left out here.");
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

}  // namespace damas::protocol
