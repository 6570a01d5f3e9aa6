// SPDX-License-Identifier: MIT
// The endgame tables that a player uses: those of the program, and those of a directory. Opened once and shared. In a
// page there are neither threads nor files: only the tables that it has fetched.
#pragma once

#include <map>
#include <memory>
#include <string>

#include "engine/embedded.hpp"
#include "tables/table_set.hpp"
#ifndef __wasi__
#include <mutex>

#include "tables/directory.hpp"
#endif

namespace damas::engine {

#ifdef __wasi__

template <rules::Variant V>
class OpenTables {
public:
    explicit OpenTables(const std::string&) { (void)set_.add(embedded_tables(V::id)); }
    const tables::TableSet<V>& set() const { return set_; }

private:
    tables::TableSet<V> set_;
};

/// Does nothing: a page has one thread.
struct StoreLock {};

#else

template <rules::Variant V>
class OpenTables {
public:
    explicit OpenTables(const std::string& directory) {
        (void)files_.add(embedded_tables(V::id));
        if (!directory.empty()) files_.open(directory);
    }
    const tables::TableSet<V>& set() const { return files_.set(); }

private:
    tables::TableDirectory<V> files_;
};

struct StoreLock {
    StoreLock() { mutex.lock(); }
    ~StoreLock() { mutex.unlock(); }
    StoreLock(const StoreLock&) = delete;
    StoreLock& operator=(const StoreLock&) = delete;

private:
    static inline std::mutex mutex;
};

#endif

template <rules::Variant V>
std::shared_ptr<const OpenTables<V>> open_tables(const std::string& directory) {
    static std::map<std::string, std::weak_ptr<const OpenTables<V>>> open;
    [[maybe_unused]] const StoreLock lock;
    auto& known = open[directory];
    if (auto tables = known.lock()) return tables;
    auto tables = std::make_shared<const OpenTables<V>>(directory);
    known = tables;
    return tables;
}

}  // namespace damas::engine
