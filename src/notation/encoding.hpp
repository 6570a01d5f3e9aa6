// SPDX-License-Identifier: MIT
// From the bytes of a file to UTF-8 with '\n' as the only line end; whatever the bytes, the result is valid UTF-8.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace damas::notation {

/// Bytes of the well-formed UTF-8 character that `text` begins with; 0 if there is none.
std::size_t utf8_length(std::string_view text);

/// The text of a file. A byte-order mark is dropped; UTF-16 is recognised by it. What is not valid UTF-8 is taken as
/// Latin-1, with the Windows-1252 signs (dashes, quotes, …) in place of its control characters, as browsers do.
std::string decode(std::string_view bytes);

}  // namespace damas::notation
