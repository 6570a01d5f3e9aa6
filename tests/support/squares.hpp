// SPDX-License-Identifier: MIT
// Squares in tests, which write them as plain numbers.
#pragma once

#include <ostream>
#include <vector>

#include "rules/square.hpp"

namespace damas::rules {

inline std::ostream& operator<<(std::ostream& out, Square square) { return out << square.number(); }

}  // namespace damas::rules

namespace damas::testing {

inline std::vector<rules::Square> squares(const std::vector<int>& numbers) { return {numbers.begin(), numbers.end()}; }

}  // namespace damas::testing
