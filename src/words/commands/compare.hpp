// SPDX-License-Identifier: MIT
// What `damas compare` says.
#pragma once

#include "words/text.hpp"

namespace damas::words::commands::compare {

inline constexpr Text title{"{1} ({2}), profundidad {3}", "{1} ({2}), depth {3}"};
inline constexpr Text search{"búsqueda", "search"};
inline constexpr Text alpha_beta{"alfa-beta, {1}", "alpha-beta, {1}"};
inline constexpr Text nodes{"nodos", "nodes"};
inline constexpr Text leaves{"evaluaciones de hojas", "leaf evaluations"};
inline constexpr Text others{"otras evaluaciones", "other evaluations"};
inline constexpr Text cuts{"podas", "cut-offs"};
inline constexpr Text branching{"ramificación", "branching"};
inline constexpr Text value{"valor", "value"};
inline constexpr Text best{"mejor", "best"};
inline constexpr Text values_differ{"¡Los valores no coinciden!", "The values differ!"};
inline constexpr Text limit_ended{
    "Un límite detuvo las búsquedas con «?»: su valor no cuenta. Ningún valor terminado difiere de otro.",
    "A limit ended the searches with '?': their value does not count. No two finished values differ."};
inline constexpr Text values_agree{"Todas dan el mismo valor.", "All find the same value."};

namespace help {

inline constexpr Text command{"Compara minimax y alfa-beta en una posición",
                              "Compare minimax and alpha-beta in one position"};
inline constexpr Text footer{
    "La ramificación es el factor efectivo, nodos^(1/profundidad). Las evaluaciones de hojas son aquellas en que se "
    "llega a la profundidad; by_evaluation evalúa otras para ordenar las jugadas, y con --leaves-only no se prueba. Un "
    "fichero de ajustes puede nombrar la poda y el orden: se prueban todos igualmente. Código de salida: 0 todos los "
    "valores coinciden, 1 no coinciden.",
    "Branching is the effective branching factor, nodes^(1/depth). Leaf evaluations are those where the depth is "
    "reached; by_evaluation evaluates others to sort the moves, and is left out with --leaves-only. A settings file "
    "may name pruning and order: they are tried all the same. Exit code: 0 all values agree, 1 they differ."};

}  // namespace help

}  // namespace damas::words::commands::compare
