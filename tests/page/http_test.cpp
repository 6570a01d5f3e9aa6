// SPDX-License-Identifier: MIT
// HTTP and WebSocket as they come over a real connection to 127.0.0.1, spoken here byte by byte.
#include "server/http.hpp"

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <atomic>
#include <csignal>
#include <thread>

namespace damas::server {

/// A connection to the server; reading ends the test with an error rather than waiting for ever.
class Client {
public:
    explicit Client(std::uint16_t port) : socket_(::socket(AF_INET, SOCK_STREAM, 0)) {
        const timeval patience{.tv_sec = 60, .tv_usec = 0};
        ::setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_port = htons(port);
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        EXPECT_EQ(::connect(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
    }
    ~Client() { ::close(socket_); }
    Client(const Client&) = delete;

    void send(std::string_view bytes) {
        ASSERT_EQ(::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL), static_cast<ssize_t>(bytes.size()));
    }
    /// Up to and with a mark; what came before the end if it does not come.
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
            if (n < 0) ADD_FAILURE() << "nothing came";
            if (n <= 0) break;
            got += static_cast<std::size_t>(n);
        }
        text.resize(got);
        return text;
    }
    /// Whether the server ends the connection without another byte.
    bool is_closed() {
        char byte = 0;
        return ::recv(socket_, &byte, 1, 0) <= 0;
    }

private:
    int socket_;
};

/// Tells in upper case what it hears, from another thread; "bye" is answered after the session has gone.
class Echo final : public Session {
public:
    Echo(SendText send, std::atomic<int>& alive) : send_(std::move(send)), alive_(alive) { ++alive_; }
    ~Echo() override { --alive_; }
    void receive(const std::string& message) override {
        std::thread([send = send_, message] {
            std::string answer = message;
            for (char& c : answer) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
            send(answer);
        }).join();
    }

private:
    SendText send_;
    std::atomic<int>& alive_;
};

class Http : public ::testing::Test {
protected:
    void SetUp() override {
        Handlers handlers;
        handlers.respond = [this](const Request& request) -> Response {
            last_ = request;
            if (request.path == "/none") return {.status = 404, .headers = {}, .body = "nothing here"};
            return {.status = 200, .headers = {{"X-Test", "yes"}}, .body = "hello"};
        };
        handlers.open = [this](const std::string& path, SendText send) -> std::unique_ptr<Session> {
            if (path != "/echo") return nullptr;
            return std::make_unique<Echo>(std::move(send), alive_);
        };
        auto server = HttpServer::listen("127.0.0.1", 0, handlers);
        ASSERT_TRUE(server) << server.error();
        server_ = std::move(*server);
        ASSERT_GT(server_->port(), 0);
        thread_ = std::jthread([this] { server_->run(); });
    }
    void TearDown() override {
        server_->stop();
        thread_.join();
    }

    std::uint16_t port() const { return server_->port(); }
    static std::string upgrade(const std::string& path, const std::string& origin) {
        return "GET " + path +
               " HTTP/1.1\r\nHost: here:1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
               "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n" +
               (origin.empty() ? "" : "Origin: " + origin + "\r\n") + "\r\n";
    }
    /// A text message as a browser sends it, with a mask of zeros.
    static std::string frame(const std::string& text) {
        return std::string("\x81") + static_cast<char>(0x80 | text.size()) + std::string(4, '\0') + text;
    }

    Request last_;  ///< Read after an answer has come.
    std::atomic<int> alive_ = 0;
    std::unique_ptr<HttpServer> server_;
    std::jthread thread_;
};

TEST_F(Http, AnswersOneRequestAfterAnother) {
    Client client(port());
    client.send("GET /a?b=1 HTTP/1.1\r\nHost: x\r\nIf-None-Match: \"abc\"\r\nAccept-Encoding: br, gzip\r\n\r\n");
    std::string head = client.read_to("\r\n\r\n");
    EXPECT_TRUE(head.starts_with("HTTP/1.1 200 OK\r\n")) << head;
    EXPECT_NE(head.find("X-Test: yes\r\n"), std::string::npos);
    EXPECT_NE(head.find("Content-Length: 5\r\n"), std::string::npos);
    EXPECT_EQ(client.read(5), "hello");
    EXPECT_EQ(last_.method, "GET");
    EXPECT_EQ(last_.path, "/a?b=1");
    EXPECT_EQ(last_.if_none_match, "\"abc\"");
    EXPECT_TRUE(last_.accepts_gzip);

    client.send("GET /none HTTP/1.1\r\nHost: x\r\n\r\n");
    head = client.read_to("\r\n\r\n");
    EXPECT_TRUE(head.starts_with("HTTP/1.1 404 ")) << head;
    EXPECT_EQ(client.read(12), "nothing here");
    EXPECT_FALSE(last_.accepts_gzip);
    EXPECT_EQ(last_.if_none_match, "");

    client.send("GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    EXPECT_TRUE(client.read_to("\r\n\r\n").starts_with("HTTP/1.1 200 OK\r\n"));
    EXPECT_EQ(client.read(5), "hello");
    EXPECT_TRUE(client.is_closed());
}

TEST_F(Http, AHeadHasNoBody) {
    Client client(port());
    client.send("HEAD / HTTP/1.1\r\nHost: x\r\n\r\nGET /none HTTP/1.1\r\nHost: x\r\n\r\n");
    const std::string head = client.read_to("\r\n\r\n");
    EXPECT_TRUE(head.starts_with("HTTP/1.1 200 OK\r\n")) << head;
    EXPECT_TRUE(client.read_to("\r\n").starts_with("HTTP/1.1 404 ")) << "the next answer follows at once";
}

TEST_F(Http, EndsWhatIsNoRequest) {
    for (const std::string& bytes :
         {std::string("hello\r\n\r\n"), "GET / HTTP/1.1\r\nX: " + std::string(20'000, 'x') + "\r\n\r\n",
          std::string("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\nabc")}) {
        Client client(port());
        client.send(bytes);
        EXPECT_TRUE(client.is_closed()) << bytes.substr(0, 20);
    }
    Client client(port());  // and others are served as before
    client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    EXPECT_TRUE(client.read_to("\r\n\r\n").starts_with("HTTP/1.1 200 OK\r\n"));
}

TEST_F(Http, TalksThroughAWebSocket) {
    for (const char* origin : {"", "http://here:1", "https://here:1"}) {
        Client client(port());
        client.send(upgrade("/echo", origin));
        const std::string head = client.read_to("\r\n\r\n");
        ASSERT_TRUE(head.starts_with("HTTP/1.1 101 ")) << head;
        // The answer to this key is the example of RFC 6455.
        EXPECT_NE(head.find("s3pPLMBiTxaQ9kYGzzhZRbK+xOo="), std::string::npos) << head;
        for (const std::string text : {"hello", "and again"}) {
            client.send(frame(text));
            const std::string start = client.read(2);
            ASSERT_EQ(start.size(), 2u);
            EXPECT_EQ(static_cast<unsigned char>(start[0]), 0x81);
            ASSERT_EQ(static_cast<std::size_t>(start[1]), text.size());
            EXPECT_EQ(client.read(text.size()), text == "hello" ? "HELLO" : "AND AGAIN");
        }
        EXPECT_EQ(alive_, 1);
        client.send(std::string("\x88\x80", 2) + std::string(4, '\0'));  // it closes
        const std::string end = client.read(2);
        ASSERT_EQ(end.size(), 2u);
        EXPECT_EQ(end[0], '\x88');
        client.read(static_cast<std::size_t>(end[1]));
        EXPECT_TRUE(client.is_closed());
    }
}

TEST_F(Http, RefusesTheSocketsOfOtherSitesAndOtherPaths) {
    Client stranger(port());
    stranger.send(upgrade("/echo", "http://evil.example"));
    EXPECT_TRUE(stranger.read_to("\r\n\r\n").starts_with("HTTP/1.1 200 OK\r\n")) << "an answer, and no socket";
    Client lost(port());
    lost.send(upgrade("/nowhere", ""));
    EXPECT_TRUE(lost.is_closed());
    EXPECT_EQ(alive_, 0);
}

TEST_F(Http, SaysWhyItCannotListen) {
    const auto taken = HttpServer::listen("127.0.0.1", port(), {});
    ASSERT_FALSE(taken);
    EXPECT_TRUE(taken.error().starts_with("127.0.0.1:" + std::to_string(port()) + ": ")) << taken.error();
    const auto wrong = HttpServer::listen("here", 0, {});
    ASSERT_FALSE(wrong);
    EXPECT_EQ(wrong.error(), "'here' is not an address");
}

TEST_F(Http, EndsByASignalThatCameBeforeItRan) {
    auto server =
        HttpServer::listen("127.0.0.1", 0, {.respond = [](const Request&) { return Response{}; }, .open = {}});
    ASSERT_TRUE(server);
    std::raise(SIGTERM);
    std::thread([&] { (*server)->run(); }).join();
    thread_.join();
    SetUp();
}

TEST_F(Http, EndsByASignal) {
    for (const int number : {SIGTERM, SIGINT}) {
        auto server =
            HttpServer::listen("127.0.0.1", 0, {.respond = [](const Request&) { return Response{}; }, .open = {}});
        ASSERT_TRUE(server);
        std::jthread serving([&] { (*server)->run(); });
        Client client((*server)->port());  // it answers: it has begun, and heeds signals
        client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
        ASSERT_TRUE(client.read_to("\r\n\r\n").starts_with("HTTP/1.1 200 OK\r\n"));
        std::raise(number);
        serving.join();
        // The server of this test has heard it as well; it begins again.
        thread_.join();
        SetUp();
    }
}

}  // namespace damas::server
