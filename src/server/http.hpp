// SPDX-License-Identifier: MIT
// HTTP and WebSocket behind a plain interface: http.cpp is the only file that knows Boost.Beast. One thread serves;
// what takes long belongs to the sessions' own threads.
#pragma once

#include <chrono>
#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "words/message.hpp"

namespace damas::server {

struct Request {
    std::string method, path, if_none_match;
    bool accepts_gzip = false;
};

struct Response {
    int status = 200;
    std::vector<std::pair<std::string, std::string>> headers{};
    std::string_view body{};  ///< Must outlive the server.
};

/// One WebSocket connection, as the program sees it. All calls come from the serving thread.
class Session {
public:
    virtual ~Session() = default;
    /// A text message of the other side.
    virtual void receive(const std::string& message) = 0;
};

/// Sends a text; may be called by any thread at any time, also after the connection has gone. Whoever does not read
/// what he is sent loses the connection.
using SendText = std::function<void(std::string)>;

/// What is served. Nothing that these throw goes further than the request.
struct Handlers {
    std::function<Response(const Request&)> respond;
    /// Opens a session on a path, or says in at most 120 bytes why not: the other side is told in English.
    std::function<std::expected<std::unique_ptr<Session>, words::Message>(const std::string& path, SendText send)> open;
};

struct ListenOptions {
    std::string address = "127.0.0.1";
    std::uint16_t port = 0;  ///< 0 takes a free one.
    /// Names by which it may be called, beside its address and localhost. Any other name could be a stranger's, who
    /// lets it point here and so makes a browser believe that his page belongs to this server.
    std::vector<std::string> hosts{};
    std::size_t most_unsent = std::size_t{32} << 20;  ///< Bytes that a socket may leave unread.
};

class HttpServer {
public:
    /// The error says why it cannot.
    static std::expected<std::unique_ptr<HttpServer>, words::Message> listen(const ListenOptions& options,
                                                                             Handlers handlers);
    virtual ~HttpServer() = default;
    virtual std::uint16_t port() const = 0;
    /// Serves until a signal asks to end, or `stop`.
    virtual void run() = 0;
    /// Serves what is waiting, or else what comes first within this time, and returns; for somebody with a loop of his
    /// own, who calls `stop` and `run` at the end.
    virtual void poll(std::chrono::milliseconds wait) = 0;
    /// May be called by any thread.
    virtual void stop() = 0;
};

}  // namespace damas::server
