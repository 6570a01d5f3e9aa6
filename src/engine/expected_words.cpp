// SPDX-License-Identifier: MIT
#include "engine/expected_words.hpp"

#include <array>
#include <utility>

namespace damas::engine {

namespace {

constexpr auto spanish = std::to_array<std::pair<std::string_view, std::string_view>>({
    {"the side to move, W or B", "el bando que juega, W o B"},
    {"W or B before the list of pieces", "W o B antes de la lista de piezas"},
    {"the last square of the range", "la última casilla del intervalo"},
    {"',' or the end of the position", "«,» o el final de la posición"},
    {"the end of the position", "el final de la posición"},
    {"a number", "un número"},
    {"a king (K): a man on its far row is crowned", "una dama (K): un peón en su última fila corona"},
    {"a closing '\"' on the same line", "unas comillas de cierre en la misma línea"},
    {"the name of a tag", "el nombre de una etiqueta"},
    {"the tag's value in double quotes", "el valor de la etiqueta entre comillas"},
    {"']' after the tag's value", "«]» tras el valor de la etiqueta"},
    {"a position such as /FEN \"W:W9:B13\"/", "una posición como /FEN \"W:W9:B13\"/"},
    {"the position in double quotes", "la posición entre comillas"},
    {"'/' after the position", "«/» tras la posición"},
    {"a comment that ends with '}'", "un comentario que termine con «}»"},
    {"'$' and a number from 0 to 999", "«$» y un número de 0 a 999"},
    {"a move such as 9-13 or a move number such as 12.", "una jugada como 9-13 o un número de jugada como 12."},
    {"a move between squares from 1 to 999", "una jugada entre casillas de 1 a 999"},
    {"a move such as 9-13 or 9x18", "una jugada como 9-13 o 9x18"},
    {"a move before this mark", "una jugada antes de esta marca"},
    {"a move before its variation", "una jugada antes de su variante"},
    {"a move, for no variation is open", "una jugada, pues no hay variante abierta"},
    {"')' to end the variation", "«)» que cierre la variante"},
    {"a variation that ends with ')'", "una variante que termine con «)»"},
    {"a square", "una casilla"},
    {"'-' or 'x' and another square", "«-» o «x» y otra casilla"},
    {"'-', 'x' or the end of the move", "«-», «x» o el final de la jugada"},
});

/// Those that end with a number.
constexpr auto spanish_beginnings = std::to_array<std::pair<std::string_view, std::string_view>>({
    {"a square from 1 to ", "una casilla de 1 a "},
    {"variations nested no deeper than ", "variantes anidadas hasta un nivel de "},
    {"another square: a piece already stands on ", "otra casilla: ya hay una pieza en "},
});

}  // namespace

std::string expected_words(std::string_view expected, Language language) {
    if (language == Language::spanish) {
        for (const auto& [english, words] : spanish)
            if (english == expected) return std::string(words);
        for (const auto& [english, words] : spanish_beginnings)
            if (expected.starts_with(english)) return std::string(words) + std::string(expected.substr(english.size()));
    }
    return std::string(expected);
}

}  // namespace damas::engine
