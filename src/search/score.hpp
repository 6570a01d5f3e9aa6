// SPDX-License-Identifier: MIT
// Scores are hundredths of a man for the side to move; wins lie far above them, nearer ones higher.
#pragma once

namespace damas::search {

using Score = int;

inline constexpr int max_ply = 160;
inline constexpr Score infinite = 32'000;
inline constexpr Score win = 30'000;
/// Every proven win is above this.
inline constexpr Score least_win = win - 1'000;
/// A win that endgame tables promise, without its length; nearer entries into the tables count higher.
inline constexpr Score table_win = least_win - 500;
inline constexpr Score least_table_win = table_win - 500;

/// Evaluations stay within this, whatever weights make them.
inline constexpr Score largest_evaluation = 20'000;
static_assert(largest_evaluation < least_table_win);

constexpr Score win_at(int ply) { return win - ply; }
constexpr Score loss_at(int ply) { return ply - win; }
constexpr bool is_decided(Score score) { return score > least_win || score < -least_win; }
/// Decided, or decided according to tables: counted in plies, unlike an evaluation.
constexpr bool is_known(Score score) { return score > least_table_win || score < -least_table_win; }

}  // namespace damas::search
