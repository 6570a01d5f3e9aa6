// SPDX-License-Identifier: MIT
// What can be wrong with an option of a player, or with the settings of a search.
#pragma once

#include "words/text.hpp"

namespace damas::words::options {

inline constexpr Text unknown{"opción desconocida", "unknown option"};
inline constexpr Text not_from_here{"no se puede ajustar desde aquí", "cannot be set from here"};
inline constexpr Text expected_seconds{"se esperaban segundos, de {1} a {2}", "expected seconds from {1} to {2}"};
inline constexpr Text expected_choice{"se esperaba uno de estos: {1}", "expected one of {1}"};
inline constexpr Text named_twice{"está dos veces", "is named twice"};
inline constexpr Text unheeded{"es de un jugador {1}, y este es {2}", "an option of a {1} player, and this one is {2}"};
inline constexpr Text expected_setting{"se esperaba nombre=valor", "expected name=value"};

// Settings of a textbook search.
inline constexpr Text expected_object{"se esperaba un objeto JSON", "expected a JSON object"};
inline constexpr Text expected_weights{"se esperaba un objeto de nombres y números enteros",
                                       "expected an object of names and whole numbers"};
inline constexpr Text expected_weight{"se esperaba NOMBRE=NÚMERO", "expected NAME=NUMBER"};
inline constexpr Text unknown_weight{"peso desconocido", "unknown weight"};
inline constexpr Text unknown_key{"clave desconocida, se esperaba {1} o weights",
                                  "unknown key, expected {1} or weights"};
inline constexpr Text inner_nodes_evaluated{"leaves_only: el orden by_evaluation evalúa nodos interiores",
                                            "leaves_only: the order by_evaluation evaluates inner nodes"};

// Files that options name.
inline constexpr Text refused_tables{"{1} (y así hasta {2} ficheros)", "{1} ({2} files are refused)"};
inline constexpr Text no_book{"no hay libro para este juego", "there is no book for this game"};
inline constexpr Text no_files_in_a_page{"una página no tiene ficheros", "a page has no files"};

}  // namespace damas::words::options
