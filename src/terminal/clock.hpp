// SPDX-License-Identifier: MIT
// The clock of a game as people and files write it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/game_clock.hpp"

namespace damas::terminal {

/// The longest that can be set: minutes for each side, seconds for each move.
inline constexpr int longest_minutes = 24 * 60, longest_increment = 3600;

/// "15+5" (minutes and seconds), "10" (no increment), or a preset: bullet, blitz, rapid, classic.
std::optional<engine::ClockSetting> read_clock(std::string_view text);
/// As the TimeControl tag of PDN says it: "900+5".
std::string clock_tag(const engine::ClockSetting& setting);
/// The same the other way; nothing for other ways to limit time.
std::optional<engine::ClockSetting> read_clock_tag(std::string_view text);

/// What White and Black have left, in seconds.
struct TimesLeft {
    double white = 0, black = 0;
};
/// As a comment of PDN says it, the side to move with a capital letter: "[%clock W0:10:00 b0:09:30]".
std::string clock_comment(const TimesLeft& left, rules::Side to_move);
/// The same the other way, also for `%clk`; nothing if a comment does not say it of both.
std::optional<TimesLeft> read_clock_comment(std::string_view comment);

/// What a side has left: "14:07"; with tenths below ten seconds.
std::string time_text(double seconds);

}  // namespace damas::terminal
