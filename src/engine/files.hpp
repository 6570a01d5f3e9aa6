// SPDX-License-Identifier: MIT
// Files that a player is given by name. A page has none.
#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <vector>

namespace damas::engine {

/// A whole file; the error names it.
std::expected<std::vector<std::uint8_t>, std::string> read_bytes(const std::string& path);

}  // namespace damas::engine
