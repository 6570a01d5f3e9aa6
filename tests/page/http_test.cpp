// SPDX-License-Identifier: MIT
// HTTP and WebSocket as they come over a real connection to 127.0.0.1, spoken here byte by byte.
#include "server/http.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <csignal>
#include <thread>

#include "support/messages.hpp"
#include "support/raw_client.hpp"
#include "words/serving.hpp"
#include "words/system.hpp"

namespace damas::server {

using testing::RawClient;

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
        handlers.open = [this](const std::string& path,
                               SendText send) -> std::expected<std::unique_ptr<Session>, words::Message> {
            if (path != "/echo") return std::unexpected(words::Message(words::serving::nothing_here));
            return std::make_unique<Echo>(std::move(send), alive_);
        };
        auto server = HttpServer::listen({.hosts = {"here"}, .most_unsent = 1 << 20}, handlers);
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
        return testing::upgrade(path, "here:1", origin);
    }
    static std::string frame(const std::string& text) { return testing::text_frame(text); }

    Request last_;  ///< Read after an answer has come.
    std::atomic<int> alive_ = 0;
    std::unique_ptr<HttpServer> server_;
    std::jthread thread_;
};

TEST_F(Http, AnswersOneRequestAfterAnother) {
    RawClient client(port());
    client.send(
        "GET /a?b=1 HTTP/1.1\r\nHost: localhost\r\nIf-None-Match: \"abc\"\r\nAccept-Encoding: br, gzip\r\n\r\n");
    std::string head = client.read_to("\r\n\r\n");
    EXPECT_TRUE(head.starts_with("HTTP/1.1 200 OK\r\n")) << head;
    EXPECT_NE(head.find("X-Test: yes\r\n"), std::string::npos);
    EXPECT_NE(head.find("Content-Length: 5\r\n"), std::string::npos);
    EXPECT_EQ(client.read(5), "hello");
    EXPECT_EQ(last_.method, "GET");
    EXPECT_EQ(last_.path, "/a?b=1");
    EXPECT_EQ(last_.if_none_match, "\"abc\"");
    EXPECT_TRUE(last_.accepts_gzip);

    client.send("GET /none HTTP/1.1\r\nHost: localhost\r\n\r\n");
    head = client.read_to("\r\n\r\n");
    EXPECT_TRUE(head.starts_with("HTTP/1.1 404 ")) << head;
    EXPECT_EQ(client.read(12), "nothing here");
    EXPECT_FALSE(last_.accepts_gzip);
    EXPECT_EQ(last_.if_none_match, "");

    client.send("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    EXPECT_TRUE(client.read_to("\r\n\r\n").starts_with("HTTP/1.1 200 OK\r\n"));
    EXPECT_EQ(client.read(5), "hello");
    EXPECT_TRUE(client.is_closed());
}

TEST_F(Http, AHeadHasNoBody) {
    RawClient client(port());
    client.send("HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\nGET /none HTTP/1.1\r\nHost: localhost\r\n\r\n");
    const std::string head = client.read_to("\r\n\r\n");
    EXPECT_TRUE(head.starts_with("HTTP/1.1 200 OK\r\n")) << head;
    EXPECT_TRUE(client.read_to("\r\n").starts_with("HTTP/1.1 404 ")) << "the next answer follows at once";
}

TEST_F(Http, SaysWhatIsNoRequest) {
    for (const auto& [bytes, status] : {
             std::pair(std::string("hello\r\n\r\n"), "400"),
             std::pair(std::string("GET / HTTP/9.9\r\n\r\n"), "400"),
             std::pair(std::string("GET / HTTP/1.1\r\n\r\n"), "400"),
             std::pair(std::string("GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n"), "400"),
             std::pair("GET / HTTP/1.1\r\nX: " + std::string(20'000, 'x') + "\r\n\r\n", "431"),
             std::pair(std::string("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n\r\nabc"), "413"),
         }) {
        RawClient client(port());
        client.send(bytes);
        const std::string head = client.read_to("\r\n\r\n");
        EXPECT_TRUE(head.starts_with("HTTP/1.1 " + std::string(status))) << bytes.substr(0, 20) << head;
        EXPECT_NE(head.find("Connection: close"), std::string::npos) << head;
    }
    RawClient client(port());  // and others are served as before
    client.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    EXPECT_TRUE(client.read_to("\r\n\r\n").starts_with("HTTP/1.1 200 OK\r\n"));
}

TEST_F(Http, TalksThroughAWebSocket) {
    for (const char* origin : {"", "http://here:1", "https://here:1"}) {
        RawClient client(port());
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
        client.send(testing::frame(0x82, "bytes"));  // no text: answered like an empty one
        EXPECT_EQ(client.read(2), std::string("\x81\0", 2));
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
    RawClient stranger(port());
    stranger.send(upgrade("/echo", "http://evil.example"));
    EXPECT_TRUE(stranger.read_to("\r\n\r\n").starts_with("HTTP/1.1 403 ")) << "an answer, and no socket";
    RawClient lost(port());
    lost.send(upgrade("/nowhere", ""));
    ASSERT_TRUE(lost.read_to("\r\n\r\n").starts_with("HTTP/1.1 101 "));
    EXPECT_EQ(lost.read_close(), std::pair(1013, std::string("aquí no hay nada / there is nothing here")));
    EXPECT_EQ(alive_, 0);
}

TEST_F(Http, IsCalledByItsAddressAndByTheNamesItKnows) {
    const auto status = [&](const std::string& host) {
        RawClient client(port());
        client.send("GET / HTTP/1.1\r\nHost: " + host + "\r\n\r\n");
        return client.read_to("\r\n").substr(9, 3);
    };
    for (const char* host : {"localhost", "LocalHost:8080", "127.0.0.1", "127.0.0.1:1", "here", "HERE.", "here:99"})
        EXPECT_EQ(status(host), "200") << host;
    for (const char* host : {"evil.example", "evil.example:8080", "127.0.0.2", "here.evil.example", "localhost.evil",
                             "[::1]", "[", "]", ":", ":80", ".", "127.0.0.1.evil.example", "there"})
        EXPECT_EQ(status(host), "421") << host;
    // A name of somebody else's that points here: his page would have the same origin.
    RawClient rebound(port());
    rebound.send(testing::upgrade("/echo", "evil.example", "http://evil.example"));
    EXPECT_TRUE(rebound.read_to("\r\n\r\n").starts_with("HTTP/1.1 421 "));
}

TEST_F(Http, SaysWhyItCannotListen) {
    const auto taken = HttpServer::listen({.port = port()}, {});
    ASSERT_FALSE(taken);
    EXPECT_TRUE(words::english(taken.error()).starts_with("127.0.0.1:" + std::to_string(port()) + ": "))
        << taken.error();
    const auto wrong = HttpServer::listen({.address = "here"}, {});
    ASSERT_FALSE(wrong);
    EXPECT_EQ(wrong.error(), "'here' is not an address");
}

TEST_F(Http, EndsByASignalThatCameBeforeItRan) {
    auto server = HttpServer::listen({}, {.respond = [](const Request&) { return Response{}; }, .open = {}});
    ASSERT_TRUE(server);
    std::raise(SIGTERM);
    std::thread([&] { (*server)->run(); }).join();
    thread_.join();
    SetUp();
}

TEST_F(Http, EndsByASignal) {
    for (const int number : {SIGTERM, SIGINT}) {
        auto server = HttpServer::listen({}, {.respond = [](const Request&) { return Response{}; }, .open = {}});
        ASSERT_TRUE(server);
        std::jthread serving([&] { (*server)->run(); });
        RawClient client((*server)->port());  // it answers: it has begun, and heeds signals
        client.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
        ASSERT_TRUE(client.read_to("\r\n\r\n").starts_with("HTTP/1.1 200 OK\r\n"));
        std::raise(number);
        serving.join();
        // The server of this test has heard it as well; it begins again.
        thread_.join();
        SetUp();
    }
}

}  // namespace damas::server
