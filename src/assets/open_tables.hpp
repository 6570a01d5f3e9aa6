// SPDX-License-Identifier: MIT
// The endgame tables that a player uses: those of the program, and those of a directory. Opened once and shared. In a
// page there are neither threads nor files: only the tables that it has fetched.
#pragma once

#include "assets/assets.hpp"
#include "assets/shared_store.hpp"
#include "tables/table_set.hpp"
#ifndef __wasi__
#include "tables/directory.hpp"
#endif

namespace damas::assets {

#ifdef __wasi__

template <rules::Variant V>
class OpenTables {
public:
    explicit OpenTables(const std::string&) { (void)set_.add(tables_of(V::id)); }
    const tables::TableSet<V>& set() const { return set_; }

private:
    tables::TableSet<V> set_;
};

#else

template <rules::Variant V>
class OpenTables {
public:
    explicit OpenTables(const std::string& directory) {
        (void)files_.add(tables_of(V::id));
        if (!directory.empty()) refused_ = files_.open(directory);
    }
    const tables::TableSet<V>& set() const { return files_.set(); }
    /// The files of the directory that cannot be used, each with its reason.
    const std::vector<words::Message>& refused() const { return refused_; }

private:
    tables::TableDirectory<V> files_;
    std::vector<words::Message> refused_;
};

#endif

template <rules::Variant V>
std::shared_ptr<const OpenTables<V>> open_tables(const std::string& directory) {
    static WeakCache<OpenTables<V>> open;
    return shared(open, directory, [&] { return std::make_shared<const OpenTables<V>>(directory); });
}

}  // namespace damas::assets
