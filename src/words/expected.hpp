// SPDX-License-Identifier: MIT
// What readers of values expect, whoever they read for.
#pragma once

#include "words/text.hpp"

namespace damas::words::expected {

inline constexpr Text boolean{"se esperaba true o false", "expected true or false"};
inline constexpr Text whole_number{"se esperaba un número entero de {1} a {2}",
                                   "expected a whole number from {1} to {2}"};
inline constexpr Text one_number{"se esperaba {1}", "expected {1}"};
inline constexpr Text text{"se esperaba un texto", "expected a text"};

}  // namespace damas::words::expected
