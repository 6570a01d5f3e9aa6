// SPDX-License-Identifier: MIT
// What a search has found out.
#pragma once

#include <cstdint>
#include <vector>

#include "rules/move.hpp"
#include "search/score.hpp"

namespace damas::search {

/// One finished line of one iteration.
struct Info {
    int depth = 0;
    int line = 1;  ///< Rank among several lines, from 1.
    Score score = 0;
    std::uint64_t nodes = 0, hash_hits = 0;
    std::vector<rules::Move> moves;
};

}  // namespace damas::search
