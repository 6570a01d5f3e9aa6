// SPDX-License-Identifier: MIT
#include "book/book_bytes.hpp"

#include <array>
#include <cstring>

#include "book/book.hpp"
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

std::expected<OpenBook, std::string> open_book(std::span<const std::uint8_t> file, std::string_view rules) {
    const auto refuse = [](const char* why) { return std::unexpected(std::string(why)); };
    Header header;
    if (file.size() < sizeof header) return refuse("not a book");
    std::memcpy(&header, file.data(), sizeof header);
    if (std::string_view(header.magic.data(), 7) != "damasbk") return refuse("not a book");
    if (header.magic[7] != '2') return refuse("a book of another version");
    if (header.rules != core::padded(rules)) return refuse("a book for another game");
    const std::span<const std::uint8_t> body = file.subspan(sizeof header);
    if (digest_of(header, body) != header.digest || header.margin > static_cast<unsigned>(largest_margin))
        return refuse("a damaged book");
    return OpenBook{{body}, header.positions, static_cast<int>(header.margin)};
}

std::string close_book(std::string_view rules, std::size_t positions, int margin, const std::string& body) {
    Header header;
    rules.copy(header.rules.data(), header.rules.size() - 1);
    header.positions = static_cast<std::uint32_t>(positions);
    header.margin = static_cast<std::uint32_t>(margin);
    header.digest = digest_of(header, {reinterpret_cast<const std::uint8_t*>(body.data()), body.size()});
    return std::string(reinterpret_cast<const char*>(&header), sizeof header) + body;
}

}  // namespace damas::book
