// SPDX-License-Identifier: MIT
// Filling values into a pattern, and text that is safe in it: how drawings and pages are written.
#pragma once

#include <cassert>
#include <initializer_list>
#include <string>
#include <string_view>

namespace damas::notation {

/// Appends `pattern`, each '@' in it replaced by the next value.
inline void put(std::string& out, std::string_view pattern, std::initializer_list<std::string_view> values) {
    const std::string_view* next = values.begin();
    for (const char c : pattern) {
        if (c == '@')
            out += *next++;
        else
            out += c;
    }
    assert(next == values.end());
}

/// Text as markup shows it; control characters become blanks.
inline std::string escaped(std::string_view text) {
    std::string out;
    for (const char c : text) {
        switch (c) {
            case '&': out += "&amp;"; break;
            case '<': out += "&lt;"; break;
            case '>': out += "&gt;"; break;
            case '\'': out += "&#39;"; break;
            case '"': out += "&quot;"; break;
            default: out += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
        }
    }
    return out;
}

}  // namespace damas::notation
