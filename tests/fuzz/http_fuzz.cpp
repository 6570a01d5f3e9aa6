// SPDX-License-Identifier: MIT
// Law: whatever a client sends in whatever pieces, the server lets go of it when it has said all, answers what it
// understands, and serves the next one. The input is pieces of a length byte and so many bytes; the first length of
// 0 sends the piece before it 70 times more. First byte: 1 the pieces come after a handshake, 2 each is then made a
// frame, of which it has the first byte and the content, 4 the client leaves rudely.
#include <arpa/inet.h>
#include <sys/socket.h>

#include <chrono>
#include <csignal>
#include <thread>
#include <utility>

#include "engine/player.hpp"
#include "engine/rulebook.hpp"
#include "harness.hpp"
#include "server/page_server.hpp"

namespace {

using namespace damas;
using namespace damas::fuzz;

constexpr std::string_view pack = "index.html\ttext/html\tdef\t5\t2\n\nhellozz";
constexpr std::string_view handshake =
    "GET /engine HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";

/// The real server, served by whoever waits for it: so every piece arrives by itself.
class House {
public:
    House() {
        auto handlers = server::page_handlers(pack, {.hash_megabytes = 1, .engines = 16, .max_seconds = 0.01});
        server_ = std::move(*server::HttpServer::listen({.hosts = {"here"}}, *handlers));
        for (const engine::Rulebook* book : engine::rulebooks())
            players_.push_back(engine::make_player(book->id(), {.hash_megabytes = 1}));
        for (const int signal : {SIGINT, SIGTERM}) std::signal(signal, SIG_DFL);  // They are the fuzzer's.
    }
    ~House() {
        server_->stop();
        server_->run();  // Its end: sessions no longer send.
    }
    std::uint16_t port() const { return server_->port(); }
    void serve(int milliseconds = 0) { server_->poll(std::chrono::milliseconds(milliseconds)); }

private:
    std::unique_ptr<server::HttpServer> server_;
    std::vector<std::unique_ptr<engine::Player>> players_;  ///< They keep tables open, as other clients do.
};

class Client {
public:
    explicit Client(House& house) : house_(house) {
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_port = htons(house.port());
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        const auto connects = [&] {
            return ::connect(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
        };
        while (!connects()) {  // The fuzzer's clock rings, or the system has no numbers left for so many clients.
            demand(errno == EINTR || errno == EADDRNOTAVAIL);
            ::close(std::exchange(socket_, open()));
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
        }
    }
    ~Client() { ::close(socket_); }
    Client(const Client&) = delete;

    /// Sends as much as fits; the server has seen it when this returns.
    void send(std::string_view bytes) {
        (void)::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
        house_.serve();
        receive();
    }
    /// Waits until the server has said something, or has closed; who waits for ever is found by the fuzzer's -timeout.
    void await(std::string_view words) {
        while (!gone_ && !heard_.contains(words))
            if (!receive() && !gone_) house_.serve(10);
    }
    bool heard(std::string_view words) const { return heard_.contains(words); }
    /// Says that it has said all, and waits to be let go.
    void leave() {
        ::shutdown(socket_, SHUT_WR);
        await("there is no such word\xFF\xFF");
    }
    void leave_rudely() {
        const linger rude{.l_onoff = 1, .l_linger = 0};
        ::setsockopt(socket_, SOL_SOCKET, SO_LINGER, &rude, sizeof rude);
    }

private:
    static int open() { return ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0); }

    /// Whether something came.
    bool receive() {
        char bytes[16'384];
        const ssize_t got = ::recv(socket_, bytes, sizeof bytes, MSG_DONTWAIT);
        gone_ = gone_ || got == 0 || (got < 0 && errno != EAGAIN && errno != EINTR);
        if (heard_.size() > sizeof bytes) heard_.erase(0, heard_.size() - 100);
        if (got > 0) heard_.append(bytes, static_cast<std::size_t>(got));
        return got > 0;
    }

    House& house_;
    int socket_ = open();
    std::string heard_;  ///< The last of what the server said.
    bool gone_ = false;
};

/// A frame as a browser sends it.
std::string frame(std::uint8_t first, std::string_view content) {
    constexpr std::string_view mask = "\x37\xfa\x21\x3d";
    std::string bytes{static_cast<char>(first)};
    if (content.size() < 126) {
        bytes += static_cast<char>(0x80 | content.size());
    } else {
        bytes += {'\xFE', static_cast<char>(content.size() >> 8), static_cast<char>(content.size())};
    }
    bytes += mask;
    for (std::size_t i = 0; i < content.size(); ++i) bytes += static_cast<char>(content[i] ^ mask[i % 4]);
    return bytes;
}

void talk(Client& client, Bytes input, bool frames) {
    std::string piece;
    int storm = 70;
    while (!input.empty()) {
        const std::size_t length = take(input);
        if (length == 0) {
            for (; storm > 0; --storm) client.send(piece);
            continue;
        }
        Bytes bytes = input.first(std::min(length, input.size()));
        input = input.subspan(bytes.size());
        const std::uint8_t first = frames ? take(bytes) : std::uint8_t{0};
        piece = frames ? frame(first, text_of(bytes)) : std::string(text_of(bytes));
        client.send(piece);
    }
}

/// A friend gets the page; nothing is left of those who went.
void look_after(House& house) {
    Client client(house);
    client.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    client.await("hello");
    demand(client.heard("HTTP/1.1 200 OK\r\n"));
    client.leave();
    const auto count = [](const char* path) {
        return std::distance(std::filesystem::directory_iterator(path), std::filesystem::directory_iterator());
    };
    demand(count("/proc/self/fd") < 40 && count("/proc/self/task") < 40);
}

}  // namespace

/// Engines end when they have time: leaks are looked for when all have ended, not after every client.
extern "C" int LLVMFuzzerInitialize(int* count, char*** arguments) {
    static std::vector<char*> all(*arguments, *arguments + *count);
    static char no_search[] = "-detect_leaks=0";
    all.push_back(no_search);
    *count = static_cast<int>(all.size());
    all.push_back(nullptr);
    *arguments = all.data();
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static House house;
    static unsigned runs = 0;
    if (runs++ % 256 == 0) look_after(house);
    Bytes input(data, size);
    const unsigned wishes = take(input);
    const bool sockets = (wishes & 1) != 0, frames = (wishes & 3) == 3;
    Client client(house);
    if (sockets) {
        client.send(handshake);
        client.await("\r\n\r\n");
        demand(client.heard("HTTP/1.1 101 "));
    }
    talk(client, input, frames);
    if (frames) {  // Either the conversation is over or it goes on.
        client.send(frame(0x81, R"({"do":"stop"})"));
        client.send(frame(0x81, R"({"id":7777})"));
        client.await(R"("id":7777,)");
    }
    (wishes & 4) != 0 ? client.leave_rudely() : client.leave();
    return 0;
}
