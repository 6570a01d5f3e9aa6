// SPDX-License-Identifier: MIT
#include "language.hpp"

#include <cstdlib>

namespace damas::apps {

namespace {

words::Language of_this_run = words::Language::spanish;

}  // namespace

std::string locale_name(const char* category) {
    for (const char* name : {"LC_ALL", category, "LANG"})
        if (const char* value = std::getenv(name); value != nullptr && *value != '\0') return value;
    return "";
}

words::Language chosen_language(std::span<const char* const> arguments) {
    constexpr std::string_view flag = "--lang";
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string_view word = arguments[i];
        if (word == "--") break;
        std::string_view code;
        if (word == flag && i + 1 < arguments.size()) code = arguments[i + 1];
        if (word.starts_with(flag) && word.size() > flag.size() && word[flag.size()] == '=')
            code = word.substr(flag.size() + 1);
        if (const auto asked = words::language(code)) return *asked;
    }
    return locale_name("LC_MESSAGES").starts_with("en") ? words::Language::english : words::Language::spanish;
}

words::Language language() { return of_this_run; }

void set_language(words::Language language) { of_this_run = language; }

std::string text(const words::Message& message) { return words::say(message, of_this_run); }

}  // namespace damas::apps
