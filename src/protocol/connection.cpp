// SPDX-License-Identifier: MIT
#include "protocol/connection.hpp"

#include <netdb.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>

#include <algorithm>
#include <cerrno>
#include <memory>

#include "protocol/dxp_text.hpp"
#include "words/connections.hpp"
#include "words/system.hpp"

namespace damas::protocol {

namespace {

namespace text = words::connections;
using Kind = ReceiveError::Kind;

constexpr double send_seconds = 10;

using Addresses = std::unique_ptr<addrinfo, void (*)(addrinfo*)>;

words::Message name_error(int code) {
    if (code == EAI_SYSTEM) return words::system_error(errno);
    if (code == EAI_NONAME) return text::unknown_name;
    if (code == EAI_AGAIN) return text::no_name_now;
    return words::verbatim(gai_strerror(code));
}

std::expected<Addresses, words::Message> find_addresses(const std::string& host, int port, int flags) {
    addrinfo hints{};
    hints.ai_family = AF_UNSPEC;
    hints.ai_socktype = SOCK_STREAM;
    hints.ai_flags = flags | AI_NUMERICSERV;
    addrinfo* found = nullptr;
    const int error = getaddrinfo(host.c_str(), std::to_string(port).c_str(), &hints, &found);
    if (error != 0) return std::unexpected(words::about(host, name_error(error)));
    return Addresses(found, freeaddrinfo);
}

Descriptor open_socket(const addrinfo& address) {
    return Descriptor(
        socket(address.ai_family, address.ai_socktype | SOCK_CLOEXEC | SOCK_NONBLOCK, address.ai_protocol));
}

/// Connects one socket; the error is the system's.
std::expected<void, words::Message> connect_to(int descriptor, const addrinfo& address,
                                               const core::Deadline& deadline) {
    if (::connect(descriptor, address.ai_addr, address.ai_addrlen) == 0) return {};
    if (errno != EINPROGRESS) return std::unexpected(words::system_error(errno));
    if (!wait_for(descriptor, POLLOUT, deadline)) return std::unexpected(words::Message(text::no_answer));
    int error = 0;
    socklen_t size = sizeof error;
    getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &error, &size);
    if (error != 0) return std::unexpected(words::system_error(error));
    return {};
}

}  // namespace

Connection::Connection(Descriptor socket) : socket_(std::move(socket)) {
    const int on = 1;
    setsockopt(socket_.get(), IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
}

std::expected<Connection, words::Message> Connection::connect(const std::string& host, int port, double seconds) {
    const core::Deadline deadline(seconds);
    auto addresses = find_addresses(host, port, 0);
    if (!addresses) return std::unexpected(std::move(addresses.error()));
    words::Message error = text::no_address;
    for (const addrinfo* address = addresses->get(); address != nullptr; address = address->ai_next) {
        Descriptor socket = open_socket(*address);
        if (!socket.is_open()) {
            error = words::system_error(errno);
            continue;
        }
        const auto connected = connect_to(socket.get(), *address, deadline);
        if (connected) return Connection(std::move(socket));
        error = connected.error();
    }
    return std::unexpected(words::Message(text::cannot_connect, host, port, error));
}

std::expected<void, words::Message> Connection::send(std::string_view message) {
    std::string bytes(message);
    bytes += '\0';
    const core::Deadline deadline(send_seconds);
    for (std::size_t sent = 0; sent < bytes.size();) {
        if (!wait_for(socket_.get(), POLLOUT, deadline)) return std::unexpected(words::Message(text::does_not_listen));
        const ssize_t n = ::send(socket_.get(), bytes.data() + sent, bytes.size() - sent, MSG_NOSIGNAL);
        if (n < 0 && errno != EINTR && errno != EAGAIN && errno != EWOULDBLOCK)
            return std::unexpected(words::Message(text::lost_because, words::system_error(errno)));
        if (n > 0) sent += static_cast<std::size_t>(n);
    }
    return {};
}

std::expected<std::string, ReceiveError> Connection::receive(double seconds) {
    const core::Deadline deadline(std::max(seconds, 0.0));
    while (true) {
        const std::size_t end = buffer_.find('\0');
        if (std::min(end, buffer_.size()) > dxp::longest_message)
            return std::unexpected(ReceiveError{Kind::too_long, text::more_than_127});
        if (end != std::string::npos) {
            std::string message = buffer_.substr(0, end);
            buffer_.erase(0, end + 1);
            return message;
        }
        if (!wait_for(socket_.get(), POLLIN, deadline))
            return std::unexpected(ReceiveError{Kind::timeout, text::no_message});
        char bytes[1024];
        const ssize_t n = recv(socket_.get(), bytes, sizeof bytes, 0);
        if (n == 0) return std::unexpected(ReceiveError{Kind::closed, text::closed});
        if (n < 0 && errno == ECONNRESET) return std::unexpected(ReceiveError{Kind::closed, text::broken});
        if (n < 0 && errno != EINTR && errno != EAGAIN && errno != EWOULDBLOCK)
            return std::unexpected(ReceiveError{Kind::failed, {text::lost_because, words::system_error(errno)}});
        if (n > 0) buffer_.append(bytes, static_cast<std::size_t>(n));
    }
}

std::expected<Listener, words::Message> Listener::open(const std::string& address, int port) {
    auto addresses = find_addresses(address, port, AI_PASSIVE);
    if (!addresses) return std::unexpected(std::move(addresses.error()));
    const addrinfo& first = **addresses;
    const auto failed = [&] {
        return std::unexpected(words::Message(text::cannot_listen, address, port, words::system_error(errno)));
    };
    Descriptor socket = open_socket(first);
    if (!socket.is_open()) return failed();
    const int on = 1;
    setsockopt(socket.get(), SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    if (bind(socket.get(), first.ai_addr, first.ai_addrlen) != 0 || listen(socket.get(), 1) != 0) return failed();
    sockaddr_storage bound{};
    socklen_t size = sizeof bound;
    if (getsockname(socket.get(), reinterpret_cast<sockaddr*>(&bound), &size) != 0) return failed();
    const in_port_t number = bound.ss_family == AF_INET6 ? reinterpret_cast<const sockaddr_in6&>(bound).sin6_port
                                                         : reinterpret_cast<const sockaddr_in&>(bound).sin_port;
    return Listener(std::move(socket), ntohs(number));
}

std::expected<Connection, ReceiveError> Listener::accept(double seconds) {
    const core::Deadline deadline(seconds);
    while (true) {
        if (!wait_for(socket_.get(), POLLIN, deadline))
            return std::unexpected(ReceiveError{Kind::timeout, text::nobody_connected});
        Descriptor socket(accept4(socket_.get(), nullptr, nullptr, SOCK_CLOEXEC | SOCK_NONBLOCK));
        if (socket.is_open()) return Connection(std::move(socket));
        if (errno != EINTR && errno != EAGAIN && errno != EWOULDBLOCK && errno != ECONNABORTED)
            return std::unexpected(ReceiveError{Kind::failed, {text::cannot_accept, words::system_error(errno)}});
    }
}

}  // namespace damas::protocol
