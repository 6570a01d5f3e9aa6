// SPDX-License-Identifier: MIT
// What `damas hub` says.
#pragma once

#include "words/text.hpp"

namespace damas::words::commands::hub {

namespace help {

inline constexpr Text command{"Juega para otros programas con el protocolo Hub 2",
                              "Play for other programs by the Hub 2 protocol"};

}  // namespace help

}  // namespace damas::words::commands::hub
