// SPDX-License-Identifier: MIT
// What a reader of texts expected, in the languages that the program speaks.
#pragma once

#include <string>
#include <string_view>

#include "notation/text.hpp"
#include "words/language.hpp"

namespace damas::engine {

/// `expected` of a notation::ParseError. What is not known stays as it is.
std::string expected_words(std::string_view expected, words::Language language);

/// The whole error: where, what was found, what was expected.
std::string error_words(const notation::ParseError& error, words::Language language);

}  // namespace damas::engine
