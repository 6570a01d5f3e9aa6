// SPDX-License-Identifier: MIT
#include "notation/text.hpp"

#include <algorithm>
#include <cstdint>

#include "notation/encoding.hpp"
#include "words/notation.hpp"

namespace damas::notation {

namespace {

constexpr int longest_excerpt = 40;

/// Characters that would break a line or hide on it: C1 controls, marks of direction, line and paragraph separators.
bool is_invisible(std::string_view character) {
    if (character.starts_with("\xC2")) return character < "\xC2\xA0";
    return (character >= "\xE2\x80\x8B" && character <= "\xE2\x80\x8F") ||
           (character >= "\xE2\x80\xA8" && character <= "\xE2\x80\xAE") ||
           (character >= "\xE2\x81\xA0" && character <= "\xE2\x81\xAF") || character == "\xEF\xBB\xBF";
}

void append_escaped(std::string& out, std::string_view bytes) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    for (const char c : bytes) {
        const auto byte = static_cast<std::uint8_t>(c);
        if (c == '\n')
            out += "\\n";
        else if (c == '\t')
            out += "\\t";
        else if (c == '\r')
            out += "\\r";
        else
            out.append("\\x").append(1, digits[byte >> 4U]).append(1, digits[byte & 0xFU]);
    }
}

}  // namespace

Place place_of(std::string_view text, std::size_t offset) {
    Place place;
    for (const char c : text.substr(0, offset)) {
        if (c == '\n')
            ++place.line, place.column = 1;
        else if ((static_cast<unsigned char>(c) & 0xC0) != 0x80)
            ++place.column;
    }
    return place;
}

words::Message ParseError::message() const {
    if (token.empty()) return {words::notation::found_end, at.line, at.column, expected};
    return {words::notation::found, at.line, at.column, printable(token), expected};
}

std::size_t text_width(std::string_view text) {
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

std::string pad_left(std::string_view text, std::size_t columns) {
    return std::string(columns - std::min(columns, text_width(text)), ' ').append(text);
}

std::string pad_right(std::string_view text, std::size_t columns) {
    return std::string(text).append(columns - std::min(columns, text_width(text)), ' ');
}

std::string without_controls(std::string_view text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = static_cast<std::uint8_t>(text[i]);
        const bool second = byte == 0xC2 && i + 1 < text.size() && static_cast<std::uint8_t>(text[i + 1]) < 0xA0;
        if (second || byte == 0x7F || (byte < 0x20 && text[i] != '\n' && text[i] != '\t')) {
            out += "\xEF\xBF\xBD";
            i += second ? 1 : 0;
        } else {
            out += text[i];
        }
    }
    return out;
}

std::string printable(std::string_view text) {
    std::string out;
    for (int characters = 0; !text.empty(); ++characters) {
        if (characters == longest_excerpt) return out + "…";
        const std::size_t valid = utf8_length(text);
        const std::string_view character = text.substr(0, valid == 0 ? 1 : valid);
        const bool control = static_cast<std::uint8_t>(text[0]) < 0x20 || text[0] == 0x7F;
        if (valid == 0 || control || is_invisible(character))
            append_escaped(out, character);
        else
            out += character;
        text.remove_prefix(character.size());
    }
    return out;
}

}  // namespace damas::notation
