// SPDX-License-Identifier: MIT
#include "engine/embedded.hpp"

#ifndef DAMAS_EMBED
#include <map>
#endif

namespace damas::engine {

#ifdef DAMAS_EMBED

// Where embedded_files.S puts the files.
extern "C" {
extern const std::uint8_t damas_spanish_tables_begin[], damas_spanish_tables_end[];
extern const std::uint8_t damas_entrenamiento_tables_begin[], damas_entrenamiento_tables_end[];
extern const std::uint8_t damas_international_tables_begin[], damas_international_tables_end[];
extern const char damas_table_digests_begin[], damas_table_digests_end[];
}

std::span<const std::uint8_t> embedded_tables(std::string_view rules) {
    if (rules == "spanish") return {damas_spanish_tables_begin, damas_spanish_tables_end};
    if (rules == "entrenamiento") return {damas_entrenamiento_tables_begin, damas_entrenamiento_tables_end};
    if (rules == "international") return {damas_international_tables_begin, damas_international_tables_end};
    return {};
}

std::string_view embedded_table_digests() { return {damas_table_digests_begin, damas_table_digests_end}; }

#else  // In the browser they are fetched when they are needed.

namespace {

std::map<std::string, std::vector<std::uint8_t>, std::less<>>& fetched() {
    static std::map<std::string, std::vector<std::uint8_t>, std::less<>> tables;
    return tables;
}

}  // namespace

void provide_tables(std::string_view rules, std::vector<std::uint8_t> bytes) {
    fetched().insert_or_assign(std::string(rules), std::move(bytes));
}

std::span<const std::uint8_t> embedded_tables(std::string_view rules) {
    const auto found = fetched().find(rules);
    return found == fetched().end() ? std::span<const std::uint8_t>() : std::span(found->second);
}
std::string_view embedded_table_digests() { return {}; }

#endif

}  // namespace damas::engine
