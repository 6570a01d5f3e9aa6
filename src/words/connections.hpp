// SPDX-License-Identifier: MIT
// What is said of connections and of games by DamExchange.
#pragma once

#include "words/text.hpp"

namespace damas::words::connections {

inline constexpr Text cannot_connect{"no se puede conectar con {1}, puerto {2}: {3}",
                                     "cannot connect to {1} port {2}: {3}"};
inline constexpr Text cannot_listen{"no se puede escuchar en {1}, puerto {2}: {3}",
                                    "cannot listen at {1} port {2}: {3}"};
inline constexpr Text cannot_accept{"no se puede aceptar la conexión: {1}", "cannot accept: {1}"};
inline constexpr Text connecting{"conectando con {1}, puerto {2}", "connecting to {1} port {2}"};
inline constexpr Text listening{"escuchando en {1}, puerto {2}", "listening at {1} port {2}"};
inline constexpr Text listening_still{"no se ha jugado ninguna partida; se sigue escuchando en {1}, puerto {2}",
                                      "no game was played; still listening at {1} port {2}"};
inline constexpr Text connected{"conectado", "connected"};
inline constexpr Text no_answer{"no contesta", "no answer"};
inline constexpr Text no_address{"no hay dirección", "no address"};
inline constexpr Text unknown_name{"no se conoce ese nombre", "Name or service not known"};
inline constexpr Text no_name_now{"ahora no se puede averiguar ese nombre", "Temporary failure in name resolution"};
inline constexpr Text lost{"se ha perdido la conexión", "connection lost"};
inline constexpr Text lost_because{"se ha perdido la conexión: {1}", "connection lost: {1}"};
inline constexpr Text nobody_connected{"nadie se ha conectado a tiempo", "nobody connected in time"};
inline constexpr Text no_message{"no ha llegado ningún mensaje a tiempo", "no message in time"};
inline constexpr Text more_than_127{"mensaje de más de 127 caracteres", "message of more than 127 characters"};
inline constexpr Text does_not_listen{"el otro lado no escucha", "the other side does not listen"};
inline constexpr Text closed{"el otro lado ha cerrado la conexión", "the other side closed the connection"};
inline constexpr Text broken{"el otro lado ha roto la conexión", "the other side broke the connection"};

// Fields of a message.
inline constexpr Text version{"versión", "version"};
inline constexpr Text name{"nombre", "name"};
inline constexpr Text colour{"color", "colour"};
inline constexpr Text thinking_time{"tiempo para pensar", "thinking time"};
inline constexpr Text number_of_moves{"número de jugadas", "number of moves"};
inline constexpr Text starting_position{"posición inicial", "starting position"};
inline constexpr Text position{"posición", "position"};
inline constexpr Text time{"tiempo", "time"};
inline constexpr Text from_field{"casilla de salida", "from field"};
inline constexpr Text to_field{"casilla de llegada", "to field"};
inline constexpr Text number_captured{"número de capturas", "number captured"};
inline constexpr Text captured_piece{"pieza capturada", "captured piece"};
inline constexpr Text acceptance_code{"código de aceptación", "acceptance code"};
inline constexpr Text reason{"motivo", "reason"};
inline constexpr Text stop_code{"código de final", "stop code"};
inline constexpr Text move_number{"número de jugada", "move number"};
inline constexpr Text chat{"charla", "chat"};

// What is wrong with one.
inline constexpr Text is_missing{"{1}: falta", "{1} is missing"};
inline constexpr Text is_not_a_number{"{1}: no es un número", "{1} is not a number"};
inline constexpr Text is_out_of_range{"{1}: se sale de lo que cabe", "{1} is out of range"};
inline constexpr Text is_neither_w_nor_z{"{1}: no es W ni Z", "{1} is neither W nor Z"};
inline constexpr Text is_neither_a_nor_b{"{1}: no es A ni B", "{1} is neither A nor B"};
inline constexpr Text has_wrong_letter{"{1}: tiene una letra que no vale", "{1} has a wrong letter"};
inline constexpr Text is_named_twice{"{1}: está dos veces", "{1} is named twice"};
inline constexpr Text is_empty{"{1}: está vacío", "{1} is empty"};
inline constexpr Text empty_message{"el mensaje está vacío", "message is empty"};
inline constexpr Text long_message{"el mensaje es demasiado largo", "message is too long"};
inline constexpr Text unknown_kind{"mensaje de una clase desconocida", "message of an unknown kind"};
inline constexpr Text position_length{"posición de {1} caracteres, se esperaban {2}",
                                      "position of {1} characters, expected {2}"};
inline constexpr Text expected_side{"bando que mueve, se esperaba W o B", "side to move, expected W or B"};
inline constexpr Text expected_letter{"letra en la casilla {1}, se esperaba una de w b W B e",
                                      "letter on square {1}, expected one of w b W B e"};
inline constexpr Text letter_b{"letra b en una posición", "letter b in a position"};
inline constexpr Text unclosed_quotation{"faltan unas comillas de cierre", "unclosed quotation mark"};

}  // namespace damas::words::connections
