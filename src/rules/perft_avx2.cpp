// SPDX-License-Identifier: MIT
// Perft's loops on four boards at a time, compiled for AVX2. This file must make nothing that others might share: no
// function but those over four lanes.
#include "core/lanes_avx2.hpp"
#include "rules/perft_loops.hpp"

namespace damas::rules {

constinit const PerftTable perft_loops_avx2 = perft_loops<core::FourLanes>(AllVariants{});

}  // namespace damas::rules
