// SPDX-License-Identifier: MIT
// A move in a variant's own types as Hub writes it.
#pragma once

#include "notation/move_writer.hpp"
#include "rules/setup.hpp"

namespace damas::testing {

template <rules::Variant V>
std::string hub(const rules::Move& move) {
    using G = rules::Geometry<V>;
    return notation::write_hub({.from = G::square_of(move.from),
                                .to = G::square_of(move.to),
                                .captured = rules::squares_of<V>(move.captured)});
}

}  // namespace damas::testing
