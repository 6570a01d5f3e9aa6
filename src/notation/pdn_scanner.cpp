// SPDX-License-Identifier: MIT
#include "notation/pdn_scanner.hpp"

#include <algorithm>
#include <array>

#include "notation/encoding.hpp"

namespace damas::notation::pdn {

namespace {

struct Spelling {
    std::string_view character;
    char meaning;
};
constexpr std::array<Spelling, 12> spellings = {{
    {"\u2010", '-'},
    {"\u2011", '-'},
    {"\u2012", '-'},
    {"\u2013", '-'},
    {"\u2014", '-'},
    {"\u2015", '-'},
    {"\u2212", '-'},
    {"\u00D7", 'x'},
    {"\u2026", '.'},
    {"\u00A0", ' '},
    {"\u00BD", Sign::half},
    {"\uFEFF", ' '},
}};

char ascii_meaning(char c) {
    switch (c) {
        case 'X':
        case ':': return 'x';
        case '\t':
        case '\v':
        case '\f':
        case '\x1A': return ' ';  // the last one ends files of DOS
        default: return c;
    }
}

}  // namespace

Sign Scanner::sign_at(std::size_t offset) const {
    if (offset >= text_.size()) return {};
    if (static_cast<unsigned char>(text_[offset]) < 0x80) return {ascii_meaning(text_[offset]), 1};
    const std::string_view ahead = text_.substr(offset);
    for (const Spelling& s : spellings)
        if (ahead.starts_with(s.character)) return {s.meaning, s.character.size()};
    return {'\0', std::max<std::size_t>(utf8_length(ahead), 1)};
}

std::size_t Scanner::past_blanks(std::size_t offset) const {
    for (Sign s = sign_at(offset); s.meaning == ' '; s = sign_at(offset)) offset += s.length;
    return offset;
}

std::size_t Scanner::past_any(std::size_t offset, std::string_view bytes) const {
    return std::min(text_.find_first_not_of(bytes, offset), text_.size());
}

std::size_t Scanner::find_any(std::size_t offset, std::string_view bytes) const {
    return std::min(text_.find_first_of(bytes, offset), text_.size());
}

std::string_view Scanner::between(std::size_t begin, std::size_t end) const {
    return begin >= end || begin >= text_.size() ? std::string_view() : text_.substr(begin, end - begin);
}

void Scanner::advance_to(std::size_t offset) {
    for (; offset_ < offset; ++offset_) {
        if (text_[offset_] == '\n') {
            ++place_.line;
            place_.column = 1;
        } else if ((static_cast<unsigned char>(at(offset_ + 1)) & 0xC0) != 0x80) {
            ++place_.column;
        }
    }
}

/// Some programs leave line ends in the text as they are written in source code.
void Scanner::skip_space() {
    while (true) {
        const Sign s = sign_at(offset_);
        const bool spelled =
            here() == '\\' && (at(offset_ + 1) == 'r' || at(offset_ + 1) == 'n' || at(offset_ + 1) == 't');
        if (!spelled && s.meaning != ' ' && s.meaning != '\n') return;
        advance_to(offset_ + (spelled ? 2 : s.length));
    }
}

void Scanner::skip_ignored() {
    int taken = offset_ == 0 ? 0 : place_.line;  // the line on which a `%` is not the first character
    for (skip_space(); here() == '%' && place_.line != taken; skip_space()) {
        taken = place_.line;
        advance_to(find_any(offset_, "\n"));
    }
}

}  // namespace damas::notation::pdn
