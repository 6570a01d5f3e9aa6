// SPDX-License-Identifier: MIT
// The clock of a game as people and files write it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/game_clock.hpp"

namespace damas::terminal {

/// "15+5" (minutes and seconds), "10" (no increment), or a preset: bullet, blitz, rapid, classic.
std::optional<engine::ClockSetting> read_clock(std::string_view text);
/// As the TimeControl tag of PDN says it: "900+5".
std::string clock_tag(const engine::ClockSetting& setting);
/// What a side has left: "14:07"; with tenths below ten seconds.
std::string time_text(double seconds);

}  // namespace damas::terminal
