// SPDX-License-Identifier: MIT
// The champion's numbers, named, in one place. docs/measuring.md has the matches that set them.
#pragma once

#include <array>
#include <string_view>

#include "search/score.hpp"

namespace damas::search {

struct Tuning {
    int hash_table = 1;  ///< 0: nothing is remembered from one place of the tree to another …
    int history = 1;     ///< … nor which moves were good elsewhere.

    int table_pieces = 8;  ///< Endgame tables are asked up to so many pieces.

    int aspiration_depth = 4;     ///< From here on iterations start with a narrow window …
    Score aspiration_width = 10;  ///< … of this width on each side, doubled on each failure.

    int probcut_depth = 4;             ///< Least depth for the verification search.
    int probcut_percent = 40;          ///< Its depth, in percent.
    Score probcut_margin_per_ply = 8;  ///< Its margin.

    int lmr_depth = 2;      ///< Least depth for reductions.
    int lmr_first = 1;      ///< Moves searched in full before the first reduction …
    int lmr_first_pv = 3;   ///< … in the principal variation.
    int lmr_base = 100;     ///< Hundredths of a ply …
    int lmr_scale = 75;     ///< … and so many more times the logarithms of depth and of the move's place …
    int lmr_pv_less = 100;  ///< … and so many less in the principal variation.

    int singular_depth = 8;  ///< Least depth for singular extensions.
    Score singular_margin = 40;

    int extend_one_reply = 1;  ///< 1: a forced reply costs no depth.
    int threat_ply = 1;        ///< 1: one more ply at a leaf whose side to move is threatened.
    int shots = 1;             ///< 1: at a leaf, men are offered where they must be taken …
    Score shot_margin = 100;   ///< … if so much more would help.
};

/// A number by its name, so that a match can try another value without a new build.
struct TuningField {
    std::string_view name;
    int Tuning::* number;
};
inline constexpr std::array<TuningField, 20> tuning_fields{{
    {"hash_table", &Tuning::hash_table},
    {"history", &Tuning::history},
    {"table_pieces", &Tuning::table_pieces},
    {"aspiration_depth", &Tuning::aspiration_depth},
    {"aspiration_width", &Tuning::aspiration_width},
    {"probcut_depth", &Tuning::probcut_depth},
    {"probcut_percent", &Tuning::probcut_percent},
    {"probcut_margin_per_ply", &Tuning::probcut_margin_per_ply},
    {"lmr_depth", &Tuning::lmr_depth},
    {"lmr_first", &Tuning::lmr_first},
    {"lmr_first_pv", &Tuning::lmr_first_pv},
    {"singular_depth", &Tuning::singular_depth},
    {"singular_margin", &Tuning::singular_margin},
    {"extend_one_reply", &Tuning::extend_one_reply},
    {"threat_ply", &Tuning::threat_ply},
    {"lmr_scale", &Tuning::lmr_scale},
    {"lmr_base", &Tuning::lmr_base},
    {"lmr_pv_less", &Tuning::lmr_pv_less},
    {"shots", &Tuning::shots},
    {"shot_margin", &Tuning::shot_margin},
}};

}  // namespace damas::search
