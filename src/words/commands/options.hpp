// SPDX-License-Identifier: MIT
// What `damas options` says.
#pragma once

#include "words/text.hpp"

namespace damas::words::commands::options {

inline constexpr Text a_text{"texto", "text"};
inline constexpr Text seconds{"{1} … {2} segundos", "{1} … {2} seconds"};
inline constexpr Text of_a_player{"Un jugador", "A player"};
inline constexpr Text of_the_textbook{"La búsqueda de los libros de texto", "The textbook search"};
inline constexpr Text of_weights{"Pesos de la evaluación", "Weights of the evaluation"};
inline constexpr Text of_tuning{"Números de la búsqueda campeona", "Numbers of the champion's search"};
inline constexpr Text set_by_anybody{"cualquiera", "anybody"};
inline constexpr Text set_by_people{"quien usa el programa", "who runs the program"};
inline constexpr Text set_by_tuners{"encuentros y Hub", "matches and Hub"};
inline constexpr Text name{"nombre", "name"};
inline constexpr Text values{"valores", "values"};
inline constexpr Text by_default{"si no se dice", "default"};
inline constexpr Text who{"quién la pone", "who may set it"};
inline constexpr Text meaning{"qué es", "what it is"};

namespace help {

inline constexpr Text command{
    "Lista todo lo que se puede poner a un jugador: orden, ajustes, Hub, encuentros y servidor usan estos nombres",
    "List everything that can be set on a player: flags, settings, Hub, matches and server use these names"};
inline constexpr Text markdown{"Como tabla de Markdown", "As a table of Markdown"};

}  // namespace help

}  // namespace damas::words::commands::options
