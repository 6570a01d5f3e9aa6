// SPDX-License-Identifier: MIT
// What is said of files that hold what was learned, or what is learned from: networks, patterns, books, games of the
// program against itself, positions.
#pragma once

#include "words/file_kind.hpp"

namespace damas::words::learned {

inline constexpr FileKind network{
    .too_short{"no es una red", "not a network"},
    .other_kind{"no es una red", "not a network"},
    .other_version{"una red de otra versión", "a network of another version"},
    .other_rules{"una red para otro juego", "a network for another game"},
    .other_shape{"una red de otra forma", "a network of another shape"},
    .not_whole{"una red incompleta", "a network that is not whole"},
    .damaged{"una red dañada", "a damaged network"},
};

inline constexpr FileKind patterns{
    .too_short{"no son patrones", "no patterns"},
    .other_kind{"no son patrones", "no patterns"},
    .other_version{"patrones de otra versión", "patterns of another version"},
    .other_rules{"patrones para otro juego", "patterns for another game"},
    .other_shape{"patrones de otra forma", "patterns of another shape"},
    .not_whole{"patrones incompletos", "patterns that are not whole"},
    .damaged{"patrones dañados", "damaged patterns"},
};

inline constexpr FileKind book{
    .too_short{"no es un libro", "not a book"},
    .other_kind{"no es un libro", "not a book"},
    .other_version{"un libro de otra versión", "a book of another version"},
    .other_rules{"un libro para otro juego", "a book for another game"},
    .other_shape{"un libro dañado", "a damaged book"},
    .not_whole{"un libro incompleto", "a book that is not whole"},
    .damaged{"un libro dañado", "a damaged book"},
};

inline constexpr FileKind games{
    .too_short{"no contiene partidas propias", "holds no self-play games"},
    .other_kind{"no contiene partidas propias", "holds no self-play games"},
    .other_version{"partidas de una versión anterior: se juegan de nuevo",
                   "games of an older version: they are played again"},
    .other_rules{"contiene partidas de otro juego", "holds games of other rules"},
    .other_shape{"contiene partidas de otro encargo (nodos, semilla, sorteo, parte u opciones)",
                 "holds games of another request (nodes, seed, lots, shard or options)"},
    .not_whole{"dañado: sus primeros bytes no dan su suma", "damaged: its first bytes do not fit their checksum"},
    .damaged{"dañado: sus primeros bytes no dan su suma", "damaged: its first bytes do not fit their checksum"},
};
inline constexpr Text impossible_move{"contiene una jugada imposible", "holds an impossible move"};
inline constexpr Text interrupted{"interrumpido", "interrupted"};
inline constexpr Text damaged_game{"dañado en la partida {1}, byte {2}", "damaged in game {1}, byte {2}"};

inline constexpr FileKind positions{
    .too_short{"no es un fichero de posiciones de «damas dataset» (los antiguos, sin cabecera, se hacen de nuevo)",
               "not a file of positions of 'damas dataset' (old ones without a header must be made again)"},
    .other_kind{"no es un fichero de posiciones de «damas dataset» (los antiguos, sin cabecera, se hacen de nuevo)",
                "not a file of positions of 'damas dataset' (old ones without a header must be made again)"},
    .other_version{"posiciones de otra versión del programa", "positions of another version of the program"},
    .other_rules{"posiciones de otro juego", "positions of another game"},
    .other_shape{"dañado: sobran bytes al final", "damaged: there are bytes too many at the end"},
    .not_whole{"cortado: faltan posiciones al final", "cut off: positions are missing at the end"},
    .damaged{"dañado: las posiciones no dan su suma", "damaged: the positions do not fit their checksum"},
};
inline constexpr Text impossible_position{"dañado: contiene una posición imposible",
                                          "damaged: it holds an impossible position"};

}  // namespace damas::words::learned
