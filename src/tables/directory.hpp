// SPDX-License-Identifier: MIT
// Tables on disk: a directory for each rule set, a file for each table, named after its material. A file is there
// either whole or not at all.
#pragma once

#include <deque>

#include "tables/mapped_file.hpp"
#include "tables/table_set.hpp"

namespace damas::tables {

/// DIRECTORY/spanish/2K1M-1K0M.wdl
std::string table_path(const std::string& directory, std::string_view rules, const Material& material, Kind kind);

/// Writes a file so that no crash can leave half of it, and the directories that it needs.
std::expected<void, words::Message> write_whole(const std::string& path, std::span<const std::uint8_t> bytes);

/// A set of tables with the files that it reads from.
template <rules::Variant V>
class TableDirectory {
public:
    /// Adds what a directory holds for these rules, up to a number of pieces. Refused files are named in the result.
    std::vector<words::Message> open(const std::string& directory, int most_pieces = max_pieces) {
        std::vector<words::Message> refused;
        for (const Material& pair : pairs_to_build(2, most_pieces))
            for (const Kind kind : {Kind::wdl, Kind::distance}) {
                open_file(table_path(directory, V::id, pair, kind), refused);
                if (pair != pair.reversed()) open_file(table_path(directory, V::id, pair.reversed(), kind), refused);
            }
        return refused;
    }
    /// Adds tables that lie in memory for as long as this does.
    std::expected<void, words::Message> add(std::span<const std::uint8_t> bytes) { return set_.add(bytes); }

    const TableSet<V>& set() const { return set_; }

private:
    void open_file(const std::string& path, std::vector<words::Message>& refused) {
        if (::access(path.c_str(), F_OK) != 0) return;
        auto file = MappedFile::open(path);
        if (!file) {
            refused.push_back(file.error());
            return;
        }
        files_.push_back(std::move(*file));
        if (const auto added = set_.add(files_.back().bytes()); !added)
            refused.push_back(words::about(path, added.error()));
    }

    std::deque<MappedFile> files_;
    TableSet<V> set_;
};

}  // namespace damas::tables
