// SPDX-License-Identifier: MIT
// What a report about a match says: its conditions, its result, how its games ended.
#pragma once

#include "words/text.hpp"

namespace damas::words::matches {

// Conditions.
inline constexpr Text html_language{"es", "en"};
inline constexpr Text rules{"Reglamento", "Rules"};
inline constexpr Text pace{"Ritmo", "Pace"};
inline constexpr Text openings{"Aperturas", "Openings"};
inline constexpr Text players_and_conditions{"Jugadores y condiciones", "Players and conditions"};
inline constexpr Text match{"Encuentro", "Match"};
inline constexpr Text tournament{"Torneo", "Tournament"};
inline constexpr Text tournament_of{"Torneo de {1} jugadores", "Tournament of {1} players"};
inline constexpr Text depth{"profundidad {1}", "depth {1}"};
inline constexpr Text nodes_a_move{"{1} nodos por jugada", "{1} nodes a move"};
inline constexpr Text seconds_a_move{"{1} s por jugada", "{1} s a move"};
inline constexpr Text seconds_a_game{"{1} s por partida + {2} s por jugada", "{1} s a game + {2} s a move"};

// Games.
inline constexpr Text games{"Partidas", "Games"};
inline constexpr Text games_played{"{1} {1:partida|partidas}", "{1} {1:game|games}"};
inline constexpr Text none_finished{"ninguna terminada", "none was finished"};
inline constexpr Text no_game{"No terminó ninguna partida.", "No game was finished."};
inline constexpr Text result_for{"{1}  {2} para {3}", "{1}  {2} for {3}"};
inline constexpr Text result{"Resultado", "Result"};
inline constexpr Text score{"Puntos", "Score"};
inline constexpr Text white{"Blancas", "White"};
inline constexpr Text with_white{"{1} con blancas", "{1} with White"};
inline constexpr Text with_black{"{1} con negras", "{1} with Black"};
inline constexpr Text wins_of{"victorias de {1}", "wins of {1}"};
inline constexpr Text wins_of_white{"victorias blancas", "wins of White"};
inline constexpr Text wins_of_black{"victorias negras", "wins of Black"};
inline constexpr Text draws{"tablas", "draws"};
inline constexpr Text drawn{"tablas", "drawn"};
inline constexpr Text decided{"decididas", "decided"};
inline constexpr Text length{"Duración de las partidas", "Length of the games"};
inline constexpr Text mean_length{"en medias jugadas; media {1}", "in plies; mean {1}"};
inline constexpr Text by_length{"Partidas según sus medias jugadas", "Games by their length in plies"};
inline constexpr Text so_long{"{1}–{2}: {3} en tablas, {4} decididas", "{1}–{2}: {3} drawn, {4} decided"};
inline constexpr Text plies{"Medias jugadas", "Plies"};
inline constexpr Text plies_on_average{"{1} de media, {2}-{3}", "{1} on average, {2}-{3}"};
inline constexpr Text ends{"Finales", "Ends"};
inline constexpr Text how_ended{"Cómo terminaron", "How games ended"};

// Faults.
inline constexpr Text faults{"Faltas", "Faults"};
inline constexpr Text so_many_faults{"Faltas: {1}", "Faults: {1}"};
inline constexpr Text no_faults{"Ninguna: todo se decidió en el tablero.",
                                "None: every game was decided on the board."};
inline constexpr Text kinds_of_faults{"perdidas por jugada ilegal, tiempo o fallo",
                                      "lost by an illegal move, on time or by breaking down"};
inline constexpr Text more_faults{"y más: {1}", "and more: {1}"};
inline constexpr Text game{"partida", "game"};
inline constexpr Text lost_by{"pierde", "lost by"};
inline constexpr Text reason{"motivo", "reason"};
inline constexpr Text as_white{"(blancas)", "(White)"};
inline constexpr Text as_black{"(negras)", "(Black)"};

// Two players.
inline constexpr Text elo_difference{"Diferencia de Elo", "Elo difference"};
inline constexpr Text from_to{"{1} a {2}", "{1} to {2}"};
inline constexpr Text elo_interval{"{1} a {2} Elo", "{1} to {2} Elo"};
inline constexpr Text estimate{"{1}  (95 %: {2} a {3})", "{1}  (95 %: {2} to {3})"};
inline constexpr Text estimate_normalised{"{1}  (95 %: {2} a {3})  normalizado {4}",
                                          "{1}  (95 %: {2} to {3})  normalised {4}"};
inline constexpr Text normalised{"Elo normalizado", "Normalised Elo"};
inline constexpr Text normalised_unit{"en unidades de la dispersión de una partida",
                                      "in units of the scatter of a game"};
inline constexpr Text superiority{"Superioridad", "Superiority"};
inline constexpr Text stronger{"probabilidad de que {1} sea más fuerte", "likelihood that {1} is the stronger one"};
inline constexpr Text elo_course{"Elo, partida a partida", "Elo, game by game"};
inline constexpr Text elo_band{"la estimación y su banda del 95 % tras tantas partidas",
                               "the estimate and its 95 % band after so many games"};
inline constexpr Text elo_by_games{"Elo según las partidas: {1}", "Elo by number of games: {1}"};
inline constexpr Text pairs{"Parejas", "Pairs"};
inline constexpr Text pairs_by_points{"Parejas por puntos:", "Pairs by points:"};
inline constexpr Text points_of_pairs{"por los puntos de {1} en dos partidas con la misma apertura",
                                      "by the points of {1} in two games from one opening"};
inline constexpr Text no_single{"ninguna partida suelta", "no single game"};
inline constexpr Text so_many_single{"partidas sueltas: {1}", "single games: {1}"};
inline constexpr Text single{"partidas sueltas {1}", "single games {1}"};

// The sequential test.
inline constexpr Text sequential_test{"Prueba secuencial", "Sequential test"};
inline constexpr Text between_bounds{"logaritmo de la razón de verosimilitud",
                                     "log-likelihood ratio between its bounds"};
inline constexpr Text bounds{"{1}; {2}", "{1}, {2}"};
inline constexpr Text accepted{"{1} aceptada ({2})", "{1} accepted ({2})"};
inline constexpr Text undecided{"aún sin decidir", "not decided yet"};

// Many players.
inline constexpr Text player{"jugador", "player"};
inline constexpr Text points{"puntos", "points"};
inline constexpr Text share{"puntos", "score"};
inline constexpr Text games_column{"partidas", "games"};
inline constexpr Text ratings{"Clasificación", "Ratings"};
inline constexpr Text ratings_fixed{"con intervalos del 95 %; fijado en 0: {1}",
                                    "with 95 % intervals; fixed at 0: {1}"};
inline constexpr Text ratings_mean{"con intervalos del 95 %; la media es 0", "with 95 % intervals; the mean is 0"};
inline constexpr Text cross_table{"Todos contra todos", "Who against whom"};
inline constexpr Text cross_points{"puntos en tanto por ciento del jugador de la fila",
                                   "points in per cent of the row's player"};
inline constexpr Text not_connected{
    "Hay jugadores sin rivales comunes: sus puntuaciones no se pueden comparar.",
    "Some players never met, not even through others: their ratings cannot be compared."};

// How the numbers were found.
inline constexpr Text method{
    "Las dos partidas de una apertura, con los colores cambiados, forman una pareja; los errores salen de la "
    "dispersión entre parejas. El Elo es logístico: 400 puntos son diez contra uno.",
    "Both games from one opening, with colours swapped, make a pair; errors come from how the scores of pairs "
    "scatter. Elo is logistic: 400 points are odds of ten to one."};
inline constexpr Text method_of_ratings{
    "La clasificación sigue a Bradley y Terry, con las tablas como media victoria; cada uno tiene unas tablas "
    "ficticias con un jugador medio.",
    "Ratings follow Bradley and Terry, a draw being half a win; everybody has one virtual draw against an average "
    "player."};
inline constexpr Text method_of_test{"razón de verosimilitud generalizada de las parejas.",
                                     "generalised likelihood ratio of the pairs."};

// While it lasts.
inline constexpr Text games_a_minute{"{1} partidas/min", "{1} games/min"};
inline constexpr Text games_a_second{"{1} partidas/s", "{1} games/s"};
inline constexpr Text time_left{"quedan {1}", "{1} left"};

// Why a game ended.
inline constexpr Text no_pieces{"sin piezas", "no pieces left"};
inline constexpr Text no_moves{"sin jugada legal", "no legal move"};
inline constexpr Text threefold{"triple repetición", "threefold repetition"};
inline constexpr Text forzosa{"Forzosa", "Forzosa"};
inline constexpr Text sixteen_moves{"dieciséis jugadas", "sixteen moves"};
inline constexpr Text five_moves{"cinco jugadas", "five moves"};
inline constexpr Text passivity{"pasividad", "passivity"};
inline constexpr Text resignation{"abandono", "resignation"};
inline constexpr Text agreement{"acuerdo", "agreement"};
inline constexpr Text adjudicated{"resultado conocido por las tablas de finales", "known to the endgame tables"};
inline constexpr Text time{"tiempo", "time"};
inline constexpr Text illegal_move{"jugada ilegal", "illegal move"};
inline constexpr Text broke_down{"fallo del programa", "broke down"};

}  // namespace damas::words::matches
