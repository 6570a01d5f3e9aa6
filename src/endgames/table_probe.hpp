// SPDX-License-Identifier: MIT
// Asking endgame tables about the position that a game has reached, with its counts; free of any variant's types.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "endgames/table_verdict.hpp"
#include "engine/game_record.hpp"

namespace damas::endgames {

struct TableProbe {
    TableVerdict verdict;
    /// The best first; those that could not be settled, because counts run, are left out.
    std::vector<std::pair<rules::LegalMove, TableVerdict>> moves{};
    int forzosa_plies = 0;  ///< What is left of the Forzosa; 0 if it has not begun.
};

/// Nothing if the position's table is not at hand or counts that run leave it open. The rule set exists, the game is
/// one of its own and not over; an empty directory leaves the tables of the program.
std::optional<TableProbe> probe_tables(std::string_view rules, const std::string& directory,
                                       const engine::GameRecord& game);

}  // namespace damas::endgames
