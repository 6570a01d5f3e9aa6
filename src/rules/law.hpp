// SPDX-License-Identifier: MIT
// What the referee can say about an attempted move: a stable identifier, the squares that show it, the figures.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "rules/geometry.hpp"
#include "rules/move.hpp"

namespace damas::rules {

enum class Law : std::uint8_t {
    legal,
    ambiguous,  ///< Legal, but several captures fit: name more squares.
    game_over,
    off_board,
    no_piece,
    not_your_piece,
    touch_move,  ///< Another piece was touched before and can be played.
    no_move,     ///< It ends where it began and captures nothing.
    not_diagonal,
    too_far,
    wrong_direction,
    blocked,
    capture_compulsory,
    nothing_captured,  ///< Part of a capture that takes nothing.
    wrong_captures,    ///< The captured squares that were named are not those of this move.
    jumped_twice,
    path_continues,
    ley_de_la_dama,
    ley_de_la_cantidad,
    ley_de_la_calidad,
};

/// The identifier of a law in protocols.
constexpr std::string_view id(Law law) {
    switch (law) {
        case Law::legal: return "legal";
        case Law::ambiguous: return "ambiguous";
        case Law::game_over: return "game_over";
        case Law::off_board: return "off_board";
        case Law::no_piece: return "no_piece";
        case Law::not_your_piece: return "not_your_piece";
        case Law::touch_move: return "touch_move";
        case Law::no_move: return "no_move";
        case Law::not_diagonal: return "not_diagonal";
        case Law::too_far: return "too_far";
        case Law::wrong_direction: return "wrong_direction";
        case Law::blocked: return "blocked";
        case Law::capture_compulsory: return "capture_compulsory";
        case Law::nothing_captured: return "nothing_captured";
        case Law::wrong_captures: return "wrong_captures";
        case Law::jumped_twice: return "jumped_twice";
        case Law::path_continues: return "path_continues";
        case Law::ley_de_la_dama: return "ley_de_la_dama";
        case Law::ley_de_la_cantidad: return "ley_de_la_cantidad";
        case Law::ley_de_la_calidad: return "ley_de_la_calidad";
    }
    return "legal";
}

/// A move as somebody tries it: the squares touched and, if they were named, the pieces taken.
struct Attempt {
    std::vector<Square> squares;                  ///< At least two.
    std::optional<std::vector<Square>> captured;  ///< In any order.
};

struct Verdict {
    Law law = Law::legal;
    std::vector<Square> squares{};  ///< To highlight: what stands in the way, which pieces must capture …
    std::vector<Move> moves{};      ///< The legal moves that fit, or those that the law asks for instead.
    int taken = 0, required = 0;    ///< Pieces (kings for the law of quality) taken by the attempt and by what is due.
    int article = 0;                ///< Of the rules page; 0 if none applies.

    bool legal() const { return law == Law::legal; }
};

}  // namespace damas::rules
