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
extern const std::uint8_t damas_spanish_network_begin[], damas_spanish_network_end[];
extern const std::uint8_t damas_entrenamiento_network_begin[], damas_entrenamiento_network_end[];
extern const std::uint8_t damas_international_network_begin[], damas_international_network_end[];
extern const std::uint8_t damas_spanish_book_begin[], damas_spanish_book_end[];
extern const std::uint8_t damas_international_book_begin[], damas_international_book_end[];
extern const char damas_table_digests_begin[], damas_table_digests_end[];
}

std::span<const std::uint8_t> embedded_tables(std::string_view rules) {
    if (rules == "spanish") return {damas_spanish_tables_begin, damas_spanish_tables_end};
    if (rules == "entrenamiento") return {damas_entrenamiento_tables_begin, damas_entrenamiento_tables_end};
    if (rules == "international") return {damas_international_tables_begin, damas_international_tables_end};
    return {};
}

std::span<const std::uint8_t> embedded_network(std::string_view rules) {
    if (rules == "spanish") return {damas_spanish_network_begin, damas_spanish_network_end};
    if (rules == "entrenamiento") return {damas_entrenamiento_network_begin, damas_entrenamiento_network_end};
    if (rules == "international") return {damas_international_network_begin, damas_international_network_end};
    return {};
}

std::span<const std::uint8_t> embedded_book(std::string_view rules) {
    if (rules == "spanish") return {damas_spanish_book_begin, damas_spanish_book_end};
    if (rules == "international") return {damas_international_book_begin, damas_international_book_end};
    return {};
}

std::string_view embedded_table_digests() { return {damas_table_digests_begin, damas_table_digests_end}; }

#else  // In the browser they are fetched when they are needed.

namespace {

/// Files by their names in data/.
using Files = std::map<std::string, std::vector<std::uint8_t>, std::less<>>;

Files& fetched() {
    static Files files;
    return files;
}

std::span<const std::uint8_t> file(const std::string& name) {
    const auto found = fetched().find(name);
    return found == fetched().end() ? std::span<const std::uint8_t>() : std::span(found->second);
}

std::string tables_name(std::string_view rules) { return "tables/" + std::string(rules); }
std::string network_name(std::string_view rules) { return "networks/" + std::string(rules); }
std::string book_name(std::string_view rules) { return "books/" + std::string(rules); }

}  // namespace

void provide_network(std::string_view rules, std::vector<std::uint8_t> bytes) {
    fetched().insert_or_assign(network_name(rules), std::move(bytes));
}

void provide_tables(std::string_view rules, std::vector<std::uint8_t> bytes) {
    fetched().insert_or_assign(tables_name(rules), std::move(bytes));
}

void provide_book(std::string_view rules, std::vector<std::uint8_t> bytes) {
    fetched().insert_or_assign(book_name(rules), std::move(bytes));
}

std::span<const std::uint8_t> embedded_tables(std::string_view rules) { return file(tables_name(rules)); }
std::span<const std::uint8_t> embedded_network(std::string_view rules) { return file(network_name(rules)); }
std::span<const std::uint8_t> embedded_book(std::string_view rules) { return file(book_name(rules)); }
std::string_view embedded_table_digests() { return {}; }

#endif

}  // namespace damas::engine
