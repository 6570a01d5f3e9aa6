// SPDX-License-Identifier: MIT
// A game as a value: where it began, its moves, and the draw limits it is played by. Only a Game gives one, so that its
// moves are legal and whoever gets it need not ask.
#pragma once

#include "rules/legal_move.hpp"
#include "rules/setup.hpp"

namespace damas::engine {

class GameRecord {
public:
    const rules::Setup& start() const { return start_; }
    const std::vector<rules::LegalMove>& moves() const { return moves_; }
    const rules::DrawLimits& limits() const { return limits_; }

    bool operator==(const GameRecord&) const = default;

private:
    friend class Game;
    GameRecord(rules::Setup start, std::vector<rules::LegalMove> moves, const rules::DrawLimits& limits)
        : start_(std::move(start)), moves_(std::move(moves)), limits_(limits) {}

    rules::Setup start_;
    std::vector<rules::LegalMove> moves_;
    rules::DrawLimits limits_;
};

}  // namespace damas::engine
