// SPDX-License-Identifier: MIT
// The server when the system fails at its n-th call or memory at the n-th allocation, for every n: whoever was being
// served gets an answer or is cut off, and the next one is served.
#include <gtest/gtest.h>

#include <thread>

#include "notation/json.hpp"
#include "server/page_server.hpp"
#include "support/failing_memory.hpp"
#include "support/faults.hpp"
#include "support/raw_client.hpp"

namespace damas::server {

using testing::Fault;
using testing::RawClient;
using testing::text_frame;

constexpr std::string_view pack = "index.html\ttext/html\tdef\t5\t2\n\nhellozz";

class ServerFaults : public ::testing::Test {
protected:
    void SetUp() override {
        auto handlers = page_handlers(pack, {.hash_megabytes = 1, .engines = 4, .max_seconds = 1});
        ASSERT_TRUE(handlers);
        auto server = HttpServer::listen({}, *handlers);
        ASSERT_TRUE(server) << words::english(server.error());
        server_ = std::move(*server);
        thread_ = std::jthread([this] { server_->run(); });
    }
    void TearDown() override {
        server_->stop();
        thread_.join();
    }

    /// Everything that a page asks for, once. Whether it got all of it.
    bool visit() {
        const std::uint16_t port = server_->port();
        {
            RawClient page(port);
            if (!page.try_send("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")) return false;
            if (!page.read_to("hello").ends_with("hello")) return false;
        }
        RawClient engine(port);
        if (!engine.try_send(testing::upgrade("/engine", "localhost"))) return false;
        if (!engine.read_to("\r\n\r\n").starts_with("HTTP/1.1 101 ")) return false;
        int answers = 0;
        for (const char* request :
             {R"({"do":"about","id":1})", R"({"do":"state","rules":"spanish","id":2})",
              R"({"do":"think","rules":"spanish","nodes":200,"id":3})",
              R"({"do":"read","text":"1. 10-14 23-20 *","rules":"spanish","id":4})", R"({"do":"nonsense","id":5})"}) {
            if (!engine.try_send(text_frame(request))) return false;
            bool answered = false;
            while (!answered) {
                const auto text = engine.read_text();
                if (!text) return false;
                const auto reply = notation::read_json(*text);
                answered = reply && reply->find("ok") != nullptr;
                const bool lacks_memory = text->find("not enough memory") != std::string::npos;
                answers += answered && !lacks_memory ? 1 : 0;
            }
        }
        return answers == 5;
    }
    /// The next visitor; those before him may still be clearing up.
    void expect_service() {
        bool served = false;
        for (int attempt = 0; attempt < 200 && !served; ++attempt) {
            if (attempt > 0) std::this_thread::sleep_for(std::chrono::milliseconds(20));
            served = visit();
        }
        EXPECT_TRUE(served);
    }

    testing::HasMemory has_memory_;
    testing::Spared spared_;
    std::unique_ptr<HttpServer> server_;
    std::jthread thread_;
};

TEST_F(ServerFaults, OfSockets) {
    // No short counts: on a socket they tell the server that the other side is slow, and it waits for it rightly.
    for (const Fault fault : {Fault::no_space, Fault::io_error, Fault::interrupted}) {
        bool met = true;
        for (int n = 1; met && !HasFailure(); ++n) {
            SCOPED_TRACE("fault " + std::to_string(static_cast<int>(fault)) + " at call " + std::to_string(n));
            testing::inject({testing::Place::sockets, fault, n});
            const bool served = visit();
            met = testing::end_faults() > 0 && n < 200;
            EXPECT_TRUE(served || fault != Fault::interrupted);  // A signal hurts nobody.
            expect_service();
        }
    }
}

TEST_F(ServerFaults, OfMemory) {
    expect_service();
    bool met = true;
    long n = 1;
    for (; met && !HasFailure() && n < 20'000; ++n) {
        SCOPED_TRACE("allocation " + std::to_string(n));
        testing::allocations = 0;
        testing::failing_allocation = n;
        const bool served = visit();
        testing::failing_allocation = 0;
        met = !served || testing::allocations >= n;
        expect_service();
    }
    std::cout << n << " allocations\n";
}

}  // namespace damas::server
