// SPDX-License-Identifier: MIT
// Files that a player is given by name. A page has none.
#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <vector>

#include "core/files.hpp"
#include "engine/language.hpp"

namespace damas::engine {

/// What is wrong with a file, in somebody's language.
inline std::string sentence(const core::FileError& error, Language language) {
    return language == Language::spanish ? error.es() : error.en();
}

/// A whole file; the error names it.
std::expected<std::vector<std::uint8_t>, std::string> read_bytes(const std::string& path);

}  // namespace damas::engine
