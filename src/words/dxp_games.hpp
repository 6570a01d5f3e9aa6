// SPDX-License-Identifier: MIT
// What happens in games by DamExchange.
#pragma once

#include "words/text.hpp"

namespace damas::words::dxp_games {

inline constexpr Text we_play_white{"partida {1}: jugamos con blancas contra {2}{3}{4}",
                                    "game {1}: we play white against {2}{3}{4}"};
inline constexpr Text we_play_black{"partida {1}: jugamos con negras contra {2}{3}{4}",
                                    "game {1}: we play black against {2}{3}{4}"};
inline constexpr Text with_minutes{", {1} min", ", {1} min"};
inline constexpr Text without_clock{", sin reloj", ", no clock"};
inline constexpr Text with_moves{", {1} {1:jugada|jugadas}", ", {1} {1:move|moves}"};
inline constexpr Text played{"{1}{2} ({3} s)", "{1}{2} ({3} s)"};
inline constexpr Text played_by_us{"{1}{2} ({3} s, nuestra)", "{1}{2} ({3} s, ours)"};
inline constexpr Text ends{"termina la partida {1}: {2}", "game {1} ends: {2}"};
inline constexpr Text moves_played{"{1:se ha|se han} jugado {1} {1:jugada|jugadas}",
                                   "{1} {1:move has|moves have} been played"};

inline constexpr Text says{"{1} dice: {2}", "{1} says: {2}"};
inline constexpr Text other_version{"{1} no quiere: habla otra versión", "{1} refused: it speaks another version"};
inline constexpr Text not_this_game{"{1} no quiere esta partida", "{1} refused: it does not want this game"};
inline constexpr Text no_games{"{1} no quiere partidas", "{1} refused: it wants no games"};
inline constexpr Text no_end_confirmed{"{1} no ha confirmado el final de la partida",
                                       "{1} did not confirm the end of the game"};
inline constexpr Text refused_to{"partida rechazada a {1}, código {2}", "refused a game to {1}, code {2}"};
inline constexpr Text ended{"{1} ha terminado la partida", "{1} ended the game"};
inline constexpr Text ended_as_won{"{1} ha terminado la partida y dice que ha ganado",
                                   "{1} ended the game and says that it has won"};
inline constexpr Text wants_no_more{"{1} no quiere más partidas", "{1} wants no more games"};
inline constexpr Text wants_back{"{1} quiere deshacer jugadas; rechazado", "{1} wants to take moves back; refused"};

inline constexpr Text nobody_asked{"nadie ha pedido una partida a tiempo", "nobody asked for a game in time"};
inline constexpr Text no_answer{"nadie contesta a la petición de partida", "no answer to the request for a game"};
inline constexpr Text no_game_there{"desde ahí no empieza ninguna partida", "no game begins from there"};
inline constexpr Text no_move{"no ha llegado la jugada a tiempo", "no move in time"};
inline constexpr Text too_many_bad{"demasiados mensajes malos", "too many bad messages"};
inline constexpr Text bad_message{"mensaje malo: {1}", "bad message: {1}"};
inline constexpr Text request_in_game{"una petición durante una partida", "a request during a game"};
inline constexpr Text unasked_acceptance{"una aceptación que nadie ha pedido", "an acceptance that nobody asked for"};
inline constexpr Text unasked_permission{"un permiso que nadie ha pedido", "a permission that nobody asked for"};
inline constexpr Text move_without_game{"una jugada sin partida", "a move without a game"};
inline constexpr Text captures_others{"captura otras piezas", "captures other pieces"};

}  // namespace damas::words::dxp_games
