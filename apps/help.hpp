// SPDX-License-Identifier: MIT
// The words of --help that are not ours: titles, kinds of values, and what is true of every command.
#pragma once

#include <CLI/CLI.hpp>

namespace damas::apps {

/// Gives the program and each of its commands `--lang` and a help in the language of this run.
/// Call it when all of them have been added.
void finish_help(CLI::App& app);

}  // namespace damas::apps
