// SPDX-License-Identifier: MIT
// Faults of the system to order: of the calls by which our code writes files or talks to sockets, the n-th fails. Test
// programs get them by linking `damas_faults`, which puts itself between our code and the system's library; the program
// itself knows nothing of it.
#pragma once

#include <cstdint>

namespace damas::testing {

enum class Fault : std::uint8_t {
    no_space,     ///< ENOSPC: the disk is full.
    io_error,     ///< EIO of a file; ECONNRESET of a socket.
    interrupted,  ///< EINTR: a signal came; the call may be made again.
    short_count,  ///< Fewer bytes are written or read than were asked for.
};

enum class Place : std::uint8_t { files, sockets };

struct FaultPlan {
    Place place = Place::files;
    Fault fault = Fault::io_error;
    long at = 1;           ///< Which call fails, counted from 1 over all threads; only those that can fail so.
    bool lasting = false;  ///< All calls from then on fail, not only the one.
};

void inject(const FaultPlan& plan);
/// From here on all is well again; how many calls have failed.
long end_faults();

/// While it lives, calls of its thread neither fail nor count: the side that watches.
class Spared {
public:
    Spared();
    ~Spared();
    Spared(const Spared&) = delete;
};

}  // namespace damas::testing
