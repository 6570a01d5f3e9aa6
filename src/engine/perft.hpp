// SPDX-License-Identifier: MIT
// Counting leaves, free of any variant's types. Apart from the Rulebook, so that a page does not carry it.
#pragma once

#include <cstdint>
#include <expected>
#include <string_view>

#include "notation/text.hpp"
#include "rules/perft.hpp"

namespace damas::engine {

/// Positions `depth` plies after a FEN; the rule set exists.
std::expected<std::uint64_t, notation::ParseError> perft(std::string_view rules, std::string_view fen, int depth,
                                                         rules::Leaves leaves);

}  // namespace damas::engine
