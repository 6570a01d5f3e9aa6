// SPDX-License-Identifier: MIT
// How often a move between two squares has been best when it was tried, as a probability: the order of moves that the
// hash table knows nothing about.
#pragma once

#include <array>

#include "rules/move.hpp"
#include "rules/rule_set.hpp"

namespace damas::search {

class History {
public:
    void clear() {
        for (auto& side : chance_) side.fill(half);
    }
    int chance(rules::Side side, const rules::Move& move) const { return chance_[index(side)][entry(move)]; }
    void good(rules::Side side, const rules::Move& move) {
        std::uint16_t& c = chance_[index(side)][entry(move)];
        c = static_cast<std::uint16_t>(c + (one - c) / 32);
    }
    void bad(rules::Side side, const rules::Move& move) {
        std::uint16_t& c = chance_[index(side)][entry(move)];
        c = static_cast<std::uint16_t>(c - c / 32);
    }

private:
    static constexpr std::uint16_t one = 1 << 12, half = one / 2;
    static std::size_t index(rules::Side side) { return static_cast<std::size_t>(side); }
    static std::size_t entry(const rules::Move& m) {
        return static_cast<std::size_t>(m.from) << 6 | static_cast<std::size_t>(m.to);
    }

    std::array<std::array<std::uint16_t, 4096>, 2> chance_{};
};

}  // namespace damas::search
