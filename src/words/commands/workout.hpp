// SPDX-License-Identifier: MIT
// What `damas workout` says.
#pragma once

#include "words/text.hpp"

namespace damas::words::commands::workout {

inline constexpr Text kit_is_correct{"{1}: {2}, {3} {3:ejercicio|ejercicios}, todo correcto",
                                     "{1}: {2}, {3} {3:exercise|exercises}, all correct"};
inline constexpr Text unknown_kit{"no hay ninguna clase «{1}» (ver «damas workout kits»)",
                                  "unknown kit '{1}' (see 'damas workout kits')"};

namespace help {

inline constexpr Text command{
    "Damas del entrenamiento: cada pieza es un ejercicio y cada jugada pone a alguien a trabajar",
    "Training draughts: every piece is an exercise, every move makes somebody work"};
inline constexpr Text kit{"Los ejercicios de una clase: unos preparados (ver «damas workout kits») o un fichero",
                          "A ready-made kit (see 'damas workout kits') or a file"};
inline constexpr Text rules{"El juego; si no se dice, el que digan los ejercicios",
                            "Which game; by default what the kit says"};
inline constexpr Text level{"Su fuerza, de 1 a 10", "How strong it is, from 1 to 10"};
inline constexpr Text computer_duties{"Quién hace lo que le toca al ordenador: opponent (el rival) o nobody (nadie)",
                                      "Who does what the computer owes: opponent or nobody"};
inline constexpr Text shuffle{"Coloca al azar las piezas de los dos equipos, con esta semilla",
                              "Arrange both teams' pieces by chance, with this seed"};
inline constexpr Text mirror{"Las piezas negras se colocan como las blancas", "Black's pieces stand as White's do"};
inline constexpr Text seed{"Semilla de lo que elige el ordenador", "Of the computer's choices"};
inline constexpr Text check{"Comprueba los ejercicios de una clase: ¿están bien? Y si no, ¿dónde?",
                            "Check a kit: is it correct, and if not, where?"};
inline constexpr Text kit_argument{"CLASE", "KIT"};
inline constexpr Text check_file{"El fichero, o - para la entrada estándar", "The file, or - for standard input"};
inline constexpr Text kits{"Lista las clases preparadas", "List the ready-made kits"};
inline constexpr Text show{"Escribe una clase preparada, para empezar con ella una propia",
                           "Print a ready-made kit, to begin one's own with"};
inline constexpr Text show_id{"Su nombre corto", "Its id"};

}  // namespace help

}  // namespace damas::words::commands::workout
