// SPDX-License-Identifier: MIT
// A legal move in squares, the same type for every variant: what a move is above `engine`, and in notation.
#pragma once

#include <vector>

#include "rules/square.hpp"

namespace damas::rules {

struct LegalMove {
    Square from{}, to{};
    std::vector<Square> captured{};  ///< Ascending.
    std::vector<Square> path{};      ///< One landing path, from and to included.
    bool ends_suffice = true;        ///< No other legal move of its position begins and ends where it does.

    bool is_capture() const { return !captured.empty(); }
    /// The same move, whichever way it goes.
    bool operator==(const LegalMove& other) const {
        return from == other.from && to == other.to && captured == other.captured;
    }
};

}  // namespace damas::rules
