// SPDX-License-Identifier: MIT
// Files that a player is given by name. A page has none.
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <vector>

#include "core/files.hpp"
#include "words/language.hpp"

namespace damas::assets {

/// What is wrong with a file, in somebody's language.
inline std::string sentence(const core::FileError& error, words::Language language) {
    return words::say(error.message(), language);
}

/// A whole file; the error names it.
std::expected<std::vector<std::uint8_t>, std::string> read_bytes(const std::string& path);

/// What is wrong if an output is another output or one of some files that are to stay; "" is no file.
std::optional<std::string> named_twice(const std::vector<std::string>& outputs, const std::vector<std::string>& others,
                                       words::Language language);

}  // namespace damas::assets
