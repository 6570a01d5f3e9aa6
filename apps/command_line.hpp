// SPDX-License-Identifier: MIT
// What is wrong with the words of a command line as they stand, of which CLI11 would say less or nothing: commands that
// there are not, values where none fit or where one is needed, two languages.
#pragma once

#include <CLI/CLI.hpp>
#include <optional>
#include <span>

#include "words/message.hpp"

namespace damas::apps {

/// That the name of a command is missing; of those of a command all are told, those of the program are in its help.
words::Message command_missing(const CLI::App& app);

/// What is wrong; nothing if CLI11 may read these arguments, the first of which is the program.
std::optional<words::Message> misplaced(const CLI::App& app, std::span<const char* const> arguments);

}  // namespace damas::apps
