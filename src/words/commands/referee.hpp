// SPDX-License-Identifier: MIT
// What `damas referee` says.
#pragma once

#include "words/text.hpp"

namespace damas::words::commands::referee {

namespace help {

inline constexpr Text command{"Responde a preguntas sobre las reglas, una por línea",
                              "Answer questions about the rules, one a line"};
inline constexpr Text footer{
    "Peticiones, una por línea; una respuesta por línea, al momento:\n"
    "  moves REGLAS FEN                    las jugadas legales, origen-destino u origen x destino x capturadas…; "
    "'-' si no hay\n"
    "  after REGLAS FEN JUGADA             la posición tras una jugada\n"
    "  perft REGLAS N FEN                  el número de posiciones tras N medias jugadas\n"
    "  game REGLAS FEN JUGADA…             RESULTADO MOTIVO MEDIAS FEN en la primera posición con resultado\n"
    "  why REGLAS FEN JUGADA [TOCADA]      'legal', o la ley que la prohíbe y las casillas que lo muestran; con "
    "TOCADA, la pieza que se tocó antes\n"
    "  tables REGLAS FEN JUGADA…           win, draw o loss según las tablas de finales, con los contadores que "
    "corren, y las medias jugadas que quedan; 'unknown' si no se sabe\n"
    "A una petición mala responde 'error …'.",
    "Requests, one a line; one answer a line, flushed:\n"
    "  moves RULES FEN               the legal moves, from-to or from x to x captured…; '-' if none\n"
    "  after RULES FEN MOVE          the position after a move\n"
    "  perft RULES DEPTH FEN         the number of positions DEPTH plies on\n"
    "  game RULES FEN MOVE…          RESULT REASON PLIES FEN at the first position where a result holds\n"
    "  why RULES FEN MOVE [TOUCHED]  'legal', or the law that forbids it and the squares that show it; with "
    "TOUCHED, the piece touched before\n"
    "  tables RULES FEN MOVE…        win, draw or loss by the endgame tables, with the counts that run, and the "
    "plies to the end; 'unknown' where that is not known\n"
    "A bad request answers 'error …'."};

}  // namespace help

}  // namespace damas::words::commands::referee
