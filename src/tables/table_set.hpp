// SPDX-License-Identifier: MIT
// The tables of one rule set that are at hand. Tables are added from bytes, wherever those come from: a file, the
// program itself, a download. A table that is damaged or belongs to another game is refused and the rest goes on
// without it.
#pragma once

#include "tables/index.hpp"
#include "tables/table_file.hpp"
#include "tables/value.hpp"
#include "words/tables.hpp"

namespace damas::tables {

template <rules::Variant V>
class TableSet {
public:
    struct Entry {
        TableFile file;
        Index<V> index;
        std::uint32_t id;  ///< Different for every table of a set.
    };

    /// Adds all tables that stand one after another in `bytes`, which must stay where they are. A table that is there
    /// already is kept. The error speaks of the first one that was refused; those before it have been added.
    std::expected<void, words::Message> add(std::span<const std::uint8_t> bytes) {
        const auto refuse = [](words::Message why) { return std::unexpected(std::move(why)); };
        while (!bytes.empty()) {
            auto file = TableFile::open(bytes);
            if (!file) return std::unexpected(file.error());
            const TableInfo info = file->info();
            bytes = bytes.subspan(static_cast<std::size_t>(file->length()));
            if (info.rules != V::id) return refuse({words::tables::table.other_rules, info.rules});
            if (info.forzosa != (V::rules.draws.forzosa_plies > 0)) return refuse(words::tables::table.other_shape);
            // Each placement of own men has a position at least: a table with fewer is refused before they are listed.
            const auto wrong = [&] { return refuse(words::tables::wrong_number_of_positions); };
            if (choose(Index<V>::man_squares, info.material.own.men) > info.positions) return wrong();
            Index<V> index(info.material);
            if (index.size() != info.positions) return wrong();
            auto& slot = entries_[static_cast<std::size_t>(info.kind)][code(info.material)];
            if (slot) continue;
            slot = std::make_unique<Entry>(Entry{std::move(*file), std::move(index), next_id_++});
            note(info);
        }
        return {};
    }

    const Entry* find(Kind kind, const Material& material) const {
        if (material.own.pieces() == 0 || material.other.pieces() == 0 || material.pieces() > max_pieces)
            return nullptr;
        return entries_[static_cast<std::size_t>(kind)][code(material)].get();
    }
    /// The most pieces for which all tables of a kind are here; 0 if some are missing already with two.
    int complete(Kind kind) const { return complete_[static_cast<std::size_t>(kind)]; }
    bool empty() const { return next_id_ == 0; }

private:
    void note(const TableInfo& info) {
        auto& complete = complete_[static_cast<std::size_t>(info.kind)];
        for (int pieces = complete < 2 ? 2 : complete + 1; pieces <= max_pieces; ++pieces) {
            for (const Material& m : pairs_to_build(pieces, pieces))
                if (find(info.kind, m) == nullptr || find(info.kind, m.reversed()) == nullptr) return;
            complete = pieces;
        }
    }

    std::array<std::array<std::unique_ptr<Entry>, 4096>, 2> entries_;
    std::array<int, 2> complete_{};
    std::uint32_t next_id_ = 0;
};

}  // namespace damas::tables
