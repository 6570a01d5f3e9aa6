// SPDX-License-Identifier: MIT
// What `damas selfplay`, `dataset`, `fit` and `network` say.
#pragma once

#include "words/text.hpp"

namespace damas::words::commands::learning {

inline constexpr Text games{"Partidas", "Games"};
inline constexpr Text files{"Archivos", "Files"};
inline constexpr Text interrupted{"Interrumpido: no se ha escrito nada.", "Interrupted: nothing has been written."};
inline constexpr Text torn{"{1}: su última partida está cortada y no cuenta",
                           "{1}: its last game is cut off and does not count"};
inline constexpr Text shard_below_of{"--shard ha de ser menor que --of", "--shard must be below --of"};

namespace help {

inline constexpr Text selfplay{"Juega partidas contra sí mismo, para aprender de ellas",
                               "Play games against itself, to learn from"};
inline constexpr Text output_argument{"SALIDA", "OUTPUT"};
inline constexpr Text selfplay_output{"El fichero de partidas; si ya existe, se continúa",
                                      "The file of games; an existing one is continued"};
inline constexpr Text selfplay_games{"Partidas de todas las partes juntas", "Games of all shards together"};
inline constexpr Text selfplay_nodes{"Nodos por jugada", "Nodes a move"};
inline constexpr Text selfplay_seed{"Semilla de las aperturas", "Of the openings"};
inline constexpr Text selfplay_plies{"Medias jugadas por sorteo", "Plies drawn by lot"};
inline constexpr Text selfplay_shard{"Qué parte de las partidas juega, desde 0",
                                     "Which share of the games to play, from 0"};
inline constexpr Text selfplay_of{"Cuántas partes hay", "How many shares there are"};
inline constexpr Text dataset{"Convierte partidas propias en posiciones para entrenar",
                              "Turn self-play games into positions for a trainer"};
inline constexpr Text games_argument{"PARTIDAS", "GAMES"};
inline constexpr Text dataset_games{"Ficheros de partidas", "Files of games"};
inline constexpr Text dataset_output{"Posiciones de las que aprender", "Positions to learn from"};
inline constexpr Text held_out{"Posiciones de las partidas que se apartan", "Positions of games that are held out"};
inline constexpr Text dataset_one_in{"Aparta una partida de cada tantas", "Hold out one game in so many"};
inline constexpr Text fit{"Ajusta patrones a posiciones: una evaluación aprendida en un minuto",
                          "Fit patterns to positions: an evaluation learned in a minute"};
inline constexpr Text training_argument{"ENTRENAMIENTO", "TRAINING"};
inline constexpr Text fit_training{"Posiciones de las que aprender, de `damas dataset`",
                                   "Positions to learn from, of `damas dataset`"};
inline constexpr Text held_out_argument{"APARTADAS", "HELD_OUT"};
inline constexpr Text fit_output{"El fichero de patrones; los jugadores lo toman con patterns=FICHERO",
                                 "The file of patterns; players take it by patterns=FILE"};
inline constexpr Text fit_epochs{"Cuántas veces se ve cada posición", "How often each position is seen"};
inline constexpr Text fit_seed{"Semilla del orden de las posiciones", "Of the order of positions"};
inline constexpr Text fit_rate{"Cuánto se mueven los pesos cada vez", "How fast weights move"};
inline constexpr Text fit_results{"Parte del resultado en la meta; el valor de la búsqueda tiene el resto",
                                  "Share of the result in the goal; the search's score has the rest"};
inline constexpr Text network{"Lo que dice una red de unas posiciones: entran FEN, salen centésimas de peón",
                              "What a network says about positions: FENs in, hundredths of a man out"};
inline constexpr Text network_file{"La red", "The network"};

}  // namespace help

}  // namespace damas::words::commands::learning
