// SPDX-License-Identifier: MIT
// What `damas tree` says.
#pragma once

#include "words/text.hpp"

namespace damas::words::commands::tree {

inline constexpr Text no_format{
    "de esa terminación no hay formato; las conocidas son .txt, .json, .dot y .svg, o elige uno con --format",
    "there is no format for that ending; the known ones are .txt, .json, .dot and .svg, or choose one with --format"};

namespace help {

inline constexpr Text command{"Enseña el árbol de una búsqueda alfa-beta de libro de texto",
                              "Show the tree of a textbook alpha-beta search"};
inline constexpr Text format{"Formato: text, json, dot o svg; si no se dice, la terminación de --out, o text",
                             "Format: text, json, dot or svg; by default what --out ends with, or text"};
inline constexpr Text out{"Escribe en este fichero en vez de en la salida estándar",
                          "Write to this file instead of standard output"};
inline constexpr Text max_nodes{"Enseña como mucho tantos nodos", "Show at most so many nodes"};
inline constexpr Text max_ply{
    "No enseña nodos más allá de esta media jugada; si no se dice, lo que permita --max-nodes",
    "Show no node below this ply; by default what --max-nodes allows"};
inline constexpr Text footer{
    "MAX es el bando que mueve; los valores son centésimas de peón, vistas por MAX. Lo que no se enseña se ha buscado "
    "igualmente.",
    "MAX is the side to move; values are in hundredths of a man, as MAX sees them. What is not shown was searched all "
    "the same."};

}  // namespace help

}  // namespace damas::words::commands::tree
