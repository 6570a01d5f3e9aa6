// SPDX-License-Identifier: MIT
// What the slow rules know of a variant: tests/data/ID.rules, a line `name = value` for each fact. These files are
// written by hand from the rule books.
// Invariant: nothing here or there comes from src/.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace damas::slow {

struct Tile {
    int row;  ///< 0 at the top of the picture, where Black sits
    int column;
};

struct Facts {
    int size = 0;  ///< tiles a side
    int rows_of_men = 0;
    bool men_capture_backward = false;
    std::vector<std::string> laws{};  ///< "king", "quantity", "quality", the first first
    int repetitions = 0;
    int passivity_plies = 0;
    int passivity_pieces = 0;      ///< it is counted while no side has more …
    bool passivity_kings = false;  ///< … and, if set, both have a king
    int forzosa_plies = 0;         ///< 0, as in the next two: there is no such count
    int one_v_three_plies = 0;
    int one_v_two_plies = 0;
    bool two_v_two = false;  ///< what is counted of one against two is counted of two against two, too

    std::vector<Tile> tiles{};     ///< of each square; entry 0 is unused
    std::vector<int> square_of{};  ///< the squares of the tiles, row by row; 0 where nobody plays

    int squares() const { return static_cast<int>(tiles.size()) - 1; }
    /// The number of the square on this tile, or 0 when the tile is off the board or not a playing square.
    int square_on(Tile tile) const;
    /// Whether the square lies on the line of squares from corner to corner.
    bool on_main_diagonal(int square) const;
};

/// The facts of a variant, read once; nothing if there is no such file. A file that is badly written ends the program.
const Facts* facts_of(std::string_view variant);

}  // namespace damas::slow
