// SPDX-License-Identifier: MIT
// What is said of files of endgame tables.
#pragma once

#include "words/file_kind.hpp"

namespace damas::words::tables {

inline constexpr FileKind table{
    .too_short{"cortada: es más corta que la cabecera de una tabla", "cut off: shorter than the header of a table"},
    .other_kind{"no es una tabla de finales", "not an endgame table"},
    .other_version{"una tabla de finales de otra versión", "an endgame table of another version"},
    .other_rules{"una tabla de otro juego: {1}", "a table of another game: {1}"},
    .other_shape{"una tabla que cuenta la Forzosa de otro modo", "a table that counts the Forzosa otherwise"},
    .not_whole{"cortada: faltan bloques al final", "cut off: blocks are missing at the end"},
    .damaged{"dañada: la cabecera no cuadra con su suma", "damaged: the header does not fit its checksum"},
};
inline constexpr Text wrong_number_of_positions{"una tabla con un número de posiciones que no es",
                                                "a table with a wrong number of positions"};
inline constexpr Text header_makes_no_sense{"dañada: la cabecera no tiene sentido",
                                            "damaged: the header makes no sense"};
inline constexpr Text games_too_long{"hay partidas de más de {1} medias jugadas, que no caben en estos ficheros",
                                     "games last more than {1} plies, which these files cannot hold"};
inline constexpr Text no_such_table{"no existe esa tabla", "there is no such table"};
inline constexpr Text damaged{"dañada", "damaged"};
inline constexpr Text codec_makes_no_sense{"dañada: el código no tiene sentido", "damaged: the codec makes no sense"};
inline constexpr Text lengths_do_not_add_up{"dañada: las longitudes de los bloques no suman",
                                            "damaged: the lengths of the blocks do not add up"};

}  // namespace damas::words::tables
