// SPDX-License-Identifier: MIT
// Memory that runs out to order: of the allocations of some threads, the n-th fails. For test
// programs that have failing_memory.cpp among their sources.
#pragma once

#include <atomic>

namespace damas::testing {

/// The allocation that fails next, counted from 1; 0 if none is to fail.
inline std::atomic<long> failing_allocation = 0;
inline std::atomic<long> allocations = 0;
inline thread_local int has_memory = 0;

/// While it lives, its thread has memory: the side that watches.
struct HasMemory {
    HasMemory() { ++has_memory; }
    ~HasMemory() { --has_memory; }
    HasMemory(const HasMemory&) = delete;
};

}  // namespace damas::testing
