// SPDX-License-Identifier: MIT
// What is said of flags that several commands have: the game, the language, numbers and their ends.
#pragma once

#include "words/text.hpp"

namespace damas::words::commands::flags {

inline constexpr Text rules{"El juego", "Which game"};
inline constexpr Text claimed_draws{
    "Las tablas solo terminan una partida si alguien las pidió: puede seguir tras una tercera repetición y demás",
    "Draws end a game only if somebody claimed them: it may go on after a third repetition and the like"};
inline constexpr Text language{"Idioma: es o en", "Language: es or en"};
inline constexpr Text by_default{"{1}; si no se dice, {2}", "{1}; by default {2}"};

inline constexpr Text from_on{"de {1} en adelante", "from {1} on"};
inline constexpr Text from_to{"de {1} a {2}", "from {1} to {2}"};
inline constexpr Text expected_whole_number{"se esperaba un número entero {1}, y hay «{2}»",
                                            "expected a whole number {1}, found '{2}'"};
inline constexpr Text expected_number{"se esperaba un número {1}, y hay «{2}»", "expected a number {1}, found '{2}'"};

inline constexpr Text standard_input{"entrada estándar", "standard input"};
inline constexpr Text standard_output{"salida estándar", "standard output"};

}  // namespace damas::words::commands::flags
