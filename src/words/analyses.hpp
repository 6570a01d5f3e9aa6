// SPDX-License-Identifier: MIT
// What is said about an analysed position or game.
#pragma once

#include "words/text.hpp"

namespace damas::words::analyses {

// A game: its number, its players, its rule set, its plies, its end.
inline constexpr Text game{"Partida {1}", "Game {1}"};
inline constexpr Text game_of{"Partida {1}, {2} - {3}", "Game {1}, {2} - {3}"};
inline constexpr Text played{"{1} ({2}): {3} {3:media jugada|medias jugadas}. {4}",
                             "{1} ({2}): {3} {3:ply|plies}. {4}"};
inline constexpr Text up_to{"Analizada hasta {1} (línea {2}, columna {3}), que es ilegal: {4}",
                            "Analysed up to {1} (line {2}, column {3}), which is illegal: {4}"};
inline constexpr Text nothing_marked{"Ningún error y ninguna jugada única.", "No errors and no only moves."};
inline constexpr Text only_good{"{1}; la única buena", "{1}; the only good move"};
inline constexpr Text better{"{1}; mejor {2}", "{1}; better {2}"};
inline constexpr Text better_was{"{1}; era mejor {2} ({3})", "{1}; better was {2} ({3})"};

// The graph.
inline constexpr Text expected{"Lo que pueden esperar las blancas:", "What White can expect:"};
inline constexpr Text signs{"! única buena  ~ imprecisión  ? error  X error grave",
                            "! only move  ~ inaccuracy  ? mistake  X blunder"};

// The table of both players.
inline constexpr Text accuracy{"precisión", "accuracy"};
inline constexpr Text average_loss{"pérdida media por jugada", "average loss a move"};
inline constexpr Text choices{"jugadas con elección", "moves with a choice"};
inline constexpr Text only_moves{"! únicas buenas", "! only moves"};
inline constexpr Text inaccuracies{"?! imprecisiones", "?! inaccuracies"};
inline constexpr Text mistakes{"? errores", "? mistakes"};
inline constexpr Text blunders{"?? errores graves", "?? blunders"};

// A position: the head of its table of lines, and what is said below.
inline constexpr Text depth{"prof.", "depth"};
inline constexpr Text score{"valor", "score"};
inline constexpr Text nodes{"nodos", "nodes"};
inline constexpr Text speed{"nodos/s", "nodes/s"};
inline constexpr Text line{"línea", "line"};
inline constexpr Text by_tables{"Según las tablas de finales, quien mueve: {1}",
                                "By the endgame tables, the side to move: {1}"};
inline constexpr Text effort{
    "Profundidad {1}, {2} {3:nodo|nodos}, {4} s. Los valores positivos son buenos para las blancas.",
    "Depth {1}, {2} {3:node|nodes}, {4} s. Positive scores are good for White."};

}  // namespace damas::words::analyses
