// SPDX-License-Identifier: MIT
// A sentence with its values, to be said in whichever language is wanted: what modules hand to each other instead of
// a text. An error is one, too.
#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "words/text.hpp"

namespace damas::words {

class Message;

/// A number that is written with so many decimals.
struct Decimal {
    double number;
    int decimals;

    bool operator==(const Decimal&) const = default;
};

class Message {
public:
    using Value = std::variant<std::int64_t, Decimal, std::string, Message>;

    template <class... Values>
    Message(const Text& text, Values&&... values) : text_(&text) {
        static_assert(sizeof...(Values) <= most_values);
        (values_.push_back(value(std::forward<Values>(values))), ...);
    }

    /// It keeps no text of its own: not from one that goes away.
    template <class... Values>
    Message(const Text&& text, Values&&... values) = delete;

    /// Whether this is that sentence, with whatever values.
    bool is(const Text& text) const { return text_ == &text; }
    const Text& text() const { return *text_; }
    const std::vector<Value>& values() const { return values_; }

    bool operator==(const Message&) const = default;

private:
    template <class T>
    static Value value(T&& given) {
        if constexpr (std::integral<std::remove_cvref_t<T>>)
            return static_cast<std::int64_t>(given);
        else if constexpr (std::convertible_to<T, std::string_view>)
            return std::string(std::string_view(given));
        else
            return Value(std::forward<T>(given));
    }

    const Text* text_;
    std::vector<Value> values_;
};

/// The sentence in a language.
std::string say(const Message& message, Language language);

/// The sentence for programs, whose protocols speak English.
std::string english(const Message& message);

/// "games.pdn: no game in it": what is said of something, named as it is.
Message about(std::string_view name, Message what);

}  // namespace damas::words
