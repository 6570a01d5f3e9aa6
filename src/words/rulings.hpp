// SPDX-License-Identifier: MIT
// What the referee says: which law a move breaks, and how a game has ended.
#pragma once

#include "words/text.hpp"

namespace damas::words::rulings {

// The end of every sentence: with the article that it rests on, or without.
inline constexpr Text by_article{"{1} (artículo {2}).", "{1} (article {2})."};
inline constexpr Text full_stop{"{1}.", "{1}."};

// A move that is refused, and why.
inline constexpr Text illegal_move{"jugada ilegal {1}: {2}", "illegal move {1}: {2}"};

// Any move.
inline constexpr Text legal{"Jugada legal", "Legal move"};
inline constexpr Text ambiguous{"Varias capturas encajan: indica las casillas por las que pasas: {1}",
                                "Several captures fit; name the squares you pass: {1}"};
inline constexpr Text game_over{"La partida ha terminado", "The game is over"};
inline constexpr Text off_board{"No hay ninguna casilla {1}", "There is no square {1}"};
inline constexpr Text no_piece{"No hay ninguna pieza en {1}", "There is no piece on {1}"};
inline constexpr Text not_your_piece{"La pieza de {1} no es tuya", "The piece on {1} is not yours"};
inline constexpr Text touch_move{"Pieza tocada, pieza jugada: hay que mover la de {1}: {2}",
                                 "Touched, played: you must move the piece on {1}: {2}"};
inline constexpr Text no_move{"La pieza de {1} no se ha movido", "The piece on {1} has not moved"};
inline constexpr Text not_diagonal{"{1} y {2} no están en la misma diagonal: se juega en diagonal",
                                   "{1} and {2} are not on one diagonal: pieces move diagonally"};
inline constexpr Text too_far{"De {1} a {2} es demasiado lejos: un peón avanza una sola casilla",
                              "From {1} to {2} is too far: a man steps one square at a time"};
inline constexpr Text wrong_direction{"De {1} a {2} es hacia atrás: ahí un peón no puede ir",
                                      "From {1} to {2} is backwards: a man cannot go there"};
inline constexpr Text blocked{"El camino está ocupado en {1}", "The way is blocked on {1}"};

// Captures.
inline constexpr Text capture_compulsory{"Capturar es obligatorio: {1}", "Capturing is compulsory: {1}"};
inline constexpr Text nothing_captured{"Entre {1} y {2} no se captura nada", "Between {1} and {2} nothing is captured"};
inline constexpr Text wrong_captures{"Esa captura no come exactamente {1:la pieza|las piezas} de {2}",
                                     "That capture does not take exactly {1:the piece|the pieces} on {2}"};
inline constexpr Text jumped_twice{"No se puede saltar dos veces por encima de {1:la pieza|las piezas} de {2}",
                                   "You may not jump twice over {1:the piece|the pieces} on {2}"};
inline constexpr Text path_continues{"La captura continúa: aún se puede comer en {1}",
                                     "The capture goes on: you can still take on {1}"};
inline constexpr Text ley_de_la_dama{
    "Ley de la Dama: cuando una dama puede capturar, tiene que capturar ella y no un peón: {1}",
    "Ley de la Dama: when a king can capture, it must do so before any man: {1}"};
inline constexpr Text ley_de_la_cantidad{
    "Ley de la Cantidad: aquí se {1:come|comen} {1} {1:pieza|piezas} con {2}; tu jugada come {3}",
    "Ley de la Cantidad: here you must take {1} {1:piece|pieces} with {2}; your move takes {3}"};
inline constexpr Text ley_de_la_calidad{
    "Ley de la Calidad: aquí se {1:come|comen} {1} {1:dama|damas} con {2}; tu jugada come {3}",
    "Ley de la Calidad: here you must take {1} {1:king|kings} with {2}; your move takes {3}"};

// How a game ends.
inline constexpr Text goes_on{"La partida continúa.", "The game goes on."};
inline constexpr Text white_wins{"Ganan las blancas", "White wins"};
inline constexpr Text black_wins{"Ganan las negras", "Black wins"};
inline constexpr Text black_has_no_pieces{"Ganan las blancas: las negras se quedan sin piezas",
                                          "White wins: Black has no pieces left"};
inline constexpr Text white_has_no_pieces{"Ganan las negras: las blancas se quedan sin piezas",
                                          "Black wins: White has no pieces left"};
inline constexpr Text black_cannot_move{"Ganan las blancas: las negras no pueden mover",
                                        "White wins: Black cannot move"};
inline constexpr Text white_cannot_move{"Ganan las negras: las blancas no pueden mover",
                                        "Black wins: White cannot move"};
inline constexpr Text black_resigns{"Ganan las blancas: las negras abandonan", "White wins: Black resigns"};
inline constexpr Text white_resigns{"Ganan las negras: las blancas abandonan", "Black wins: White resigns"};
inline constexpr Text drawn{"Tablas", "Draw"};
inline constexpr Text threefold{"Tablas: la posición se ha repetido tres veces",
                                "Draw: the position has occurred three times"};
inline constexpr Text forzosa{"Tablas: la Forzosa no se ganó en 12 jugadas",
                              "Draw: the Forzosa was not won in 12 moves"};
inline constexpr Text sixteen_moves{"Tablas: 16 jugadas de cada bando con una dama sola contra tres piezas",
                                    "Draw: 16 moves each with one king against three pieces"};
inline constexpr Text five_moves{"Tablas: 5 jugadas de cada bando en un final de tan pocas piezas",
                                 "Draw: 5 moves each in an ending of so few pieces"};
inline constexpr Text passivity{"Tablas: pasividad: demasiadas jugadas de dama sin captura ni avance de peón",
                                "Draw: passivity: too many king moves without a capture or a man's move"};
inline constexpr Text agreement{"Tablas: acuerdo de los jugadores", "Draw: agreement of the players"};

}  // namespace damas::words::rulings
