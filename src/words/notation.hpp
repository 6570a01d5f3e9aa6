// SPDX-License-Identifier: MIT
// What readers of positions, moves and games say: where, what was found, what was expected.
#pragma once

#include "words/text.hpp"

namespace damas::words::notation {

inline constexpr Text found_end{"línea {1}, columna {2}: hay el final del texto, se esperaba {3}",
                                "line {1}, column {2}: found the end of the text, expected {3}"};
inline constexpr Text found{"línea {1}, columna {2}: hay «{3}», se esperaba {4}",
                            "line {1}, column {2}: found '{3}', expected {4}"};
inline constexpr Text in_fen{"FEN, {1}", "FEN {1}"};
inline constexpr Text expected_in_fen_tag{"{1} en la etiqueta FEN", "{1} in the FEN tag"};
inline constexpr Text expected_in_fen{"{1} en el FEN", "{1} in the FEN"};

// Positions.
inline constexpr Text side_to_move{"el bando que juega, W o B", "the side to move, W or B"};
inline constexpr Text side_before_list{"W o B antes de la lista de piezas", "W or B before the list of pieces"};
inline constexpr Text last_of_range{"la última casilla del intervalo", "the last square of the range"};
inline constexpr Text comma_or_end{"«,» o el final de la posición", "',' or the end of the position"};
inline constexpr Text end_of_position{"el final de la posición", "the end of the position"};
inline constexpr Text a_number{"un número", "a number"};
inline constexpr Text a_king{"una dama (K): un peón en su última fila corona",
                             "a king (K): a man on its far row is crowned"};
inline constexpr Text colon_and_side{"«:» y W o B", "':' and W or B"};
inline constexpr Text colon_and_other{"«:» y las piezas del otro bando", "':' and the other side's pieces"};
inline constexpr Text black_now{"B: las blancas ya están en la lista", "B: White is already listed"};
inline constexpr Text white_now{"W: las negras ya están en la lista", "W: Black is already listed"};
inline constexpr Text square_after_k{"una casilla tras la K", "a square after K"};
inline constexpr Text rising_range{"un intervalo ascendente", "a range that goes up"};
inline constexpr Text fewer_pieces{"una lista con menos piezas", "fewer pieces"};
inline constexpr Text a_square{"una casilla", "a square"};
inline constexpr Text square_to{"una casilla de 1 a {1}", "a square from 1 to {1}"};
inline constexpr Text square_to_or_large{"una casilla de 1 a {1}; el tablero internacional tiene {2}",
                                         "a square from 1 to {1}; the international board has {2}"};
inline constexpr Text another_square{"otra casilla: ya hay una pieza en {1}",
                                     "another square: a piece already stands on {1}"};

// Moves.
inline constexpr Text another_after_sign{"«-» o «x» y otra casilla", "'-' or 'x' and another square"};
inline constexpr Text sign_or_end{"«-», «x» o el final de la jugada", "'-', 'x' or the end of the move"};
inline constexpr Text a_move{"una jugada como 9-13 o 9x18", "a move such as 9-13 or 9x18"};
inline constexpr Text move_or_number{"una jugada como 9-13 o un número de jugada como 12.",
                                     "a move such as 9-13 or a move number such as 12."};
inline constexpr Text move_between_squares{"una jugada entre casillas de 1 a 999",
                                           "a move between squares from 1 to 999"};
inline constexpr Text move_to_another{"una jugada de una casilla a otra", "a move from one square to another"};

// Pictures of a board, for those who hear them.
inline constexpr Text board{"Tablero de damas, {1}. Blancas: {2}. Negras: {3}.",
                            "Draughts board, {1}. White: {2}. Black: {3}."};
inline constexpr Text white_moves{"juegan blancas", "White to move"};
inline constexpr Text black_moves{"juegan negras", "Black to move"};
inline constexpr Text king_on{"dama {1}", "king {1}"};
inline constexpr Text no_pieces{"ninguna", "none"};

// Files of games.
inline constexpr Text closing_quote{"el cierre de las comillas en la misma línea", "a closing '\"' on the same line"};
inline constexpr Text tag_name{"el nombre de una etiqueta", "the name of a tag"};
inline constexpr Text tag_value{"el valor de la etiqueta entre comillas", "the tag's value in double quotes"};
inline constexpr Text bracket_after_value{"«]» tras el valor de la etiqueta", "']' after the tag's value"};
inline constexpr Text a_position{"una posición como /FEN \"W:W9:B13\"/", "a position such as /FEN \"W:W9:B13\"/"};
inline constexpr Text quoted_position{"la posición entre comillas", "the position in double quotes"};
inline constexpr Text slash_after_position{"«/» tras la posición", "'/' after the position"};
inline constexpr Text closed_comment{"un comentario que termine con «}}»", "a comment that ends with '}}'"};
inline constexpr Text dollar_number{"«$» y un número de 0 a 999", "'$' and a number from 0 to 999"};
inline constexpr Text move_before_mark{"una jugada antes de esta marca", "a move before this mark"};
inline constexpr Text move_before_variation{"una jugada antes de su variante", "a move before its variation"};
inline constexpr Text no_open_variation{"una jugada, pues no hay variante abierta", "a move, for no variation is open"};
inline constexpr Text end_of_variation{"«)» que cierre la variante", "')' to end the variation"};
inline constexpr Text closed_variation{"una variante que termine con «)»", "a variation that ends with ')'"};
inline constexpr Text nested_at_most{"una variante anidada como mucho a un nivel de {1}",
                                     "variations nested no deeper than {1}"};

// Which game a file plays.
inline constexpr Text a_game_type{"un GameType como 24 o 24,W,8,8,N1,1", "a GameType such as 24 or 24,W,8,8,N1,1"};
inline constexpr Text known_game_type{"un GameType que este programa juegue: {1}",
                                      "a GameType that this program plays: {1}"};
inline constexpr Text white_begins{"una partida que empiecen las blancas", "a game that White begins"};
inline constexpr Text board_of{"un tablero de {1}x{2}", "a board of {1}x{2}"};
inline constexpr Text game_type_needed{
    "una etiqueta GameType, pues con nuestra numeración no son damas españolas ni internacionales",
    "a GameType tag, for this is neither Spanish nor international draughts as we number the squares"};

}  // namespace damas::words::notation
