// SPDX-License-Identifier: MIT
// The board as an SVG document that needs nothing else: no scripts, filters, style sheets or links to other files.
// One user unit is a square, so what is written for each square has whole coordinates. A king is two stacked discs.
#include <array>
#include <string_view>

#include "core/short_sort.hpp"
#include "notation/diagram.hpp"
#include "notation/fill.hpp"
#include "words/message.hpp"
#include "words/notation.hpp"
#include "words/system.hpp"

namespace damas::notation {
namespace {

using Text = std::string_view;
namespace said = words::notation;

constexpr Text light_square = "#f0e3c7";
constexpr Text dark_square = "#8f6546";
constexpr Text frame_top = "#6b4a33";
constexpr Text frame_bottom = "#573a27";
constexpr Text frame_line = "#3d2718";
constexpr Text shadow = "#2a1607";
constexpr Text mark_on_light = "#1f8a7d";
constexpr Text mark_on_dark = "#7be0cf";

/// A disc has a face that is lit from above, a fine ring on it, a rim around it and a side below it.
struct Disc {
    Text name, face_top, face_bottom, ring, rim, side;
};
constexpr Disc white_disc{"white", "#fffdf7", "#efe5d0", "#cbb994", "#7b6344", "#d3c3a3"};
constexpr Disc black_disc{"black", "#4d443e", "#2e2723", "#8a7c70", "#120d0a", "#1d1714"};

/// In squares where nothing else is said.
constexpr Text frame_radius = ".18";
constexpr Text disc_radius = ".35";
constexpr Text ring_radius = ".24";
constexpr Text line_width = ".022";
constexpr Text man_y = ".5";
constexpr Text man_shadow_y = ".555";
constexpr Text king_lower_y = ".59";
constexpr Text king_upper_y = ".43";
constexpr Text king_shadow_y = ".645";
constexpr Text shadow_radius = ".43";
constexpr Text mark_radius = ".36";
constexpr Text mark_width = ".055";
constexpr Text number_size = "15";  // In hundredths of a square.
constexpr int pixels_per_half_square = 30;

/// In the order of `Piece`.
constexpr std::array<Text, 5> piece_names{"", "white-man", "white-king", "black-man", "black-king"};

void put_gradient(std::string& out, Text name, Text top, Text bottom) {
    put(out,
        "<linearGradient id='damas-@' x2='0' y2='1'><stop stop-color='@'/><stop offset='1' stop-color='@'/>"
        "</linearGradient>\n",
        {name, top, bottom});
}

/// Defines the man and the king of one colour, each in the unit square.
void put_pieces(std::string& out, const Disc& disc) {
    put_gradient(out, disc.name, disc.face_top, disc.face_bottom);
    put(out,
        "<g id='damas-@-disc' stroke='@' stroke-width='@'><circle cy='.025' r='@' fill='@'/>"
        "<circle cy='-.025' r='@' fill='url(#damas-@)'/><circle cy='-.025' r='@' fill='none' stroke='@'/></g>\n",
        {disc.name, disc.rim, line_width, disc_radius, disc.side, disc_radius, disc.name, ring_radius, disc.ring});
    put(out,
        "<g id='damas-@-man'><circle cx='.5' cy='@' r='@' fill='url(#damas-shadow)'/>"
        "<use xlink:href='#damas-@-disc' x='.5' y='@'/></g>\n",
        {disc.name, man_shadow_y, shadow_radius, disc.name, man_y});
    put(out,
        "<g id='damas-@-king'><circle cx='.5' cy='@' r='@' fill='url(#damas-shadow)'/>"
        "<use xlink:href='#damas-@-disc' x='.5' y='@'/><use xlink:href='#damas-@-disc' x='.5' y='@'/></g>\n",
        {disc.name, king_shadow_y, shadow_radius, disc.name, king_lower_y, disc.name, king_upper_y});
}

void put_definitions(std::string& out, Text mark) {
    out += "<defs>\n";
    put_gradient(out, "frame", frame_top, frame_bottom);
    put(out,
        "<radialGradient id='damas-shadow'><stop offset='.75' stop-color='@' stop-opacity='.45'/>"
        "<stop offset='1' stop-color='@' stop-opacity='0'/></radialGradient>\n",
        {shadow, shadow});
    put_pieces(out, white_disc);
    put_pieces(out, black_disc);
    put(out,
        "<rect id='damas-mark' x='.05' y='.05' width='.9' height='.9' rx='@' fill='none' stroke='@'"
        " stroke-width='@'/>\n</defs>\n",
        {mark_radius, mark, mark_width});
}

/// "3, king 7" in the order of the squares' numbers.
words::Message pieces_of(const BoardView& view, words::Language language, Piece man, Piece king) {
    std::vector<BoardView::Tile> tiles;
    for (const BoardView::Tile& tile : view.tiles)
        if (tile.piece == man || tile.piece == king) tiles.push_back(tile);
    if (tiles.empty()) return said::no_pieces;
    core::short_sort(tiles, [](const auto& a, const auto& b) { return a.square < b.square; });
    std::string list;
    for (const BoardView::Tile& tile : tiles) {
        const std::string square = to_string(tile.square);
        list += list.empty() ? "" : ", ";
        list += tile.piece == king ? words::say({said::king_on, square}, language) : square;
    }
    return words::verbatim(list);
}

/// What a screen reader says.
void put_title(std::string& out, const BoardView& view, words::Language language) {
    const words::Message title{said::board, view.white_to_move ? said::white_moves : said::black_moves,
                               pieces_of(view, language, Piece::white_man, Piece::white_king),
                               pieces_of(view, language, Piece::black_man, Piece::black_king)};
    put(out, "<title>@</title>\n", {words::say(title, language)});
}

/// The frame, the light squares as one sheet and the dark ones as one path on it.
void put_board(std::string& out, const BoardView& view, const DiagramStyle& style) {
    const std::string width = std::to_string(view.width);
    const std::string height = std::to_string(view.height);
    put(out, "<rect x='-.25' y='-.25' width='@.5' height='@.5' rx='@' fill='url(#damas-frame)'/>\n",
        {width, height, frame_radius});
    put(out, "<rect x='-.03' y='-.03' width='@.06' height='@.06' fill='@'/>\n", {width, height, frame_line});
    put(out, "<g shape-rendering='crispEdges'><rect width='@' height='@' fill='@'/><path fill='@' d='",
        {width, height, light_square, dark_square});
    for (int row = 0; row < view.height; ++row)
        for (int column = 0; column < view.width; ++column)
            if (static_cast<bool>(drawn_tile(view, style.flip, row, column).square) != view.light_squares)
                put(out, "M@ @h1v1h-1z", {std::to_string(column), std::to_string(row)});
    out += "'/></g>\n";
}

/// Calls `draw(tile, row, column)`, the last two as text, for each playing square in the order of drawing.
template <class F>
void for_each_square(const BoardView& view, const DiagramStyle& style, F&& draw) {
    for (int row = 0; row < view.height; ++row)
        for (int column = 0; column < view.width; ++column)
            if (const BoardView::Tile& tile = drawn_tile(view, style.flip, row, column); tile.square)
                draw(tile, std::to_string(row), std::to_string(column));
}

void put_use(std::string& out, Text name, Text row, Text column) {
    put(out, "<use xlink:href='#damas-@' x='@' y='@'/>\n", {name, column, row});
}

void put_marks(std::string& out, const BoardView& view, const DiagramStyle& style) {
    for_each_square(view, style, [&](const BoardView::Tile& tile, Text row, Text column) {
        if (is_marked(style, tile)) put_use(out, "mark", row, column);
    });
}

/// Numbers stand in the corner, where a patch of the square's colour parts the ring of a marked square. The unit is a
/// hundredth of a square here, because renderers distort type that is smaller than a unit.
void put_numbers(std::string& out, const BoardView& view, const DiagramStyle& style) {
    const Text ground = view.light_squares ? light_square : dark_square;
    const Text ink = view.light_squares ? dark_square : light_square;
    put(out, "<g transform='scale(.01)' font-family='system-ui, sans-serif' font-size='@' fill='@'>\n",
        {number_size, ink});
    for_each_square(view, style, [&](const BoardView::Tile& tile, Text row, Text column) {
        if (is_marked(style, tile))
            put(out, "<rect x='@00' y='@00' width='26' height='18' fill='@'/>", {column, row, ground});
        put(out, "<text x='@04' y='@15'>@</text>\n", {column, row, to_string(tile.square)});
    });
    out += "</g>\n";
}

}  // namespace

std::string draw_svg(const BoardView& view, const DiagramStyle& style) {
    std::string out;
    put(out,
        "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' role='img'"
        " width='@' height='@' viewBox='-.25 -.25 @.5 @.5'>\n",
        {std::to_string((2 * view.width + 1) * pixels_per_half_square),
         std::to_string((2 * view.height + 1) * pixels_per_half_square), std::to_string(view.width),
         std::to_string(view.height)});
    put_title(out, view, style.language);
    put_definitions(out, view.light_squares ? mark_on_light : mark_on_dark);
    put_board(out, view, style);
    put_marks(out, view, style);
    if (style.numbers) put_numbers(out, view, style);
    for_each_square(view, style, [&](const BoardView::Tile& tile, Text row, Text column) {
        if (tile.piece != Piece::none) put_use(out, piece_names[static_cast<std::size_t>(tile.piece)], row, column);
    });
    out += "</svg>\n";
    return out;
}

}  // namespace damas::notation
