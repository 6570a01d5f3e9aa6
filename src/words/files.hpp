// SPDX-License-Identifier: MIT
// What is wrong with a file that somebody gives to the program.
#pragma once

#include "words/text.hpp"

namespace damas::words::files {

inline constexpr Text named_twice{"{1}: se nombra dos veces", "{1}: is named twice"};
inline constexpr Text at_place{"línea {1}, columna {2}: {3}", "line {1}, column {2}: {3}"};
inline constexpr Text at_place_inside{"línea {1}, columna {2}, {3}: {4}", "line {1}, column {2}, {3}: {4}"};
inline constexpr Text does_not_fit{"{1} MB no caben en la memoria, quedan {2}",
                                   "{1} MB do not fit into memory, there are {2}"};

// Openings.
inline constexpr Text no_opening{"No hay ninguna apertura", "There is no opening in it"};
inline constexpr Text over_here{"en esta posición la partida ha terminado", "here the game is over"};
inline constexpr Text ends_the_game{"con esta jugada termina", "this ends the game"};
inline constexpr Text other_game{"esta partida no es de {1}", "this is not a game of {1}"};

}  // namespace damas::words::files
