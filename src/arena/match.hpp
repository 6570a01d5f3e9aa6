// SPDX-License-Identifier: MIT
// A match: every player meets every other over a list of openings, each opening with both colours, several games at
// once. What has been played is kept in a directory, so that a match that was interrupted goes on where it stopped.
#pragma once

#include <atomic>
#include <functional>

#include "arena/game_runner.hpp"

namespace damas::arena {

struct MatchSettings {
    std::string rules;
    std::vector<PlayerSpec> players;  ///< At least two, with different names.
    Pace pace;
    std::vector<Opening> openings;                        ///< At least one.
    std::string openings_text;                            ///< The openings in words, the same in every language …
    std::string openings_shown;                           ///< … and as a report says it.
    words::Language language = words::Language::english;  ///< Of the report.
    int rounds = 1;  ///< Openings that each two players play, twice each; they begin anew when they run out.
    int jobs = 1;    ///< Games at once.
    std::optional<std::string>
        adjudicate{};         ///< A directory of tables (may be empty) that end games whose result is known.
    std::string directory{};  ///< Where games.pdn and match.txt are kept; empty: nowhere.

    /// Told of each game that ends, in the order in which they end; true ends the match.
    std::function<bool(const Match&, const PlayedGame&)> on_game{};
};

/// How many games a match has in all.
int total_games(const MatchSettings& settings);

/// Plays what has not been played yet, until `stop` is set or on_game is satisfied. The error says why a match cannot
/// begin or go on: a player that cannot be started, a directory with another match, a file that cannot be written.
std::expected<Match, words::Message> run_match(const MatchSettings& settings, const std::atomic<bool>& stop);

}  // namespace damas::arena
