// SPDX-License-Identifier: MIT
// A text with a place in it, whose characters are known by what they mean in PDN: all dashes are alike, and so are all
// capture signs, dots and blanks. Only advances; looking ahead changes nothing.
#pragma once

#include <cstddef>
#include <string_view>

#include "notation/text.hpp"

namespace damas::notation::pdn {

/// A character: '-', 'x', '.', ' ' and `half` stand for all their kinds, other ASCII for itself, NUL for the rest.
struct Sign {
    static constexpr char half = '\xBD';  // ½
    char meaning = '\0';
    std::size_t length = 0;  ///< In bytes; 0 at the end of the text.
};

class Scanner {
public:
    /// `text` as decode() returns it; it must outlive the scanner.
    explicit Scanner(std::string_view text) : text_(text) {}

    std::size_t offset() const { return offset_; }
    const Place& place() const { return place_; }
    /// The byte that stands here; NUL at the end.
    char here() const { return at(offset_); }

    bool ends_at(std::size_t offset) const { return offset >= text_.size(); }
    Sign sign_at(std::size_t offset) const;
    char at(std::size_t offset) const { return offset < text_.size() ? text_[offset] : '\0'; }
    bool digit_at(std::size_t offset) const { return at(offset) >= '0' && at(offset) <= '9'; }
    std::size_t past_blanks(std::size_t offset) const;
    std::size_t past_digits(std::size_t offset) const { return past_any(offset, "0123456789"); }
    /// The first offset from `offset` on where none of these bytes stands; the text's size if there is none.
    std::size_t past_any(std::size_t offset, std::string_view bytes) const;
    /// The first offset from `offset` on where one of these bytes stands; the text's size if there is none.
    std::size_t find_any(std::size_t offset, std::string_view bytes) const;
    /// The text from `begin` up to `end`, or up to its own end if that comes first.
    std::string_view between(std::size_t begin, std::size_t end) const;

    void advance_to(std::size_t offset);
    /// Moves past blanks and line ends.
    void skip_space();
    /// Moves past blanks, line ends and lines that begin with `%`.
    void skip_ignored();

private:
    std::string_view text_;
    std::size_t offset_ = 0;
    Place place_;
};

}  // namespace damas::notation::pdn
