// SPDX-License-Identifier: MIT
#include "interruption.hpp"

#include <csignal>

namespace damas::apps {

namespace {

std::atomic<bool> asked = false;
static_assert(std::atomic<bool>::is_always_lock_free);

}  // namespace

const std::atomic<bool>& heed_interruption() {
    struct sigaction action{};
    action.sa_handler = [](int) {
        asked = true;
        std::signal(SIGINT, SIG_DFL);
        std::signal(SIGTERM, SIG_DFL);
    };
    action.sa_flags = SA_RESTART;
    for (const int number : {SIGINT, SIGTERM}) sigaction(number, &action, nullptr);
    return asked;
}

bool interrupted() { return asked; }

void interrupt() { asked = true; }

}  // namespace damas::apps
