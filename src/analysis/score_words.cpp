// SPDX-License-Identifier: MIT
#include "analysis/score_words.hpp"

#include <cstdlib>

#include "search/score.hpp"
#include "words/counted.hpp"
#include "words/numbers.hpp"

namespace damas::analysis {

namespace {

int moves_to_win(int white_score) { return words::moves_in(search::win - std::abs(white_score)); }

std::string men(int white_score, words::Language language) {
    return (white_score > 0 ? "+" : "") + words::decimal(white_score / 100.0, 2, language);
}

}  // namespace

std::string score_words(int white_score, words::Language language) {
    if (!search::is_known(white_score)) return men(white_score, language);
    const bool es = language == words::Language::spanish;
    if (!search::is_decided(white_score))
        return white_score > 0 ? (es ? "ganan las blancas (finales)" : "White wins (tables)")
                               : (es ? "ganan las negras (finales)" : "Black wins (tables)");
    const int moves = moves_to_win(white_score);
    std::string text =
        white_score > 0 ? (es ? "ganan las blancas" : "White wins") : (es ? "ganan las negras" : "Black wins");
    if (moves == 0) return text;
    return text + (es ? " en " : " in ") + words::counted(moves, words::nouns::move, language);
}

std::string short_score(int white_score, words::Language language) {
    if (!search::is_known(white_score)) return men(white_score, language);
    const bool es = language == words::Language::spanish;
    if (!search::is_decided(white_score))
        return white_score > 0 ? (es ? "blancas" : "White") : (es ? "negras" : "Black");
    return (white_score > 0 ? (es ? "blancas en " : "White in ") : (es ? "negras en " : "Black in ")) +
           std::to_string(moves_to_win(white_score));
}

}  // namespace damas::analysis
