// SPDX-License-Identifier: MIT
// Order for a few things, such as the moves of a position.
#pragma once

#include <algorithm>
#include <functional>
#include <utility>

namespace damas::core {

/// Sorts, and leaves equal ones as they were. Where std::sort brings five kilobytes of code for every type, which a
/// page has to fetch, this brings a few bytes; it is for lists that cannot be long.
template <class Range, class Before = std::less<>>
void short_sort(Range& range, Before before = {}) {
    for (auto end = range.begin(); end != range.end(); ++end)
        for (auto at = end; at != range.begin() && before(*at, *std::prev(at)); --at) std::iter_swap(at, std::prev(at));
}

}  // namespace damas::core
