// SPDX-License-Identifier: MIT
// Opening books by name: the program's own, or that of a file.
#pragma once

#include "assets/assets.hpp"
#include "assets/files.hpp"
#include "book/book_file.hpp"
#include "words/options.hpp"

namespace damas::assets {

/// The book of a file, or the program's own if `path` is empty; the error says why there is none.
template <rules::Variant V>
std::expected<book::Book<V>, words::Message> read_book(const std::string& path) {
    if (path.empty()) {
        if (book_of(V::id).empty()) return std::unexpected(words::Message(words::options::no_book));
        auto own = book::read_book<V>(book_of(V::id));
        if (!own) return std::unexpected(own.error());
        return std::move(*own);
    }
#ifdef __wasi__
    return std::unexpected(words::Message(words::options::no_files_in_a_page));
#else
    const auto bytes = read_bytes(path);
    if (!bytes) return std::unexpected(bytes.error());
    auto read = book::read_book<V>(*bytes);
    if (!read) return std::unexpected(words::about(path, read.error()));
    return std::move(*read);
#endif
}

}  // namespace damas::assets
