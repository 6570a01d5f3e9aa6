// SPDX-License-Identifier: MIT
#include "engine/score_words.hpp"

#include <array>
#include <cstdio>
#include <cstdlib>

#include "engine/counted.hpp"
#include "engine/table_verdict.hpp"
#include "search/score.hpp"

namespace damas::engine {

namespace {

int moves_to_win(int white_score) { return moves_in(search::win - std::abs(white_score)); }

std::string men(int white_score, Language language) {
    return (white_score > 0 ? "+" : "") + decimal(white_score / 100.0, 2, language);
}

}  // namespace

std::string score_words(int white_score, Language language) {
    if (!search::is_known(white_score)) return men(white_score, language);
    const bool es = language == Language::spanish;
    if (!search::is_decided(white_score))
        return white_score > 0 ? (es ? "ganan las blancas (finales)" : "White wins (tables)")
                               : (es ? "ganan las negras (finales)" : "Black wins (tables)");
    const int moves = moves_to_win(white_score);
    std::string text =
        white_score > 0 ? (es ? "ganan las blancas" : "White wins") : (es ? "ganan las negras" : "Black wins");
    if (moves == 0) return text;
    return text + (es ? " en " : " in ") + counted(moves, nouns::move, language);
}

std::string short_score(int white_score, Language language) {
    if (!search::is_known(white_score)) return men(white_score, language);
    const bool es = language == Language::spanish;
    if (!search::is_decided(white_score))
        return white_score > 0 ? (es ? "blancas" : "White") : (es ? "negras" : "Black");
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

std::string_view id(tables::Wdl result) {
    constexpr std::array<std::string_view, 3> names{"draw", "win", "loss"};
    return names[static_cast<std::size_t>(result)];
}

std::string sentence(const TableVerdict& v, Language language) {
    const bool es = language == Language::spanish;
    if (v.too_late()) {
        const bool won = v.on_board == tables::Wdl::win;
        return es ? (won ? "tablas: ganada en el tablero, pero no a tiempo"
                         : "tablas: perdida en el tablero, pero no a tiempo")
                  : (won ? "draw: won on the board, but not in time" : "draw: lost on the board, but not in time");
    }
    if (v.result == tables::Wdl::draw) return es ? "tablas" : "draw";
    std::string text = v.result == tables::Wdl::win ? (es ? "gana" : "wins") : (es ? "pierde" : "loses");
    if (!v.plies) return text;
    return text + (es ? " en " : " in ") + counted(moves_in(*v.plies), nouns::move, language);
}

}  // namespace damas::engine
