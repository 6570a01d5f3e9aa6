// SPDX-License-Identifier: MIT
// The game that successive requests describe, with every move in full: other programs want to know what is captured.
#pragma once

#include "engine/player.hpp"
#include "engine/rulebook.hpp"

namespace damas::arena {

class Transcript {
public:
    /// Rules that exist.
    explicit Transcript(std::string_view rules) : book_(*engine::find_rulebook(rules)) {}

    /// Follows a request; only the moves that are new since the last one are looked at. An error if one is illegal.
    std::expected<void, std::string> follow(const engine::ThinkRequest& request);
    /// Forgets the game.
    void clear() { game_.reset(); }

    const engine::Rulebook& book() const { return book_; }
    /// The game so far; nothing before the first request.
    const engine::Game* game() const { return game_.get(); }
    const std::vector<engine::LegalMove>& moves() const { return moves_; }

private:
    const engine::Rulebook& book_;
    std::unique_ptr<engine::Game> game_;
    std::string fen_;
    std::vector<notation::MoveText> written_;
    std::vector<engine::LegalMove> moves_;
};

}  // namespace damas::arena
