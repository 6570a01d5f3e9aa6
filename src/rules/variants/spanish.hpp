// SPDX-License-Identifier: MIT
// Spanish draughts (damas españolas, damas clásicas): docs/rules/spanish.
#pragma once

#include "rules/rule_set.hpp"

namespace damas::rules {

struct Spanish {
    static constexpr std::string_view id = "spanish";
    static constexpr std::string_view name_es = "Damas españolas";
    static constexpr std::string_view name_en = "Spanish draughts";
    static constexpr RuleSet rules{
        .width = 8,
        .height = 8,
        .rows_of_men = 3,
        .men_capture_backwards = false,                                            // 14
        .precedence = {Criterion::quantity, Criterion::quality, Criterion::none},  // 22, 23
        .draws = {.repetitions = 3,                                                // 26
                  .idle_plies = 40,                                                // 27
                  .idle_max_pieces = 64,
                  .idle_needs_kings = false,
                  .forzosa_plies = 24,  // 28
                  .one_v_three_plies = 0,
                  .one_v_two_plies = 0},
        .articles = {.alternation = 9,
                     .touch_move = 10,
                     .mans_move = 8,
                     .kings_move = 12,
                     .kings_block = 13,
                     .mans_capture = 14,
                     .kings_capture = 16,
                     .jumped_once = 18,
                     .capture_goes_on = 19,
                     .compulsory = 20,
                     .by_king = 0,
                     .quantity = 22,
                     .quality = 23,
                     .no_pieces = 24,
                     .no_moves = 24,
                     .resignation = 24,
                     .agreement = 25,
                     .threefold = 26,
                     .passivity = 27,
                     .forzosa = 28,
                     .sixteen_moves = 0,
                     .five_moves = 0},
        .file = {.game_type = 24,
                 .first_square = Corner::bottom_right,
                 .corner_is_empty = true,
                 .win = "1-0",
                 .draw = "1/2-1/2",
                 .loss = "0-1",
                 .names_variant = false},
    };
};

}  // namespace damas::rules
