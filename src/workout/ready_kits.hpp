// SPDX-License-Identifier: MIT
// The kits that come with the program: data/kits, each in both languages.
#pragma once

#include <optional>
#include <span>

#include "workout/kit.hpp"

namespace damas::workout {

struct ReadyKit {
    std::string_view id;
    words::Language language;
    std::string_view text;  ///< The file.
};

std::span<const ReadyKit> ready_kits();

/// The text of the one with this id in this language; nothing if there is none.
std::optional<std::string_view> find_ready_kit(std::string_view id, words::Language language);

}  // namespace damas::workout
