// SPDX-License-Identifier: MIT
// The champion's numbers, named, in one place. docs/measuring.md has the matches that set them.
#pragma once

#include "search/score.hpp"

namespace damas::search {

struct Tuning {
    int aspiration_depth = 4;     ///< From here on iterations start with a narrow window …
    Score aspiration_width = 10;  ///< … of this width on each side, doubled on each failure.

    int probcut_depth = 4;             ///< Least depth for the verification search.
    int probcut_percent = 40;          ///< Its depth, in percent.
    Score probcut_margin_per_ply = 8;  ///< Its margin.

    int lmr_depth = 2;     ///< Least depth for reductions.
    int lmr_first = 1;     ///< Moves searched in full before the first reduction …
    int lmr_first_pv = 3;  ///< … in the principal variation.
    int lmr_second = 4;    ///< From this move on, two plies.
    int lmr_deep = 100;    ///< From this depth on, one ply more for late moves.

    int singular_depth = 8;  ///< Least depth for singular extensions.
    Score singular_margin = 40;

    bool extend_one_reply = true;
    bool threat_ply = true;  ///< One more ply at a leaf whose side to move is threatened.
};

}  // namespace damas::search
