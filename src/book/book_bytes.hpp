// SPDX-License-Identifier: MIT
// What the file of a book is made of, whatever game it is for: its header, numbers, checksum.
#pragma once

#include <cstdint>
#include <expected>
#include <span>
#include <string>
#include <string_view>

#include "words/message.hpp"

namespace damas::book {

/// Bytes taken one after another.
struct BookBytes {
    std::span<const std::uint8_t> rest;
    bool whole = true;  ///< Until more is asked for than there is.

    std::uint8_t byte();
    /// Seven bits a byte.
    std::uint32_t number();
};

void put_number(std::string& body, std::uint32_t number);

/// A file whose header and checksum are right.
struct OpenBook {
    BookBytes body;
    std::size_t positions;
    int margin;
};
std::expected<OpenBook, words::Message> open_book(std::span<const std::uint8_t> file, std::string_view rules);

/// The whole file.
std::string close_book(std::string_view rules, std::size_t positions, int margin, const std::string& body);

}  // namespace damas::book
