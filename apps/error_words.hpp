// SPDX-License-Identifier: MIT
// Errors in the language of this run. Modules write them in English where they arise; their Spanish is in
// error_phrases.hpp, and a test sees to it that none is missing there.
#pragma once

#include <string>
#include <string_view>

#include "words/language.hpp"

namespace damas::apps {

/// An error of any module or of CLI11. Names and values in it stay as they are, and so does what is not known.
std::string error_words(std::string_view english, words::Language language);

}  // namespace damas::apps
