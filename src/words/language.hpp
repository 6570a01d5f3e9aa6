// SPDX-License-Identifier: MIT
// The languages that the program speaks.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace damas::words {

enum class Language : std::uint8_t { spanish, english };

/// "es" or "en".
constexpr std::optional<Language> language(std::string_view code) {
    if (code == "es") return Language::spanish;
    if (code == "en") return Language::english;
    return {};
}

}  // namespace damas::words
