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
        .on_light_squares = true,
        .men_capture_backwards = false,                                            // 14
        .precedence = {Criterion::quantity, Criterion::quality, Criterion::none},  // 22, 23
        .draws = {.repetitions = 3,                                                // 26
                  .idle_plies = 40,                                                // 27
                  .idle_max_pieces = 64,
                  .idle_needs_kings = false,
                  .forzosa_plies = 24,  // 28
                  .one_v_three_plies = 0,
                  .one_v_two_plies = 0,
                  .also_two_v_two = false},
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
                 .letters = false,
                 .win = "1-0",
                 .draw = "1/2-1/2",
                 .loss = "0-1",
                 .names_variant = false,
                 .needs_tags = false},
    };

    static constexpr auto examples = std::to_array<Example>({
        {6, ""},
        {8, "W:W9,10:B22"},
        {11, "W:W28:B5"},
        {11, "W:W23:B26,27"},
        {12, "W:WK14:B32"},
        {13, "W:WK1:B19,23"},
        {14, "W:W14:B10,18"},
        {15, "W:W9:B13,21"},
        {16, "W:WK4:B14"},
        {17, "W:WK4:B14,22"},
        {18, "W:WK23:B19,21,28"},
        {19, "W:WK31:B12,14,23,27"},
        {19, "W:WK10:B7,13,14,15"},
        {20, "W:W9,12:B13"},
        {22, "W:W9,11:B13,21,K15"},
        {23, "W:W9,11:B13,K15"},
        {23, "W:WK4,9:B14,K13"},
        {24, "W:W9:B13,18"},
        {28, "W:WK5,K12,K16:BK30"},
    });
};

}  // namespace damas::rules
