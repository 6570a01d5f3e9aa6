// SPDX-License-Identifier: MIT
// How many positions of a material are won, drawn and lost, and the longest win: counted while a table is built and
// kept beside it, since the results alone do not tell how long a win takes.
#pragma once

#include <expected>

#include "tables/library.hpp"

namespace damas::tables {

struct Counts {
    std::uint64_t positions = 0, win = 0, draw = 0, loss = 0;
    int longest_win = -1;              ///< Plies; -1 if nothing is won.
    std::uint64_t longest_number = 0;  ///< A position with that win.

    bool operator==(const Counts&) const = default;
};

/// Of the values on the board, whatever a count would make of them.
template <rules::Variant V>
Counts count_values(const OpenTable<V>& table) {
    Counts c;
    c.positions = table.values.size();
    std::array<std::uint64_t, 256> of_value{};
    for (const std::uint8_t byte : table.values) ++of_value[byte];
    std::uint8_t longest = 0;
    for (std::size_t byte = 0; byte < of_value.size(); ++byte) {
        if (of_value[byte] == 0) continue;
        const Value value = Value::from_byte(static_cast<std::uint8_t>(byte));
        (value.win() ? c.win : value.loss() ? c.loss : c.draw) += of_value[byte];
        if (value.win() && value.plies() > c.longest_win)
            c.longest_win = value.plies(), longest = static_cast<std::uint8_t>(byte);
    }
    if (c.longest_win >= 0)
        while (table.values[c.longest_number] != longest) ++c.longest_number;
    return c;
}

/// DIRECTORY/spanish/2K1M-1K0M.counts: the six numbers in one line.
std::expected<void, words::Message> write_counts(const std::string& directory, std::string_view rules,
                                                 const Material& material, const Counts& counts);
/// Nothing if there are none or they make no sense.
std::optional<Counts> read_counts(const std::string& directory, std::string_view rules, const Material& material);

}  // namespace damas::tables
