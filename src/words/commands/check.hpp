// SPDX-License-Identifier: MIT
// What `damas check` says.
#pragma once

#include "words/text.hpp"

namespace damas::words::commands::check {

inline constexpr Text place{"línea {1}, columna {2}", "line {1}, column {2}"};
inline constexpr Text resumes_from{"Se reanuda desde {1}", "Play resumes from {1}"};
inline constexpr Text claimed_draws{"Si nadie reclamó las tablas, usa --claimed-draws.",
                                    "If nobody claimed the draw, use --claimed-draws."};
inline constexpr Text in_a_variation{"En una variante:", "In a variation:"};
inline constexpr Text unreadable_games{"{1}: partidas ilegibles: {2} de {3}",
                                       "{1}: games that cannot be read: {2} of {3}"};
inline constexpr Text write_needed{"--annul y --resume escriben lo decidido: nombra el fichero con --write",
                                   "--annul and --resume write what was decided: name the file with --write"};

namespace help {

inline constexpr Text command{"Comprueba las partidas de un fichero PDN como lo haría un árbitro",
                              "Check the games of a PDN file as an arbiter would"};
inline constexpr Text file{"El fichero PDN, o - para la entrada estándar", "The PDN file, or - for standard input"};
inline constexpr Text write{"Escribe las partidas en este fichero en PDN estricto, con las jugadas en forma corta",
                            "Write the games to this file in strict PDN, moves in short form"};
inline constexpr Text annul{"Anota como anuladas las partidas con una infracción (artículo 21)",
                            "Record games with an infringement as annulled (article 21)"};
inline constexpr Text resume{
    "Termina las partidas antes de su infracción, desde donde se reanuda el juego (artículo 21)",
    "End games before their infringement, from where play resumes (article 21)"};
inline constexpr Text footer{
    "--rules vale para las partidas cuyas etiquetas no dicen el juego; sin ella, lo dicen sus jugadas. Una partida "
    "ilegible solo se cuesta a sí misma. Código de salida: 0 todas las partidas son correctas, 1 no todas, 2 no se "
    "puede leer ninguna.",
    "--rules is used for games whose tags do not name one; without it their moves tell which game it is. A game that "
    "cannot be read costs only itself. Exit code: 0 all games are correct, 1 not all, 2 none can be read."};

}  // namespace help

}  // namespace damas::words::commands::check
