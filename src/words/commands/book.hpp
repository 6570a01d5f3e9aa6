// SPDX-License-Identifier: MIT
// What `damas book` says.
#pragma once

#include "words/text.hpp"

namespace damas::words::commands::book {

inline constexpr Text positions{"Posiciones", "Positions"};
inline constexpr Text grown{"{1}: {2} {2:posición|posiciones}", "{1}: {2} {2:position|positions}"};
inline constexpr Text not_there{"esta posición no está en el libro", "this position is not in the book"};

inline constexpr Text move{"Jugada", "Move"};
inline constexpr Text value{"Valor", "Value"};
inline constexpr Text goes_on{"Sigue", "Goes on"};
inline constexpr Text yes{"sí", "yes"};
inline constexpr Text games{"Partidas", "Games"};
inline constexpr Text white{"Blancas", "White"};
inline constexpr Text draws{"Tablas", "Draws"};
inline constexpr Text black{"Negras", "Black"};
inline constexpr Text best_line{"Mejor línea:", "Best line:"};

namespace help {

inline constexpr Text command{"Lee el libro de aperturas, o hace crecer uno", "Read in the opening book, or grow one"};
inline constexpr Text show{"Lo que dice el libro tras estas jugadas", "What the book says after these moves"};
inline constexpr Text show_moves{"Jugadas desde el principio, p. ej. 10-13 22-18",
                                 "Moves from the start on, e.g. 10-13 22-18"};
inline constexpr Text show_file{"El libro; si falta, el del programa", "The book; the program's own if left out"};
inline constexpr Text grow{"Mete posiciones en un libro, primero las que más importan",
                           "Take positions into a book, those that matter most first"};
inline constexpr Text grow_file{"El libro; si ya existe, sigue creciendo", "The book; an existing one grows on"};
inline constexpr Text grow_positions{"Cuántas ha de tener", "How many it is to have"};
inline constexpr Text grow_nodes{"Nodos para cada jugada de una posición", "Nodes for each move of a position"};
inline constexpr Text grow_worse{"Una jugada peor en tantas centésimas de peón cuenta como una media jugada más",
                                 "A move that is worse by so many hundredths of a man counts like one ply more"};
inline constexpr Text grow_margin{
    "Lo que la variedad puede costar a quien juega, en centésimas de peón; 10 en un libro nuevo",
    "What variety may cost its players, in hundredths of a man; 10 for a new book"};
inline constexpr Text grow_games{
    "Ficheros de partidas propias: la mitad del crecimiento va adonde salen del libro, y sus resultados se cuentan de "
    "nuevo",
    "Files of self-play: half of the growth goes where they leave the book, and their results are counted anew"};
inline constexpr Text grow_threads{"Hilos; con cualquier número sale el mismo libro",
                                   "Threads; the book is the same with any number of them"};

}  // namespace help

}  // namespace damas::words::commands::book
