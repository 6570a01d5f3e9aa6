// SPDX-License-Identifier: MIT
// What endgame tables know about a position: exact, unlike a score.
#pragma once

#include <optional>
#include <string>

#include "engine/language.hpp"
#include "tables/value.hpp"

namespace damas::engine {

/// What tables say about a position or about the position after a move, for the side that has the move or played it.
struct TableVerdict {
    tables::Wdl result = tables::Wdl::draw;
    std::optional<int> plies{};  ///< To the end of the game, if distances are at hand.
    bool too_late = false;       ///< Decided on the board, but the Forzosa's count ends first.
};

/// "win", "draw" or "loss".
std::string_view id(tables::Wdl result);
/// "won in 9 moves", "draw: won on the board, but not in time", for the side that the verdict is about.
std::string sentence(const TableVerdict& verdict, Language language);

}  // namespace damas::engine
