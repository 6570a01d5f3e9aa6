// SPDX-License-Identifier: MIT
// Time that passes, by the one clock that nobody sets back: how much of it since a moment, how much until another.
#pragma once

#include <algorithm>
#include <chrono>
#include <cmath>

namespace damas::core {

/// Runs from when it is made.
class Stopwatch {
public:
    double seconds() const { return std::chrono::duration<double>(Clock::now() - begin_).count(); }

private:
    using Clock = std::chrono::steady_clock;
    Clock::time_point begin_ = Clock::now();
};

/// A moment in the future; never, if the seconds are negative.
class Deadline {
public:
    explicit Deadline(double seconds) : seconds_(seconds) {}
    /// What is left, rounded up, as poll() wants it.
    int milliseconds() const {
        if (seconds_ < 0) return -1;
        return static_cast<int>(std::clamp(std::ceil(1000 * (seconds_ - watch_.seconds())), 0.0, 1e9));
    }
    bool passed() const { return milliseconds() == 0; }

private:
    double seconds_;
    Stopwatch watch_{};
};

}  // namespace damas::core
