// SPDX-License-Identifier: MIT
#include "book/book_file.hpp"

#include <algorithm>
#include <array>
#include <cstring>

#include "core/checksum.hpp"
#include "core/padded.hpp"

namespace damas::book {

namespace {

struct Header {
    std::array<char, 8> magic{'d', 'a', 'm', 'a', 's', 'b', 'k', '2'};
    std::array<char, 16> rules{};
    std::uint32_t positions = 0, margin = 0;
    std::uint64_t digest = 0;
};
static_assert(sizeof(Header) == 40);

/// Of all that follows, and of what the header says.
std::uint64_t digest_of(const Header& header, std::span<const std::uint8_t> body) {
    return core::checksum(body, std::uint64_t{header.positions} << 32 | header.margin);
}

/// Bytes taken one after another.
struct Reader {
    std::span<const std::uint8_t> rest;
    bool whole = true;  ///< Until more is asked for than there is.

    std::uint8_t byte() {
        if (rest.empty()) {
            whole = false;
            return 0;
        }
        const std::uint8_t first = rest.front();
        rest = rest.subspan(1);
        return first;
    }

    std::uint32_t number() {
        std::uint32_t number = 0;
        for (int shift = 0; shift < 32; shift += 7) {
            const std::uint8_t part = byte();
            number |= static_cast<std::uint32_t>(part & 0x7f) << shift;
            if (part < 0x80) break;
        }
        return number;
    }
};

void put_number(std::string& body, std::uint32_t number) {
    for (; number >= 0x80; number >>= 7) body += static_cast<char>(number | 0x80);
    body += static_cast<char>(number);
}

/// Reads the position with this number and adds those that follow from it; false if it makes no sense.
bool read_entry(Reader& reader, Book& book, Book::Index here) {
    const std::vector<Step> steps = book.rules().steps(book.at(here).place);
    std::vector<std::int8_t> searched;
    for (std::size_t i = 0; i < steps.size(); ++i) searched.push_back(static_cast<std::int8_t>(reader.byte()));
    std::uint8_t bits = 0;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (i % 8 == 0) bits = reader.byte();
        if ((bits >> i % 8 & 1) == 0) continue;
        if (steps[i].after.kings != 0 || book.find(steps[i].after)) return false;
        book.add({steps[i].after});
    }
    Book::Entry& entry = book.at(here);
    entry.searched = std::move(searched);
    entry.results.white = reader.number();
    entry.results.draws = reader.number();
    entry.results.black = reader.number();
    return reader.whole && !steps.empty();
}

}  // namespace

std::expected<Book, std::string> read_book(std::span<const std::uint8_t> bytes, const Rules& rules) {
    const auto refuse = [](const char* why) { return std::unexpected(std::string(why)); };
    Header header;
    if (bytes.size() < sizeof header) return refuse("not a book");
    std::memcpy(&header, bytes.data(), sizeof header);
    if (std::string_view(header.magic.data(), 7) != "damasbk") return refuse("not a book");
    if (header.magic[7] != '2') return refuse("a book of another version");
    if (header.rules != core::padded(rules.id)) return refuse("a book for another game");
    Reader reader{bytes.subspan(sizeof header)};
    if (digest_of(header, reader.rest) != header.digest || header.margin > static_cast<unsigned>(largest_margin))
        return refuse("a damaged book");

    Book book(rules);
    book.add({rules.start});
    for (Book::Index i = 0; i < book.size(); ++i)
        if (!read_entry(reader, book, i) || book.size() > header.positions) return refuse("a book that is not whole");
    if (!reader.rest.empty() || book.size() != header.positions) return refuse("a book that is not whole");
    book.set_margin(static_cast<int>(header.margin));
    book.settle();
    return book;
}

std::string write_book(const Book& book) {
    std::string body;
    std::vector<Book::Index> order{0};
    std::vector<bool> listed(book.size());
    listed[0] = true;
    for (std::size_t i = 0; i < order.size(); ++i) {
        const Book::Entry& entry = book.at(order[i]);
        for (const std::int8_t value : entry.searched) body += static_cast<char>(value);
        unsigned bits = 0;
        const std::vector<Book::Option> options = book.options(order[i]);
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
    Header header;
    book.rules().id.copy(header.rules.data(), header.rules.size() - 1);
    header.positions = static_cast<std::uint32_t>(order.size());
    header.margin = static_cast<std::uint32_t>(book.margin());
    header.digest = digest_of(header, {reinterpret_cast<const std::uint8_t*>(body.data()), body.size()});
    return std::string(reinterpret_cast<const char*>(&header), sizeof header) + body;
}

}  // namespace damas::book
