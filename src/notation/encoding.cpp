// SPDX-License-Identifier: MIT
#include "notation/encoding.hpp"

#include <array>
#include <cstdint>

namespace damas::notation {

namespace {

constexpr char32_t replacement = 0xFFFD;

/// The signs of Windows-1252 from 0x80 to 0x9F.
constexpr std::array<char16_t, 32> windows_signs = {
    0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0x008D, 0x017D, 0x008F, 0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x009D, 0x017E, 0x0178,
};

std::uint8_t byte_at(std::string_view text, std::size_t i) { return static_cast<std::uint8_t>(text[i]); }

void append(std::string& out, char32_t c) {
    const auto put = [&out](char32_t bits) { out += static_cast<char>(static_cast<std::uint8_t>(bits)); };
    if (c < 0x80) {
        put(c);
    } else if (c < 0x800) {
        put(0xC0 | c >> 6);
        put(0x80 | (c & 0x3F));
    } else if (c < 0x10000) {
        put(0xE0 | c >> 12);
        put(0x80 | (c >> 6 & 0x3F));
        put(0x80 | (c & 0x3F));
    } else {
        put(0xF0 | c >> 18);
        put(0x80 | (c >> 12 & 0x3F));
        put(0x80 | (c >> 6 & 0x3F));
        put(0x80 | (c & 0x3F));
    }
}

bool is_utf8(std::string_view text) {
    while (!text.empty()) {
        const std::size_t length = utf8_length(text);
        if (length == 0) return false;
        text.remove_prefix(length);
    }
    return true;
}

std::string from_latin1(std::string_view bytes) {
    std::string out;
    out.reserve(bytes.size() + bytes.size() / 8);
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        const std::uint8_t byte = byte_at(bytes, i);
        append(out, byte >= 0x80 && byte < 0xA0 ? char32_t{windows_signs[byte - 0x80U]} : char32_t{byte});
    }
    return out;
}

/// Lone surrogates and an odd last byte become U+FFFD.
std::string from_utf16(std::string_view bytes, bool little_endian) {
    const auto unit = [&](std::size_t i) -> char32_t {
        const std::size_t low = little_endian ? i : i + 1, high = little_endian ? i + 1 : i;
        return static_cast<char32_t>(byte_at(bytes, low) | byte_at(bytes, high) << 8);
    };
    std::string out;
    std::size_t i = 0;
    for (; i + 1 < bytes.size(); i += 2) {
        char32_t c = unit(i);
        if (c >= 0xD800 && c < 0xE000) {
            const char32_t next = c < 0xDC00 && i + 3 < bytes.size() ? unit(i + 2) : 0;
            const bool pair = next >= 0xDC00 && next < 0xE000;
            c = pair ? 0x10000 + ((c - 0xD800) << 10) + (next - 0xDC00) : replacement;
            if (pair) i += 2;
        }
        append(out, c);
    }
    if (i < bytes.size()) append(out, replacement);
    return out;
}

std::string to_utf8(std::string_view bytes) {
    if (bytes.starts_with("\xFF\xFE")) return from_utf16(bytes.substr(2), true);
    if (bytes.starts_with("\xFE\xFF")) return from_utf16(bytes.substr(2), false);
    if (bytes.starts_with("\xEF\xBB\xBF")) bytes.remove_prefix(3);
    if (is_utf8(bytes)) return std::string(bytes);
    // Games of several sources may have been put together: each line is taken for what it is.
    std::string text;
    while (!bytes.empty()) {
        const std::string_view line = bytes.substr(0, std::min(bytes.find('\n'), bytes.size() - 1) + 1);
        text += is_utf8(line) ? std::string(line) : from_latin1(line);
        bytes.remove_prefix(line.size());
    }
    return text;
}

}  // namespace

std::size_t utf8_length(std::string_view text) {
    if (text.empty()) return 0;
    const std::uint8_t first = byte_at(text, 0);
    if (first < 0x80) return 1;
    const std::size_t length = first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0;
    if (length == 0 || text.size() < length) return 0;
    for (std::size_t i = 1; i < length; ++i)
        if ((byte_at(text, i) & 0xC0) != 0x80) return 0;
    const std::uint8_t second = byte_at(text, 1);
    const bool overlong = (first == 0xE0 && second < 0xA0) || (first == 0xF0 && second < 0x90);
    const bool surrogate = first == 0xED && second >= 0xA0;
    const bool too_large = first == 0xF4 && second >= 0x90;
    return overlong || surrogate || too_large ? 0 : length;
}

std::string decode(std::string_view bytes) {
    std::string text = to_utf8(bytes);
    std::size_t kept = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\r' && i + 1 < text.size() && text[i + 1] == '\n') continue;
        text[kept++] = text[i] == '\r' ? '\n' : text[i];
    }
    text.resize(kept);
    return text;
}

}  // namespace damas::notation
