// SPDX-License-Identifier: MIT
// Scores as people read them, always from White's side: men ahead, or who wins and in how many moves.
#pragma once

#include <string>

#include "engine/language.hpp"
#include "rules/rule_set.hpp"

namespace damas::engine {

/// A score of the side to move as White sees it, and the other way round.
constexpr int seen_by_white(int score, rules::Side side) { return side == rules::Side::white ? score : -score; }

/// Moves that the winner still makes in so many plies.
constexpr int moves_in(int plies) { return (plies + 1) / 2; }

/// "+0.35"; "White wins in 5 moves" if the score is a forced win.
std::string score_words(int white_score, Language language);
/// The same for a column of a table: "+0.35", "White in 5".
std::string short_score(int white_score, Language language);

/// A number with so many decimals, as the language writes it: "1.25", "1,25".
std::string decimal(double number, int decimals, Language language);

}  // namespace damas::engine
