// SPDX-License-Identifier: MIT
// What `damas analyze` says.
#pragma once

#include "words/text.hpp"

namespace damas::words::commands::analyze {

inline constexpr Text interrupted{"Interrumpido: partidas analizadas: {1}", "Interrupted: games analysed: {1}"};
inline constexpr Text from_is_beyond{"Partida {1}: --from va más allá de su última jugada, la media jugada {2}",
                                     "Game {1}: --from is beyond its last move, ply {2}"};
inline constexpr Text no_such_game{"no hay partida {1}, solo {2}", "there is no game {1}, only {2}"};
inline constexpr Text limit_needed{"una partida necesita un límite: --depth, --nodes o --seconds mayor que 0",
                                   "a game needs a limit: --depth, --nodes or --seconds above 0"};
inline constexpr Text from_after_to{"--from va después de --to: no hay jugadas entre los dos",
                                    "--from is after --to: no move is between them"};
inline constexpr Text one_standard_output{"--json y --pdn - quieren los dos la salida estándar: dale un fichero a uno",
                                          "--json and --pdn - both want standard output: give one of them a file"};
inline constexpr Text needs_games{"{1} es para partidas: nombra un fichero PDN", "{1} is for games: name a PDN file"};
inline constexpr Text needs_position{"{1} es para una sola posición", "{1} is for a single position"};

namespace help {

inline constexpr Text command{"Analiza una posición, o revisa cada jugada de las partidas de un fichero PDN",
                              "Analyse a position, or review every move of the games of a PDN file"};
inline constexpr Text input_argument{"ENTRADA", "INPUT"};
inline constexpr Text input{"Un fichero PDN, - para la entrada estándar, o un FEN; si falta, la posición inicial",
                            "A PDN file, - for standard input, or a FEN; the start position if left out"};
inline constexpr Text fen{"Analiza esta posición", "Analyse this position"};
inline constexpr Text game{"Solo esta partida del fichero, desde 1", "Only this game of the file, from 1"};
inline constexpr Text from{"Revisa desde esta media jugada, contando desde 1",
                           "Review the moves from this ply on, counted from 1"};
inline constexpr Text to{"Revisa hasta esta media jugada", "Review the moves up to this ply"};
inline constexpr Text seconds{
    "Segundos para cada posición: si no se dice, 0.5 en una partida y 5 en una posición; 0: sin límite",
    "Time for each position: by default 0.5 in a game, 5 for one position; 0: no limit"};
inline constexpr Text depth{"Medias jugadas que mira por delante", "Plies to look ahead"};
inline constexpr Text nodes{"Nodos para cada posición; con un hilo, el resultado se repite",
                            "Nodes for each position; repeatable with one thread"};
inline constexpr Text lines{"Cuántas de las mejores variantes de una posición enseña",
                            "How many best lines of a position to show"};
inline constexpr Text json{"En JSON: docs/formats/analysis.md", "As JSON: docs/formats/analysis.md"};
inline constexpr Text pdn{
    "Escribe en este fichero las partidas con signos, valores y variantes mejores; - es la salida estándar, y el "
    "informe va entonces a la de errores",
    "Write the games with marks, scores and better lines to this file; - is standard output, and the report goes to "
    "standard error"};
inline constexpr Text output{"Escribe el informe o el JSON en este fichero",
                             "Write the report or the JSON to this file"};
inline constexpr Text footer{
    "Los valores son en peones, vistos por las blancas. --rules vale para las partidas cuyas etiquetas no dicen el "
    "juego. Ctrl-C termina la búsqueda de una posición; de varias partidas, se escriben las ya hechas. Código de "
    "salida: 0 todo bien, 1 una partida tiene una jugada ilegal (se analiza hasta ella), 2 no se puede leer.",
    "Scores are in men as White sees them. --rules is used for games whose tags do not name one. Ctrl-C ends the "
    "search of a position; of several games, those that are done are written. Exit code: 0 all is well, 1 a game has "
    "an illegal move (it is analysed up to there), 2 unreadable."};

}  // namespace help

}  // namespace damas::words::commands::analyze
