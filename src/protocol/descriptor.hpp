// SPDX-License-Identifier: MIT
// What sockets and pipes share: descriptors with an owner, and waiting for them with an end.
#pragma once

#include <string>

#include "core/stopwatch.hpp"

namespace damas::protocol {

/// A descriptor that is closed when its owner goes; -1 is none.
class Descriptor {
public:
    Descriptor() = default;
    explicit Descriptor(int number) : number_(number) {}
    Descriptor(Descriptor&& other) noexcept : number_(other.release()) {}
    Descriptor& operator=(Descriptor&& other) noexcept;
    ~Descriptor() { reset(); }

    int get() const { return number_; }
    bool is_open() const { return number_ >= 0; }
    int release();
    void reset();

private:
    int number_ = -1;
};

/// Waits until the descriptor is ready for poll()'s `events` or has failed; false when the deadline passes before.
bool wait_for(int descriptor, short events, const core::Deadline& deadline);

/// What the system calls an error number.

}  // namespace damas::protocol
