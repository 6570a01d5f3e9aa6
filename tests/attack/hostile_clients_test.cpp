// SPDX-License-Identifier: MIT
// Clients that mean harm, against the real server with its engines. Whatever they do, the next friendly client is
// served and nothing is left behind. DAMAS_ATTACK_ROUNDS=N repeats the storm at the end N times.
#include <gtest/gtest.h>
#include <sys/resource.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdlib>
#include <fstream>
#include <random>
#include <thread>

#include "notation/json.hpp"
#include "server/page_server.hpp"
#include "support/raw_client.hpp"

namespace damas::server {

using testing::frame;
using testing::RawClient;
using testing::text_frame;

constexpr std::string_view pack = "index.html\ttext/html\tdef\t5\t2\n\nhellozz";

/// What four deaf clients may cost, in MB. A sanitizer keeps for a while what was given back; what this guards against
/// took thousands.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || defined(__clang__)
constexpr long most_growth = 1'000;
#else
constexpr long most_growth = 200;
#endif

/// Memory of this program that is really there, in MB.
long resident() {
    std::ifstream file("/proc/self/statm");
    long total = 0, pages = 0;
    file >> total >> pages;
    return pages * ::sysconf(_SC_PAGESIZE) >> 20;
}

class Attack : public ::testing::Test {
protected:
    static constexpr int engines = 6;

    void SetUp() override {
        auto handlers = page_handlers(pack, {.hash_megabytes = 1, .engines = engines, .max_seconds = 1});
        ASSERT_TRUE(handlers);
        auto server = HttpServer::listen({.most_unsent = std::size_t{4} << 20}, *handlers);
        ASSERT_TRUE(server) << words::english(server.error());
        server_ = std::move(*server);
        thread_ = std::jthread([this] { server_->run(); });
    }
    void TearDown() override {
        a_friend_is_served();
        server_->stop();
        thread_.join();
    }

    std::uint16_t port() const { return server_->port(); }

    /// A socket to an engine, past its handshake. Waits for a free one: those who left may still be clearing up.
    std::unique_ptr<RawClient> connect() {
        for (int attempt = 0; attempt < 600; ++attempt) {
            auto client = std::make_unique<RawClient>(port());
            client->send(testing::upgrade("/engine", "localhost"));
            EXPECT_TRUE(client->read_to("\r\n\r\n").starts_with("HTTP/1.1 101 "));
            client->send(text_frame(R"({"do":"about","id":1})"));
            if (client->read_text()) return client;
            std::this_thread::sleep_for(std::chrono::milliseconds(100));
        }
        ADD_FAILURE() << "no engine became free";
        return nullptr;
    }
    static notation::Json ask(RawClient& client, const std::string& request) {
        client.send(text_frame(request));
        while (const auto text = client.read_text()) {
            const auto reply = notation::read_json(*text);
            if (reply && reply->find("ok") != nullptr) return *reply;
        }
        ADD_FAILURE() << "no answer to " << request.substr(0, 100);
        return {};
    }
    void a_friend_is_served() {
        RawClient page(port());
        page.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
        EXPECT_TRUE(page.read_to("\r\n\r\n").starts_with("HTTP/1.1 200 OK\r\n"));
        const auto client = connect();
        ASSERT_TRUE(client);
        EXPECT_TRUE(ask(*client, R"({"do":"state","rules":"spanish","id":5})").flag_of("ok"));
    }

    std::unique_ptr<HttpServer> server_;
    std::jthread thread_;
};

TEST_F(Attack, AClientNamesNoFile) {
    const std::string pipe = ::testing::TempDir() + "hostile-pipe-" + std::to_string(::getpid());
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    const auto client = connect();
    for (const char* option : {"network", "patterns", "book_file", "table_directory", "evaluation", "hash_megabytes",
                               "lmr_scale", "tables", "interrupted", "", "nothing"})
        for (const std::string& file : {std::string("/etc"), std::string("/dev/zero"), std::string("/dev/full"), pipe,
                                        std::string("/proc/self/mem"), std::string("../../x")}) {
            const auto reply = ask(*client, R"({"do":"think","rules":"spanish","nodes":10,"options":{")" +
                                                std::string(option) + R"(":")" + file + R"("}})");
            EXPECT_FALSE(reply.flag_of("ok", true)) << option << ' ' << file;
        }
    ::unlink(pipe.c_str());
}

TEST_F(Attack, APlayerIsTheOneThatWasAskedFor) {
    const auto client = connect();
    const auto nodes = [&](const std::string& options) {
        const auto reply = ask(*client, R"({"do":"think","rules":"spanish","options":{)" + options + "}}");
        return reply.find("reply") == nullptr ? 0 : reply.find("reply")->integer_of("nodes", 0, 1 << 30, 0);
    };
    const auto shallow = nodes(R"("search":"textbook","depth":2)");
    const auto deep = nodes(R"("search":"textbook","depth":5)");
    EXPECT_LT(shallow, deep);
    EXPECT_EQ(nodes(R"("search":"textbook","depth":2)"), shallow);
    EXPECT_GT(nodes(R"("search":"textbook","depth":5,"pruning":false)"), deep);
}

TEST_F(Attack, ManyShortFramesAndAReset) {
    for (int round = 0; round < 20; ++round) {
        const auto client = connect();
        std::string burst;
        for (int i = 0; i < 200; ++i) burst += text_frame(R"({"do":"state","rules":"spanish"})");
        client->send(burst);
        client->reset();
    }
}

TEST_F(Attack, WhoDoesNotReadGoes) {
    const long before = resident();
    std::vector<std::unique_ptr<RawClient>> deaf;
    for (int i = 0; i < 4; ++i) deaf.push_back(connect());
    // Every one of these is answered, be it only by saying that too many wait.
    std::string burst;
    for (int i = 0; i < 2'000; ++i) burst += text_frame(R"({"do":"about","id":)" + std::to_string(i) + "}");
    for (auto& client : deaf) {
        int bursts = 0;
        while (bursts < 2'000 && client->try_send(burst, 60)) ++bursts;
        EXPECT_LT(bursts, 2'000) << "it still listens";
    }
    EXPECT_LT(resident() - before, most_growth) << "MB more";
}

TEST_F(Attack, MoreRequestsThanCanWaitAreToldSo) {
    const auto client = connect();
    client->send(text_frame(R"({"do":"analyse","rules":"spanish","id":1})"));
    std::string burst;
    for (int i = 2; i < 60; ++i)
        burst += text_frame(R"({"do":"state","rules":"spanish","id":)" + std::to_string(i) + "}");
    client->send(burst);
    int refused = 0, answered = 0;
    while (refused + answered < 59) {
        const auto text = client->read_text();
        ASSERT_TRUE(text);
        if (text->find("\"ok\":true") != std::string::npos) ++answered;
        if (text->find("too many requests are waiting") != std::string::npos) ++refused;
    }
    EXPECT_GE(answered, 16);
    EXPECT_GT(refused, 0);
}

TEST_F(Attack, AStopIsObeyedHoweverItIsWritten) {
    const auto client = connect();
    for (const char* stop :
         {R"({"do":"stop"})", R"({ "do" : "stop" })", R"({"do": "stop", "id": 9})", R"({"id":9,"do":"stop"})"}) {
        client->send(text_frame(R"({"do":"analyse","rules":"spanish","depth":100,"id":1})"));
        client->send(text_frame(stop));
        long long nodes = 0;
        while (const auto text = client->read_text()) {
            const auto reply = notation::read_json(*text);
            ASSERT_TRUE(reply);
            if (reply->find("ok") == nullptr) continue;
            EXPECT_TRUE(reply->flag_of("ok")) << *text;
            for (const notation::Json& line : reply->items_of("reply"))
                nodes = line.integer_of("nodes", 0, 1LL << 50, 0);
            break;
        }
        EXPECT_LT(nodes, 1'000'000) << stop;
    }
}

TEST_F(Attack, TooManyEnginesGetAReason) {
    std::vector<std::unique_ptr<RawClient>> all;
    for (int i = 0; i < engines; ++i) all.push_back(connect());
    RawClient late(port());
    late.send(testing::upgrade("/engine", "localhost"));
    ASSERT_TRUE(late.read_to("\r\n\r\n").starts_with("HTTP/1.1 101 "));
    const auto [code, reason] = late.read_close();
    EXPECT_EQ(code, 1013);
    EXPECT_EQ(reason,
              "todos los motores están ocupados: 6 (damas serve --engines) / "
              "all engines are taken: 6 (damas serve --engines)");
}

TEST_F(Attack, LargeRequestsHoldNobodyUp) {
    const auto client = connect();
    std::string tags = R"({"do":"write","rules":"spanish","tags":[)";
    for (int i = 0; i < 200'000; ++i) tags += (i > 0 ? "," : "") + std::string("[\"T") + std::to_string(i) + "\",\"\"]";
    client->send(text_frame(tags + "]}"));
    // A game in which every move has a variation, and every variation is as long as it may be.
    std::string pdn;
    for (int i = 0; i < 20'000; ++i) pdn += "10-14 (9-13) 22-18 (21-17) ";
    client->send(text_frame(R"({"do":"read","rules":"spanish","text":")" + pdn + R"("})"));
    client->send(text_frame(R"({"do":"read","rules":"spanish","text":")" + std::string(1'000'000, '(') + R"("})"));
    client->send(text_frame(std::string(1'000'000, '[')));
    client->send(text_frame(R"({"do":"state","rules":"spanish","fen":"W:W)" + std::string(1'000'000, '1') + R"("})"));
    for (int i = 0; i < 50; ++i) {
        RawClient page(port());
        page.send("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
        ASSERT_TRUE(page.read_to("\r\n\r\n").starts_with("HTTP/1.1 200 OK\r\n"));
    }
    for (int i = 0; i < 5; ++i) EXPECT_TRUE(client->read_text()) << i;
}

/// Every way to break the rules of frames (RFC 6455) that we could think of.
std::vector<std::string> bad_frames() {
    std::vector<std::string> list;
    for (const int opcode : {3, 4, 5, 6, 7, 11, 12, 13, 14, 15})  // reserved
        list.push_back(frame(static_cast<unsigned char>(0x80 | opcode), "x"));
    for (const int reserved : {0x40, 0x20, 0x10})  // bits that no extension has claimed
        list.push_back(frame(static_cast<unsigned char>(0x81 | reserved), "x"));
    list.push_back(std::string("\x81\x01", 2) + "x");  // no mask
    list.push_back(frame(0x80, "goes on without beginning"));
    list.push_back(frame(0x01, "a") + frame(0x81, "begins twice"));
    list.push_back(frame(0x09, "a ping in pieces"));
    list.push_back(frame(0x08, ""));                          // a close in pieces
    list.push_back(frame(0x89, std::string(126, 'x')));       // a ping too long
    list.push_back(frame(0x88, std::string(1, '\x03')));      // half a code
    list.push_back(frame(0x88, std::string("\x03\xED", 2)));  // 1005 is not to be sent
    list.push_back(frame(0x88, std::string("\x00\x00", 2)));
    list.push_back(frame(0x88, std::string("\x03\xE8\xFF\xFF", 4)));  // a reason that is no UTF-8
    list.push_back(frame(0x81, "\xFF\xFE"));                          // a text that is no UTF-8
    list.push_back(frame(0x81, "\xC3"));
    list.push_back(frame(0x01, "\xC3") + frame(0x80, "x"));
    list.push_back(std::string("\x81\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF", 10) + std::string(4, '\0'));
    list.push_back(std::string("\x81\xFF\x7F\xFF\xFF\xFF\xFF\xFF\xFF\xFF", 10) + std::string(4, '\0'));
    list.push_back(std::string("\x81\xFE\x00\x01", 4) + std::string(4, '\0') + "x");  // a length longer than need be
    list.push_back(frame(0x82, "bytes"));
    list.push_back(frame(0x81, ""));
    list.push_back(frame(0x81, std::string(5 << 20, ' ')));  // too big
    list.push_back(std::string("\x81", 1));                  // and then nothing
    list.push_back(std::string("\x81\x85\x00", 3));
    return list;
}

TEST_F(Attack, FramesThatAreNone) {
    ASSERT_GE(bad_frames().size(), 32U);
    for (const std::string& bytes : bad_frames()) {
        const auto client = connect();
        client->try_send(bytes);
        client->try_send(text_frame(R"({"do":"about"})"));
        client->half_close();
        while (client->read_text()) {
        }
    }
}

TEST_F(Attack, NoDescriptorIsLeft) {
    rlimit old{};
    ASSERT_EQ(::getrlimit(RLIMIT_NOFILE, &old), 0);
    const rlimit few{.rlim_cur = 64, .rlim_max = old.rlim_max};
    ASSERT_EQ(::setrlimit(RLIMIT_NOFILE, &few), 0);
    {
        std::vector<std::unique_ptr<RawClient>> all;
        while (all.size() < 60) {
            auto client = RawClient::if_there_is_room(port());
            if (!client) break;
            all.push_back(std::move(client));
        }
        EXPECT_GT(all.size(), 20U);
        const std::clock_t before = std::clock();
        std::this_thread::sleep_for(std::chrono::seconds(1));
        EXPECT_LT(std::clock() - before, CLOCKS_PER_SEC / 2) << "it spins";
    }
    ::setrlimit(RLIMIT_NOFILE, &old);
}

/// Everything at once, from several threads, while a friend keeps asking.
TEST_F(Attack, AStorm) {
    const char* wanted = std::getenv("DAMAS_ATTACK_ROUNDS");
    const int rounds = wanted == nullptr ? 5 : std::atoi(wanted);
    std::atomic<bool> over = false;
    std::vector<std::jthread> enemies;
    for (unsigned seed = 0; seed < 4; ++seed)
        enemies.emplace_back([&, seed] {
            std::mt19937 random(seed);
            const auto frames = bad_frames();
            for (int round = 0; round < rounds * 20; ++round) {
                RawClient client(port());
                if (!client.try_send(testing::upgrade("/engine", "localhost"))) continue;
                for (int i = 0; i < 5; ++i) {
                    client.try_send(text_frame(R"({"do":"analyse","rules":"international"})"));
                    client.try_send(text_frame(R"({"do":"stop"})"));
                    if (random() % 3 == 0) client.try_send(frames[random() % frames.size()]);
                    std::string noise(random() % 200, '\0');
                    for (char& c : noise) c = static_cast<char>(random());
                    if (random() % 3 == 0) client.try_send(noise);
                }
                if (random() % 2 == 0) client.reset();
            }
        });
    std::vector<double> times;
    std::jthread friendly([&] {
        while (!over) {
            const auto begin = std::chrono::steady_clock::now();
            RawClient page(port());
            page.send("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
            EXPECT_TRUE(page.read_to("\r\n\r\n").starts_with("HTTP/1.1 200 OK\r\n"));
            times.push_back(
                std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count());
        }
    });
    enemies.clear();
    over = true;
    friendly.join();
    std::ranges::sort(times);
    ASSERT_FALSE(times.empty());
    std::printf("%zu answers for a friend, p99 %.1f ms\n", times.size(), times[times.size() * 99 / 100]);
}

}  // namespace damas::server
