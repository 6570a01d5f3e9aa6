// SPDX-License-Identifier: MIT
// Words that are not ours: what the operating system refuses, by its number (errno), and what others have written.
#pragma once

#include "words/message.hpp"

namespace damas::words {

/// What others have written, as it is; what is the same in every language: a number, a move, a name.
Message verbatim(std::string_view text);

/// What an errno means; the system's own words where we have none.
Message system_error(int code);

}  // namespace damas::words
