// SPDX-License-Identifier: MIT
// The clock of a game, whoever plays it: one side's time runs at a time, each finished move adds the increment. Where
// time comes from can be given from outside, so that tests decide it.
#pragma once

#include <algorithm>
#include <array>
#include <functional>
#include <optional>

#include "core/stopwatch.hpp"
#include "rules/rule_set.hpp"

namespace damas::engine {

/// In seconds.
struct ClockSetting {
    double time = 0;       ///< For the whole game of each side.
    double increment = 0;  ///< For each move.
};

/// Seconds since some moment that does not change.
using TimeSource = std::function<double()>;
/// The time of the machine.
inline TimeSource steady_time() {
    return [watch = core::Stopwatch()] { return watch.seconds(); };
}

class GameClock {
public:
    explicit GameClock(ClockSetting setting, TimeSource now = steady_time()) : setting_(setting), now_(std::move(now)) {
        reset();
    }

    const ClockSetting& setting() const { return setting_; }
    /// Full time for both sides, nobody's running.
    void reset() {
        left_.fill(setting_.time);
        running_.reset();
    }
    /// So much is left to a side of a game that goes on; nobody's time runs.
    void set_left(rules::Side side, double seconds) {
        stop();
        kept(side) = seconds;
    }
    /// The side's time runs; the other's stands.
    void start(rules::Side side) {
        stop();
        running_ = side;
        since_ = now_();
    }
    void stop() {
        if (running_) kept(*running_) = left(*running_);
        running_.reset();
    }
    /// The side has moved: its time stands, and it gets its increment. One that was forgiven goes on with next to
    /// nothing.
    void finish_move(rules::Side side) {
        stop();
        kept(side) = std::max(kept(side), next_to_nothing) + setting_.increment;
    }
    /// The side has moved, and the opponent's time runs.
    void press(rules::Side side) {
        finish_move(side);
        start(rules::opponent(side));
    }

    double left(rules::Side side) const {
        const double kept = left_[static_cast<std::size_t>(side)];
        return running_ == side ? kept - (now_() - since_) : kept;
    }
    /// The side whose time is over, if one is.
    std::optional<rules::Side> fallen() const {
        for (const rules::Side side : {rules::Side::white, rules::Side::black})
            if (left(side) <= 0) return side;
        return {};
    }

private:
    static constexpr double next_to_nothing = 0.001;

    double& kept(rules::Side side) { return left_[static_cast<std::size_t>(side)]; }

    ClockSetting setting_;
    TimeSource now_;
    std::array<double, 2> left_{};
    std::optional<rules::Side> running_;
    double since_ = 0;
};

}  // namespace damas::engine
