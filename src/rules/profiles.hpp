// SPDX-License-Identifier: MIT
// House and federation profiles: other draw limits under a name, as data. The rule set's own limits need no profile.
#pragma once

#include <optional>

#include "rules/variants/all.hpp"

namespace damas::rules {

struct Profile {
    std::string_view variant, id;
    DrawLimits draws;
};

inline constexpr std::array profiles{
    // Portuguese federation: the 20 moves count only once each side has at most four pieces and both have a king.
    Profile{"spanish", "portuguese",
            [] {
                DrawLimits draws = Spanish::rules.draws;
                draws.idle_max_pieces = 4;
                draws.idle_needs_kings = true;
                return draws;
            }()},
};

/// The profile of this name, or nothing.
constexpr const Profile* find_profile(std::string_view id) {
    for (const Profile& profile : profiles)
        if (profile.id == id) return &profile;
    return nullptr;
}

}  // namespace damas::rules
