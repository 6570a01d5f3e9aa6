// SPDX-License-Identifier: MIT
// What `damas bench` says.
#pragma once

#include "words/text.hpp"

namespace damas::words::commands::bench {

namespace help {

inline constexpr Text command{"Busca en posiciones fijas y cuenta los nodos", "Search fixed positions and count nodes"};
inline constexpr Text rules{"Solo este juego; si falta, todos", "Only this game; all of them if left out"};
inline constexpr Text threads{"Hilos; solo con uno sale siempre la misma cuenta",
                              "Threads; only one gives the same count every time"};
inline constexpr Text hash{"Megabytes de la tabla de transposiciones; parte de la firma",
                           "Megabytes of the hash table; part of the signature"};
inline constexpr Text json{"En JSON: un objeto por juego", "As JSON: one object a rule set"};

}  // namespace help

}  // namespace damas::words::commands::bench
