// SPDX-License-Identifier: MIT
// What can be wrong with a kit of exercises.
#pragma once

#include "words/text.hpp"

namespace damas::words::kits {

inline constexpr Text too_large{"el fichero es demasiado grande: caben {1} KB", "the file is too large: {1} KB fit"};
inline constexpr Text no_json{"no es JSON correcto: {1}", "not correct JSON: {1}"};
inline constexpr Text expected_object{"se esperaba un objeto", "expected an object"};
inline constexpr Text expected_list{"se esperaba una lista", "expected a list"};
inline constexpr Text expected_word{"se esperaba uno de: {1}", "expected one of: {1}"};
inline constexpr Text expected_exercises{"se esperaban de 1 a {1} ejercicios", "expected 1 to {1} exercises"};
inline constexpr Text unknown_field{"campo desconocido «{1}»", "unknown field '{1}'"};
inline constexpr Text missing_field{"falta «{1}»", "'{1}' is missing"};
inline constexpr Text long_text{"el texto tiene {1} caracteres y caben {2}", "the text has {1} characters and {2} fit"};
inline constexpr Text empty_text{"el texto está vacío", "the text is empty"};
inline constexpr Text plain_text{"solo cabe texto sencillo, sin < > {{ }} ni caracteres de control",
                                 "only plain text fits, without < > {{ }} or control characters"};
inline constexpr Text plain_id{"solo letras minúsculas, cifras, - y _", "only lower case letters, digits, - and _"};
inline constexpr Text exercise_twice{"el ejercicio «{1}» está dos veces", "the exercise '{1}' is there twice"};
inline constexpr Text unknown_exercise{"el ejercicio «{1}» no está en la lista de ejercicios",
                                       "the exercise '{1}' is not in the list of exercises"};
inline constexpr Text unknown_figure{"no hay ninguna figura «{1}»", "there is no figure '{1}'"};
inline constexpr Text wrong_count{"hay {1} y tienen que ser {2}", "there are {1}, expected {2}"};
inline constexpr Text piece_twice{"la pieza {1} está dos veces", "piece {1} is there twice"};

}  // namespace damas::words::kits
