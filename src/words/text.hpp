// SPDX-License-Identifier: MIT
// A sentence that people see: an identifier of this module with a text in each language. "{1}" stands for its first
// value; "{1:move|moves}" for the word that agrees with that value, which is then a whole number; "{{" and "}}" for a
// brace.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "words/language.hpp"

namespace damas::words {

inline constexpr std::size_t most_values = 9;

/// What a text needs of each value: nothing, to be shown, or to be counted.
struct Holes {
    std::array<bool, most_values> shown{}, counted{};
    bool well_formed = true;

    constexpr bool operator==(const Holes&) const = default;
};

constexpr Holes holes_in(std::string_view text) {
    Holes holes;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] != '{' && text[at] != '}') continue;
        if (at + 1 < text.size() && text[at + 1] == text[at]) {
            ++at;
            continue;
        }
        if (text[at] == '}') return holes.well_formed = false, holes;
        const std::size_t end = text.find('}', at);
        const bool numbered = at + 1 < text.size() && text[at + 1] >= '1' && text[at + 1] <= '9';
        if (end == std::string_view::npos || !numbered) return holes.well_formed = false, holes;
        const std::string_view inside = text.substr(at + 2, end - at - 2);
        const auto value = static_cast<std::size_t>(text[at + 1] - '1');
        if (inside.empty())
            holes.shown[value] = true;
        else if (inside[0] == ':' && inside.find('|') != std::string_view::npos)
            holes.counted[value] = true;
        else
            holes.well_formed = false;
        at = end;
    }
    return holes;
}

/// Whether two texts can be the two languages of one sentence: both are there, show the same values, and where one
/// agrees with a number the other does.
constexpr bool agree(std::string_view es, std::string_view en) {
    return !es.empty() && !en.empty() && holes_in(es).well_formed && holes_in(es) == holes_in(en);
}

/// Not a constant: calling it ends the compilation.
void the_two_texts_do_not_agree();

struct Text {
    std::string_view es, en;

    /// Does not compile unless the two agree.
    consteval Text(std::string_view spanish, std::string_view english) : es(spanish), en(english) {
        if (!agree(es, en)) the_two_texts_do_not_agree();
    }

    constexpr std::string_view in(Language language) const { return language == Language::spanish ? es : en; }
};

}  // namespace damas::words
