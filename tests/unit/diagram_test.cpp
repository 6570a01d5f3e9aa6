// SPDX-License-Identifier: MIT
// Pictures of positions: what stands where, that they fit a terminal, and that shape tells what colour tells.
#include "notation/diagram.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string_view>

#include "rules/variants/all.hpp"
#include "support/squares.hpp"

namespace damas::notation {
namespace {

using rules::Entrenamiento;
using rules::International;
using rules::Spanish;
using rules::Square;

DiagramStyle ascii() { return {.color = false, .unicode = false}; }

template <rules::Variant V>
BoardView start_view() {
    return board_view<V>(rules::start_position<V>());
}

/// A board of two squares by two, playing on the light ones: `top` at the upper left, `bottom` at the lower right.
BoardView tiny(Piece top, Piece bottom) { return {2, 2, true, {{Square(2), top}, {}, {}, {Square(1), bottom}}, true}; }

std::size_t count(std::string_view text, std::string_view part) {
    std::size_t found = 0;
    for (std::size_t at = text.find(part); at != text.npos; at = text.find(part, at + part.size())) ++found;
    return found;
}

/// The lines as a terminal shows them: no escapes, one character a column (bytes that continue one are dropped).
std::vector<std::string> shown(std::string_view text) {
    std::vector<std::string> lines(1);
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\x1b')
            i = text.find('m', i);
        else if (text[i] == '\n')
            lines.emplace_back();
        else if ((static_cast<unsigned char>(text[i]) & 0xC0) != 0x80)
            lines.back() += text[i];
    }
    EXPECT_EQ(lines.back(), "");
    lines.pop_back();
    return lines;
}

TEST(BoardViewTest, SpanishBoardHasSquareOneAtTheRightHandOfWhite) {
    for (const BoardView& view : {start_view<Spanish>(), start_view<Entrenamiento>()}) {
        EXPECT_TRUE(view.light_squares);
        EXPECT_TRUE(view.white_to_move);
        ASSERT_EQ(view.tiles.size(), 64U);
        EXPECT_EQ(drawn_tile(view, false, 7, 7).square, Square(1));
        EXPECT_EQ(drawn_tile(view, false, 0, 0).square, Square(32));
        EXPECT_EQ(drawn_tile(view, false, 7, 0).square, Square(0));
        EXPECT_EQ(drawn_tile(view, true, 7, 7).square, Square(32));
        EXPECT_EQ(drawn_tile(view, false, 7, 7).piece, Piece::white_man);
        EXPECT_EQ(drawn_tile(view, false, 0, 0).piece, Piece::black_man);
    }
}

TEST(BoardViewTest, InternationalBoardPlaysOnDarkSquares) {
    const BoardView view = start_view<International>();
    EXPECT_FALSE(view.light_squares);
    ASSERT_EQ(view.tiles.size(), 100U);
    EXPECT_EQ(drawn_tile(view, false, 0, 1).square, Square(1));
    EXPECT_EQ(drawn_tile(view, false, 9, 0).square, Square(46));
    EXPECT_EQ(drawn_tile(view, false, 0, 1).piece, Piece::black_man);
}

TEST(BoardViewTest, TellsKingsFromMenAndWhoIsToMove) {
    using G = rules::Geometry<Spanish>;
    const auto bit = [](int square) { return core::bit(G::bit_of(Square(square))); };
    const rules::Position<Spanish> p{bit(1) | bit(5), bit(32) | bit(28), bit(5) | bit(28), rules::Side::black};
    const BoardView view = board_view(p);
    EXPECT_FALSE(view.white_to_move);
    for (const BoardView::Tile& tile : view.tiles) {
        const bool white = tile.square == Square(1) || tile.square == Square(5);
        const bool black = tile.square == Square(32) || tile.square == Square(28);
        const bool king = tile.square == Square(5) || tile.square == Square(28);
        const Piece man = white ? Piece::white_man : black ? Piece::black_man : Piece::none;
        EXPECT_EQ(tile.piece, king ? (white ? Piece::white_king : Piece::black_king) : man) << tile.square;
    }
}

TEST(DrawTextTest, PlainLettersAndDots) {
    EXPECT_EQ(draw_text(tiny(Piece::black_king, Piece::none), ascii()), "   B\n\n         .\n\n");
    EXPECT_EQ(draw_text(tiny(Piece::white_man, Piece::black_man), ascii()), "   w\n\n         b\n\n");
}

TEST(DrawTextTest, NumbersMarksAndFlip) {
    DiagramStyle style = ascii();
    style.numbers = true;
    style.marked = testing::squares({1, 0, 99});
    const BoardView view = tiny(Piece::none, Piece::white_king);
    EXPECT_EQ(draw_text(view, style), "    .\n 2\n      [   W  ]\n      [1     ]\n");
    style.flip = true;
    EXPECT_EQ(draw_text(view, style), "[   W  ]\n[1     ]\n          .\n       2\n");
}

TEST(DrawTextTest, EveryPieceHasItsOwnShapeWithoutColour) {
    for (const bool unicode : {false, true}) {
        const DiagramStyle style{.color = false, .unicode = unicode};
        std::set<std::string> shapes;
        using enum BoardView::Tile::Piece;
        for (const Piece piece : {none, white_man, white_king, black_man, black_king})
            shapes.insert(draw_text(tiny(piece, Piece::none), style));
        EXPECT_EQ(shapes.size(), 5U);
    }
}

TEST(DrawTextTest, FitsATerminalAndLeavesNoColourBehind) {
    for (const BoardView& view : {start_view<Spanish>(), start_view<International>()}) {
        for (const bool unicode : {false, true}) {
            const DiagramStyle style{.numbers = true, .unicode = unicode, .marked = testing::squares({17, 25})};
            const std::string text = draw_text(view, style);
            const std::vector<std::string> lines = shown(text);
            EXPECT_LE(lines.size(), 22U);
            EXPECT_EQ(lines.size(), static_cast<std::size_t>(2 * view.height));
            for (const std::string& line : lines) EXPECT_LE(line.size(), 79U);
            EXPECT_EQ(count(text, "\x1b[0m\n"), lines.size());
            EXPECT_EQ(count(text, "["), count(text, "\x1b[") + 4);
        }
    }
}

TEST(DrawTextTest, PlainTextHasNoEscapesAndAsciiNoOtherBytes) {
    DiagramStyle style = ascii();
    const std::string plain = draw_text(start_view<International>(), style);
    EXPECT_TRUE(std::all_of(plain.begin(), plain.end(), [](char c) { return c == '\n' || (c >= ' ' && c <= '~'); }));
    EXPECT_EQ(count(plain, "w"), 20U);
    EXPECT_EQ(count(plain, "b"), 20U);
    EXPECT_EQ(count(plain, "."), 10U);
    style.unicode = true;
    EXPECT_EQ(draw_text(start_view<International>(), style).find('\x1b'), std::string::npos);
}

/// Whether every element is closed in order and every reference leads to an id of the document.
bool is_sound_xml(const std::string& text) {
    std::vector<std::string> open;
    for (std::size_t at = text.find('<'); at != text.npos; at = text.find('<', at + 1)) {
        const std::size_t end = text.find('>', at);
        if (end == text.npos) return false;
        const std::string tag = text.substr(at + 1, end - at - 1);
        if (tag.empty() || count(tag, "'") % 2 != 0) return false;
        if (tag.front() == '/') {
            if (open.empty() || open.back() != tag.substr(1)) return false;
            open.pop_back();
        } else if (tag.back() != '/') {
            open.push_back(tag.substr(0, tag.find(' ')));
        }
    }
    for (std::size_t at = text.find('#'); at != text.npos; at = text.find('#', at + 1)) {
        const std::size_t end = text.find_first_of("')", at);
        const std::string id = text.substr(at + 1, end - at - 1);
        if (id.starts_with("damas-") && count(text, "id='" + id + "'") != 1) return false;
    }
    return open.empty();
}

TEST(DrawSvgTest, StandsAlone) {
    const DiagramStyle style{.numbers = true, .marked = testing::squares({14, 23})};
    const std::string svg = draw_svg(start_view<Spanish>(), style);
    EXPECT_TRUE(svg.starts_with("<svg xmlns='http://www.w3.org/2000/svg'"));
    EXPECT_TRUE(is_sound_xml(svg));
    EXPECT_NE(svg.find("role='img'"), svg.npos);
    EXPECT_NE(svg.find("viewBox='-.25 -.25 8.5 8.5'"), svg.npos);
    EXPECT_EQ(count(svg, "http"), 2U) << "only the two name spaces";
    for (const std::string_view part : {"<script", "<filter", "<style", "<image", "@"})
        EXPECT_EQ(count(svg, part), 0U) << part;
    EXPECT_EQ(svg, draw_svg(start_view<Spanish>(), style));
}

TEST(DrawSvgTest, DrawsEachPieceNumberAndMarkOnce) {
    const BoardView view = start_view<International>();
    EXPECT_EQ(count(draw_svg(view, {}), "<text") + count(draw_svg(view, {}), "<use xlink:href='#damas-mark'"), 0U);
    const std::string svg = draw_svg(view, {.numbers = true, .marked = testing::squares({1, 28, 0, 51})});
    EXPECT_EQ(count(svg, "<use xlink:href='#damas-white-man'"), 20U);
    EXPECT_EQ(count(svg, "<use xlink:href='#damas-black-man'"), 20U);
    EXPECT_EQ(count(svg, "<use xlink:href='#damas-mark'"), 2U);
    EXPECT_EQ(count(svg, "<text"), 50U);
}

TEST(DrawSvgTest, FlipTurnsTheBoard) {
    const BoardView view = tiny(Piece::none, Piece::white_king);
    EXPECT_NE(draw_svg(view, {}).find("<use xlink:href='#damas-white-king' x='1' y='1'/>"), std::string::npos);
    const std::string flipped = draw_svg(view, {.flip = true});
    EXPECT_NE(flipped.find("<use xlink:href='#damas-white-king' x='0' y='0'/>"), flipped.npos);
}

TEST(DrawSvgTest, TitleSaysThePosition) {
    BoardView view = tiny(Piece::white_king, Piece::white_man);
    view.white_to_move = false;
    const std::string title = "<title>Draughts board, Black to move. White: 1, king 2. Black: none.</title>";
    EXPECT_NE(draw_svg(view, {.language = words::Language::english}).find(title), std::string::npos);
    const std::string spanish = "<title>Tablero de damas, juegan negras. Blancas: 1, dama 2. Negras: ninguna.</title>";
    EXPECT_NE(draw_svg(view, {.language = words::Language::spanish}).find(spanish), std::string::npos);
}

}  // namespace
}  // namespace damas::notation
