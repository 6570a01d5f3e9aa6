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
    {"a GameType such as 24 or 24,W,8,8,N1,1", "un GameType como 24 o 24,W,8,8,N1,1"},
    {"a GameType that this program plays: 20, 24 or 28", "un GameType que este programa juegue: 20, 24 o 28"},
    {"a game that White begins", "una partida que empiecen las blancas"},
    {"a GameType tag, for this is neither Spanish nor international draughts as we number the squares",
     "una etiqueta GameType, pues con nuestra numeración no son damas españolas ni internacionales"},
    {"':' and W or B", "«:» y W o B"},
    {"':' and the other side's pieces", "«:» y las piezas del otro bando"},
    {"B: White is already listed", "B: las blancas ya están en la lista"},
    {"W: Black is already listed", "W: las negras ya están en la lista"},
    {"a square after K", "una casilla tras la K"},
    {"a range that goes up", "un intervalo ascendente"},
    {"fewer pieces", "menos piezas"},
    {"a square", "una casilla"},
    {"'-' or 'x' and another square", "«-» o «x» y otra casilla"},
    {"'-', 'x' or the end of the move", "«-», «x» o el final de la jugada"},
});

/// Those that end with a number.
constexpr auto spanish_beginnings = std::to_array<std::pair<std::string_view, std::string_view>>({
    {"a square from 1 to ", "una casilla de 1 a "},
    {"variations nested no deeper than ", "variantes anidadas hasta un nivel de "},
    {"a board of ", "un tablero de "},
    {"another square: a piece already stands on ", "otra casilla: ya hay una pieza en "},
});

}  // namespace

std::string expected_words(std::string_view expected, words::Language language) {
    if (language == words::Language::spanish) {
        constexpr std::string_view in_tag = " in the FEN tag", larger = "; the international board has ";
        if (expected.ends_with(in_tag))
            return expected_words(expected.substr(0, expected.size() - in_tag.size()), language) +
                   " en la etiqueta FEN";
        if (const std::size_t more = expected.find(larger); more != std::string_view::npos)
            return expected_words(expected.substr(0, more), language) + "; el tablero internacional tiene " +
                   std::string(expected.substr(more + larger.size()));
        for (const auto& [english, words] : spanish)
            if (english == expected) return std::string(words);
        for (const auto& [english, words] : spanish_beginnings)
            if (expected.starts_with(english)) return std::string(words) + std::string(expected.substr(english.size()));
    }
    return std::string(expected);
}

std::string error_words(const notation::ParseError& error, words::Language language) {
    if (language == words::Language::english) return error.message();
    const std::string found = error.token.empty() ? "el final del texto" : "«" + notation::printable(error.token) + "»";
    return "línea " + std::to_string(error.at.line) + ", columna " + std::to_string(error.at.column) + ": hay " +
           found + ", se esperaba " + expected_words(error.expected, language);
}

}  // namespace damas::engine
