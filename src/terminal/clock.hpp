// SPDX-License-Identifier: MIT
// The clock of a game: one side's time runs at a time, each finished move adds the increment. Where time comes from is
// given from outside, so that tests decide it.
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "rules/rule_set.hpp"

namespace damas::terminal {

/// In seconds.
struct ClockSetting {
    double time = 0;       ///< For the whole game of each side.
    double increment = 0;  ///< For each move.

    /// As the TimeControl tag of PDN says it: "900+5".
    std::string tag() const;
};

/// "15+5" (minutes and seconds), "10" (no increment), or a preset: bullet, blitz, rapid, classic.
std::optional<ClockSetting> read_clock(std::string_view text);

/// Seconds since some moment that does not change.
using TimeSource = std::function<double()>;
/// The time of the machine.
TimeSource steady_time();

class GameClock {
public:
    GameClock(ClockSetting setting, TimeSource now) : setting_(setting), now_(std::move(now)) { reset(); }

    const ClockSetting& setting() const { return setting_; }
    /// Full time for both sides, nobody's running.
    void reset();
    /// The side's time runs; the other's stands.
    void start(rules::Side side);
    /// The side has moved: it gets its increment, and the opponent's time runs.
    void press(rules::Side side);
    void stop();

    double left(rules::Side side) const;
    /// "14:07"; with tenths below ten seconds.
    std::string text(rules::Side side) const;
    /// The side whose time is over, if one is.
    std::optional<rules::Side> fallen() const;

private:
    double& kept(rules::Side side) { return left_[static_cast<std::size_t>(side)]; }

    ClockSetting setting_;
    TimeSource now_;
    std::array<double, 2> left_{};
    std::optional<rules::Side> running_;
    double since_ = 0;
};

}  // namespace damas::terminal
