// SPDX-License-Identifier: MIT
// What `damas perft` says.
#pragma once

#include "words/text.hpp"

namespace damas::words::commands::perft {

namespace help {

inline constexpr Text command{"Cuenta las posiciones tras unas medias jugadas", "Count the positions some plies on"};
inline constexpr Text fen{"Desde esta posición en vez de la inicial", "From this position instead of the start"};
inline constexpr Text divide{"Cuenta cada jugada por separado", "Count for each move apart"};
inline constexpr Text no_bulk{"Hace cada última jugada en vez de contarlas",
                              "Make every last move instead of counting them"};
inline constexpr Text threads{"Cuántos hilos", "How many threads"};

}  // namespace help

}  // namespace damas::words::commands::perft
