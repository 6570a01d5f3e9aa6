// SPDX-License-Identifier: MIT
// Between the library's own types, which others see, and those of the modules, which they do not.
#pragma once

#include <damas/game.hpp>

#include "engine/rulebook.hpp"
#include "rules/legal_move.hpp"
#include "rules/setup.hpp"

namespace damas::library {

const engine::Rulebook& rulebook(const RuleSet& rules);
/// The rule set of one of our rule books.
const RuleSet& rule_set(const engine::Rulebook& book);

Text text(const words::Message& message);
Error error(const notation::ParseError& error);

constexpr rules::Side side(Side side) { return side == Side::white ? rules::Side::white : rules::Side::black; }
constexpr Side side(rules::Side side) { return side == rules::Side::white ? Side::white : Side::black; }
std::map<Square, Piece> pieces(const rules::Setup& setup);
rules::Setup setup(const Position& position);

Move move(const rules::LegalMove& move);
std::vector<Move> moves(const std::vector<rules::LegalMove>& moves);
Ruling ruling(const engine::Ruling& ruling);
/// Of a text that is no move.
Ruling unreadable(const notation::ParseError& error);

/// What a Game holds.
struct Inside {
    static Game make(const RuleSet& rules, std::unique_ptr<engine::Game> game);
    static const engine::Game& of(const Game& game);
};

}  // namespace damas::library
