// SPDX-License-Identifier: MIT
// HTTP and WebSocket spoken byte by byte, as friends and enemies do.
#pragma once

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace damas::testing {

/// A connection to 127.0.0.1; reading ends the test with an error rather than waiting for ever.
class RawClient {
public:
    explicit RawClient(std::uint16_t port) : RawClient(::socket(AF_INET, SOCK_STREAM, 0), port) {}
    /// Nothing if no descriptor is left for it: the server may have taken the last one a moment ago.
    static std::unique_ptr<RawClient> if_there_is_room(std::uint16_t port) {
        const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
        return socket < 0 ? nullptr : std::unique_ptr<RawClient>(new RawClient(socket, port));
    }
    ~RawClient() { ::close(socket_); }
    RawClient(const RawClient&) = delete;

    void send(std::string_view bytes) {
        ASSERT_EQ(::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL), static_cast<ssize_t>(bytes.size()));
    }
    /// The same if the other side may have had enough; whether all went.
    bool try_send(std::string_view bytes, int seconds = 1) {
        const timeval patience{.tv_sec = seconds, .tv_usec = 0};
        ::setsockopt(socket_, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
        return ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL) == static_cast<ssize_t>(bytes.size());
    }
    /// Says that nothing more will be sent.
    void half_close() {
        ::shutdown(socket_, SHUT_WR);
    }  /// Up to and with a mark; what came before the end if it does not come.
    std::string read_to(std::string_view mark) {
        std::string text;
        while (!text.ends_with(mark)) {
            const std::string one = read(1);
            if (one.empty()) break;
            text += one;
        }
        return text;
    }
    std::string read(std::size_t size) {
        std::string text(size, '\0');
        std::size_t got = 0;
        while (got < size) {
            const ssize_t n = ::recv(socket_, text.data() + got, size - got, 0);
            if (n < 0 && errno == EINTR) continue;
            if (n < 0 && errno != ECONNRESET) ADD_FAILURE() << "nothing came";
            if (n <= 0) break;
            got += static_cast<std::size_t>(n);
        }
        text.resize(got);
        return text;
    }
    /// The code and the reason of a frame that closes; 0 if another frame comes.
    std::pair<int, std::string> read_close() {
        const std::string head = read(2);
        if (head.size() < 2 || head[0] != '\x88') return {};
        const std::string body = read(static_cast<std::size_t>(head[1]));
        if (body.size() < 2) return {};
        return {static_cast<unsigned char>(body[0]) << 8 | static_cast<unsigned char>(body[1]), body.substr(2)};
    }
    /// The next text message, whatever frames of other kinds come before; nothing if the connection ends.
    std::optional<std::string> read_text() {
        std::string text;
        while (true) {
            const std::string head = read(2);
            if (head.size() < 2 || head[0] == '\x88') return {};
            std::size_t size = static_cast<unsigned char>(head[1]);
            if (size >= 126) {
                const std::string longer = read(size == 126 ? 2 : 8);
                if (longer.size() < 2) return {};
                size = 0;
                for (const char c : longer) size = size << 8 | static_cast<unsigned char>(c);
            }
            if (size > longest_frame) {
                ADD_FAILURE() << "a frame of " << size << " bytes";
                return {};
            }
            const std::string body = read(size);
            if (body.size() < size) return {};
            if ((head[0] & 0x0F) > 1) continue;  // A ping, for one; a text may come in pieces.
            text += body;
            if ((head[0] & 0x80) != 0) return text;
        }
    }
    /// Ends the connection rudely: what was on its way is lost.
    void reset() {
        const linger rude{.l_onoff = 1, .l_linger = 0};
        ::setsockopt(socket_, SOL_SOCKET, SO_LINGER, &rude, sizeof rude);
        ::close(std::exchange(socket_, -1));
    }

    /// Whether the server ends the connection without another byte.
    bool is_closed() {
        char byte = 0;
        return ::recv(socket_, &byte, 1, 0) <= 0;
    }

private:
    RawClient(int socket, std::uint16_t port) : socket_(socket) {
        const timeval patience{.tv_sec = 60, .tv_usec = 0};
        ::setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_port = htons(port);
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        EXPECT_EQ(::connect(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
    }
    static constexpr std::size_t longest_frame = std::size_t{64} << 20;
    int socket_;
};

/// A request for a WebSocket.
inline std::string upgrade(const std::string& path, const std::string& host, const std::string& origin = "") {
    return "GET " + path + " HTTP/1.1\r\nHost: " + host +
           "\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
           "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n" +
           (origin.empty() ? "" : "Origin: " + origin + "\r\n") + "\r\n";
}

/// A frame as a browser sends it, with a mask of zeros; its first byte says what it is.
inline std::string frame(unsigned char first, std::string_view text) {
    std::string head(1, static_cast<char>(first));
    const std::size_t size = text.size();
    if (size < 126) {
        head += static_cast<char>(0x80 | size);
    } else {
        const int bytes = size < 65'536 ? 2 : 8;
        head += static_cast<char>(bytes == 2 ? 0x80 | 126 : 0x80 | 127);
        for (int i = bytes - 1; i >= 0; --i) head += static_cast<char>(size >> (8 * i) & 0xFF);
    }
    return head + std::string(4, '\0') + std::string(text);
}
inline std::string text_frame(std::string_view text) { return frame(0x81, text); }

}  // namespace damas::testing
