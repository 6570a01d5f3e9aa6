// SPDX-License-Identifier: MIT
// Brazilian draughts: docs/rules/brazilian, whose articles have the numbers of the international page up to 19.
#pragma once

#include "rules/variants/international.hpp"

namespace damas::rules {

struct Brazilian {
    static constexpr std::string_view id = "brazilian";
    static constexpr std::string_view name_es = "Damas brasileñas";
    static constexpr std::string_view name_en = "Brazilian draughts";
    static constexpr RuleSet rules = [] {
        RuleSet r = International::rules;
        r.width = 8;
        r.height = 8;
        r.rows_of_men = 3;
        r.draws.idle_plies = 40;        // 19
        r.draws.one_v_three_plies = 0;  // the sixteen moves do not exist
        r.draws.also_two_v_two = true;  // 20
        r.articles.sixteen_moves = 0;
        r.articles.five_moves = 20;
        r.file = {.game_type = 26,
                  .first_square = Corner::bottom_left,  // 2
                  .corner_is_empty = false,
                  .letters = true,
                  .win = "1-0",
                  .draw = "1/2-1/2",
                  .loss = "0-1",
                  .names_variant = false,
                  .needs_tags = true};
        return r;
    }();

    static constexpr auto examples = std::to_array<Example>({
        {3, ""},
        {5, "W:W9,10:B22"},
        {6, "W:W23:B27"},
        {6, "W:W23:B26,27"},
        {7, "W:WK14:B32"},
        {9, "W:W14:B10,18"},
        {10, "W:WK4:B14"},
        {11, "W:WK4:B14,22"},
        {12, "W:W10:B6,7,13,14,15"},
        {13, "W:WK31:B12,14,23,27"},
        {14, "W:W14,16:B10"},
        {15, "W:W14:B10,19,20"},
        {16, "W:W9:B13,18"},
        {20, "W:WK1,K8:B25,K30"},
    });
};

}  // namespace damas::rules
