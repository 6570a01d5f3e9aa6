// SPDX-License-Identifier: MIT
// A range of work cut into pieces that several threads take one after another.
#pragma once

#include <atomic>
#include <mutex>
#include <thread>
#include <vector>

namespace damas::tables {

/// Calls `work(first, last, thread)` for pieces of [0, size) of at most `grain`, on `threads` threads.
template <class Work>
void for_each_piece(std::uint64_t size, std::uint64_t grain, int threads, Work&& work) {
    std::atomic<std::uint64_t> next = 0;
    const auto run = [&](int thread) {
        for (std::uint64_t first = next.fetch_add(grain); first < size; first = next.fetch_add(grain))
            work(first, std::min(first + grain, size), thread);
    };
    std::vector<std::jthread> helpers;
    for (int i = 1; i < threads && static_cast<std::uint64_t>(i) * grain < size; ++i) helpers.emplace_back(run, i);
    run(0);
}

}  // namespace damas::tables
