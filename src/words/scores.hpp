// SPDX-License-Identifier: MIT
// How a position stands: a score, and what endgame tables know.
#pragma once

#include "words/text.hpp"

namespace damas::words::scores {

// As White sees it, with the number of men or of moves.
inline constexpr Text men{"{1}", "{1}"};
inline constexpr Text men_ahead{"+{1}", "+{1}"};
inline constexpr Text white_wins_by_tables{"ganan las blancas (finales)", "White wins (tables)"};
inline constexpr Text black_wins_by_tables{"ganan las negras (finales)", "Black wins (tables)"};
inline constexpr Text white_wins{"ganan las blancas", "White wins"};
inline constexpr Text black_wins{"ganan las negras", "Black wins"};
inline constexpr Text white_wins_in{"ganan las blancas en {1} {1:jugada|jugadas}", "White wins in {1} {1:move|moves}"};
inline constexpr Text black_wins_in{"ganan las negras en {1} {1:jugada|jugadas}", "Black wins in {1} {1:move|moves}"};

// A side, and the same for a column.
inline constexpr Text white{"blancas", "White"};
inline constexpr Text black{"negras", "Black"};
inline constexpr Text white_in{"blancas en {1}", "White in {1}"};
inline constexpr Text black_in{"negras en {1}", "Black in {1}"};

// Of the side that the tables are asked about.
inline constexpr Text draw{"tablas", "draw"};
inline constexpr Text won_too_late{"tablas: ganada en el tablero, pero no a tiempo",
                                   "draw: won on the board, but not in time"};
inline constexpr Text lost_too_late{"tablas: perdida en el tablero, pero no a tiempo",
                                    "draw: lost on the board, but not in time"};
inline constexpr Text wins{"gana", "wins"};
inline constexpr Text loses{"pierde", "loses"};
inline constexpr Text wins_in{"gana en {1} {1:jugada|jugadas}", "wins in {1} {1:move|moves}"};
inline constexpr Text loses_in{"pierde en {1} {1:jugada|jugadas}", "loses in {1} {1:move|moves}"};

}  // namespace damas::words::scores
