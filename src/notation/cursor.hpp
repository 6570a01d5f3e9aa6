// SPDX-License-Identifier: MIT
// Reads a short text from left to right and knows where it is.
#pragma once

#include <charconv>
#include <optional>

#include "notation/text.hpp"

namespace damas::notation {

class Cursor {
public:
    explicit Cursor(std::string_view text) : text_(text) {}

    bool at_end() const { return offset_ == text_.size(); }
    /// The next character; NUL at the end.
    char peek() const { return at_end() ? '\0' : text_[offset_]; }
    char next() { return at_end() ? '\0' : text_[offset_++]; }
    bool accept(char c) {
        if (at_end() || peek() != c) return false;
        ++offset_;
        return true;
    }
    void skip_blanks() {
        while (!at_end() && (peek() == ' ' || peek() == '\t' || peek() == '\r' || peek() == '\n')) ++offset_;
    }
    /// An unsigned number of at most six digits; moves past it.
    std::optional<int> number() {
        int value = 0;
        const char* begin = text_.data() + offset_;
        const auto [end, error] = std::from_chars(begin, text_.data() + text_.size(), value);
        if (error != std::errc{} || *begin == '-' || end - begin > 6) return {};
        offset_ += static_cast<std::size_t>(end - begin);
        return value;
    }

    std::size_t offset() const { return offset_; }
    std::string_view since(std::size_t begin) const { return text_.substr(begin, offset_ - begin); }
    std::string_view rest() const { return text_.substr(offset_); }

    Place place() const { return place_of(text_, offset_); }

    /// The error of finding what stands here.
    ParseError error(words::Message expected) const {
        std::size_t end = offset_;
        constexpr std::string_view stops = " \t\r\n,:";
        while (end < text_.size() && stops.find(text_[end]) == std::string_view::npos) ++end;
        if (end == offset_ && end < text_.size()) ++end;
        return {place(), std::string(text_.substr(offset_, end - offset_)), std::move(expected)};
    }

private:
    std::string_view text_;
    std::size_t offset_ = 0;
};

}  // namespace damas::notation
