// SPDX-License-Identifier: MIT
#include "words/numbers.hpp"

#include <array>
#include <cstdio>

namespace damas::words {

std::string decimal(double number, int decimals, Language language) {
    std::array<char, 64> buffer;
    std::snprintf(buffer.data(), buffer.size(), "%.*f", decimals, number);
    std::string text = buffer.data();
    if (const std::size_t point = text.find('.'); point != std::string::npos) text[point] = decimal_mark(language);
    return text;
}

std::string thousands(std::uint64_t number, Language language) {
    std::string text = std::to_string(number);
    for (std::size_t i = text.size(); i > 3; i -= 3) text.insert(i - 3, 1, language == Language::spanish ? '.' : ',');
    return text;
}

}  // namespace damas::words
