// SPDX-License-Identifier: MIT
// HTTP and WebSocket behind a plain interface: http.cpp is the only file that knows Boost.Beast. One thread serves;
// what takes long belongs to the sessions' own threads.
#pragma once

#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

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

/// Sends a text; may be called by any thread at any time, also after the connection has gone.
using SendText = std::function<void(std::string)>;

struct Handlers {
    std::function<Response(const Request&)> respond;
    /// Opens a session on a path; nothing refuses the connection.
    std::function<std::unique_ptr<Session>(const std::string& path, SendText send)> open;
};

class HttpServer {
public:
    /// Listens; port 0 takes a free one. The error says why it cannot.
    static std::expected<std::unique_ptr<HttpServer>, std::string> listen(const std::string& address,
                                                                          std::uint16_t port, Handlers handlers);
    virtual ~HttpServer() = default;
    virtual std::uint16_t port() const = 0;
    /// Serves until a signal asks to end, or `stop`.
    virtual void run() = 0;
    /// May be called by any thread.
    virtual void stop() = 0;
};

}  // namespace damas::server
