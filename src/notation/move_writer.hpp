// SPDX-License-Identifier: MIT
// Legal moves as text. People write `9-13` and `9x18`, and name every landing square where that would be ambiguous; the
// Hub form, from x to x captured squares, is never ambiguous.
#pragma once

#include "notation/written_move.hpp"
#include "rules/legal_move.hpp"

namespace damas::notation {

/// The shortest form that names a move among all legal ones: ends only or, if two share them, the whole path.
MoveText short_form(const rules::LegalMove& move);
/// From, to, captured squares ascending.
MoveText hub_form(const rules::LegalMove& move);

/// As people write it: `9-13`, `9x18`.
std::string write_move(const rules::LegalMove& move);
/// With every landing square.
std::string write_path(const rules::LegalMove& move);
/// `9-13`, `9x18x13`.
std::string write_hub(const rules::LegalMove& move);

/// A line of play as people write it, a text a move.
std::vector<std::string> write_moves(const std::vector<rules::LegalMove>& moves);

}  // namespace damas::notation
