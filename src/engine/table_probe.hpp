// SPDX-License-Identifier: MIT
// Asking endgame tables about a position, free of any variant's types.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/table_verdict.hpp"

namespace damas::engine {

struct TableProbe {
    TableVerdict verdict;
    std::vector<std::pair<std::string, TableVerdict>> moves;  ///< The best first.
    int allowed_plies = 0;  ///< The plies that a count allows from here; 0 if none runs.
};

/// Nothing if the position's table is not at hand; an error if the FEN is wrong or the game is over. The rule set
/// exists; an empty directory leaves the tables of the program.
std::expected<std::optional<TableProbe>, std::string> probe_tables(std::string_view rules, const std::string& directory,
                                                                   std::string_view fen);

}  // namespace damas::engine
