// SPDX-License-Identifier: MIT
// What is done: an exercise, counted in repetitions or held for seconds, and what somebody does who cannot do it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace damas::workout {

enum class Kind : std::uint8_t { repetitions, hold };

/// "repetitions" or "hold".
constexpr std::string_view id(Kind kind) { return kind == Kind::repetitions ? "repetitions" : "hold"; }

/// What is done instead, and how much of the amount.
struct Adaptation {
    std::string name{}, description{};
    int percent = 100;

    bool operator==(const Adaptation&) const = default;
};

struct Exercise {
    std::string id{};  ///< Lower case letters, digits, '-' and '_'.
    std::string name{}, description{}, emoji{};
    Kind kind = Kind::repetitions;
    std::string muscles{};  ///< What it trains, e.g. "legs".
    Adaptation adaptation{};

    bool operator==(const Exercise&) const = default;
};

/// The amount that is left of `amount` when it is adapted: at least one.
constexpr int adapted(int amount, int percent) { return amount * percent / 100 > 0 ? amount * percent / 100 : 1; }

}  // namespace damas::workout
