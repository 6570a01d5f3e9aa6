// SPDX-License-Identifier: MIT
// The board for a terminal: a square is six columns by two lines. Men are discs, kings are crowns, White has a line
// across and Black is solid, so that shape tells what colour tells. The brackets of a marked square stand in the
// columns beside it, which never belong to a playing square; a spare column at either edge of the board holds the rest.
#include <array>
#include <string_view>

#include "notation/diagram.hpp"

namespace damas::notation {
namespace {

constexpr std::size_t square_columns = 6;
constexpr std::size_t square_lines = 2;
constexpr std::size_t piece_columns = 4;
constexpr std::size_t plate_columns = 3;
constexpr std::size_t edge_columns = 1;

/// Numbers of the 256-colour palette. Ivory is dim enough for white discs to stand out on it.
constexpr int no_color = -1;
constexpr int ivory = 180;
constexpr int walnut = 94;
constexpr int marked_ivory = 109;
constexpr int marked_walnut = 66;
constexpr int bright = 231;
constexpr int black = 16;
constexpr int pencil = 137;

/// One column of one line of the terminal.
struct Glyph {
    std::string_view text = " ";
    int ink = no_color;
    int ground = no_color;
};

/// The lines of one row of squares.
using Canvas = std::array<std::vector<Glyph>, square_lines>;

using Shape = std::array<std::array<std::string_view, piece_columns>, square_lines>;

/// In the order of `Piece`, without `none`.
constexpr std::array<Shape, 4> discs{{
    {{{"▟", "─", "─", "▙"}, {"▝", "▀", "▀", "▘"}}},
    {{{"▙", "▟", "▙", "▟"}, {"▜", "─", "─", "▛"}}},
    {{{"▟", "█", "█", "▙"}, {"▝", "▀", "▀", "▘"}}},
    {{{"▙", "▟", "▙", "▟"}, {"▜", "█", "█", "▛"}}},
}};

/// In the order of `Piece`.
constexpr std::string_view letters = ".wWbB";
constexpr std::string_view digits = "0123456789";

/// Whether a character is a block element: ink covers a part of the column, the square shows in the rest.
constexpr bool is_block(std::string_view text) { return text.starts_with("\xE2\x96"); }

constexpr bool is_white(Piece piece) { return piece == Piece::white_man || piece == Piece::white_king; }

bool is_light(const BoardView& view, const BoardView::Tile& tile) {
    return static_cast<bool>(tile.square) == view.light_squares;
}

void put_disc(Canvas& canvas, std::size_t left, Piece piece, bool color) {
    const int body = is_white(piece) ? bright : black;
    for (std::size_t line = 0; line < square_lines; ++line) {
        for (std::size_t i = 0; i < piece_columns; ++i) {
            Glyph& glyph = canvas[line][left + i];
            glyph.text = discs[static_cast<std::size_t>(piece) - 1][line][i];
            if (!color) continue;
            glyph.ink = is_block(glyph.text) ? body : pencil;
            if (!is_block(glyph.text)) glyph.ground = body;
        }
    }
}

/// A letter, in colour on a plate of the piece's colour.
void put_letter(Canvas& canvas, std::size_t left, Piece piece, bool color) {
    Glyph& letter = canvas[0][left + plate_columns / 2];
    letter.text = letters.substr(static_cast<std::size_t>(piece), 1);
    if (!color) return;
    letter.ink = is_white(piece) ? black : bright;
    for (std::size_t i = 0; i < plate_columns; ++i) canvas[0][left + i].ground = is_white(piece) ? bright : black;
}

/// A number in the lower left corner of a square.
void put_number(Canvas& canvas, std::size_t left, int number, int ink) {
    const auto put_digit = [&](int digit) {
        Glyph& glyph = canvas[square_lines - 1][left++];
        glyph.text = digits.substr(static_cast<std::size_t>(digit), 1);
        glyph.ink = ink;
    };
    if (number >= 10) put_digit(number / 10 % 10);
    put_digit(number % 10);
}

void put_brackets(Canvas& canvas, std::size_t left) {
    for (std::vector<Glyph>& line : canvas) {
        line[left - 1].text = "[";
        line[left + square_columns].text = "]";
        for (Glyph* glyph : {&line[left - 1], &line[left + square_columns]})
            if (glyph->ground != no_color) glyph->ink = bright;
    }
}

/// Draws the contents of a playing square on its ground; the grounds of the whole row are painted before.
void put_square(Canvas& canvas, std::size_t left, const BoardView& view, const BoardView::Tile& tile,
                const DiagramStyle& style) {
    const std::size_t piece_left = left + (style.numbers ? 2 : 1);
    if (tile.piece != Piece::none && style.unicode)
        put_disc(canvas, piece_left, tile.piece, style.color);
    else if (tile.piece != Piece::none || !style.color)
        put_letter(canvas, piece_left, tile.piece, style.color);
    const int number_ink = is_light(view, tile) ? walnut : ivory;
    if (style.numbers) put_number(canvas, left, tile.square.number(), style.color ? number_ink : no_color);
    if (is_marked(style, tile)) put_brackets(canvas, left);
}

void paint_ground(Canvas& canvas, std::size_t left, bool light, bool marked) {
    const int ground = light ? marked ? marked_ivory : ivory : marked ? marked_walnut : walnut;
    for (std::vector<Glyph>& line : canvas)
        for (std::size_t i = 0; i < square_columns; ++i) line[left + i].ground = ground;
}

/// Writes the glyphs with an escape wherever the colours change, without the blanks at the end.
void append_line(std::string& out, const std::vector<Glyph>& line) {
    std::size_t end = line.size();
    while (end > 0 && line[end - 1].text == " " && line[end - 1].ground == no_color) --end;
    int ink = no_color;
    int ground = no_color;
    bool colored = false;
    for (std::size_t i = 0; i < end; ++i) {
        const Glyph& glyph = line[i];
        if (glyph.ink != ink && glyph.text != " ") {
            ink = glyph.ink;
            out += ink == no_color ? "\x1b[39m" : "\x1b[38;5;" + std::to_string(ink) + "m";
        }
        if (glyph.ground != ground) {
            ground = glyph.ground;
            out += ground == no_color ? "\x1b[49m" : "\x1b[48;5;" + std::to_string(ground) + "m";
        }
        colored = colored || ground != no_color;
        out += glyph.text;
    }
    if (colored) out += "\x1b[0m";
    out += '\n';
}

}  // namespace

std::string draw_text(const BoardView& view, const DiagramStyle& style) {
    const auto columns = static_cast<std::size_t>(view.width) * square_columns + 2 * edge_columns;
    std::string out;
    for (int row = 0; row < view.height; ++row) {
        Canvas canvas;
        canvas.fill(std::vector<Glyph>(columns));
        const auto for_each_tile = [&](auto&& draw) {
            for (int column = 0; column < view.width; ++column)
                draw(edge_columns + static_cast<std::size_t>(column) * square_columns,
                     drawn_tile(view, style.flip, row, column));
        };
        if (style.color)
            for_each_tile([&](std::size_t left, const BoardView::Tile& tile) {
                paint_ground(canvas, left, is_light(view, tile), is_marked(style, tile));
            });
        for_each_tile([&](std::size_t left, const BoardView::Tile& tile) {
            if (tile.square) put_square(canvas, left, view, tile, style);
        });
        for (const std::vector<Glyph>& line : canvas) append_line(out, line);
    }
    return out;
}

}  // namespace damas::notation
