// SPDX-License-Identifier: MIT
#include "protocol/descriptor.hpp"

#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>
#include <utility>

namespace damas::protocol {

Descriptor& Descriptor::operator=(Descriptor&& other) noexcept {
    if (this != &other) {
        reset();
        number_ = other.release();
    }
    return *this;
}

int Descriptor::release() { return std::exchange(number_, -1); }

void Descriptor::reset() {
    if (number_ >= 0) close(release());
}

bool wait_for(int descriptor, short events, const core::Deadline& deadline) {
    while (true) {
        pollfd one{.fd = descriptor, .events = events, .revents = 0};
        const int ready = poll(&one, 1, deadline.milliseconds());
        if (ready > 0 || (ready < 0 && errno != EINTR)) return true;  // a failure shows in the call that follows
        if (ready == 0) return false;
    }
}

}  // namespace damas::protocol
