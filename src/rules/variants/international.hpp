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
        .on_light_squares = false,
        .men_capture_backwards = true,                                          // 9
        .precedence = {Criterion::quantity, Criterion::none, Criterion::none},  // 15
        .draws = {.repetitions = 3,                                             // 18
                  .idle_plies = 50,                                             // 19
                  .idle_max_pieces = 64,
                  .idle_needs_kings = false,
                  .forzosa_plies = 0,
                  .one_v_three_plies = 32,  // 20
                  .one_v_two_plies = 10,    // 21
                  .also_two_v_two = false},
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
                 .letters = false,
                 .win = "2-0",
                 .draw = "1-1",
                 .loss = "0-2",
                 .names_variant = false,
                 .needs_tags = false},
    };

    static constexpr auto examples = std::to_array<Example>({
        {3, ""},
        {5, "W:W32,35:B19"},
        {6, "W:W12:B8"},
        {6, "W:W12:B8,9"},
        {7, "W:WK46:B6"},
        {9, "W:W28:B22,33"},
        {10, "W:WK46:B28"},
        {11, "W:W38:B33,23"},
        {12, "W:W32:B27,28,29,38,39"},
        {13, "W:WK9:B13,19,39,40"},
        {14, "W:W28,35:B33"},
        {15, "W:W28:B22,33,34"},
        {16, "W:W46:B37,41"},
        {20, "W:WK46,31,36:BK3"},
    });
};

}  // namespace damas::rules
