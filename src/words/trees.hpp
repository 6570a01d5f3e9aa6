// SPDX-License-Identifier: MIT
// What stands in and above the picture of a search tree.
#pragma once

#include "words/text.hpp"

namespace damas::words::trees {

// Above it: what was searched and how, what was found, what it cost, what is missing.
inline constexpr Text alpha_beta{"alfa-beta a profundidad {1}, jugadas en el orden {2}",
                                 "alpha-beta to depth {1}, moves in the order {2}"};
inline constexpr Text minimax{"minimax a profundidad {1}, jugadas en el orden {2}",
                              "minimax to depth {1}, moves in the order {2}"};
inline constexpr Text no_move{"ninguna jugada, valor {1}", "no move, value {1}"};
inline constexpr Text best{"mejor {1}, valor {2}, variante principal {3}", "best {1}, value {2}, best line {3}"};
inline constexpr Text costs{"{1} {1:nodo|nodos}, {2} {2:evaluación|evaluaciones}, {3} {3:poda|podas}",
                            "{1} {1:node|nodes}, {2} {2:evaluation|evaluations}, {3} {3:cut-off|cut-offs}"};
inline constexpr Text costs_inside{
    "{1} {1:nodo|nodos}, {2} {2:evaluación|evaluaciones} de hojas y {4} de otros nodos, {3} {3:poda|podas}",
    "{1} {1:node|nodes}, {2} {2:evaluation|evaluations} of leaves and {4} of other nodes, {3} {3:cut-off|cut-offs}"};
inline constexpr Text limited{"Un límite detuvo la búsqueda: los valores son provisionales.",
                              "A limit ended the search: the values are provisional."};
inline constexpr Text shown{
    "{1:Se muestra|Se muestran} {1} {1:nodo|nodos} de {2}{2:|}: los demás se buscaron, pero no caben.",
    "{1:Shown is|Shown are} {1} of {2} {2:node|nodes}: the others were searched but left out here."};
inline constexpr Text legend{"* variante principal; MAX es el bando que mueve en la raíz",
                             "* best line; MAX is the side to move at the root"};

// At a node: the bound is what the other side already has.
inline constexpr Text cut_by_max{"poda: {1} >= beta {2}; MIN ya tiene {2}",
                                 "cut: {1} >= beta {2}; MIN already has {2}"};
inline constexpr Text cut_by_min{"poda: {1} <= alpha {2}; MAX ya tiene {2}",
                                 "cut: {1} <= alpha {2}; MAX already has {2}"};
inline constexpr Text cut_by_min_or_more{"poda: {1} <= alpha {2}; MAX ya tiene {2} o más",
                                         "cut: {1} <= alpha {2}; MAX already has {2} or more"};
inline constexpr Text left_out_count{"sin mirar: {1} {1:jugada|jugadas}", "left out: {1} {1:move|moves}"};
inline constexpr Text left_out{"sin mirar: {1}", "left out: {1}"};
inline constexpr Text left_out_and_one{"sin mirar: {1} y otra", "left out: {1} and 1 more"};
inline constexpr Text left_out_and_more{"sin mirar: {1} y otras {2}", "left out: {1} and {2} more"};
inline constexpr Text more_left_out{"… {1} sin mirar", "… {1} left out"};
inline constexpr Text not_shown{"… {1} {1:jugada más, buscada|jugadas más, buscadas} sin mostrar",
                                "… {1} {1:more move|more moves}, searched but not shown"};
inline constexpr Text stopped{"detenida por el límite", "stopped by the limit"};
inline constexpr Text stopped_briefly{"detenida", "stopped"};
inline constexpr Text wins{"gana {1}", "{1} wins"};
inline constexpr Text root{"raíz", "root"};
inline constexpr Text ply{"media jugada {1}", "ply {1}"};

// Samples, each with its meaning.
inline constexpr Text max{"MAX", "MAX"};
inline constexpr Text min{"MIN", "MIN"};
inline constexpr Text evaluated{"evaluada", "evaluated"};
inline constexpr Text game_over{"fin de partida", "game over"};
inline constexpr Text best_line{"variante principal", "best line"};
inline constexpr Text cut{"poda", "cut-off"};

}  // namespace damas::words::trees
