// SPDX-License-Identifier: MIT
// Reads JSON strictly (RFC 8259) without exceptions, within limits of size and depth: what a page or a stranger sends.
#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "words/message.hpp"

namespace damas::notation {

class Json {
public:
    enum class Kind : std::uint8_t { null, boolean, number, text, array, object };

    Kind kind = Kind::null;
    std::size_t at = 0;  ///< Where it begins in the text, in bytes.
    bool yes = false;
    double number = 0;
    std::string text{};         ///< Of a text; of a number as it was written.
    std::vector<Json> items{};  ///< Of an array.
    struct Field;
    std::vector<Field> fields;  ///< Of an object, in the order written.

    /// The value of a field, or nothing. No name stands twice in an object.
    const Json* find(std::string_view name) const;

    /// A text field; the fallback if it is missing or of another kind.
    std::string_view text_of(std::string_view name, std::string_view fallback = {}) const;
    /// A whole number within bounds; the fallback if it is missing, of another kind or out of bounds.
    long long integer_of(std::string_view name, long long low, long long high, long long fallback) const;
    double number_of(std::string_view name, double low, double high, double fallback) const;
    bool flag_of(std::string_view name, bool fallback = false) const;
    /// The items of an array field; none if it is missing or of another kind.
    const std::vector<Json>& items_of(std::string_view name) const;
};

struct Json::Field {
    std::string name{};
    Json value{};
};

inline constexpr std::size_t max_json_bytes = std::size_t{4} << 20;
inline constexpr int max_json_depth = 1'000;

struct JsonError {
    std::size_t at = 0;    ///< In bytes.
    words::Message wrong;  ///< What would have been right.

    /// "JSON, byte 12: expected ':'".
    words::Message message() const;
};

/// One value and nothing after it; the error says what is wrong and where.
std::expected<Json, JsonError> read_json(std::string_view text);

}  // namespace damas::notation
