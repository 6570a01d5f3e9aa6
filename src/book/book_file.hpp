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
#include "book/book_bytes.hpp"
#include "words/learned.hpp"

namespace damas::book {

/// Reads the position with this number and adds those that follow from it; false if it makes no sense.
template <rules::Variant V>
bool read_entry(BookBytes& bytes, Book<V>& book, typename Book<V>::Index here) {
    const rules::Position<V> p = book.at(here).position;
    const rules::MoveList moves = moves_of(p);
    std::vector<std::int8_t> searched;
    searched.reserve(moves.size());
    for (std::size_t i = 0; i < moves.size(); ++i) searched.push_back(static_cast<std::int8_t>(bytes.byte()));
    std::uint8_t bits = 0;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        if (i % 8 == 0) bits = bytes.byte();
        if ((bits >> i % 8 & 1) == 0) continue;
        const rules::Position<V> after = rules::play(p, moves[i]);
        if (after.kings != 0 || book.find(after)) return false;
        book.add({after});
    }
    auto& entry = book.at(here);
    entry.searched = std::move(searched);
    entry.results.white = bytes.number();
    entry.results.draws = bytes.number();
    entry.results.black = bytes.number();
    return bytes.whole && !moves.empty();
}

/// The book in these bytes, with its values settled; the error says why they are no book of these rules.
template <rules::Variant V>
std::expected<Book<V>, words::Message> read_book(std::span<const std::uint8_t> file) {
    auto opened = open_book(file, V::id);
    if (!opened) return std::unexpected(opened.error());
    const auto torn = [] { return std::unexpected(words::Message(words::learned::book.not_whole)); };
    BookBytes& body = opened->body;
    Book<V> book;
    book.add({rules::start_position<V>()});
    for (typename Book<V>::Index i = 0; i < book.size(); ++i)
        if (!read_entry(body, book, i) || book.size() > opened->positions) return torn();
    if (!body.rest.empty() || book.size() != opened->positions) return torn();
    book.set_margin(opened->margin);
    book.settle();
    return book;
}

template <rules::Variant V>
std::string write_book(const Book<V>& book) {
    std::string body;
    std::vector<typename Book<V>::Index> order{0};
    std::vector<bool> listed(book.size());
    listed[0] = true;
    for (std::size_t i = 0; i < order.size(); ++i) {
        const auto& entry = book.at(order[i]);
        for (const std::int8_t value : entry.searched) body += static_cast<char>(value);
        unsigned bits = 0;
        const auto options = book.options(order[i]);
        for (std::size_t m = 0; m < options.size(); ++m) {
            if (const auto next = options[m].next; next && !listed[*next]) {
                listed[*next] = true;
                order.push_back(*next);
                bits |= 1U << m % 8;
            }
            if (m % 8 == 7 || m + 1 == options.size()) {
                body += static_cast<char>(bits);
                bits = 0;
            }
        }
        for (const std::uint32_t count : {entry.results.white, entry.results.draws, entry.results.black})
            put_number(body, count);
    }
    return close_book(V::id, order.size(), book.margin(), body);
}

}  // namespace damas::book
