// SPDX-License-Identifier: MIT
// How games went that the program has played through a position.
#pragma once

#include <cstdint>

namespace damas::book {

struct Results {
    std::uint32_t white = 0, draws = 0, black = 0;

    std::uint32_t games() const { return white + draws + black; }
    bool operator==(const Results&) const = default;
};

}  // namespace damas::book
