// SPDX-License-Identifier: MIT
// Writes JSON piece by piece; commas and quotes are its business. What is opened must be closed with `end`, and in an
// object a key goes before each value. Texts are expected to be UTF-8.
#pragma once

#include <cassert>
#include <cmath>
#include <concepts>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace damas::notation {

class JsonWriter {
public:
    JsonWriter& object() { return open('{', '}'); }
    JsonWriter& array() { return open('[', ']'); }

    /// Closes the object or array that was opened last.
    JsonWriter& end() {
        assert(!closers_.empty());
        out_ += closers_.back();
        closers_.pop_back();
        first_ = false;
        return *this;
    }

    JsonWriter& key(std::string_view name) {
        separate();
        quote(name);
        out_ += ':';
        first_ = true;
        return *this;
    }

    JsonWriter& value(std::string_view text) {
        separate();
        quote(text);
        return *this;
    }
    JsonWriter& value(const char* text) { return value(std::string_view(text)); }
    JsonWriter& value(bool yes) { return raw(yes ? "true" : "false"); }
    JsonWriter& value(std::integral auto number) { return raw(std::to_string(number)); }
    /// The shortest text that reads back as the same number; null if it is not finite.
    JsonWriter& value(double number) {
        if (!std::isfinite(number)) return null();
        char buffer[32];
        int digits = 1;  // As many as it takes; std::to_chars would bring a hundred kilobytes of tables to a page.
        while (std::snprintf(buffer, sizeof buffer, "%.*g", digits, number), std::strtod(buffer, nullptr) != number)
            ++digits;
        return raw(buffer);
    }
    JsonWriter& null() { return raw("null"); }

    /// A key and its value.
    template <class T>
    JsonWriter& field(std::string_view name, const T& content) {
        return key(name).value(content);
    }

    /// An array of everything in a range.
    template <class Range>
    JsonWriter& list(const Range& range) {
        array();
        for (const auto& element : range) value(element);
        return end();
    }

    /// A value that is JSON already.
    JsonWriter& written(std::string_view json) { return raw(json); }

    const std::string& text() const { return out_; }
    /// What has come since the last time, so that nobody need keep it all.
    std::string take() { return std::exchange(out_, {}); }

private:
    JsonWriter& open(char opener, char closer) {
        separate();
        out_ += opener;
        closers_.push_back(closer);
        first_ = true;
        return *this;
    }

    JsonWriter& raw(std::string_view token) {
        separate();
        out_ += token;
        return *this;
    }

    /// A comma, except after what opened the list and after a key.
    void separate() {
        if (!first_) out_ += ',';
        first_ = false;
    }

    void quote(std::string_view text) {
        static constexpr std::string_view hex = "0123456789abcdef";
        out_ += '"';
        for (const char c : text) {
            const auto code = static_cast<unsigned char>(c);
            if (c == '"' || c == '\\')
                (out_ += '\\') += c;
            else if (c == '\n')
                out_ += "\\n";
            else if (code < 0x20 || code == 0x7f)
                ((out_ += "\\u00") += hex[code >> 4]) += hex[code & 15];
            else
                out_ += c;
        }
        out_ += '"';
    }

    std::string out_;
    std::vector<char> closers_;
    bool first_ = true;
};

}  // namespace damas::notation
