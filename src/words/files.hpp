// SPDX-License-Identifier: MIT
// What can be wrong with a file, whatever it holds.
#pragma once

#include "words/text.hpp"

namespace damas::words::files {

inline constexpr Text unreadable{"no se puede leer", "cannot be read"};
inline constexpr Text unwritable{"no se puede escribir", "cannot be written"};
inline constexpr Text unreadable_because{"no se puede leer: {1}", "cannot be read: {1}"};
inline constexpr Text unwritable_because{"no se puede escribir: {1}", "cannot be written: {1}"};
inline constexpr Text directory{"es una carpeta, no un fichero", "a directory, not a file"};
inline constexpr Text not_a_directory{"no es una carpeta", "not a directory"};
inline constexpr Text not_regular{"no es un fichero corriente", "not a regular file"};
inline constexpr Text in_use{"otro programa escribe en él ahora", "another program is writing it now"};
inline constexpr Text too_big{"demasiado grande: pasa de {1} MB", "too big: more than {1} MB"};

inline constexpr Text name_missing{"falta el nombre", "the name is missing"};
inline constexpr Text does_not_exist{"no existe", "it does not exist"};
inline constexpr Text permission_missing{"falta el permiso", "permission is missing"};
inline constexpr Text directory_is_none{"su carpeta no es una carpeta", "its directory is not a directory"};
inline constexpr Text is_directory{"es una carpeta", "it is a directory"};
inline constexpr Text no_space{"no queda espacio", "no space is left"};
inline constexpr Text read_only{"el disco es de solo lectura", "the disk is read-only"};
inline constexpr Text disk_fails{"falla el disco", "the disk fails"};
inline constexpr Text name_too_long{"el nombre es demasiado largo", "the name is too long"};
inline constexpr Text links_in_circles{"sus enlaces dan vueltas", "its links go in circles"};

inline constexpr Text named_twice{"{1}: se nombra dos veces", "{1}: is named twice"};
inline constexpr Text would_lose_games{
    "{1}: no se escribe: se perderían las partidas que no se han leído; elige otro fichero",
    "{1}: not written: the games that were not read would be lost; name another file"};
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
