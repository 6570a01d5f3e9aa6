// SPDX-License-Identifier: MIT
// Positions for the articles of the rules pages, to be tried on the board: those that the pages speak of. They stand
// in the order of the articles; an empty FEN is the usual start.
#pragma once

#include <array>
#include <string_view>

namespace damas::page {

struct Example {
    std::string_view rules;
    int article;
    std::string_view fen;
};

inline constexpr auto examples = std::to_array<Example>({
    {"spanish", 6, ""},
    {"spanish", 8, "W:W9,10:B22"},
    {"spanish", 11, "W:W28:B5"},
    {"spanish", 11, "W:W23:B26,27"},
    {"spanish", 12, "W:WK14:B32"},
    {"spanish", 13, "W:WK1:B19,23"},
    {"spanish", 14, "W:W14:B10,18"},
    {"spanish", 15, "W:W9:B13,21"},
    {"spanish", 16, "W:WK4:B14"},
    {"spanish", 17, "W:WK4:B14,22"},
    {"spanish", 18, "W:WK23:B19,21,28"},
    {"spanish", 19, "W:WK31:B12,14,23,27"},
    {"spanish", 19, "W:WK10:B7,13,14,15"},
    {"spanish", 20, "W:W9,12:B13"},
    {"spanish", 22, "W:W9,11:B13,21,K15"},
    {"spanish", 23, "W:W9,11:B13,K15"},
    {"spanish", 23, "W:WK4,9:B14,K13"},
    {"spanish", 24, "W:W9:B13,18"},
    {"spanish", 28, "W:WK5,K12,K16:BK30"},
    {"entrenamiento", 2, ""},
    {"entrenamiento", 4, "W:W10:B22"},
    {"entrenamiento", 5, "W:W14:B10,18"},
    {"entrenamiento", 6, "W:W9:B13,21"},
    {"entrenamiento", 7, "W:W28:B5"},
    {"entrenamiento", 7, "W:W23:B26,27"},
    {"entrenamiento", 8, "W:WK1:B29"},
    {"entrenamiento", 9, "W:WK4:B14"},
    {"entrenamiento", 10, "W:WK31:B12,14,23,27"},
    {"entrenamiento", 11, "W:W9,12:B13"},
    {"entrenamiento", 12, "W:WK17,8:B12,19,26"},
    {"entrenamiento", 13, "W:W9,11:B13,15,21"},
    {"entrenamiento", 14, "W:W9,11:B13,K15"},
    {"entrenamiento", 15, "W:W9:B13,18"},
    {"international", 3, ""},
    {"international", 5, "W:W32,35:B19"},
    {"international", 6, "W:W12:B8"},
    {"international", 6, "W:W12:B8,9"},
    {"international", 7, "W:WK46:B6"},
    {"international", 9, "W:W28:B22,33"},
    {"international", 10, "W:WK46:B28"},
    {"international", 11, "W:W38:B33,23"},
    {"international", 12, "W:W32:B27,28,29,38,39"},
    {"international", 13, "W:WK9:B13,19,39,40"},
    {"international", 14, "W:W28,35:B33"},
    {"international", 15, "W:W28:B22,33,34"},
    {"international", 16, "W:W46:B37,41"},
    {"international", 20, "W:WK46,31,36:BK3"},
});

}  // namespace damas::page
