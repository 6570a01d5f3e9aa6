// SPDX-License-Identifier: MIT
// Scores as people read them, always from White's side: men ahead, or who wins and in how many moves.
#pragma once

#include "rules/rule_set.hpp"
#include "words/message.hpp"

namespace damas::analysis {

/// A score of the side to move as White sees it, and the other way round.
constexpr int seen_by_white(int score, rules::Side side) { return side == rules::Side::white ? score : -score; }

/// "+0.35"; "White wins in 5 moves" if the score is a forced win.
words::Message score_words(int white_score);
/// The same for a column of a table: "+0.35", "White in 5".
words::Message short_score(int white_score);

}  // namespace damas::analysis
