// SPDX-License-Identifier: MIT
// Portuguese draughts: docs/rules/portuguese, whose articles have the numbers of the Spanish page.
#pragma once

#include "rules/variants/spanish.hpp"

namespace damas::rules {

struct Portuguese {
    static constexpr std::string_view id = "portuguese";
    static constexpr std::string_view name_es = "Damas portuguesas";
    static constexpr std::string_view name_en = "Portuguese draughts";
    static constexpr RuleSet rules = [] {
        RuleSet r = Spanish::rules;
        r.on_light_squares = false;   // 4
        r.draws.idle_max_pieces = 4;  // 27
        r.draws.idle_needs_kings = true;
        r.file.game_type = 28;
        r.file.needs_tags = true;
        return r;
    }();

    static constexpr auto examples = Spanish::examples;
};

}  // namespace damas::rules
