// SPDX-License-Identifier: MIT
#include "puzzles/symmetry.hpp"

namespace damas::puzzles {

namespace {

/// A board as a letter a tile, in the order in which one of four turns shows them.
std::string seen(const notation::BoardView& board, bool across, bool around, bool exchanged) {
    const auto size = static_cast<std::size_t>(board.width);
    constexpr std::string_view letters = ".wWbB", other = ".bBwW";
    std::string text(1, board.white_to_move != exchanged ? 'w' : 'b');
    for (std::size_t i = 0; i < board.tiles.size(); ++i) {
        std::size_t place = across ? i % size * size + i / size : i;
        if (around) place = board.tiles.size() - 1 - place;
        const notation::BoardView::Tile& tile = board.tiles[place];
        if (tile.square) text += (exchanged ? other : letters)[static_cast<std::size_t>(tile.piece)];
    }
    return text;
}

}  // namespace

std::string canonical_key(const notation::BoardView& board) {
    std::string least;
    for (const bool across : {false, true})
        for (const bool around : {false, true})
            for (const bool exchanged : {false, true})
                if (std::string text = seen(board, across, around, exchanged); least.empty() || text < least)
                    least = std::move(text);
    return least;
}

}  // namespace damas::puzzles
