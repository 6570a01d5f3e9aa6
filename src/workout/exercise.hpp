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
    std::string figure{};  ///< Which drawn figure shows it; empty: that of the exercise.
    int percent = 100;

    bool operator==(const Adaptation&) const = default;
};

struct Exercise {
    std::string id{};  ///< Lower case letters, digits, '-' and '_'.
    std::string name{}, description{};
    std::string figure{};  ///< Which drawn figure shows it (workout/figures.hpp); empty: none.
    std::string emoji{};   ///< Its picture where there is no figure; may be empty where there is one.
    Kind kind = Kind::repetitions;
    std::string muscles{};  ///< What it trains, e.g. "legs".
    Adaptation adaptation{};

    bool operator==(const Exercise&) const = default;
};

/// The amount that is left of `amount` when it is adapted: at least one.
constexpr int adapted(int amount, int percent) { return amount * percent / 100 > 0 ? amount * percent / 100 : 1; }

/// The name as a line of text shows it, after its picture if that is a letter.
inline std::string pictured(const Exercise& e) { return e.emoji.empty() ? e.name : e.emoji + ' ' + e.name; }

}  // namespace damas::workout
