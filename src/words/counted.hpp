// SPDX-License-Identifier: MIT
// Numbers with the word that they take: "1 jugada", "2 jugadas". Sentences with a number are built with these.
#pragma once

#include <concepts>
#include <string>
#include <string_view>

#include "words/language.hpp"

namespace damas::words {

/// A word in singular and plural, in both languages.
struct Noun {
    std::string_view es_one, es_many, en_one, en_many;

    constexpr std::string_view in(Language language, bool one) const {
        if (language == Language::spanish) return one ? es_one : es_many;
        return one ? en_one : en_many;
    }
};

namespace nouns {

inline constexpr Noun cutoff{"poda", "podas", "cut-off", "cut-offs"};
inline constexpr Noun evaluation{"evaluación", "evaluaciones", "evaluation", "evaluations"};
inline constexpr Noun exercise{"ejercicio", "ejercicios", "exercise", "exercises"};
inline constexpr Noun king{"dama", "damas", "king", "kings"};
inline constexpr Noun leaf{"hoja", "hojas", "leaf", "leaves"};
inline constexpr Noun legal_ply{"media jugada legal", "medias jugadas legales", "legal ply", "legal plies"};
inline constexpr Noun move{"jugada", "jugadas", "move", "moves"};
inline constexpr Noun node{"nodo", "nodos", "node", "nodes"};
inline constexpr Noun piece{"pieza", "piezas", "piece", "pieces"};
inline constexpr Noun ply{"media jugada", "medias jugadas", "ply", "plies"};
inline constexpr Noun position{"posición", "posiciones", "position", "positions"};
inline constexpr Noun puzzle{"problema", "problemas", "puzzle", "puzzles"};
inline constexpr Noun random_ply{"media jugada al azar", "medias jugadas al azar", "random ply", "random plies"};
inline constexpr Noun repetition{"repetición", "repeticiones", "repetition", "repetitions"};
inline constexpr Noun second{"segundo", "segundos", "second", "seconds"};

}  // namespace nouns

/// "1 node", "2 nodes".
std::string counted(std::integral auto number, const Noun& noun, Language language) {
    return std::to_string(number) + ' ' + std::string(noun.in(language, number == 1));
}

}  // namespace damas::words
