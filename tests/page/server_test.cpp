// SPDX-License-Identifier: MIT
// What the program serves: the pack of the page, its headers, what is refused.
#include <gtest/gtest.h>

#include <algorithm>
#include <condition_variable>
#include <mutex>

#include "notation/json.hpp"
#include "server/page_server.hpp"
#include "support/messages.hpp"

namespace damas::server {

constexpr std::string_view pack =
    "app.js\ttext/javascript\tabc\t5\t3\nindex.html\ttext/html\tdef\t41\t2\n\nhelloxyz"
    "<meta name=\"damas-engine\" content=\"page\">zz";

Handlers handlers() {
    auto result = page_handlers(pack, {.engines = 0});
    EXPECT_TRUE(result) << result.error();
    return *result;
}

std::string header(const Response& response, std::string_view name) {
    const auto found = std::ranges::find(response.headers, name, [](const auto& pair) { return pair.first; });
    return found == response.headers.end() ? "" : found->second;
}

TEST(Site, ReadsItsPack) {
    const auto files = read_pack(pack);
    ASSERT_TRUE(files) << files.error();
    ASSERT_EQ(files->size(), 2u);
    EXPECT_EQ((*files)[0].plain, "hello");
    EXPECT_EQ((*files)[0].gzip, "xyz");
}

TEST(Site, RefusesADamagedPack) {
    EXPECT_FALSE(read_pack(""));
    EXPECT_FALSE(read_pack(pack.substr(0, pack.size() - 1)));
    EXPECT_FALSE(read_pack(std::string(pack) + "!"));
    EXPECT_FALSE(read_pack("a\tb\tc\t99999999999999999999\t1\n\nx"));
}

TEST(Site, ServesFilesCompressedAndCached) {
    const Handlers h = handlers();
    const Response plain = h.respond({.method = "GET", .path = "/app.js?x=1", .if_none_match = ""});
    EXPECT_EQ(plain.status, 200);
    EXPECT_EQ(plain.body, "hello");
    EXPECT_EQ(header(plain, "ETag"), "\"abc\"");
    EXPECT_EQ(header(plain, "Content-Encoding"), "");
    const Response gzip = h.respond({.method = "GET", .path = "/app.js", .if_none_match = "", .accepts_gzip = true});
    EXPECT_EQ(gzip.body, "xyz");
    EXPECT_EQ(header(gzip, "Content-Encoding"), "gzip");
    const Response known = h.respond({.method = "GET", .path = "/app.js", .if_none_match = "\"abc\""});
    EXPECT_EQ(known.status, 304);
    EXPECT_TRUE(known.body.empty());
}

TEST(Site, IsolatesThePageAndTellsItOfTheEngine) {
    const Handlers h = handlers();
    const Response page = h.respond({.method = "GET", .path = "/", .if_none_match = ""});
    EXPECT_NE(page.body.find("content=\"here\""), std::string_view::npos);
    const std::string policy = header(page, "Content-Security-Policy");
    EXPECT_NE(policy.find("default-src 'none'"), std::string::npos);
    EXPECT_EQ(policy.find("unsafe-inline"), std::string::npos);
    EXPECT_EQ(header(page, "Cross-Origin-Opener-Policy"), "same-origin");
    EXPECT_EQ(header(page, "Cross-Origin-Embedder-Policy"), "require-corp");
}

TEST(Engine, AStopIsMeantForWhatWaitsToo) {
    const auto site = page_handlers(pack, {.hash_megabytes = 1, .engines = 1, .max_seconds = 20});
    ASSERT_TRUE(site);
    std::mutex mutex;
    std::condition_variable answered;
    std::vector<notation::Json> replies;
    const auto opened = site->open("/engine", [&](const std::string& text) {
        auto message = notation::read_json(text);
        if (!message || message->find("ok") == nullptr) return;
        const std::lock_guard lock(mutex);
        replies.push_back(std::move(*message));
        answered.notify_one();
    });
    ASSERT_TRUE(opened) << opened.error();
    Session* session = opened->get();
    for (const char* id : {"1", "2", "3"})
        session->receive(std::string(R"({"do":"analyse","rules":"spanish","id":)") + id + "}");
    session->receive(R"({"do":"stop"})");
    std::unique_lock lock(mutex);
    answered.wait(lock, [&] { return replies.size() == 3; });
    for (const notation::Json& reply : replies) {
        EXPECT_TRUE(reply.flag_of("ok"));
        // Twenty seconds would be many millions of nodes.
        for (const notation::Json& line : reply.items_of("reply"))
            EXPECT_LT(line.integer_of("nodes", 0, 1LL << 50, 0), 1'000'000);
    }
}

TEST(Site, RefusesTheRest) {
    const Handlers h = handlers();
    EXPECT_EQ(h.respond({.method = "POST", .path = "/", .if_none_match = ""}).status, 405);
    EXPECT_EQ(h.respond({.method = "GET", .path = "/../etc/passwd", .if_none_match = ""}).status, 404);
    EXPECT_EQ(h.open("/nowhere", [](std::string) {}).error(), "there is nothing here");
    EXPECT_EQ(h.open("/engine", [](std::string) {}).error(), "all engines are taken: 0 (damas serve --engines)");
}

}  // namespace damas::server
