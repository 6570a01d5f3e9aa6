// SPDX-License-Identifier: MIT
// What `damas` itself says, and the words of every --help.
#pragma once

#include "words/text.hpp"

namespace damas::words::commands::program {

inline constexpr Text command{"Damas españolas, del entrenamiento e internacionales: reglas, juez, juego",
                              "Spanish, training and international draughts: rules, referee, play"};
inline constexpr Text version{"Enseña la versión del programa y termina",
                              "Display program version information and exit"};
inline constexpr Text help{"Enseña esta ayuda y termina", "Print this help message and exit"};
inline constexpr Text footer{"«damas ORDEN --help» explica las opciones de una orden.",
                             "Run 'damas COMMAND --help' for the flags of a command."};
inline constexpr Text see_help{"{1} (ver «damas --help»)", "{1} (see 'damas --help')"};
inline constexpr Text no_memory{"no hay memoria suficiente", "there is not enough memory"};
inline constexpr Text table_not_used{"damas: tabla no usada: {1}", "damas: table not used: {1}"};
inline constexpr Text time_left{", faltan {1}", ", time left {1}"};

inline constexpr Text usage{"Uso", "Usage"};
inline constexpr Text any_options{"OPCIONES", "OPTIONS"};
inline constexpr Text any_command{"ORDEN", "SUBCOMMAND"};
inline constexpr Text any_commands{"ÓRDENES", "SUBCOMMANDS"};
inline constexpr Text arguments{"Argumentos", "Positionals"};
inline constexpr Text options{"Opciones", "Options"};
inline constexpr Text subcommands{"Órdenes", "Subcommands"};
inline constexpr Text required{"OBLIGATORIO", "REQUIRED"};
inline constexpr Text needs{"Necesita", "Needs"};
inline constexpr Text excludes{"Excluye", "Excludes"};

inline constexpr Text whole_number{"ENTERO", "INT"};
inline constexpr Text number{"DECIMAL", "FLOAT"};
inline constexpr Text letters{"TEXTO", "TEXT"};

}  // namespace damas::words::commands::program
