// SPDX-License-Identifier: MIT
// Whether the numbers of a text agree with the words after them: "1 jugada", "2 jugadas", never "1 jugadas".
#pragma once

#include <regex>
#include <string>

namespace damas::testing {

inline bool numbers_agree(const std::string& text) {
    static const std::string nouns =
        "jugada|nodo|poda|pieza|dama|partida|problema|ejercicio|segundo|move|node|cut-off|piece|king|game|puzzle|"
        "exercise|second|evaluation|position|repetition";
    static const std::regex wrong(
        "(^|[^0-9,.-])1 ((" + nouns +
        ")s|medias jugadas|evaluaciones|posiciones|repeticiones|(legal |random )?plies)\\b|"
        "\\b[02-9] ((" +
        nouns +
        ")(?![a-z-])|media jugada\\b|evaluación|posición|repetición|(legal |random )?ply\\b)|"
        "comen 1\\b|come [02-9] (pieza|dama)|otras 1\\b|(muestran|are) 1 |(muestra|is) [2-9] ");
    return !std::regex_search(text, wrong);
}

}  // namespace damas::testing
