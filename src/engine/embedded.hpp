// SPDX-License-Identifier: MIT
// Files that are part of the program, so that it needs no path and no network.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace damas::engine {

/// The endgame tables of a rule set that come with the program; empty if there are none.
std::span<const std::uint8_t> embedded_tables(std::string_view rules);

/// The learned evaluation of a rule set that comes with the program; empty if there is none.
std::span<const std::uint8_t> embedded_network(std::string_view rules);

/// The opening book of a rule set that comes with the program; empty if there is none.
std::span<const std::uint8_t> embedded_book(std::string_view rules);

/// Where the program holds no tables, as in a page: those that were fetched, until others replace them. Nobody may be
/// using the old ones.
void provide_tables(std::string_view rules, std::vector<std::uint8_t> bytes);
void provide_network(std::string_view rules, std::vector<std::uint8_t> bytes);
void provide_book(std::string_view rules, std::vector<std::uint8_t> bytes);

/// The digests of all tables that we have made, one a line: rules, table, digest.
std::string_view embedded_table_digests();

}  // namespace damas::engine
