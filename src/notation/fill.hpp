// SPDX-License-Identifier: MIT
// Filling values into a pattern: how drawings are written.
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

}  // namespace damas::notation
