// SPDX-License-Identifier: MIT
// One player that looks at positions one after another; its table remembers from each to the next.
#pragma once

#include "analysis/analysis.hpp"

namespace damas::analysis {

class Analyst {
public:
    using OnLine = std::function<void(const RatedLine&)>;

    Analyst(const engine::Rulebook& book, const engine::PlayerOptions& options)
        : player_(engine::make_player(book.id(), options)) {}

    /// The best lines of a game that is not over, at least one, each as far as the game goes on.
    std::vector<RatedLine> look(const engine::Game& game, const AnalysisLimits& limits, const OnLine& on_line,
                                const std::atomic<bool>& stop);

    /// What it has seen so far is of no more use.
    void forget() { player_->new_game(); }

    /// Nodes of the last look.
    std::uint64_t nodes() const { return player_->nodes(); }

private:
    std::unique_ptr<engine::Player> player_;
};

}  // namespace damas::analysis
