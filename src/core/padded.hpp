// SPDX-License-Identifier: MIT
// A name as the headers of our files hold it.
#pragma once

#include <array>
#include <string_view>

namespace damas::core {

/// Filled with zeros up to its end; at least one.
template <std::size_t size = 16>
std::array<char, size> padded(std::string_view name) {
    std::array<char, size> field{};
    name.copy(field.data(), size - 1);
    return field;
}

}  // namespace damas::core
