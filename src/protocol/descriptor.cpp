// SPDX-License-Identifier: MIT
#include "protocol/descriptor.hpp"

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <system_error>
#include <utility>

namespace damas::protocol {

using Clock = std::chrono::steady_clock;

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

Deadline::Deadline(double seconds) : never_(seconds < 0) {
    const std::chrono::duration<double> bounded(std::clamp(seconds, 0.0, 1e6));
    end_ = Clock::now() + std::chrono::duration_cast<Clock::duration>(bounded);
}

int Deadline::milliseconds() const {
    if (never_) return -1;
    const double left = std::chrono::duration<double, std::milli>(end_ - Clock::now()).count();
    return static_cast<int>(std::clamp(std::ceil(left), 0.0, 1e9));
}

bool wait_for(int descriptor, short events, const Deadline& deadline) {
    while (true) {
        pollfd one{.fd = descriptor, .events = events, .revents = 0};
        const int ready = poll(&one, 1, deadline.milliseconds());
        if (ready > 0 || (ready < 0 && errno != EINTR)) return true;  // a failure shows in the call that follows
        if (ready == 0) return false;
    }
}

}  // namespace damas::protocol
