// SPDX-License-Identifier: MIT
// The tree for a terminal: one line a node, branches drawn at the left, "*" along the principal variation.
#include "protocol/tree_words.hpp"

namespace damas::protocol {

namespace {

using engine::TreeNode;
using search::textbook::NodeKind;

class TextTree {
public:
    explicit TextTree(const TreeView& view) : view_(view), shape_(view.report) {}

    std::string draw() {
        for (const std::string& line : summary(view_)) (out_ += line) += '\n';
        out_ += said(view_, words::trees::legend) + "\n\n";
        if (view_.report.tree.empty()) return out_;
        put_node(0);
        put_below(0, "");
        return out_;
    }

private:
    void put_node(std::size_t i) {
        const TreeNode& node = view_.report.tree[i];
        if (node.move) (out_ += move_text(node)) += "  ";
        ((out_ += player(node)) += ' ') += window(node, view_.unicode);
        (out_ += " = ") += std::to_string(node.value);
        if (node.kind == NodeKind::leaf) out_ += "  " + said(view_, words::trees::evaluated);
        if (const std::string words = ending(view_, node); !words.empty()) (out_ += "  ") += words;
        out_ += shape_.on_line[i] ? "  *\n" : "\n";
    }

    /// The children of a node and what is missing among them, each behind its branch.
    void put_below(std::size_t i, const std::string& indent) {
        const TreeNode& node = view_.report.tree[i];
        const int hidden = shape_.hidden(view_.report, i);
        std::size_t left = shape_.children[i].size() + (hidden > 0 ? 1 : 0) + (is_cut(node) ? 1 : 0);
        for (const std::size_t child : shape_.children[i]) {
            put_branch(indent, --left == 0);
            put_node(child);
            put_below(child, indent + (left == 0 ? "   " : view_.unicode ? "│  " : "|  "));
        }
        if (hidden > 0) {
            put_branch(indent, --left == 0);
            const std::string words = not_shown(view_, hidden);
            out_ += view_.unicode ? words : "..." + words.substr(std::string_view("…").size());
            out_ += '\n';
        }
        if (is_cut(node)) {
            put_branch(indent, true);
            ((((out_ += cut_reason(view_, node)) += "; ") += left_out(view_, node, node.pruned.size()))) += '\n';
        }
    }

    void put_branch(const std::string& indent, bool last) {
        out_ += indent;
        out_ += view_.unicode ? (last ? "└─ " : "├─ ") : (last ? "`- " : "|- ");
    }

    const TreeView& view_;
    TreeShape shape_;
    std::string out_;
};

}  // namespace

std::string tree_text(const TreeView& view) { return TextTree(view).draw(); }

}  // namespace damas::protocol
