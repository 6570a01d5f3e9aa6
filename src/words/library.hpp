// SPDX-License-Identifier: MIT
// What the library says and no other module does.
#pragma once

#include "words/text.hpp"

namespace damas::words::library {

inline constexpr Text other_rules{"El motor juega a {1}, y la partida es de {2}",
                                  "The engine plays {1}, and the game is one of {2}"};

}  // namespace damas::words::library
