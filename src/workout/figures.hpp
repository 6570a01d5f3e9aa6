// SPDX-License-Identifier: MIT
// The exercises that the page has drawn: a kit names one of them as the picture of an exercise. How they look is in
// web/src/workout/figures; the page's tests compare the two lists and that of data/kits/kit.schema.json.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

namespace damas::workout {

/// In alphabetical order.
inline constexpr std::array<std::string_view, 59> figures{"aeroplane",
                                                          "arm-circles",
                                                          "arm-raise",
                                                          "bear-walk",
                                                          "boat",
                                                          "breathing",
                                                          "burpee",
                                                          "calf-raise",
                                                          "calf-stretch",
                                                          "chest-opener",
                                                          "crab-walk",
                                                          "crunch",
                                                          "dip",
                                                          "frog-jump",
                                                          "glute-bridge",
                                                          "hamstring-stretch",
                                                          "heel-kicks",
                                                          "heel-raise-chair",
                                                          "high-knees",
                                                          "jump",
                                                          "jumping-jack",
                                                          "knee-push-up",
                                                          "lunge",
                                                          "march",
                                                          "mountain-climber",
                                                          "one-leg-balance",
                                                          "one-leg-chair",
                                                          "plank",
                                                          "push-up",
                                                          "quad-stretch",
                                                          "seated-ankle",
                                                          "seated-arm-raise",
                                                          "seated-cat",
                                                          "seated-hands",
                                                          "seated-kick",
                                                          "seated-knee-lift",
                                                          "seated-tall",
                                                          "seated-toe-tap",
                                                          "seated-twist",
                                                          "shoulder-circles",
                                                          "shoulder-stretch",
                                                          "shoulder-tap",
                                                          "side-bend",
                                                          "side-leg-raise",
                                                          "side-plank",
                                                          "sit-stand",
                                                          "sit-up",
                                                          "skater",
                                                          "skipping-rope",
                                                          "squat",
                                                          "squat-jump",
                                                          "star-hold",
                                                          "step-up",
                                                          "superman",
                                                          "toe-touch",
                                                          "tree",
                                                          "trunk-twist",
                                                          "wall-push-up",
                                                          "wall-sit"};
static_assert(std::ranges::is_sorted(figures));

constexpr bool is_figure(std::string_view id) { return std::ranges::binary_search(figures, id); }

}  // namespace damas::workout
