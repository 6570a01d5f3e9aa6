// SPDX-License-Identifier: MIT
// The file of a book, little-endian: "damasbk2"; the rule set in 16 bytes; the number of positions and
// the margin for variety in 4 bytes each; a
// checksum of everything after it, 8 bytes; then the positions breadth first, so that nothing need be written that the
// rules can tell: a byte for what the search said of each legal move, a bit for each move whether its position follows
// later in the file (the bits of a position fill up whole bytes), and how many games White won, were drawn and Black
// won, seven bits a byte. A move whose position is already there has no bit.
#pragma once

#include <expected>
#include <span>
#include <string>

#include "book/book.hpp"

namespace damas::book {

/// The book in these bytes, with its values settled; the error says why they are no book of these rules.
std::expected<Book, std::string> read_book(std::span<const std::uint8_t> bytes, const Rules& rules);

std::string write_book(const Book& book);

}  // namespace damas::book
