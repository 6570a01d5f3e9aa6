// SPDX-License-Identifier: MIT
// The same position by minimax and by alpha-beta with each order of moves: what each search finds and what it costs.
#pragma once

#include "engine/rulebook.hpp"
#include "notation/json_writer.hpp"

namespace damas::protocol {

struct ComparedSearch {
    bool pruning;
    std::string_view order;
    engine::TextbookReport report;
    double seconds;
    double branching;  ///< What each ply multiplied the nodes by, on average.
};

/// Minimax first, then alpha-beta with each order that goes with the rest of the settings.
std::vector<ComparedSearch> compare_searches(const engine::Game& game, engine::TextbookRequest request);

/// An object a search.
void put_searches(notation::JsonWriter& json, const std::vector<ComparedSearch>& searches);

}  // namespace damas::protocol
