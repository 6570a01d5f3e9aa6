// SPDX-License-Identifier: MIT
#include "engine/score_words.hpp"

#include <array>
#include <cstdio>
#include <cstdlib>

#include "search/score.hpp"

namespace damas::engine {

namespace {

int moves_to_win(int white_score) { return moves_in(search::win - std::abs(white_score)); }

std::string men(int white_score, Language language) {
    return (white_score > 0 ? "+" : "") + decimal(white_score / 100.0, 2, language);
}

}  // namespace

std::string score_words(int white_score, Language language) {
    if (!search::is_decided(white_score)) return men(white_score, language);
    const bool es = language == Language::spanish;
    const int moves = moves_to_win(white_score);
    std::string text =
        white_score > 0 ? (es ? "ganan las blancas" : "White wins") : (es ? "ganan las negras" : "Black wins");
    if (moves == 0) return text;
    text += (es ? " en " : " in ") + std::to_string(moves);
    return text + (es ? (moves == 1 ? " jugada" : " jugadas") : (moves == 1 ? " move" : " moves"));
}

std::string short_score(int white_score, Language language) {
    if (!search::is_decided(white_score)) return men(white_score, language);
    const bool es = language == Language::spanish;
    return (white_score > 0 ? (es ? "blancas en " : "White in ") : (es ? "negras en " : "Black in ")) +
           std::to_string(moves_to_win(white_score));
}

std::string decimal(double number, int decimals, Language language) {
    std::array<char, 64> buffer;
    std::snprintf(buffer.data(), buffer.size(), "%.*f", decimals, number);
    std::string text = buffer.data();
    if (language == Language::spanish)
        if (const std::size_t point = text.find('.'); point != std::string::npos) text[point] = ',';
    return text;
}

}  // namespace damas::engine
