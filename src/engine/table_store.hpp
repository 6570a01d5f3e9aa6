// SPDX-License-Identifier: MIT
// The endgame tables that a player uses: those of the program, and those of a directory. Opened once and shared.
#pragma once

#include <map>
#include <memory>
#include <mutex>

#include "engine/embedded.hpp"
#include "tables/directory.hpp"

namespace damas::engine {

template <rules::Variant V>
std::shared_ptr<const tables::TableDirectory<V>> open_tables(const std::string& directory) {
    static std::mutex mutex;
    static std::map<std::string, std::weak_ptr<const tables::TableDirectory<V>>> open;
    const std::lock_guard lock(mutex);
    auto& known = open[directory];
    if (auto tables = known.lock()) return tables;
    auto tables = std::make_shared<tables::TableDirectory<V>>();
    (void)tables->add(embedded_tables(V::id));
    if (!directory.empty()) tables->open(directory);
    known = tables;
    return tables;
}

}  // namespace damas::engine
