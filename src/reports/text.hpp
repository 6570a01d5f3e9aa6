// SPDX-License-Identifier: MIT
// A match in plain text: one line while it runs, a summary at its end.
#pragma once

#include <string>

#include "reports/words.hpp"

namespace damas::reports {

/// How far a match has come.
struct Progress {
    int finished = 0, planned = 0;
    std::optional<Results> results{};      ///< Of the first of two players; nothing in a tournament.
    std::optional<SprtState> sprt{};       ///< If the match is tested.
    double games_per_second = 0;           ///< 0: not known yet.
    std::optional<double> seconds_left{};  ///< As far as that can be known.
};

/// The widest that a progress line may be.
inline constexpr std::size_t progress_columns = 100;

/// "  312/1000  +81 =170 -61  53.2 %  +22 ±19 Elo  SPRT llr 1.23 (-2.94, 2.94)  3.1 games/s  4 min left", without a
/// newline; what matters least is left out if it would be wider than `progress_columns`.
std::string progress_line(const Progress& progress, words::Language language);

/// The summary of a match: of two players the score and what it proves, of more the rating table and the cross table.
std::string text_report(const Match& match, const ReportOptions& options);

}  // namespace damas::reports
