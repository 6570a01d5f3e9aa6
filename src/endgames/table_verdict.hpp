// SPDX-License-Identifier: MIT
// What endgame tables know about a position: exact, unlike a score.
#pragma once

#include <optional>
#include <string_view>

#include "tables/value.hpp"
#include "words/message.hpp"

namespace damas::endgames {

/// What tables say about a position or about the position after a move, for the side that has the move or played it.
struct TableVerdict {
    tables::Wdl result = tables::Wdl::draw;
    tables::Wdl on_board = tables::Wdl::draw;  ///< The same if no count ran.
    std::optional<int> plies{};  ///< To the end of the game where that is certain; if too late, on the board.

    /// Decided on the board, but a count or a repetition draws the game before.
    bool too_late() const { return result != on_board; }
};

/// "win", "draw" or "loss".
std::string_view id(tables::Wdl result);
/// "wins in 9 moves", "draw: won on the board, but not in time", for the side that the verdict is about.
words::Message sentence(const TableVerdict& verdict);

}  // namespace damas::endgames
