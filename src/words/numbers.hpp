// SPDX-License-Identifier: MIT
// Numbers as people write them.
#pragma once

#include <cstdint>
#include <string>

#include "words/language.hpp"

namespace damas::words {

/// The moves that so many plies take, the last one perhaps by one side only.
constexpr int moves_in(int plies) { return (plies + 1) / 2; }

/// Between a number and its decimals.
constexpr char decimal_mark(Language language) { return language == Language::spanish ? ',' : '.'; }

/// "1.25", in Spanish "1,25".
std::string decimal(double number, int decimals, Language language);

/// "1,234,567", in Spanish "1.234.567".
std::string thousands(std::uint64_t number, Language language);

}  // namespace damas::words
