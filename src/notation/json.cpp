// SPDX-License-Identifier: MIT
#include "notation/json.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>

#include "words/json.hpp"

namespace damas::notation {

namespace {

/// Appends a character in UTF-8; half of a surrogate pair becomes the replacement character.
void put_utf8(std::string& out, std::uint32_t c) {
    if (c >= 0xD800 && c < 0xE000) c = 0xFFFD;
    const auto put = [&](std::uint32_t byte) { out += static_cast<char>(byte); };
    if (c < 0x80) {
        put(c);
    } else if (c < 0x800) {
        put(0xC0 | c >> 6), put(0x80 | (c & 63));
    } else if (c < 0x10000) {
        put(0xE0 | c >> 12), put(0x80 | (c >> 6 & 63)), put(0x80 | (c & 63));
    } else {
        put(0xF0 | c >> 18), put(0x80 | (c >> 12 & 63)), put(0x80 | (c >> 6 & 63)), put(0x80 | (c & 63));
    }
}

class Reader {
public:
    explicit Reader(std::string_view text) : text_(text) {}

    std::expected<Json, JsonError> run() {
        Json value;
        if (text_.size() > max_json_bytes) return std::unexpected(JsonError{0, words::json::shorter_text});
        if (read(value, 0)) skip_blanks();
        if (error_ == nullptr && at_ != text_.size()) fail(words::json::the_end);
        if (error_ != nullptr) return std::unexpected(JsonError{at_, *error_});
        return value;
    }

private:
    bool fail(const words::Text& wrong) {
        if (error_ == nullptr) error_ = &wrong;
        return false;
    }
    char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }
    void skip_blanks() {
        while (peek() == ' ' || peek() == '\n' || peek() == '\r' || peek() == '\t') ++at_;
    }
    bool accept(char c) {
        if (peek() != c || at_ >= text_.size()) return false;
        ++at_;
        return true;
    }

    bool read(Json& value, int depth) {
        if (depth > max_json_depth) return fail(words::json::less_depth);
        skip_blanks();
        value.at = at_;
        switch (peek()) {
            case '{': return read_object(value, depth);
            case '[': return read_array(value, depth);
            case '"': value.kind = Json::Kind::text; return read_text(value.text);
            case 't': value.kind = Json::Kind::boolean, value.yes = true; return word("true");
            case 'f': value.kind = Json::Kind::boolean; return word("false");
            case 'n': return word("null");
            default: value.kind = Json::Kind::number; return read_number(value);
        }
    }

    bool word(std::string_view expected) {
        if (!text_.substr(at_).starts_with(expected)) return fail(words::json::a_value);
        at_ += expected.size();
        return true;
    }

    bool read_array(Json& value, int depth) {
        value.kind = Json::Kind::array;
        ++at_;
        skip_blanks();
        if (accept(']')) return true;
        do {
            if (!read(value.items.emplace_back(), depth + 1)) return false;
            skip_blanks();
        } while (accept(','));
        return accept(']') || fail(words::json::comma_or_bracket);
    }

    bool read_object(Json& value, int depth) {
        value.kind = Json::Kind::object;
        ++at_;
        skip_blanks();
        if (accept('}')) return true;
        do {
            skip_blanks();
            auto& [name, content] = value.fields.emplace_back();
            if (peek() != '"') return fail(words::json::a_name);
            if (!read_text(name)) return false;
            skip_blanks();
            if (!accept(':')) return fail(words::json::colon);
            if (!read(content, depth + 1)) return false;
            skip_blanks();
        } while (accept(','));
        return (accept('}') || fail(words::json::comma_or_brace)) &&
               (names_differ(value) || fail(words::json::no_name_twice));
    }

    static bool names_differ(const Json& object) {
        std::vector<std::string_view> names;
        names.reserve(object.fields.size());
        for (const Json::Field& field : object.fields) names.push_back(field.name);
        std::ranges::sort(names);
        return std::ranges::adjacent_find(names) == names.end();
    }

    bool read_text(std::string& out) {
        ++at_;
        while (at_ < text_.size()) {
            const char c = text_[at_];
            if (static_cast<unsigned char>(c) < 0x20) return fail(words::json::no_control_character);
            ++at_;
            if (c == '"') return true;
            if (c != '\\')
                out += c;
            else if (!read_escape(out))
                return false;
        }
        return fail(words::json::quotation_mark);
    }

    bool read_escape(std::string& out) {
        static constexpr std::string_view letters = "\"\\/bfnrt", meanings = "\"\\/\b\f\n\r\t";
        const char c = peek();
        ++at_;
        if (const std::size_t i = letters.find(c); i != std::string_view::npos) {
            out += meanings[i];
            return true;
        }
        std::uint32_t high = 0, low = 0;
        if (c != 'u' || !read_hex(high)) return fail(words::json::an_escape);
        const std::size_t before = at_;
        if (high >= 0xD800 && high < 0xDC00 && accept('\\') && accept('u') && read_hex(low) && low >= 0xDC00 &&
            low < 0xE000) {
            put_utf8(out, 0x10000 + ((high & 0x3FF) << 10) + (low & 0x3FF));
            return true;
        }
        at_ = before;
        put_utf8(out, high);
        return true;
    }

    bool read_hex(std::uint32_t& value) {
        if (at_ + 4 > text_.size()) return false;
        for (int i = 0; i < 4; ++i) {
            const char c = text_[at_];
            const int digit = c >= '0' && c <= '9'   ? c - '0'
                              : c >= 'a' && c <= 'f' ? c - 'a' + 10
                              : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                                     : -1;
            if (digit < 0) return false;
            value = value << 4 | static_cast<std::uint32_t>(digit);
            ++at_;
        }
        return true;
    }

    bool digits() {
        const std::size_t begin = at_;
        while (peek() >= '0' && peek() <= '9') ++at_;
        return at_ > begin;
    }

    bool read_number(Json& value) {
        const std::size_t begin = at_;
        accept('-');
        if (accept('0')) {
            if (peek() >= '0' && peek() <= '9') return fail(words::json::no_digit_after_0);
        } else if (!digits()) {
            return fail(words::json::a_value);
        }
        if (accept('.') && !digits()) return fail(words::json::a_digit);
        if (accept('e') || accept('E')) {
            if (!accept('+')) accept('-');
            if (!digits()) return fail(words::json::a_digit);
        }
        value.text = text_.substr(begin, at_ - begin);
        value.number = std::strtod(value.text.c_str(), nullptr);
        return std::isfinite(value.number) || fail(words::json::smaller_number);
    }

    std::string_view text_;
    std::size_t at_ = 0;
    const words::Text* error_ = nullptr;
};

}  // namespace

const Json* Json::find(std::string_view name) const {
    const Json* found = nullptr;
    for (const auto& [key, content] : fields)
        if (key == name) found = &content;
    return found;
}

std::string_view Json::text_of(std::string_view name, std::string_view fallback) const {
    const Json* field = find(name);
    return field != nullptr && field->kind == Kind::text ? std::string_view(field->text) : fallback;
}

double Json::number_of(std::string_view name, double low, double high, double fallback) const {
    const Json* field = find(name);
    const bool fits = field != nullptr && field->kind == Kind::number && field->number >= low && field->number <= high;
    return fits ? field->number : fallback;
}

long long Json::integer_of(std::string_view name, long long low, long long high, long long fallback) const {
    const double value = number_of(name, static_cast<double>(low), static_cast<double>(high), std::nan(""));
    return std::isnan(value) || value != std::floor(value) ? fallback : static_cast<long long>(value);
}

bool Json::flag_of(std::string_view name, bool fallback) const {
    const Json* field = find(name);
    return field != nullptr && field->kind == Kind::boolean ? field->yes : fallback;
}

const std::vector<Json>& Json::items_of(std::string_view name) const {
    static const std::vector<Json> none;
    const Json* field = find(name);
    return field != nullptr && field->kind == Kind::array ? field->items : none;
}

words::Message JsonError::message() const { return {words::json::at_byte, at, wrong}; }

std::expected<Json, JsonError> read_json(std::string_view text) { return Reader(text).run(); }

}  // namespace damas::notation
