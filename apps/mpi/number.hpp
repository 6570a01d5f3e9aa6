// SPDX-License-Identifier: MIT
// A number of the command line, for programs that are started by mpirun.
#pragma once

#include <cstdio>
#include <cstdlib>

namespace damas::apps {

/// Ends the program, with its usage, if the text is no number within the bounds.
inline long number(const char* text, long low, long high, const char* usage) {
    char* end = nullptr;
    const long value = std::strtol(text, &end, 10);
    if (*text == 0 || *end != 0 || value < low || value > high) {
        std::fprintf(stderr, "error: '%s': expected a number from %ld to %ld\n%s", text, low, high, usage);
        std::exit(2);
    }
    return value;
}

}  // namespace damas::apps
