// SPDX-License-Identifier: MIT
// What a desk says of a request that it does not fulfil.
#pragma once

#include "words/text.hpp"

namespace damas::words::requests {

inline constexpr Text unknown_request{"petición desconocida", "unknown request"};
inline constexpr Text unknown_rules{"juego desconocido", "unknown rules"};
inline constexpr Text no_object{"una petición es un objeto", "a request is an object"};
inline constexpr Text game_is_over{"la partida ha terminado", "the game is over"};

// Its fields.
inline constexpr Text other_type{"{1}: de otro tipo", "{1}: of another type"};
inline constexpr Text out_of_range{"{1}: se sale de lo que cabe", "{1}: out of range"};
inline constexpr Text no_whole_number{"{1}: no es un número entero", "{1}: not a whole number"};
inline constexpr Text each_a_text{"{1}: cada uno es un texto", "{1}: each is a text"};
inline constexpr Text each_a_square{"{1}: cada una es un número entero de 1 a {2}",
                                    "{1}: each is a whole number from 1 to {2}"};
inline constexpr Text each_a_pair{"{1}: cada uno es un par de textos", "{1}: each is a pair of texts"};
inline constexpr Text unknown_word{"{1}: desconocido", "{1}: unknown"};
inline constexpr Text expected_side{"{1}: se esperaba white o black", "{1}: expected one of white, black"};
inline constexpr Text expected_squares{"se esperaban casillas", "expected squares"};
inline constexpr Text expected_pieces{"pieces: se esperaba una letra por casilla, una de . w W b B",
                                      "pieces: expected a letter a square, one of . w W b B"};

// The game that it describes.
inline constexpr Text in_move{"jugada {1}", "move {1}"};
inline constexpr Text too_many_moves{"demasiadas jugadas", "too many moves"};
inline constexpr Text too_many_tags{"demasiadas etiquetas", "too many tags"};
inline constexpr Text no_move_in_line{"la línea contiene algo que no es una jugada",
                                      "the line holds something that is not a move"};
inline constexpr Text not_one_game{"no es una sola partida", "not one game"};
inline constexpr Text no_infringement{"no hay ninguna infracción", "no infringement"};
inline constexpr Text expected_material{"material: se esperaba algo como 3K0M-1K0M, con {1} piezas como mucho",
                                        "material: expected something like 3K0M-1K0M, with at most {1} pieces"};
inline constexpr Text no_forzosa{"este reglamento no tiene Forzosa", "these rules have no Forzosa"};

}  // namespace damas::words::requests
