// SPDX-License-Identifier: MIT
// What a textbook search saw, node by node, so that a student can follow it: the window on entry, the value returned,
// where a cut-off happened and what was left out.
#pragma once

#include <vector>

#include "rules/move.hpp"

namespace damas::search::textbook {

/// Without a window alpha is below and beta above every value.
inline constexpr int infinity = 1'000'000;
/// A game won at once; each ply that it takes longer costs one.
inline constexpr int win = 100'000;

enum class NodeKind : std::uint8_t {
    inner,      ///< Its value is the best of its children's.
    leaf,       ///< The depth is reached: evaluated.
    game_over,  ///< Won, lost or drawn by the rules.
    stopped,    ///< A limit ended the search here.
};

struct TraceNode {
    int parent = -1;  ///< Index of the node above; -1 for the root.
    int ply = 0;
    rules::Move move;        ///< That led here; meaningless for the root.
    bool maximizing = true;  ///< MAX is the side to move at the root.
    NodeKind kind = NodeKind::inner;
    int alpha = -infinity, beta = infinity;  ///< On entry.
    int value = 0;                           ///< Returned, as MAX sees it.
    int moves = 0;                           ///< Legal moves.
    int searched = 0;                        ///< Children looked at; fewer than `moves` if a cut-off left out the rest.

    bool cut() const { return kind == NodeKind::inner && searched < moves; }
};

/// The recorded part of a search, in the order in which nodes were entered.
struct Trace {
    std::vector<TraceNode> nodes;
    std::size_t max_nodes = 0;  ///< Nothing is recorded beyond this; 0 records nothing.
    int max_ply = 1'000;        ///< Nor below this ply.
    bool truncated = false;     ///< Whether something was left out.
};

}  // namespace damas::search::textbook
