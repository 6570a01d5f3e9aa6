// SPDX-License-Identifier: MIT
// A thread that helps a search: one of the system's; in a page, a worker that waits in the same memory
// (helper_slots.hpp); in a page without shared memory nobody asks for one.
#pragma once

#if defined(DAMAS_SHARED_MEMORY)
#include "engine/helper_slots.hpp"
#elif !defined(__wasi__)
#include <thread>
#endif

namespace damas::engine {

#if defined(DAMAS_SHARED_MEMORY)
using HelperThread = SlotThread;
#elif defined(__wasi__)
struct HelperThread {
    template <class Work>
    explicit HelperThread(const Work&) {}
};
#else
using HelperThread = std::jthread;
#endif

}  // namespace damas::engine
