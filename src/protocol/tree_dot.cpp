// SPDX-License-Identifier: MIT
// The tree as a Graphviz digraph. MAX points up (house), MIN down (invhouse); an evaluated leaf is a box, the end of a
// game a rounded one; a cut node has two borders and says why; moves left out hang on dashed edges.
#include "notation/move_writer.hpp"
#include "protocol/tree_words.hpp"

namespace damas::protocol {

namespace {

using engine::TreeNode;
using search::textbook::NodeKind;

/// Moves left out that are drawn one by one; the others share a stub.
constexpr std::size_t most_stubs = 6;

std::string quoted(std::string_view text) {
    std::string out = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') out += '\\';
        if (c == '\n')
            out += "\\n";
        else
            out += c;
    }
    return out += '"';
}

class DotTree {
public:
    explicit DotTree(const TreeView& view) : view_(view), shape_(view.report) {}

    std::string draw() {
        std::string title;
        for (const std::string& line : summary(view_)) (title += line) += '\n';
        out_ += "digraph damas {\n  graph [rankdir=LR, labelloc=t, fontname=\"sans-serif\", label=" + quoted(title) +
                "];\n";
        out_ += "  node [fontname=\"sans-serif\", fontsize=11];\n  edge [fontname=\"sans-serif\", fontsize=11];\n";
        for (std::size_t i = 0; i < view_.report.tree.size(); ++i) {
            put_node(i);
            put_missing(i);
        }
        return out_ += "}\n";
    }

private:
    static std::string name(std::size_t i) { return 'n' + std::to_string(i); }

    void put_node(std::size_t i) {
        const TreeNode& node = view_.report.tree[i];
        std::string label = std::string(player(node)) + " = " + std::to_string(node.value);
        if (node.kind != NodeKind::leaf) label += '\n' + window(node, true);
        if (const std::string words = ending(view_, node); !words.empty()) label += '\n' + words;
        if (is_cut(node)) label += '\n' + cut_reason(view_, node);

        std::string look = node.maximizing ? "shape=house" : "shape=invhouse";
        if (node.kind == NodeKind::leaf) look = "shape=box";
        if (node.kind == NodeKind::game_over) look = "shape=box, style=rounded";
        if (node.kind == NodeKind::stopped) look += ", style=dotted";
        if (is_cut(node)) look += ", peripheries=2, color=\"#b91c1c\"";
        if (shape_.on_line[i]) look += ", penwidth=3";
        out_ += "  " + name(i) + " [" + look + ", label=" + quoted(label) + "];\n";
        if (node.parent >= 0)
            out_ += "  " + name(static_cast<std::size_t>(node.parent)) + " -> " + name(i) +
                    " [label=" + quoted(move_text(node)) + (shape_.on_line[i] ? ", penwidth=3];\n" : "];\n");
    }

    void put_missing(std::size_t i) {
        const TreeNode& node = view_.report.tree[i];
        if (const int hidden = shape_.hidden(view_.report, i); hidden > 0)
            put_stub(i, "h", "style=dotted", not_shown(view_, hidden));
        if (!is_cut(node)) return;
        const std::size_t named = std::min(most_stubs, node.pruned.size());
        for (std::size_t k = 0; k < named; ++k)
            put_stub(i, "c" + std::to_string(k), "style=dashed", notation::write_move(node.pruned[k]));
        const std::size_t more = static_cast<std::size_t>(node.moves - node.searched) - named;
        if (more > 0) put_stub(i, "c", "style=dashed", said(view_, {words::trees::more_left_out, more}));
    }

    void put_stub(std::size_t i, const std::string& suffix, std::string_view style, std::string_view label) {
        const std::string stub = name(i) + suffix;
        out_ += "  " + stub + " [shape=plaintext, label=" + quoted(label) + "];\n";
        ((out_ += "  " + name(i) + " -> " + stub + " [arrowhead=none, ") += style) += "];\n";
    }

    const TreeView& view_;
    TreeShape shape_;
    std::string out_;
};

}  // namespace

std::string tree_dot(const TreeView& view) { return DotTree(view).draw(); }

}  // namespace damas::protocol
