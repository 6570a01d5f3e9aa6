// SPDX-License-Identifier: MIT
// The charts of a match, each a picture for the page.
#pragma once

#include "reports/chart_svg.hpp"
#include "reports/words.hpp"

namespace damas::reports {

/// The 95 % interval of an Elo difference, with 0.
std::string elo_bar(const Estimate& estimate, const Words& words);

/// How the estimate of the first player's Elo came about, game by game, with its 95 % band.
std::string elo_course(std::span<const Outcome> games, const Words& words);

/// How the log-likelihood ratio ran between its bounds.
std::string sprt_course(std::span<const Outcome> games, const SprtSettings& settings, const Words& words);

/// Pairs by the points that they brought the first player.
std::string pair_histogram(const Results& results, const Words& words);

/// Games by their length, drawn and decided ones on top of each other.
std::string length_histogram(std::span<const Outcome> games, const Words& words);

/// The axis on which all ratings of a table are drawn, and one of them with its 95 % interval.
Axis rating_axis(const RatingTable& table);
std::string rating_scale(const Axis& axis, const Words& words);
std::string rating_bar(const Rating& rating, const Axis& axis, const Words& words);

}  // namespace damas::reports
