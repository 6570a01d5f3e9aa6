// SPDX-License-Identifier: MIT
// The language of this run, decided once and before anything else, and the words that the commands say in it.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "words/commands/common.hpp"
#include "words/message.hpp"

namespace damas::apps {

/// The first of LC_ALL, the category (such as LC_MESSAGES) and LANG that is set; empty if none is.
std::string locale_name(const char* category);

/// What these arguments ask for with --lang, and otherwise the environment: English if it names English, else Spanish.
words::Language chosen_language(std::span<const char* const> arguments);

/// The language of this run.
words::Language language();
void set_language(words::Language language);

/// What several commands say.
namespace common = words::commands::common;

/// A text, or one with its values, in the language of this run.
std::string text(const words::Message& message);

}  // namespace damas::apps
