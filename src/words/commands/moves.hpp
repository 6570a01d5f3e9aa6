// SPDX-License-Identifier: MIT
// What `damas moves` says.
#pragma once

#include "words/text.hpp"

namespace damas::words::commands::moves {

namespace help {

inline constexpr Text command{"Lista las jugadas legales de una posición", "List the legal moves of a position"};
inline constexpr Text fen{"La posición, p. ej. W:W1-12:B21-32", "The position, e.g. W:W1-12:B21-32"};

}  // namespace help

}  // namespace damas::words::commands::moves
