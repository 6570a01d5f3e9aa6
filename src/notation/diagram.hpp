// SPDX-License-Identifier: MIT
// Pictures of a position, for a terminal and as SVG. A BoardView holds all that is drawn, so the drawing knows no
// variant; White sits at the bottom unless the style flips the board. The same view and style give the same bytes.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "rules/position.hpp"
#include "words/language.hpp"

namespace damas::notation {

/// A board as White sees it: `tiles` row by row from the top, `width * height` of them.
struct BoardView {
    struct Tile {
        enum class Piece : std::uint8_t { none, white_man, white_king, black_man, black_king };

        rules::Square square{};  ///< None on a tile that is not played on.
        Piece piece = Piece::none;
    };

    int width = 0;
    int height = 0;
    bool light_squares = false;  ///< Pieces stand on the light squares.
    std::vector<Tile> tiles{};
    bool white_to_move = true;
};

using Piece = BoardView::Tile::Piece;

/// How to draw. `color` and `unicode` concern the terminal only.
struct DiagramStyle {
    bool flip = false;     ///< Black sits at the bottom.
    bool numbers = false;  ///< Each playing square shows its number.
    bool color = true;     ///< ANSI 256-colour escapes; else plain text with '.' for empty playing squares.
    bool unicode = true;   ///< Discs of line and block characters; else the letters w W b B.
    std::vector<rules::Square> marked{};                  ///< To highlight.
    words::Language language = words::Language::spanish;  ///< Of the title of a document.
};

/// The tile that is drawn at `row` from the top and `column` from the left, both from 0.
inline const BoardView::Tile& drawn_tile(const BoardView& view, bool flip, int row, int column) {
    const auto index = static_cast<std::size_t>(row * view.width + column);
    return view.tiles[flip ? view.tiles.size() - 1 - index : index];
}

/// Whether the style highlights this tile; a tile that is not played on is never highlighted.
inline bool is_marked(const DiagramStyle& style, const BoardView::Tile& tile) {
    return tile.square && std::find(style.marked.begin(), style.marked.end(), tile.square) != style.marked.end();
}

/// The picture for a terminal: two lines a row of squares, each ended by a newline and, in colour, reset before it.
/// An 8x8 and a 10x10 board leave room for a prompt in 80 columns by 24 lines, with numbers too.
std::string draw_text(const BoardView& view, const DiagramStyle& style);

/// A stand-alone SVG document with a title that says the position to those who hear it, one user unit a square.
std::string draw_svg(const BoardView& view, const DiagramStyle& style);

/// What there is to draw of a position.
template <rules::Variant V>
BoardView board_view(const rules::Position<V>& p) {
    using G = rules::Geometry<V>;
    BoardView view{G::width, G::height, V::rules.on_light_squares, {}, p.turn == rules::Side::white};
    view.tiles.resize(static_cast<std::size_t>(G::width * G::height));
    for (const rules::Square square : G::all_squares) {
        const auto [row, column] = G::tile_of(square);
        const int bit = G::bit_of(square);
        const bool king = (p.kings >> bit & 1) != 0;
        BoardView::Tile& tile = view.tiles[static_cast<std::size_t>(row * G::width + column)];
        tile.square = square;
        if ((p.white >> bit & 1) != 0) tile.piece = king ? Piece::white_king : Piece::white_man;
        if ((p.black >> bit & 1) != 0) tile.piece = king ? Piece::black_king : Piece::black_man;
    }
    return view;
}

}  // namespace damas::notation
