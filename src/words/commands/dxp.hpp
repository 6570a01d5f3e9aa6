// SPDX-License-Identifier: MIT
// What `damas dxp` says.
#pragma once

#include "words/text.hpp"

namespace damas::words::commands::dxp {
inline constexpr Text listen_or_connect{"hace falta --listen o --connect ORDENADOR",
                                        "either --listen or --connect HOST is needed"};
inline constexpr Text over_there{"FEN: ahí la partida ya ha terminado", "FEN: the game is over there"};

namespace help {

inline constexpr Text command{"Juega a damas internacionales contra otro programa por DamExchange",
                              "Play international draughts against another program by DamExchange"};
inline constexpr Text listen{"Espera al otro programa y juega lo que pida",
                             "Wait for the other program and play what it asks for"};
inline constexpr Text connect{"Se conecta con el otro programa en este ordenador y pide partidas",
                              "Connect to the other program on this host and ask for games"};
inline constexpr Text port{"El puerto de TCP", "Of TCP"};
inline constexpr Text address{"Dónde escucha; 0.0.0.0 para todas las redes",
                              "Where to listen; 0.0.0.0 for every network"};
inline constexpr Text games{"Cuántas; 0: las que quiera el otro programa",
                            "How many; 0 as many as the other program wants"};
inline constexpr Text side{"Con qué jugamos primero al conectarnos; luego se alternan los bandos",
                           "What we play first when we connect; then sides alternate"};
inline constexpr Text minutes{"Para pedir: minutos de cada jugador por partida; 0: sin reloj",
                              "To ask for: of each player for a game; 0 for no clock"};
inline constexpr Text moves{"Para pedir: jugadas de cada jugador, y ahí termina la partida; 0: sin límite",
                            "To ask for: of each player, then the game ends; 0 for no limit"};
inline constexpr Text fen{"Para pedir: empezar en esta posición", "To ask for: begin from this position"};
inline constexpr Text seconds{"Piensa como mucho tantos segundos cada jugada", "Think at most so long about a move"};
inline constexpr Text nodes{"Busca como mucho tantos nodos en cada jugada", "Search at most so many nodes a move"};
inline constexpr Text name{"Cómo nos llamamos", "What we call ourselves"};
inline constexpr Text pdn{"Añade las partidas a este fichero", "Append the games to this file"};

}  // namespace help

}  // namespace damas::words::commands::dxp
