// SPDX-License-Identifier: MIT
// Opening books by name: the program's own, or that of a file.
#pragma once

#include "book/book_file.hpp"

namespace damas::engine {

/// The book of a file, or the program's own if `path` is empty; the error says why there is none.
std::expected<book::Book, std::string> read_book(const book::Rules& rules, const std::string& path);

}  // namespace damas::engine
