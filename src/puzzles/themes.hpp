// SPDX-License-Identifier: MIT
// The themes of a puzzle, decided by facts of its line and nothing else.
//
// shot: the solver first loses pieces, then takes two or more with one move, and the line leaves him at least a man
//   better off than he was (a king counts three men).
// breakthrough: a man of the solver is crowned in the line, and the king is still there at its end.
// trap: the natural move, the one that a search of one ply would play, loses a man at least or the game; the good one
//   does not.
// opposition: few pieces, and after one of the solver's moves nobody can take and the defender gives way only because
// he
//   has to move: were it the solver's turn again, the goal would be out of reach.
// ending: endgame tables know the position.
// forzosa: three kings against one, under rules that count the moves of the Forzosa.
#pragma once

#include "puzzles/puzzles.hpp"

namespace damas::puzzles {

/// Material of one side minus the other's, in men; a king counts three.
int balance(const rules::Setup& position, rules::Side side);

/// What can be read off the moves of a line.
struct LineFacts {
    bool shot = false, breakthrough = false;
};
LineFacts facts_of(const engine::Rulebook& book, const Puzzle& puzzle);

/// Three kings against one, under rules that count.
bool is_forzosa(const engine::Rulebook& book, const rules::Setup& position);

/// So many pieces are few: a quarter of the men with which the game begins, and a man more for each side.
int few_pieces(const engine::Rulebook& book);

}  // namespace damas::puzzles
