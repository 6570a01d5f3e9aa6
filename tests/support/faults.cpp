// SPDX-License-Identifier: MIT
#include "support/faults.hpp"

#include <fcntl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstdarg>
#include <cstdio>
#include <initializer_list>
#include <optional>

namespace damas::testing {

namespace {

FaultPlan plan;
std::atomic<bool> armed = false;
std::atomic<long> calls = 0, failed = 0;
thread_local int spared = 0;

/// How this call fails, if it does. `possible`: how such a call can fail at all.
std::optional<Fault> fate(Place place, std::initializer_list<Fault> possible) {
    if (!armed || spared > 0 || plan.place != place || std::ranges::find(possible, plan.fault) == possible.end())
        return {};
    const long call = ++calls;
    if (call < plan.at || (call > plan.at && !plan.lasting)) return {};
    ++failed;
    return plan.fault;
}

int error_of(Fault fault, Place place) {
    switch (fault) {
        case Fault::no_space: return place == Place::files ? ENOSPC : ENOBUFS;
        case Fault::io_error: return place == Place::files ? EIO : ECONNRESET;
        case Fault::interrupted: return EINTR;
        case Fault::short_count: break;
    }
    return 0;
}

/// Calls that do something or fail.
template <class Call>
auto simple(Place place, std::initializer_list<Fault> possible, Call call) -> decltype(call()) {
    const auto fault = fate(place, possible);
    if (!fault) return call();
    errno = error_of(*fault, place);
    return -1;
}

/// Calls that take some bytes: `call(size)` as many as are allowed.
template <class Call>
ssize_t some_bytes(Place place, std::initializer_list<Fault> possible, std::size_t size, Call call) {
    const auto fault = fate(place, possible);
    if (!fault) return call(size);
    if (fault == Fault::short_count) return call(std::max<std::size_t>(size / 2, size > 0 ? 1 : 0));
    errno = error_of(*fault, place);
    return -1;
}

using enum Fault;

}  // namespace

void inject(const FaultPlan& wanted) {
    plan = wanted;
    calls = failed = 0;
    armed = true;
}

long end_faults() {
    armed = false;
    return failed;
}

Spared::Spared() { ++spared; }
Spared::~Spared() { --spared; }

}  // namespace damas::testing

// What `-Wl,--wrap` puts in the place of the system's functions. The names are the linker's.
using damas::testing::Fault;
using damas::testing::Place;
// NOLINTBEGIN(bugprone-reserved-identifier)
extern "C" {

int __real_open(const char* path, int flags, ...);
ssize_t __real_write(int file, const void* data, std::size_t size);
ssize_t __real_pwrite(int file, const void* data, std::size_t size, off_t place);
int __real_close(int file);
int __real_ftruncate(int file, off_t size);
int __real_rename(const char* from, const char* to);
int __real_unlink(const char* path);
int __real_mkdir(const char* path, mode_t mode);
int __real_accept(int socket, sockaddr* address, socklen_t* size);
ssize_t __real_recv(int socket, void* data, std::size_t size, int flags);
ssize_t __real_send(int socket, const void* data, std::size_t size, int flags);
ssize_t __real_recvmsg(int socket, msghdr* message, int flags);
ssize_t __real_sendmsg(int socket, const msghdr* message, int flags);

int __wrap_open(const char* path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = (flags & O_CREAT) != 0 ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    const auto call = [&] { return __real_open(path, flags, mode); };
    if ((flags & O_ACCMODE) == O_RDONLY) return call();
    return damas::testing::simple(Place::files, {Fault::no_space, Fault::io_error, Fault::interrupted}, call);
}

ssize_t __wrap_write(int file, const void* data, std::size_t size) {
    const auto call = [&](std::size_t bytes) { return __real_write(file, data, bytes); };
    if (file <= STDERR_FILENO) return call(size);  // What is said must be heard.
    return damas::testing::some_bytes(
        Place::files, {Fault::no_space, Fault::io_error, Fault::interrupted, Fault::short_count}, size, call);
}

ssize_t __wrap_pwrite(int file, const void* data, std::size_t size, off_t place) {
    return damas::testing::some_bytes(Place::files,
                                      {Fault::no_space, Fault::io_error, Fault::interrupted, Fault::short_count}, size,
                                      [&](std::size_t bytes) { return __real_pwrite(file, data, bytes, place); });
}

int __wrap_fsync(int) {  // Whether the bytes have reached the disk nobody here can see, and it takes long.
    return damas::testing::simple(Place::files, {Fault::no_space, Fault::io_error, Fault::interrupted},
                                  [] { return 0; });
}

int __wrap_close(int file) {
    const int done = __real_close(file);  // Closed it is, whatever it returns.
    const int told = damas::testing::simple(Place::files, {Fault::no_space, Fault::io_error}, [] { return 0; });
    return told != 0 ? told : done;
}

int __wrap_ftruncate(int file, off_t size) {
    return damas::testing::simple(Place::files, {Fault::io_error, Fault::interrupted},
                                  [&] { return __real_ftruncate(file, size); });
}

int __wrap_rename(const char* from, const char* to) {
    return damas::testing::simple(Place::files, {Fault::no_space, Fault::io_error},
                                  [&] { return __real_rename(from, to); });
}

int __wrap_unlink(const char* path) {
    return damas::testing::simple(Place::files, {Fault::io_error}, [&] { return __real_unlink(path); });
}

int __wrap_mkdir(const char* path, mode_t mode) {
    return damas::testing::simple(Place::files, {Fault::no_space, Fault::io_error},
                                  [&] { return __real_mkdir(path, mode); });
}

int __wrap_accept(int socket, sockaddr* address, socklen_t* size) {
    return damas::testing::simple(Place::sockets, {Fault::no_space, Fault::io_error, Fault::interrupted},
                                  [&] { return __real_accept(socket, address, size); });
}

ssize_t __wrap_recv(int socket, void* data, std::size_t size, int flags) {
    return damas::testing::some_bytes(Place::sockets, {Fault::io_error, Fault::interrupted, Fault::short_count}, size,
                                      [&](std::size_t bytes) { return __real_recv(socket, data, bytes, flags); });
}

ssize_t __wrap_send(int socket, const void* data, std::size_t size, int flags) {
    return damas::testing::some_bytes(Place::sockets,
                                      {Fault::no_space, Fault::io_error, Fault::interrupted, Fault::short_count}, size,
                                      [&](std::size_t bytes) { return __real_send(socket, data, bytes, flags); });
}

// Of several pieces only the first, if there should be fewer bytes.
ssize_t __wrap_recvmsg(int socket, msghdr* message, int flags) {
    return damas::testing::some_bytes(Place::sockets, {Fault::io_error, Fault::interrupted, Fault::short_count}, 2,
                                      [&](std::size_t share) {
                                          msghdr part = *message;
                                          if (share == 1) part.msg_iovlen = std::min<std::size_t>(1, part.msg_iovlen);
                                          return __real_recvmsg(socket, &part, flags);
                                      });
}

ssize_t __wrap_sendmsg(int socket, const msghdr* message, int flags) {
    return damas::testing::some_bytes(Place::sockets,
                                      {Fault::no_space, Fault::io_error, Fault::interrupted, Fault::short_count}, 2,
                                      [&](std::size_t share) {
                                          msghdr part = *message;
                                          if (share == 1) part.msg_iovlen = std::min<std::size_t>(1, part.msg_iovlen);
                                          return __real_sendmsg(socket, &part, flags);
                                      });
}

}  // extern "C"
// NOLINTEND(bugprone-reserved-identifier)
