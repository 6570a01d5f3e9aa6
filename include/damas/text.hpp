// SPDX-License-Identifier: MIT
// What people read, in both languages, and errors as values.
#pragma once

#include <string>

namespace damas {

enum class Language { spanish, english };

struct Text {
    std::string es, en;

    const std::string& in(Language language) const { return language == Language::spanish ? es : en; }
    bool operator==(const Text&) const = default;
};

/// Why something could not be done.
struct Error {
    Text sentence;
    int line = 0, column = 0;  ///< In the text that was read, from 1; 0 if it is not about a text.

    bool operator==(const Error&) const = default;
};

}  // namespace damas
