// SPDX-License-Identifier: MIT
// International draughts: docs/rules/international.
#pragma once

#include "rules/rule_set.hpp"

namespace damas::rules {

struct International {
    static constexpr std::string_view id = "international";
    static constexpr std::string_view name_es = "Damas internacionales";
    static constexpr std::string_view name_en = "International draughts";
    static constexpr RuleSet rules{
        .width = 10,
        .height = 10,
        .rows_of_men = 4,
        .men_capture_backwards = true,                                          // 9
        .precedence = {Criterion::quantity, Criterion::none, Criterion::none},  // 15
        .draws = {.repetitions = 3,                                             // 18
                  .idle_plies = 50,                                             // 19
                  .idle_max_pieces = 64,
                  .idle_needs_kings = false,
                  .forzosa_plies = 0,
                  .one_v_three_plies = 32,  // 20
                  .one_v_two_plies = 10},   // 21
        .articles = {.alternation = 4,
                     .touch_move = 8,
                     .mans_move = 5,
                     .kings_move = 7,
                     .kings_block = 10,
                     .mans_capture = 9,
                     .kings_capture = 10,
                     .jumped_once = 12,
                     .capture_goes_on = 11,
                     .compulsory = 14,
                     .by_king = 0,
                     .quantity = 15,
                     .quality = 0,
                     .no_pieces = 16,
                     .no_moves = 16,
                     .resignation = 16,
                     .agreement = 17,
                     .threefold = 18,
                     .passivity = 19,
                     .forzosa = 0,
                     .sixteen_moves = 20,
                     .five_moves = 21},
        .file = {.game_type = 20,
                 .first_square = Corner::top_left,
                 .corner_is_empty = false,
                 .win = "2-0",
                 .draw = "1-1",
                 .loss = "0-2",
                 .names_variant = false},
    };
};

}  // namespace damas::rules
