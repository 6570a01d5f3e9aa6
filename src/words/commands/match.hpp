// SPDX-License-Identifier: MIT
// What `damas match` says.
#pragma once

#include "words/text.hpp"

namespace damas::words::commands::match {

inline constexpr Text more_games{"Se juegan {1} partidas: cada apertura se juega con los dos colores",
                                 "{1} games are played: every opening is played with both colours"};
inline constexpr Text more_games_for_all{
    "Se juegan {1} partidas: cada apertura se juega con los dos colores y entre todos los jugadores",
    "{1} games are played: every opening is played with both colours by every two players"};
inline constexpr Text openings_repeat{"Aperturas distintas: {1}; se repiten hasta {2}",
                                      "Different openings: {1}; they are repeated up to {2}"};

inline constexpr Text all_ballots{"todos los sorteos de {1} medias jugadas", "all ballots of {1} moves"};
inline constexpr Text random_plies{"{1} {1:media jugada|medias jugadas} al azar", "{1} random {1:ply|plies}"};
inline constexpr Text within{"{1}, a menos de {2} centésimas de peón", "{1}, within {2} hundredths of a man"};
inline constexpr Text with_seed{"{1}, semilla {2}", "{1}, seed {2}"};
// What is wrong with a match.
inline constexpr Text bad_clock{"se esperaban segundos+incremento, p. ej. 60+0.6 y como mucho {2}+{2}, y hay «{1}»",
                                "expected seconds+increment, e.g. 60+0.6 and at most {2}+{2}, found '{1}'"};
inline constexpr Text same_name{"dos jugadores se llaman «{1}»: dales nombres (name=…)",
                                "two players are called '{1}': give them names (name=…)"};
inline constexpr Text too_few_players{"un encuentro necesita dos jugadores o más (--player)",
                                      "a match needs two players or more (--player)"};
inline constexpr Text sprt_for_two{"--sprt es para dos jugadores", "--sprt is for two players"};
inline constexpr Text sprt_order{"--sprt: ELO0 ha de ser menor que ELO1", "--sprt: expected ELO0 below ELO1"};
inline constexpr Text no_opening_left{"no queda ninguna apertura", "no openings are left"};

namespace help {

inline constexpr Text command{"Enfrenta a jugadores: nuestras búsquedas, versiones anteriores, programas Hub y DXP",
                              "Let players meet: our searches, older builds, Hub and DXP programs"};
inline constexpr Text player{
    "Un jugador: champion, textbook, hub o dxp y sus opciones, p. ej. 'champion name=A level=5', 'textbook depth=6 "
    "king=300', 'textbook settings=FICHERO.json', 'hub command=\"./damas hub\" name=old'; se da dos veces o más",
    "A player: champion, textbook, hub or dxp and its options, e.g. 'champion name=A level=5', 'textbook depth=6 "
    "king=300', 'textbook settings=FILE.json', 'hub command=\"./damas hub\" name=old'; give it twice or more"};
inline constexpr Text nodes{"Nodos por jugada (10000 si no se da ningún límite)",
                            "Nodes a move (10000 if no limit is given)"};
inline constexpr Text depth{"Profundidad de cada búsqueda", "Depth of every search"};
inline constexpr Text seconds{"Segundos por jugada", "Seconds a move"};
inline constexpr Text clock{"Segundos por partida e incremento por jugada, p. ej. 60+0.6",
                            "Seconds a game and increment a move, e.g. 60+0.6"};
inline constexpr Text openings{
    "Aperturas: random, ballots2, ballots3 o un fichero (PDN, o un FEN o unas jugadas por línea)",
    "Openings: random, ballots2, ballots3, or a file (PDN, or a FEN or moves a line)"};
inline constexpr Text margin{"Segundos que una jugada puede pasarse en un ordenador ocupado",
                             "Seconds by which a move may take too long on a busy machine"};
inline constexpr Text plies{"Longitud de las aperturas al azar", "Length of random openings"};
inline constexpr Text balanced{
    "Quita las aperturas que una búsqueda rápida ve peores que esto para un bando, en centésimas de peón",
    "Leave out openings that a quick search finds worse than this for either side, in hundredths of a man"};
inline constexpr Text seed{"Semilla de las aperturas al azar y del orden de las demás",
                           "Of random openings and of the order of others"};
inline constexpr Text games{"Partidas en total, como mínimo (cada apertura se juega con los dos colores)",
                            "Games in all, at least (each opening is played with both colours)"};
inline constexpr Text jobs{"Partidas a la vez", "Games at once"};
inline constexpr Text sprt{
    "Termina cuando se demuestra que el primer jugador no es mejor que ELO0, o que es mejor que ELO1",
    "End when the first player is shown to be no better than ELO0, or better than ELO1"};
inline constexpr Text adjudicate{"Termina las partidas cuyo resultado saben las tablas de finales",
                                 "End games whose result the endgame tables know"};
inline constexpr Text output{
    "Carpeta para las partidas (PDN) y el informe; la misma orden sigue con un encuentro interrumpido",
    "Directory for the games (PDN) and the report; the same command goes on with a match that was interrupted"};
inline constexpr Text html{"Fichero para el informe", "File for the report"};
inline constexpr Text quiet{"Sin línea de progreso", "No progress line"};

}  // namespace help

}  // namespace damas::words::commands::match
