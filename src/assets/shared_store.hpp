// SPDX-License-Identifier: MIT
// Things that are large, opened once and shared by all players as long as anybody uses them.
#pragma once

#include <map>
#include <memory>
#include <string>
#ifndef __wasi__
#include <mutex>
#endif

namespace damas::assets {

#ifdef __wasi__

/// Does nothing: a page has one thread.
struct StoreLock {};

#else

struct StoreLock {
    StoreLock() { mutex.lock(); }
    ~StoreLock() { mutex.unlock(); }
    StoreLock(const StoreLock&) = delete;
    StoreLock& operator=(const StoreLock&) = delete;

private:
    static inline std::mutex mutex;
};

#endif

template <class T>
using WeakCache = std::map<std::string, std::weak_ptr<const T>>;

/// What the cache has under this name and somebody still uses, or what `open` gives, which may be nothing.
template <class T, class Open>
std::shared_ptr<const T> shared(WeakCache<T>& cache, const std::string& name, Open&& open) {
    [[maybe_unused]] const StoreLock lock;
    auto& known = cache[name];
    if (auto thing = known.lock()) return thing;
    std::shared_ptr<const T> thing = open();
    known = thing;
    return thing;
}

}  // namespace damas::assets
