// SPDX-License-Identifier: MIT
#include "words/lists.hpp"

#include <algorithm>
#include <utility>

#include "words/system.hpp"

namespace damas::words {

namespace {

constexpr Text last_of_all{"{1} y {2}", "{1} and {2}"};
constexpr Text last_of_several{"{1} o {2}", "{1} or {2}"};

Message listed(const std::vector<std::string>& items, std::size_t most, const Text& last) {
    if (items.size() > most) return verbatim(joined(items, ", ", most) + "…");
    if (items.size() < 2) return verbatim(items.empty() ? "" : items.front());
    return {last, joined(items, ", ", items.size() - 1), items.back()};
}

}  // namespace

Message all_of(const std::vector<std::string>& items, std::size_t most) { return listed(items, most, last_of_all); }

Message all_of(const std::vector<int>& numbers, std::size_t most) {
    std::vector<std::string> items;
    items.reserve(numbers.size());
    for (const int number : numbers) items.push_back(std::to_string(number));
    return all_of(items, most);
}

Message one_of(const std::vector<std::string>& items, std::size_t most) { return listed(items, most, last_of_several); }

std::string joined(const std::vector<std::string>& items, std::string_view separator, std::size_t most) {
    std::string text;
    for (std::size_t i = 0; i < std::min(most, items.size()); ++i) {
        if (i > 0) text += separator;
        text += items[i];
    }
    return text;
}

}  // namespace damas::words
