// SPDX-License-Identifier: MIT
// Training draughts (damas del entrenamiento): docs/rules/entrenamiento.
#pragma once

#include "rules/rule_set.hpp"

namespace damas::rules {

struct Entrenamiento {
    static constexpr std::string_view id = "entrenamiento";
    static constexpr std::string_view name_es = "Damas del entrenamiento";
    static constexpr std::string_view name_en = "Training draughts";
    static constexpr RuleSet rules{
        .width = 8,
        .height = 8,
        .rows_of_men = 3,
        .on_light_squares = true,
        .men_capture_backwards = false,                                               // 5
        .precedence = {Criterion::by_king, Criterion::quantity, Criterion::quality},  // 12, 13, 14
        .draws = {.repetitions = 3,                                                   // 17
                  .idle_plies = 40,                                                   // 18
                  .idle_max_pieces = 64,
                  .idle_needs_kings = false,
                  .forzosa_plies = 0,
                  .one_v_three_plies = 0,
                  .one_v_two_plies = 0,
                  .also_two_v_two = false},
        .articles = {.alternation = 3,
                     .touch_move = 0,
                     .mans_move = 4,
                     .kings_move = 8,
                     .kings_block = 9,
                     .mans_capture = 5,
                     .kings_capture = 9,
                     .jumped_once = 10,
                     .capture_goes_on = 10,
                     .compulsory = 11,
                     .by_king = 12,
                     .quantity = 13,
                     .quality = 14,
                     .no_pieces = 15,
                     .no_moves = 15,
                     .resignation = 15,
                     .agreement = 16,
                     .threefold = 17,
                     .passivity = 18,
                     .forzosa = 0,
                     .sixteen_moves = 0,
                     .five_moves = 0},
        .file = {.game_type = 24,
                 .first_square = Corner::bottom_right,
                 .corner_is_empty = true,
                 .letters = false,
                 .win = "1-0",
                 .draw = "1/2-1/2",
                 .loss = "0-1",
                 .names_variant = true,
                 .needs_tags = true},
    };

    static constexpr auto examples = std::to_array<Example>({
        {2, ""},
        {4, "W:W10:B22"},
        {5, "W:W14:B10,18"},
        {6, "W:W9:B13,21"},
        {7, "W:W28:B5"},
        {7, "W:W23:B26,27"},
        {8, "W:WK1:B29"},
        {9, "W:WK4:B14"},
        {10, "W:WK31:B12,14,23,27"},
        {11, "W:W9,12:B13"},
        {12, "W:WK17,8:B12,19,26"},
        {13, "W:W9,11:B13,15,21"},
        {14, "W:W9,11:B13,K15"},
        {15, "W:W9:B13,18"},
    });
};

}  // namespace damas::rules
