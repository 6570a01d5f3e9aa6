// SPDX-License-Identifier: MIT
// What can be wrong with a text that should be JSON, or with what it holds.
#pragma once

#include "words/text.hpp"

namespace damas::words::json {

inline constexpr Text at_byte{"JSON, byte {1}: {2}", "JSON, byte {1}: {2}"};

inline constexpr Text shorter_text{"se esperaba un texto más corto", "expected a shorter text"};
inline constexpr Text the_end{"se esperaba el final", "expected the end"};
inline constexpr Text less_depth{"se esperaban menos niveles", "expected less depth"};
inline constexpr Text a_value{"se esperaba un valor", "expected a value"};
inline constexpr Text comma_or_bracket{"se esperaba «,» o «]»", "expected ',' or ']'"};
inline constexpr Text comma_or_brace{"se esperaba «,» o «}}»", "expected ',' or '}}'"};
inline constexpr Text a_name{"se esperaba un nombre", "expected a name"};
inline constexpr Text colon{"se esperaba «:»", "expected ':'"};
inline constexpr Text quotation_mark{"se esperaban comillas", "expected '\"'"};
inline constexpr Text no_name_twice{"se esperaba que ningún nombre se repita en un objeto",
                                    "expected no name twice in one object"};
inline constexpr Text no_control_character{"se esperaba un texto sin caracteres de control",
                                           "expected no control character"};
inline constexpr Text an_escape{"se esperaba un carácter tras la barra", "expected an escape"};
inline constexpr Text no_digit_after_0{"no se esperaba una cifra tras el 0", "expected no digit after 0"};
inline constexpr Text a_digit{"se esperaba una cifra", "expected a digit"};
inline constexpr Text smaller_number{"se esperaba un número menor", "expected a smaller number"};

}  // namespace damas::words::json
