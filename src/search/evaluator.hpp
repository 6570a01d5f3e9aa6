// SPDX-License-Identifier: MIT
// What a quiet position is worth to the champion: by its network, by patterns, or by hand, and a weaker player's error.
#pragma once

#include <algorithm>
#include <optional>

#include "eval/network.hpp"
#include "eval/patterns.hpp"
#include "eval/terms.hpp"
#include "search/score.hpp"

namespace damas::search {

/// A weaker player's evaluation is off by up to `size`, always by the same amount in the same position.
struct EvaluationError {
    int size = 0;
    std::uint64_t seed = 0;
};

/// What was learned, if anything; must outlive whoever uses it.
struct Learned {
    const eval::NetworkWeights* network = nullptr;
    const eval::PatternWeights* patterns = nullptr;
};

template <rules::Variant V>
class Evaluator {
public:
    Evaluator(const eval::Weights& weights, EvaluationError error, Learned learned) : weights_(weights), error_(error) {
        if (learned.network != nullptr) network_.emplace(*learned.network);
        if (learned.patterns != nullptr) patterns_.emplace(*learned.patterns);
    }

    Score operator()(const rules::Position<V>& p, int ply) {
        Score score = network_ ? (*network_)(p, ply) : patterns_ ? (*patterns_)(p) : eval::evaluate(p, weights_);
        if (error_.size > 0) {
            const std::uint64_t chance = core::fold_multiply(p.hash() ^ error_.seed, 0x9E37'79B9'7F4A'7C15);
            score += static_cast<int>(chance % static_cast<std::uint64_t>(2 * error_.size + 1)) - error_.size;
        }
        if (!network_ && !patterns_ && drawish(p)) score /= 8;
        return std::clamp(score, -largest_evaluation, largest_evaluation);  // Weights may be anybody's.
    }

private:
    /// A king defends against three pieces or fewer: rarely lost, except to three kings on the small board.
    static bool drawish(const rules::Position<V>& p) {
        if (p.kings_of(rules::Side::white) == 0 || p.kings_of(rules::Side::black) == 0) return false;
        const int white = core::count(p.white), black = core::count(p.black), more = std::max(white, black);
        const bool three_kings_win = V::rules.width == 8 && more == 3 && white + black == 4;
        return more <= 3 && !three_kings_win;
    }

    eval::Weights weights_;
    EvaluationError error_;
    std::optional<eval::Network<V>> network_;
    std::optional<eval::Patterns<V>> patterns_;
};

}  // namespace damas::search
