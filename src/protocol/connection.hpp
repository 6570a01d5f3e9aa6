// SPDX-License-Identifier: MIT
// A TCP connection that carries DamExchange messages: characters up to a NUL. Calls block, never longer than they are
// told to, and no call raises a signal.
#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

#include "protocol/descriptor.hpp"
#include "words/message.hpp"

namespace damas::protocol {

/// Why nothing was received.
struct ReceiveError {
    enum class Kind : std::uint8_t {
        timeout,
        closed,    ///< By the other side.
        too_long,  ///< More characters than a message may have; the connection is of no more use.
        failed,
    };
    Kind kind;
    words::Message text;  ///< For people.
};

class Connection {
public:
    /// Takes over a connected socket.
    explicit Connection(Descriptor socket);

    /// Connects to a host by name or number, trying each of its addresses.
    static std::expected<Connection, words::Message> connect(const std::string& host, int port, double seconds);

    /// Sends a message and its NUL; an error if the other side does not take it within ten seconds.
    std::expected<void, words::Message> send(std::string_view message);
    /// One message without its NUL, at most `seconds` from now.
    std::expected<std::string, ReceiveError> receive(double seconds);

private:
    Descriptor socket_;
    std::string buffer_;  ///< Received and not yet handed out.
};

/// Waits for others to connect.
class Listener {
public:
    /// Listens at an address of this machine; port 0 is any that is free.
    static std::expected<Listener, words::Message> open(const std::string& address, int port);

    int port() const { return port_; }
    /// The next connection; waits for ever if `seconds` is negative.
    std::expected<Connection, ReceiveError> accept(double seconds);

private:
    Listener(Descriptor socket, int port) : socket_(std::move(socket)), port_(port) {}

    Descriptor socket_;
    int port_;
};

}  // namespace damas::protocol
