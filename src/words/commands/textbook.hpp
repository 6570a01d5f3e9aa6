// SPDX-License-Identifier: MIT
// The help of the flags of a textbook search.
#pragma once

#include "words/text.hpp"

namespace damas::words::commands::textbook {

inline constexpr Text see_list{"{1} (ver --list-weights)", "{1} (see --list-weights)"};

namespace help {

inline constexpr Text weight{"Un peso de la evaluación, p. ej. king=300; se puede repetir",
                             "A weight of the evaluation, e.g. king=300; may be repeated"};
inline constexpr Text settings{"Un fichero JSON con estos ajustes; lo que se escribe en la orden manda más",
                               "A JSON file with these settings; flags win over it"};
inline constexpr Text list_weights{"Escribe los pesos, sus valores normales y lo que significan",
                                   "Print the weights with their defaults and meanings"};

}  // namespace help

}  // namespace damas::words::commands::textbook
