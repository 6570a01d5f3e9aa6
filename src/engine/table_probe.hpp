// SPDX-License-Identifier: MIT
// Asking endgame tables about the position that a game has reached, with its counts; free of any variant's types.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game_record.hpp"
#include "engine/table_verdict.hpp"

namespace damas::engine {

struct TableProbe {
    TableVerdict verdict;
    /// The best first; those that could not be settled, because counts run, are left out.
    std::vector<std::pair<std::string, TableVerdict>> moves{};
    int forzosa_plies = 0;  ///< What is left of the Forzosa; 0 if it has not begun.
};

/// Nothing if the position's table is not at hand or counts that run leave it open; an error if the record is wrong or
/// the game is over. The rule set exists; an empty directory leaves the tables of the program.
std::expected<std::optional<TableProbe>, std::string> probe_tables(std::string_view rules, const std::string& directory,
                                                                   const GameRecord& game);

}  // namespace damas::engine
