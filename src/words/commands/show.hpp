// SPDX-License-Identifier: MIT
// What `damas show` says.
#pragma once

#include "words/text.hpp"

namespace damas::words::commands::show {
inline constexpr Text no_such_square{"--mark {1}: se esperaba una casilla de 1 a {2}",
                                     "--mark {1}: expected a square from 1 to {2}"};

namespace help {

inline constexpr Text command{"Dibuja una posición", "Draw a position"};
inline constexpr Text flip{"Las negras abajo", "Black at the bottom"};
inline constexpr Text numbers{"Numera las casillas", "Number the squares"};
inline constexpr Text mark{"Casillas que marca, p. ej. 9,13", "Squares to mark, e.g. 9,13"};
inline constexpr Text svg{"Escribe un diagrama SVG en este fichero, o en la salida estándar",
                          "Write an SVG diagram to this file, or to standard output"};

}  // namespace help

}  // namespace damas::words::commands::show
