// SPDX-License-Identifier: MIT
// The one count that is part of the tables: three kings against one, one of the three on the main diagonal, must win
// within the Forzosa's plies (article 28 of Spanish draughts). The count begins when such a position comes up, so a win
// that needs more plies than the count allows is a draw. Nothing else changes: while no king of the three stands on the
// diagonal the count does not run, and every win from there reaches the diagonal in time.
#pragma once

#include "tables/library.hpp"

namespace damas::tables {

inline constexpr Material forzosa_material{{3, 0}, {1, 0}};

constexpr bool is_forzosa(const Material& material) {
    return material == forzosa_material || material == forzosa_material.reversed();
}

/// Whether the value that a position of this material would have without the count comes too late under it.
template <rules::Variant V>
constexpr bool too_late(const Material& material, const Board& b, Value value) {
    constexpr int limit = V::rules.draws.forzosa_plies;
    if (limit == 0 || value.draw() || value.plies() <= limit || !is_forzosa(material)) return false;
    const Bits three = material == forzosa_material ? b.own_kings : b.other_kings;
    return (three & rules::Geometry<V>::main_diagonal) != 0;
}

/// Turns what comes too late in a table into draws.
template <rules::Variant V>
void apply_forzosa(OpenTable<V>& table) {
    if (V::rules.draws.forzosa_plies == 0 || !is_forzosa(table.index.material())) return;
    Rows<V> rows(table.index);
    const std::uint64_t size = table.index.row_size();
    for (std::uint64_t row = 0; row < table.index.rows(); ++row) {
        rows.go_to(row);
        for (std::uint64_t place = 0; place < size; ++place) {
            std::uint8_t& byte = table.values[row * size + place];
            if (too_late<V>(table.index.material(), rows.board(place), Value::from_byte(byte))) byte = Value{}.byte();
        }
    }
}

}  // namespace damas::tables
