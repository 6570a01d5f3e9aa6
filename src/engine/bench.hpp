// SPDX-License-Identifier: MIT
// A fixed search of fixed positions whose node total is a signature: any change of what the search does changes it.
#pragma once

#include <cstdint>
#include <string_view>

namespace damas::engine {

struct BenchResult {
    std::uint64_t nodes = 0;
    double seconds = 0;
};

/// Searches the bench positions of a rule set to `depth` with one thread and a fresh table each.
BenchResult run_bench(std::string_view rules, int depth, int threads = 1, std::size_t hash_megabytes = 16);

/// The depth for which data/bench.signature holds the totals.
inline constexpr int signature_depth = 11;

}  // namespace damas::engine
