// SPDX-License-Identifier: MIT
// Finished tables in memory, one byte a position, for whoever needs every value: the builder and the verifier.
#pragma once

#include <array>
#include <cassert>
#include <memory>
#include <vector>

#include "tables/index.hpp"
#include "tables/value.hpp"

namespace damas::tables {

template <rules::Variant V>
struct OpenTable {
    explicit OpenTable(const Material& material) : index(material), values(index.size()) {}

    Index<V> index;
    std::vector<std::uint8_t> values;  ///< Value::byte.
};

template <rules::Variant V>
class Library {
public:
    void add(std::shared_ptr<const OpenTable<V>> table) { tables_[code(table->index.material())] = std::move(table); }
    void drop(const Material& material) { tables_[code(material)].reset(); }
    const OpenTable<V>* find(const Material& material) const { return tables_[code(material)].get(); }

    /// The value of a position whose table is here; a side without pieces has lost.
    Value operator()(const Board& b) const {
        const Material material{{core::count(b.own_kings), core::count(b.own_men)},
                                {core::count(b.other_kings), core::count(b.other_men)}};
        if (material.own.pieces() == 0) return Value::plies(0);
        const OpenTable<V>* table = find(material);
        assert(table != nullptr);
        return Value::from_byte(table->values[table->index(b)]);
    }

private:
    std::array<std::shared_ptr<const OpenTable<V>>, 4096> tables_;
};

}  // namespace damas::tables
