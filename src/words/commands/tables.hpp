// SPDX-License-Identifier: MIT
// What `damas tables` says.
#pragma once

#include "words/text.hpp"

namespace damas::words::commands::tables {

inline constexpr Text positions_a_second{"{1} M posiciones/s", "{1} M positions/s"};
inline constexpr Text built_pair{"Finales {1} en {2}", "Endings {1} in {2}"};
inline constexpr Text built{"Finales de hasta {1} piezas en {2}", "Endings of up to {1} pieces in {2}"};

inline constexpr Text right{"bien", "right"};
inline constexpr Text damaged_block{"DAÑADA: bloque {1}", "DAMAGED: block {1}"};
inline constexpr Text damaged{"DAÑADA: no da su suma", "DAMAGED: it does not fit its digest"};
inline constexpr Text wrong{"{1} mal (n.º {2})", "{1} wrong (no. {2})"};
inline constexpr Text not_settled{"{1} sin resolver", "{1} not settled"};
inline constexpr Text not_of_the_list{"no es la tabla de la lista", "not the table of the list"};
inline constexpr Text checked{"{1} tablas, {2} posiciones comprobadas, {3} mal",
                              "{1} tables, {2} positions checked, {3} wrong"};
inline constexpr Text not_to_be_believed{"No son de fiar: {1}", "Not to be believed: {1}"};

inline constexpr Text material{"clase", "class"};
inline constexpr Text positions{"posiciones", "positions"};
inline constexpr Text wins{"gana", "win"};
inline constexpr Text draws{"tablas", "draw"};
inline constexpr Text losses{"pierde", "loss"};
inline constexpr Text longest{"más larga", "longest"};
inline constexpr Text distances_missing{"Faltan las distancias de más piezas: {1}",
                                        "Distances with more pieces are missing: {1}"};

inline constexpr Text no_table{"no hay tabla para esta posición, o los contadores la dejan sin decidir",
                               "there is no table for this position, or counts that run leave it open"};
inline constexpr Text with_plies{"{1} ({2} {2:media jugada|medias jugadas})", "{1} ({2} {2:ply|plies})"};
inline constexpr Text forzosa_plies{"{1}; medias jugadas que quedan de la Forzosa: {2}",
                                    "{1}; plies left of the Forzosa: {2}"};
inline constexpr Text no_directory{"no hay carpeta: dila con --dir", "no directory: give one with --dir"};
inline constexpr Text so_many_pieces{"{1} piezas", "{1} pieces"};
inline constexpr Text memory_is_short{"{1}: hacen falta unos {2} de memoria y hay {3}",
                                      "{1} needs about {2} of memory, there are {3}"};
inline constexpr Text disk_is_short{"{1}: hacen falta unos {2} de disco en {3} y hay {4}",
                                    "{1} needs about {2} of disk in {3}, there are {4}"};
inline constexpr Text no_pair{"«{1}»: se esperaba un par como 2K1M-1K0M de {2} piezas como mucho",
                              "'{1}': expected a pair such as 2K1M-1K0M with at most {2} pieces"};
inline constexpr Text refused{"error: {1}", "error: {1}"};

namespace help {

inline constexpr Text command{"Tablas de finales: construir, comprobar, contar, preguntar",
                              "Endgame tables: build, verify, count, ask"};
inline constexpr Text directory{"Dónde están las tablas", "Where the tables are"};
inline constexpr Text pieces{"Cuántas piezas hay en el tablero, como mucho", "The most pieces on the board"};
inline constexpr Text pieces_there{"Cuántas piezas hay en el tablero, como mucho; si no se dice, todas las que haya",
                                   "The most pieces on the board, by default all that there are"};
inline constexpr Text threads{"Hilos", "Threads"};
inline constexpr Text build{"Construye todas las tablas hasta un número de piezas; sigue donde se quedó",
                            "Build all tables up to a number of pieces; goes on where it stopped"};
inline constexpr Text build_distances{"Guarda las distancias hasta tantas piezas; si no se dice, 5",
                                      "Keep distances up to so many pieces, by default 5"};
inline constexpr Text build_only{"Solo este par, como 2K1M-1K0M, y lo que necesita; guarda todas las distancias",
                                 "Only this pair, such as 2K1M-1K0M, and what it needs; keeps all distances"};
inline constexpr Text pair_argument{"PAR", "PAIR"};
inline constexpr Text plan{
    "Lo que hay que construir, nivel por nivel: los pares de un nivel solo necesitan los anteriores",
    "What there is to build, level by level: pairs of one level need only those before"};
inline constexpr Text verify{"Compara cada valor con los de sus sucesoras",
                             "Compare every value with those of its successors"};
inline constexpr Text verify_one_in{"Comprueba una posición de cada tantas", "Check one position of so many"};
inline constexpr Text stats{"Cuenta los resultados por clases, y las victorias más largas",
                            "Count results by class, and the longest wins"};
inline constexpr Text stats_json{"En JSON: un objeto por clase", "As JSON: one object a class"};
inline constexpr Text probe{"Lo que dicen las tablas de una posición y de cada una de sus jugadas",
                            "What the tables say about a position and each of its moves"};
inline constexpr Text probe_fen{"La posición", "The position"};
inline constexpr Text probe_moves{"Jugadas desde ahí: los contadores que empezaron siguen",
                                  "Moves played from there: the counts that they began run on"};
inline constexpr Text pack{"Pone las tablas una tras otra en un fichero", "Put tables one after another into one file"};
inline constexpr Text pack_distances{"Distancias hasta tantas piezas; si no se dice, todas hasta --pieces",
                                     "Distances up to so many pieces, by default all up to --pieces"};
inline constexpr Text pack_output{"El fichero", "The file"};
inline constexpr Text pack_digests{"Escribe en su lugar la lista de resúmenes", "Write the list of digests instead"};

}  // namespace help

}  // namespace damas::words::commands::tables
