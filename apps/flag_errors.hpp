// SPDX-License-Identifier: MIT
// What is wrong with a command line, as CLI11 tells it.
#pragma once

#include <CLI/CLI.hpp>

#include "words/message.hpp"

namespace damas::apps {

/// Why `app` could not parse a command line. What our own checks of values say is in the language of this run already.
words::Message sentence(const CLI::ParseError& error, const CLI::App& app);

}  // namespace damas::apps
