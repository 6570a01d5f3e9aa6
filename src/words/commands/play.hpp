// SPDX-License-Identifier: MIT
// What `damas play` says.
#pragma once

#include "words/text.hpp"

namespace damas::words::commands::play {

inline constexpr Text bad_clock{
    "se esperaban minutos+segundos, p. ej. 15+5 y como mucho {2}+{3}, o bullet, blitz, rapid o classic, y hay «{1}»",
    "expected minutes+seconds, e.g. 15+5 and at most {2}+{3}, or bullet, blitz, rapid or classic, found '{1}'"};
inline constexpr Text champion_has_no_settings{"--search champion: no tiene los ajustes de textbook",
                                               "--search champion: it has none of the settings of textbook"};
inline constexpr Text textbook_has_no_levels{"--level: el alfa-beta de libro de texto no tiene niveles, sino --depth",
                                             "--level: alpha-beta as taught has no levels, but --depth"};
inline constexpr Text no_touch_move{"--touch-move: ese artículo no está en el reglamento de este juego ({1})",
                                    "--touch-move: no such article is in the rules of this game ({1})"};

namespace help {

inline constexpr Text command{"Juega en el terminal, contra el ordenador o entre dos personas",
                              "Play in the terminal, against the computer or between two people"};
inline constexpr Text level{"Su fuerza, de 1 a 10; si no se dice, {1}, o 10 con --seconds o --nodes",
                            "How strong it is, from 1 to 10; by default {1}, or 10 with --seconds or --nodes"};
inline constexpr Text seconds{"Cuántos segundos piensa una jugada, como mucho; si no se dice, 1 o lo que dé el reloj",
                              "How long it thinks about a move, at most; by default 1, or what the clock gives"};
inline constexpr Text nodes{"Cuántos nodos busca en vez de eso", "How many nodes it searches instead"};
inline constexpr Text clock{
    "Minutos de cada bando y segundos que se añaden por jugada, p. ej. 15+5; o bullet (1+0), blitz (5+3), rapid "
    "(15+5), classic (60+30)",
    "Minutes for each side and seconds added for each move, e.g. 15+5; or bullet (1+0), blitz (5+3), rapid (15+5), "
    "classic (60+30)"};
inline constexpr Text search{"Quién juega: champion, con sus niveles, o textbook, alfa-beta de libro de texto",
                             "Who plays: champion, with its levels, or textbook, alpha-beta as taught"};
inline constexpr Text touch_move{"Pieza tocada, pieza jugada: «tocar 9» toca una, y también escribir una jugada",
                                 "A touched piece must be played: 'touch 9' touches one, and so does typing a move"};
inline constexpr Text seed{"Repite lo que elige el ordenador: con la misma semilla, un nivel juega igual",
                           "Repeat the computer's choices: with the same seed a level plays the same"};
inline constexpr Text no_book{"Piensa desde la primera jugada; los niveles 9 y 10 tienen libro de aperturas",
                              "Think from the first move on; levels 9 and 10 have an opening book"};
inline constexpr Text verbose{"Enseña profundidad, valor y variante con cada jugada del ordenador",
                              "Show depth, score and line with each move of the computer"};
inline constexpr Text name{"Tu nombre, para las partidas guardadas", "Your name, for saved games"};
inline constexpr Text flip{"Da la vuelta al tablero; si no, tu bando está abajo",
                           "Turn the board round; your side is at the bottom otherwise"};
inline constexpr Text no_numbers{"No numera las casillas", "Do not number the squares"};
inline constexpr Text footer{
    "Pierde aquel a quien se le acaba el tiempo. Deshacer una jugada no devuelve tiempo. --depth, --pruning, --order, "
    "--tie-break, --leaves-only, --time, --weight y --settings son de la búsqueda de libro de texto y la eligen; "
    "--seed y --nodes son de las dos.",
    "Whoever runs out of time loses. Undoing a move gives no time back. --depth, --pruning, --order, --tie-break, "
    "--leaves-only, --time, --weight and --settings are of the textbook search and choose it; --seed and --nodes are "
    "of either."};

}  // namespace help

}  // namespace damas::words::commands::play
