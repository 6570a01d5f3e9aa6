// SPDX-License-Identifier: MIT
// The program: every command explains itself with --help.
#pragma once

namespace damas::apps {

/// Reads a command line and does what it says; the exit code.
int run_program(int argc, char** argv);

}  // namespace damas::apps
