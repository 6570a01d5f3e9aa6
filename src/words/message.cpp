// SPDX-License-Identifier: MIT
#include "words/message.hpp"

#include "words/numbers.hpp"

namespace damas::words {

namespace {

std::string say(const Message::Value& value, Language language) {
    if (const auto* number = std::get_if<std::int64_t>(&value)) return std::to_string(*number);
    if (const auto* number = std::get_if<Decimal>(&value)) return decimal(number->number, number->decimals, language);
    if (const auto* text = std::get_if<std::string>(&value)) return *text;
    return words::say(std::get<Message>(value), language);
}

/// One of "move|moves", by a number.
std::string_view agreeing(std::string_view forms, const Message::Value& value) {
    const auto* number = std::get_if<std::int64_t>(&value);
    const std::size_t bar = forms.find('|');
    return number != nullptr && *number == 1 ? forms.substr(0, bar) : forms.substr(bar + 1);
}

inline constexpr Text something_named{"{1}: {2}", "{1}: {2}"};

}  // namespace

std::string say(const Message& message, Language language) {
    std::string_view rest = message.text().in(language);
    std::string said;
    for (std::size_t at = rest.find_first_of("{}"); at != std::string_view::npos; at = rest.find_first_of("{}")) {
        said += rest.substr(0, at);
        if (rest[at + 1] == rest[at]) {
            said += rest[at];
            rest.remove_prefix(at + 2);
            continue;
        }
        const std::size_t end = rest.find('}', at);
        const auto number = static_cast<std::size_t>(rest[at + 1] - '1');
        const std::string_view forms = rest.substr(at + 2, end - at - 2);
        if (number < message.values().size()) {
            const Message::Value& value = message.values()[number];
            if (forms.empty())
                said += say(value, language);
            else
                said += agreeing(forms.substr(1), value);
        }
        rest.remove_prefix(end + 1);
    }
    return said += rest;
}

std::string english(const Message& message) { return say(message, Language::english); }

Message about(std::string_view name, Message what) { return {something_named, name, std::move(what)}; }

}  // namespace damas::words
