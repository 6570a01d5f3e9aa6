// SPDX-License-Identifier: MIT
// An engine for a connection: a desk with a thread of its own. The serving thread only hands over messages; it waits
// for nobody.
#pragma once

#include <atomic>
#include <mutex>
#include <thread>

#include "server/http.hpp"

namespace damas::server {

struct EngineOptions {
    int threads = 1;                  ///< Of each engine.
    std::size_t hash_megabytes = 64;  ///< Of each engine.
    int engines = 4;                  ///< At work at one time; more are refused.
    double max_seconds = 300;         ///< No request thinks longer.
    std::string table_directory{};
};

/// Threads that work for sessions. One may outlive its session, while it leaves what it was doing; it counts until
/// then.
class EngineThreads {
public:
    /// Begins in a thread of its own, unless so many are at work already.
    bool start(int most, std::function<void()> work);
    ~EngineThreads();

private:
    struct Member {
        std::thread thread;
        std::shared_ptr<std::atomic<bool>> done;
    };

    std::mutex mutex_;
    std::vector<Member> members_;
};

/// A session whose messages are requests to a desk (docs/formats/page.md); `{"do":"stop"}` interrupts what it works on.
/// The error says that all engines are taken. The threads must outlive the session.
std::expected<std::unique_ptr<Session>, words::Message> open_engine(EngineThreads& threads,
                                                                    const EngineOptions& options, SendText send);

}  // namespace damas::server
