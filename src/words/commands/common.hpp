// SPDX-License-Identifier: MIT
// What several commands say.
#pragma once

#include "words/text.hpp"

namespace damas::words::commands::common {

inline constexpr Text ascii{"Letras en vez de símbolos", "Letters instead of symbols"};
inline constexpr Text computer{"El bando que juega el ordenador: white (blancas), black (negras) o none (ninguno)",
                               "The side that the computer plays: white, black or none"};
inline constexpr Text file_or_fen{"un fichero o --fen, no los dos", "a file or --fen, not both"};
inline constexpr Text fen{"Empieza en esta posición", "Begin from this position"};
inline constexpr Text fen_or_start{"La posición; si falta, la inicial", "The position; the start position if left out"};
inline constexpr Text bad_move{"«{1}»: {2}", "'{1}': {2}"};
inline constexpr Text file_argument{"FICHERO", "FILE"};
inline constexpr Text interrupted{"Interrumpido antes de acabar.", "Interrupted before the end."};
inline constexpr Text interrupted_goes_on{"Interrumpido: la misma orden sigue donde se quedó.",
                                          "Interrupted: the same command goes on here."};
inline constexpr Text json{"En JSON", "As JSON"};
inline constexpr Text load{"Sigue con la primera partida de este fichero PDN",
                           "Go on with the first game of this PDN file"};
inline constexpr Text moves_argument{"JUGADAS", "MOVES"};
inline constexpr Text no_game{"no contiene ninguna partida", "no game in it"};
inline constexpr Text unreadable_game{"{1}: partida {2}: {3}", "{1}: game {2}: {3}"};
inline constexpr Text no_color{"Sin colores", "No colours"};
inline constexpr Text plies{"Medias jugadas", "Plies"};
inline constexpr Text set_network{"Una opción del jugador, como en `damas match`: network=FICHERO",
                                  "An option of the player, as in `damas match`: network=FILE"};

}  // namespace damas::words::commands::common
