// SPDX-License-Identifier: MIT
// From all values of a table to what is stored of it, and back: what a capture decides is left out of files, since
// whoever asks can play the capture.
#pragma once

#include "rules/generator.hpp"
#include "rules/threats.hpp"
#include "tables/forzosa.hpp"
#include "tables/library.hpp"
#include "tables/parallel.hpp"
#include "tables/table_file.hpp"

namespace damas::tables {

/// Calls `visit(number, board)` for every position of a table, on several threads.
template <rules::Variant V, class Visit>
void for_each_board(const Index<V>& index, int threads, Visit&& visit) {
    const std::uint64_t size = index.row_size();
    const auto sets = std::make_shared<const RowSets>(index);
    for_each_piece(index.rows(), std::max<std::uint64_t>((1 << 14) / size, 1), threads,
                   [&](std::uint64_t first, std::uint64_t last, int) {
                       Rows<V> rows(index, sets);
                       for (std::uint64_t row = first; row < last; ++row) {
                           rows.go_to(row);
                           for (std::uint64_t place = 0; place < size; ++place)
                               visit(row * size + place, rows.board(place));
                       }
                   });
}

/// What the two tables of a material store.
struct StoredValues {
    std::vector<std::uint8_t> distances, results;
};

/// From the values on the board: results take the Forzosa into account.
template <rules::Variant V>
StoredValues stored_values(const OpenTable<V>& table, int threads) {
    StoredValues stored{std::vector<std::uint8_t>(table.values.size(), any_value),
                        std::vector<std::uint8_t>(table.values.size(), any_value)};
    const Material& material = table.index.material();
    for_each_board<V>(table.index, threads, [&](std::uint64_t number, const Board& b) {
        const auto p = position_of<V>(b);
        if (rules::could_capture<V, rules::Side::white>(p)) return;
        const std::uint8_t value = stored.distances[number] = table.values[number];
        if (rules::could_capture<V, rules::Side::black>(p)) return;
        const bool late = too_late<V>(material, b, Value::from_byte(value));
        stored.results[number] = static_cast<std::uint8_t>(late ? Wdl::draw : Value::from_byte(value).wdl());
    });
    return stored;
}

/// The best capture's value; there is at least one, and the library has what it leads to.
template <rules::Variant V>
Value best_capture(const Library<V>& library, const rules::Position<V>& p) {
    rules::MoveList moves;
    rules::generate<V, rules::Side::white>(p, moves);
    Value best = Value::plies(0);
    for (const rules::Move& move : moves)
        best = Value::better(best, library(board_of(rules::play<V, rules::Side::white>(p, move))).before());
    return best;
}

/// All values of a table of distances, captures included; nothing if it is damaged.
template <rules::Variant V>
std::shared_ptr<OpenTable<V>> restore(const TableFile& file, const Library<V>& library, int threads) {
    auto table = std::make_shared<OpenTable<V>>(file.info().material);
    std::atomic<bool> damaged = false;
    for_each_piece(file.blocks(), 16, threads, [&](std::uint64_t first, std::uint64_t last, int) {
        for (std::uint64_t block = first; block < last; ++block)
            if (!file.decode(block, std::span(table->values).subspan(block * block_size, file.size_of(block))))
                damaged = true;
    });
    if (damaged) return {};
    for_each_board<V>(table->index, threads, [&](std::uint64_t number, const Board& b) {
        const auto p = position_of<V>(b);
        if (rules::could_capture<V, rules::Side::white>(p)) table->values[number] = best_capture(library, p).byte();
    });
    return table;
}

}  // namespace damas::tables
