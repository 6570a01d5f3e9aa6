// SPDX-License-Identifier: MIT
#include "book/book_bytes.hpp"

#include "book/book.hpp"
#include "core/file_header.hpp"
#include "words/learned.hpp"

namespace damas::book {

namespace {

constexpr std::string_view magic = "damasbk2";

struct Header {
    core::FileMark mark;
    std::uint32_t positions = 0, margin = 0;
    std::uint64_t digest = 0;
};
static_assert(sizeof(Header) == 40);

/// Of all that follows, and of what the header says.
std::uint64_t digest_of(const Header& header, std::span<const std::uint8_t> body) {
    return core::checksum(body, std::uint64_t{header.positions} << 32 | header.margin);
}

}  // namespace

std::uint8_t BookBytes::byte() {
    if (rest.empty()) {
        whole = false;
        return 0;
    }
    const std::uint8_t first = rest.front();
    rest = rest.subspan(1);
    return first;
}

std::uint32_t BookBytes::number() {
    std::uint32_t number = 0;
    for (int shift = 0; shift < 32; shift += 7) {
        const std::uint8_t part = byte();
        number |= static_cast<std::uint32_t>(part & 0x7f) << shift;
        if (part < 0x80) break;
    }
    return number;
}

void put_number(std::string& body, std::uint32_t number) {
    for (; number >= 0x80; number >>= 7) body += static_cast<char>(number | 0x80);
    body += static_cast<char>(number);
}

std::expected<OpenBook, words::Message> open_book(std::span<const std::uint8_t> file, std::string_view rules) {
    std::span<const std::uint8_t> body = file;
    const auto header = core::take_header<Header>(body, magic, rules);
    if (!header) return std::unexpected(core::refusal(header.error(), words::learned::book));
    if (digest_of(*header, body) != header->digest || header->margin > static_cast<unsigned>(largest_margin))
        return std::unexpected(words::Message(words::learned::book.damaged));
    return OpenBook{{body}, header->positions, static_cast<int>(header->margin)};
}

std::string close_book(std::string_view rules, std::size_t positions, int margin, const std::string& body) {
    Header header{.mark = core::file_mark(magic, rules)};
    header.positions = static_cast<std::uint32_t>(positions);
    header.margin = static_cast<std::uint32_t>(margin);
    header.digest = digest_of(header, core::bytes_of(body));
    return core::whole_file(header, core::bytes_of(body));
}

}  // namespace damas::book
