// SPDX-License-Identifier: MIT
// Positions for the articles of the rules pages, to be tried on the board: those that the pages speak of.

export const examples: Record<string, Record<number, string[]>> = {
  spanish: {
    6: [""], 8: ["W:W9,10:B22"], 11: ["W:W28:B5", "W:W23:B26,27"], 12: ["W:WK14:B32"], 13: ["W:WK1:B19,23"], 14: ["W:W14:B10,18"], 15: ["W:W9:B13,21"], 16: ["W:WK4:B14"],
    17: ["W:WK4:B14,22"], 18: ["W:WK23:B19,21,28"], 19: ["W:WK31:B12,14,23,27", "W:WK10:B7,13,14,15"], 20: ["W:W9,12:B13"], 22: ["W:W9,11:B13,21,K15"], 23: ["W:W9,11:B13,K15", "W:WK4,9:B14,K13"],
    24: ["W:W9:B13,18"], 28: ["W:WK5,K12,K16:BK30"],
  },
  entrenamiento: {
    2: [""], 4: ["W:W10:B22"], 5: ["W:W14:B10,18"], 6: ["W:W9:B13,21"], 7: ["W:W28:B5", "W:W23:B26,27"], 8: ["W:WK1:B29"], 9: ["W:WK4:B14"], 10: ["W:WK31:B12,14,23,27"], 11: ["W:W9,12:B13"],
    12: ["W:WK17,8:B12,19,26"], 13: ["W:W9,11:B13,15,21"], 14: ["W:W9,11:B13,K15"], 15: ["W:W9:B13,18"],
  },
  international: {
    3: [""], 5: ["W:W32,35:B19"], 6: ["W:W12:B8", "W:W12:B8,9"], 7: ["W:WK46:B6"], 9: ["W:W28:B22,33"], 10: ["W:WK46:B28"], 11: ["W:W38:B33,23"], 12: ["W:W32:B27,28,29,38,39"], 13: ["W:WK9:B13,19,39,40"],
    14: ["W:W28,35:B33"], 15: ["W:W28:B22,33,34"], 16: ["W:W46:B37,41"], 20: ["W:WK46,31,36:BK3"],
  },
};
