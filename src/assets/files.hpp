// SPDX-License-Identifier: MIT
// Files that a player is given by name. A page has none.
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <vector>

#include "core/files.hpp"

namespace damas::assets {

/// A whole file; the error names it.
std::expected<std::vector<std::uint8_t>, words::Message> read_bytes(const std::string& path);

/// What is wrong if an output is another output or one of some files that are to stay; "" is no file.
std::optional<words::Message> named_twice(const std::vector<std::string>& outputs,
                                          const std::vector<std::string>& others);

}  // namespace damas::assets
