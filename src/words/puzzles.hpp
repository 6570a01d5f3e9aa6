// SPDX-License-Identifier: MIT
// What can be wrong with a collection of puzzles.
#pragma once

#include "words/text.hpp"

namespace damas::words::puzzles {

inline constexpr Text the_puzzle{"línea {1}: el problema {2}", "line {1}: the puzzle {2}"};
inline constexpr Text unknown_goal{"PuzzleGoal no es win ni save", "PuzzleGoal is not win or save"};
inline constexpr Text unknown_theme{"PuzzleThemes no nombra temas conocidos en su orden",
                                    "PuzzleThemes does not name known themes in their order"};
inline constexpr Text bad_rating{"PuzzleRating no es un número de {1} a {2}",
                                 "PuzzleRating is not a number from {1} to {2}"};
inline constexpr Text no_solution{"no tiene solución", "has no solution"};
inline constexpr Text no_rules{"no dice su juego (GameType)", "does not say its rules (GameType)"};
inline constexpr Text other_rules{"es de otro juego", "has other rules"};
inline constexpr Text no_fen{"no lleva etiqueta FEN", "has no FEN tag"};
inline constexpr Text illegal_move{"tiene una jugada ilegal: {1}, media jugada {2}",
                                   "has an illegal move: {1} at ply {2}"};
inline constexpr Text another_search{
    "{1} contiene el principio de otra búsqueda ({2}): bórralo o elige otro fichero",
    "{1} holds the beginning of another search ({2}): delete it or choose another file"};
inline constexpr Text damaged_in_byte{"dañado en el byte {1}", "damaged in byte {1}"};
inline constexpr Text none{"no contiene ningún problema", "there is no puzzle in it"};

}  // namespace damas::words::puzzles
