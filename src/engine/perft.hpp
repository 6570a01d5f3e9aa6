// SPDX-License-Identifier: MIT
// Counting leaves, free of any variant's types. Apart from the Rulebook, so that a page does not carry it.
#pragma once

#include <cstdint>
#include <string_view>

#include "rules/perft.hpp"
#include "rules/setup.hpp"

namespace damas::engine {

/// Positions `depth` plies after one of its own; the rule set exists.
std::uint64_t perft(std::string_view rules, const rules::Setup& position, int depth, rules::Leaves leaves);

}  // namespace damas::engine
