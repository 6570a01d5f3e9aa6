// SPDX-License-Identifier: MIT
// A textbook search laid open, free of any variant's types: what was found and every node that was recorded.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "core/stopwatch.hpp"
#include "rules/legal_move.hpp"
#include "rules/setup.hpp"
#include "search/textbook/search.hpp"

namespace damas::engine {

/// A recorded node.
struct TreeNode {
    int parent = -1;  ///< Index of the node above; -1 for the root.
    int ply = 0;
    std::optional<rules::LegalMove> move{};  ///< That led here; nothing for the root.
    bool maximizing = true;
    search::textbook::NodeKind kind = search::textbook::NodeKind::inner;
    int alpha = 0, beta = 0;  ///< On entry; infinite beyond ±textbook::infinity.
    int value = 0;
    int moves = 0, searched = 0;
    std::vector<rules::LegalMove> pruned{};  ///< The moves that a cut-off left out.

    bool cut() const { return !pruned.empty(); }
};

/// What is recorded of a search; beyond it the report says that it is truncated.
struct TreeLimits {
    std::size_t max_nodes = 0;
    int max_ply = 1'000;
};

/// Settings, and how long a search with them may take.
struct TextbookRequest {
    search::textbook::Settings settings;
    double seconds = 0;                   ///< From when a search begins; 0: no limit.
    std::function<bool()> interrupted{};  ///< Asked now and then; true ends the search.

    /// The settings of a search that begins now.
    search::textbook::Settings started() const {
        search::textbook::Settings result = settings;
        result.stop = [limit = seconds, interrupted = interrupted, watch = core::Stopwatch()] {
            return (interrupted && interrupted()) || (limit > 0 && watch.seconds() >= limit);
        };
        return result;
    }
};

struct TextbookReport {
    rules::Setup position;               ///< That was searched.
    int value = 0;                       ///< As the side to move sees it.
    std::vector<rules::LegalMove> line;  ///< Best play for both; empty if the game is over.
    std::uint64_t nodes = 0, cutoffs = 0;
    std::uint64_t evaluations = 0;        ///< Of leaves.
    std::uint64_t inner_evaluations = 0;  ///< Elsewhere: to sort moves, or where a limit ended the search.
    std::vector<std::uint64_t> nodes_by_ply;
    bool complete = true;
    std::vector<TreeNode> tree;
    bool truncated = false;
};

}  // namespace damas::engine
