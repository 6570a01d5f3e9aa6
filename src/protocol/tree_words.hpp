// SPDX-License-Identifier: MIT
// What the pictures of a tree share: its shape and the words at its nodes.
#pragma once

#include "protocol/tree.hpp"
#include "words/message.hpp"
#include "words/trees.hpp"

namespace damas::protocol {

/// The children of each recorded node, and which nodes are on the principal variation.
struct TreeShape {
    explicit TreeShape(const engine::TextbookReport& report);

    std::vector<std::vector<std::size_t>> children;
    std::vector<bool> on_line;

    /// Children that were searched but not recorded.
    int hidden(const engine::TextbookReport& report, std::size_t node) const;
};

/// A sentence in the language of the picture.
inline std::string said(const TreeView& view, const words::Message& message) {
    return words::say(message, view.language);
}

/// Whether a cut-off ended the search of the node, be the moves left out recorded by name or not.
bool is_cut(const engine::TreeNode& node);

/// The move that led to a node, as people write it; empty for the root.
std::string move_text(const engine::TreeNode& node);

/// "MAX" or "MIN".
std::string_view player(const engine::TreeNode& node);
/// "[-inf, 12]", or with the sign of infinity.
std::string window(const engine::TreeNode& node, bool unicode);
/// "cut: 12 >= beta 10; MIN already has 10"; empty if the node was not cut.
std::string cut_reason(const TreeView& view, const engine::TreeNode& node);
/// "left out: 9-13, 10-14" with at most `most` moves by name, or how many if their names were not recorded.
std::string left_out(const TreeView& view, const engine::TreeNode& node, std::size_t most);
/// "… 3 more moves, searched but not shown".
std::string not_shown(const TreeView& view, int moves);
/// "MAX wins", "draw", "stopped by the limit"; empty for inner nodes and evaluated leaves.
std::string ending(const TreeView& view, const engine::TreeNode& node);

/// What stands above each picture, line by line: position, settings, result, counts, and what is missing.
std::vector<std::string> summary(const TreeView& view);

}  // namespace damas::protocol
