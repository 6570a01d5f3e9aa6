// SPDX-License-Identifier: MIT
// A game as it travels: where it began, its moves, and the draw limits it is played by.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "notation/written_move.hpp"
#include "rules/rule_set.hpp"

namespace damas::engine {

struct GameRecord {
    std::string fen;
    std::vector<notation::MoveText> moves{};
    std::optional<rules::DrawLimits> limits{};  ///< Of a profile; nothing: those of the rule set.
};

}  // namespace damas::engine
