// SPDX-License-Identifier: MIT
// The tree of a textbook search as people read it: in the terminal, as Graphviz DOT, as SVG and as JSON. Whatever was
// not recorded is said to be missing, in every format. docs/formats/tree.md describes the JSON.
#pragma once

#include <array>

#include "engine/rulebook.hpp"
#include "engine/textbook.hpp"
#include "words/language.hpp"

namespace damas::protocol {

/// A report, how it was asked for, and how to show it.
struct TreeView {
    const engine::TextbookReport& report;
    const search::textbook::Settings& settings;
    std::string_view rules;
    words::Language language = words::Language::spanish;
    double time = 0;      ///< The limit in seconds, to be repeated in the JSON; 0: none.
    bool unicode = true;  ///< For the terminal: lines and ∞ instead of ASCII.
};

/// One indented line a node, each ended by a newline.
std::string tree_text(const TreeView& view);
/// A Graphviz digraph.
std::string tree_dot(const TreeView& view);
/// A stand-alone SVG document that grows from left to right.
std::string tree_svg(const TreeView& view);
/// One JSON object, ended by a newline.
std::string tree_json(const TreeView& view);

/// The settings as a settings file holds them, on one line.
std::string settings_json(const search::textbook::Settings& settings, double time);

/// A search with as much of its tree as `max_nodes` hold. Without `max_ply` a first one counts the nodes of each ply,
/// so that a tree too big loses its lower plies rather than its last branches.
engine::TextbookReport search_tree(const engine::Game& game, const engine::TextbookRequest& request,
                                   std::size_t max_nodes, std::optional<int> max_ply = {});

/// What to record of a search with these nodes at each ply so that about `max_nodes` show: the first plies as far as
/// they fit entirely, and the first ply in any case.
engine::TreeLimits limits_that_fit(const std::vector<std::uint64_t>& nodes_by_ply, std::size_t max_nodes);

}  // namespace damas::protocol
