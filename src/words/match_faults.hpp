// SPDX-License-Identifier: MIT
// What can be wrong with the players of a match, with the programs that play in it and with its files.
#pragma once

#include "words/text.hpp"

namespace damas::words::match_faults {

// How a player is described.
inline constexpr Text of_player{"jugador {1}: {2}", "player {1}: {2}"};
inline constexpr Text unknown_kind{"se esperaba champion, textbook, hub o dxp, y luego clave=valor …",
                                   "expected champion, textbook, hub or dxp, then key=value …"};
inline constexpr Text unknown_hub_option{"opción desconocida, se esperaba command, directory, name o param.NOMBRE",
                                         "unknown option, expected command, directory, name or param.NAME"};
inline constexpr Text unknown_dxp_option{
    "opción desconocida, se esperaba host, port, command, directory, minutes o name",
    "unknown option, expected host, port, command, directory, minutes or name"};
inline constexpr Text command_missing{"falta command=", "command= is missing"};
inline constexpr Text international_only{"DXP es solo para damas internacionales",
                                         "DXP is for international draughts only"};

// Programs.
inline constexpr Text unclosed_quotation{"faltan unas comillas de cierre en la orden",
                                         "unclosed quotation mark in the command"};
inline constexpr Text empty_command{"la orden está vacía", "the command is empty"};
inline constexpr Text cannot_start{"no se puede iniciar {1}: {2}", "cannot start {1}: {2}"};
inline constexpr Text cannot_start_in{"no se puede iniciar {1} en {2}: {3}", "cannot start {1} in {2}: {3}"};
inline constexpr Text does_not_read{"no lee su entrada", "does not read its input"};
inline constexpr Text endless_line{"ha mandado una línea sin final", "sent a line without end"};
inline constexpr Text no_answer_in_time{"no ha contestado a tiempo", "did not answer in time"};
inline constexpr Text closed{"ha cerrado su entrada o su salida", "closed its input or output"};
inline constexpr Text ended_by_signal{"ha terminado por la señal {1}", "was ended by signal {1}"};
inline constexpr Text ended_with_code{"ha terminado con el código {1}", "ended with exit code {1}"};

// What they answer.
inline constexpr Text no_limit{"nada limita lo que piensa", "nothing limits its thinking"};
inline constexpr Text no_move_but{"no ha contestado una jugada sino {1}", "answered no move but {1}"};
inline constexpr Text nothing{"nada", "nothing"};
inline constexpr Text answered_twice{"ha contestado dos veces: {1}", "answered twice: {1}"};
inline constexpr Text its_error{"error: {1}", "error: {1}"};
inline constexpr Text not_connected{"no está conectado", "not connected"};
inline constexpr Text answered_its_turn_with{"ha contestado a su turno con {1}", "answered its turn with {1}"};
inline constexpr Text bad_message{"ha mandado un mensaje malo: {1}", "sent a bad message: {1}"};
inline constexpr Text no_answer_to_request{"no ha contestado a la petición de partida",
                                           "did not answer the request for a game"};
inline constexpr Text refused_game{"no ha aceptado la partida, código {1}", "refused the game, code {1}"};
inline constexpr Text move_not_played{"su última jugada no se ha jugado", "its last move was not played"};
inline constexpr Text ended_as_won{"ha terminado la partida como ganada", "ended the game as won"};
inline constexpr Text ended_without_reason{"ha terminado la partida sin motivo", "ended the game without a reason"};

// How a game is lost otherwise than by playing: whose fault, its name in files, what happened.
inline constexpr Text of_white{"blancas, {1}: {2}", "White: {1}: {2}"};
inline constexpr Text of_black{"negras, {1}: {2}", "Black: {1}: {2}"};
inline constexpr Text unagreed_draw{"ha pedido unas tablas que el otro bando no acepta",
                                    "claimed a draw that the other side does not agree to"};
inline constexpr Text used_time{"ha usado {1} s y tenía {2} s", "used {1} s, had {2} s"};
inline constexpr Text illegal_move{"jugada ilegal {1} en {2}: {3}", "illegal move {1} in {2}: {3}"};

// Files of a match.
inline constexpr Text another_match{"{1} contiene otro encuentro (ver su match.txt): elige otra carpeta",
                                    "{1} holds another match (see its match.txt): choose another directory"};
inline constexpr Text in_line{"línea {1}: {2}", "line {1}: {2}"};
inline constexpr Text not_as_written{"dañado: la partida no está como se escribió",
                                     "damaged: the game is not as it was written"};
inline constexpr Text not_of_this_match{"no es una partida de este encuentro", "not a game of this match"};
inline constexpr Text same_game{"la misma partida otra vez", "the same game once more"};

}  // namespace damas::words::match_faults
