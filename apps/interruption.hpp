// SPDX-License-Identifier: MIT
// Ctrl-C and SIGTERM, for every command that has something to lose: both ask it to end in order.
#pragma once

#include <atomic>

namespace damas::apps {

/// From now on the first SIGINT or SIGTERM sets the flag that is returned; a second one ends the program at once.
const std::atomic<bool>& heed_interruption();

/// Whether one has come.
bool interrupted();

/// As if one had come: for what goes on although nobody can see it any more.
void interrupt();

}  // namespace damas::apps
