// SPDX-License-Identifier: MIT
// A thread that helps a search; where there are none, as in a page, nobody asks for one.
#pragma once

#ifndef __wasi__
#include <thread>
#endif

namespace damas::engine {

#ifdef __wasi__
struct HelperThread {
    template <class Work>
    explicit HelperThread(const Work&) {}
};
#else
using HelperThread = std::jthread;
#endif

}  // namespace damas::engine
