// SPDX-License-Identifier: MIT
// Enumerations within a sentence: "9, 10 and 14", "9-13 or 9-14".
#pragma once

#include <string>
#include <vector>

#include "words/message.hpp"

namespace damas::words {

/// "9, 10 and 14"; the first `most` and "…" if there are more. Nothing at all is "".
Message all_of(const std::vector<std::string>& items, std::size_t most = 6);
Message all_of(const std::vector<int>& numbers, std::size_t most = 6);
/// "9-13, 9-14 or 10-14", in the same way.
Message one_of(const std::vector<std::string>& items, std::size_t most = 6);

/// "a, b, c" with at most so many of them.
std::string joined(const std::vector<std::string>& items, std::string_view separator, std::size_t most);

}  // namespace damas::words
