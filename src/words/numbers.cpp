// SPDX-License-Identifier: MIT
#include "words/numbers.hpp"

#include <array>
#include <cstdio>

namespace damas::words {

std::string decimal(double number, int decimals, Language language) {
    std::array<char, 64> buffer;
    std::snprintf(buffer.data(), buffer.size(), "%.*f", decimals, number);
    std::string text = buffer.data();
    if (language == Language::spanish)
        if (const std::size_t point = text.find('.'); point != std::string::npos) text[point] = ',';
    return text;
}

}  // namespace damas::words
