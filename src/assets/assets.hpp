// SPDX-License-Identifier: MIT
// Files of data/ that are part of the program, so that it needs no path and no network. CMake makes the list from what
// is there; a page holds what it has fetched.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace damas::assets {

using Bytes = std::span<const std::uint8_t>;

/// A file by its name in data/, such as "networks/spanish.net"; empty if there is none.
Bytes find(std::string_view name);

/// What a page has fetched under a name, instead of what it had, which nobody may be using.
void provide(std::string_view name, std::vector<std::uint8_t> bytes);

/// The endgame tables, the learned evaluation and the opening book of a rule set; empty if there is none.
inline std::string tables_name(std::string_view rules) { return "tables/" + std::string(rules) + ".tables"; }
inline std::string network_name(std::string_view rules) { return "networks/" + std::string(rules) + ".net"; }
inline std::string book_name(std::string_view rules) { return "books/" + std::string(rules) + ".book"; }
inline Bytes tables_of(std::string_view rules) { return find(tables_name(rules)); }
inline Bytes network_of(std::string_view rules) { return find(network_name(rules)); }
inline Bytes book_of(std::string_view rules) { return find(book_name(rules)); }

/// The digests of all tables that we have made, one a line: rules, table, digest.
inline std::string_view table_digests() {
    const Bytes bytes = find("tables/digests.txt");
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

}  // namespace damas::assets
