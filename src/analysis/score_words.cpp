// SPDX-License-Identifier: MIT
#include "analysis/score_words.hpp"

#include <cstdlib>

#include "search/score.hpp"
#include "words/numbers.hpp"
#include "words/scores.hpp"

namespace damas::analysis {

namespace {

using words::Message;
namespace text = words::scores;

int moves_to_win(int white_score) { return words::moves_in(search::win - std::abs(white_score)); }

Message men(int white_score) {
    return {white_score > 0 ? text::men_ahead : text::men, words::Decimal{white_score / 100.0, 2}};
}

}  // namespace

Message score_words(int white_score) {
    if (!search::is_known(white_score)) return men(white_score);
    const bool white = white_score > 0;
    if (!search::is_decided(white_score)) return white ? text::white_wins_by_tables : text::black_wins_by_tables;
    const int moves = moves_to_win(white_score);
    if (moves == 0) return white ? text::white_wins : text::black_wins;
    return {white ? text::white_wins_in : text::black_wins_in, moves};
}

Message short_score(int white_score) {
    if (!search::is_known(white_score)) return men(white_score);
    const bool white = white_score > 0;
    if (!search::is_decided(white_score)) return white ? text::white : text::black;
    return {white ? text::white_in : text::black_in, moves_to_win(white_score)};
}

}  // namespace damas::analysis
