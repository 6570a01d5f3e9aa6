// SPDX-License-Identifier: MIT
// What `damas puzzles` says.
#pragma once

#include "words/text.hpp"

namespace damas::words::commands::puzzles {

inline constexpr Text puzzles{"Problemas", "Puzzles"};
inline constexpr Text found{"{1} {1:problema|problemas}", "{1} {1:puzzle|puzzles}"};
inline constexpr Text solved{"Resueltos con {1} {1:nodo|nodos}: {2} / {3}",
                             "Solved within {1} {1:node|nodes}: {2} / {3}"};
inline constexpr Text something_else{
    "{1}: no se escribe: ya existe y no es una colección de problemas; elige otro fichero",
    "{1}: not written: it is there already and is no collection of puzzles; name another file"};
inline constexpr Text shots{"tiros", "shots"};
inline constexpr Text breakthroughs{"rupturas", "breakthroughs"};
inline constexpr Text traps{"trampas", "traps"};
inline constexpr Text opposition{"oposición", "opposition"};
inline constexpr Text endings{"finales", "endings"};
inline constexpr Text forzosas{"la Forzosa", "the Forzosa"};
inline constexpr Text from_rating{"desde {1}", "from {1}"};

namespace help {

inline constexpr Text command{"Hace problemas con una mejor jugada demostrada, o deja que la búsqueda resuelva algunos",
                              "Make puzzles with a proved best move, or let the search solve some"};
inline constexpr Text make{"Busca problemas en partidas que el programa juega contra sí mismo",
                           "Find puzzles in games that the program plays against itself"};
inline constexpr Text make_count{"Cuántos", "How many"};
inline constexpr Text make_seed{"La misma semilla da los mismos problemas", "The same seed gives the same puzzles"};
inline constexpr Text make_nodes{"Nodos de la demostración de la primera jugada", "Nodes of the first move's proof"};
inline constexpr Text make_threads{"Hilos; no cambian lo que se encuentra",
                                   "Threads; they do not change what is found"};
inline constexpr Text make_time{"Segundos tras los que se escribe lo que haya; 0: hasta tenerlos todos",
                                "Seconds after which what there is is written; 0: until all are there"};
inline constexpr Text make_output{
    "Escribe el PDN en este fichero; de los que ya existen solo sustituye una colección de problemas",
    "Write the PDN to this file; of those that are there only a collection of puzzles is "
    "replaced"};
inline constexpr Text make_footer{
    "Ctrl-C o --time terminan la búsqueda y se escribe lo encontrado. La misma orden sigue donde se quedó: lo hecho "
    "está en "
    "FICHERO.part hasta que acaba.",
    "Ctrl-C or --time end the search, and what was found is written. The same command goes on where it stopped: what "
    "was done "
    "is in FILE.part until it ends."};
inline constexpr Text chapters{"Elige problemas de unas colecciones y los reparte en capítulos, los fáciles primero",
                               "Choose puzzles of some collections and put them into chapters, the easy ones first"};
inline constexpr Text chapter_files{"Colecciones hechas con `damas puzzles make`",
                                    "Collections made by `damas puzzles make`"};
inline constexpr Text chapter_size{"Problemas de cada capítulo", "Puzzles of each chapter"};
inline constexpr Text chapter_output{"La carpeta de los capítulos y de su índice, index.json",
                                     "The folder of the chapters and their index, index.json"};
inline constexpr Text solve{"Cuenta los problemas que resuelve la búsqueda",
                            "Count the puzzles that the search solves"};
inline constexpr Text solve_file{"Colecciones hechas con `damas puzzles make`; - para la entrada estándar",
                                 "Collections made by `damas puzzles make`; - for standard input"};
inline constexpr Text solve_nodes{"Nodos para cada problema", "Nodes for each puzzle"};
inline constexpr Text solve_set{"Una opción del jugador, como en `damas match`: lmr_scale=80",
                                "An option of the player, as in `damas match`: lmr_scale=80"};
inline constexpr Text solve_show{"Escribe en la salida de errores los problemas no resueltos",
                                 "Print the puzzles that were not solved on standard error"};
inline constexpr Text solve_footer{"Las tablas de finales no se usan salvo con --set tables=true.",
                                   "Endgame tables are off unless --set tables=true."};

}  // namespace help

}  // namespace damas::words::commands::puzzles
