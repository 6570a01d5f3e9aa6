// SPDX-License-Identifier: MIT
// Rule sets and positions.
#include <algorithm>
#include <damas/perft.hpp>
#include <damas/position.hpp>

#include "engine/perft.hpp"
#include "library/plain.hpp"
#include "notation/fen.hpp"

namespace damas {

const std::vector<RuleSet>& rule_sets() {
    static const std::vector<Text> names = [] {
        std::vector<Text> texts;
        for (const engine::Rulebook* book : engine::rulebooks()) texts.push_back(library::text(book->name()));
        return texts;
    }();
    static const std::vector<RuleSet> all = [] {
        std::vector<RuleSet> sets;
        for (const engine::Rulebook* book : engine::rulebooks())
            sets.push_back({book->id(), names[sets.size()], book->rules().width, book->rules().height});
        return sets;
    }();
    return all;
}

std::optional<RuleSet> find_rule_set(std::string_view id) {
    for (const RuleSet& rules : rule_sets())
        if (rules.id() == id) return rules;
    return {};
}

Position::Position(const RuleSet& rules) : rules_(rules) {
    const rules::Setup start = library::rulebook(rules).start();
    turn_ = library::side(start.turn);
    pieces_ = library::pieces(start);
}

std::expected<Position, Error> Position::from_fen(const RuleSet& rules, std::string_view fen) {
    const auto game = Game::from_fen(rules, fen);
    if (!game) return std::unexpected(game.error());
    return game->position();
}

std::optional<Piece> Position::piece_on(Square square) const {
    const auto found = pieces_.find(square);
    return found == pieces_.end() ? std::nullopt : std::optional(found->second);
}

std::string Position::fen() const { return notation::write_fen(library::setup(*this)); }

std::uint64_t perft(const Position& position, int depth) {
    return engine::perft(position.rule_set().id(), library::setup(position), std::max(depth, 0), rules::Leaves::bulk);
}

}  // namespace damas
