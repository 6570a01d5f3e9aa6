// SPDX-License-Identifier: MIT
// server_soak SECONDS [CLIENTS]: a server in a process of its own and clients that come, ask, go or break off, for as
// long as one likes. Its memory is told; in the second half it must not need more than in the first.
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <random>
#include <thread>
#include <vector>

#include "server/page_server.hpp"
#include "support/raw_client.hpp"

namespace damas::server {

namespace {

using testing::RawClient;
using testing::text_frame;
using Clock = std::chrono::steady_clock;

constexpr std::string_view pack = "index.html\ttext/html\tdef\t5\t2\n\nhellozz";
/// By how much the second half may need more than the first: allocators keep a little, a leak has no end. In a short
/// run not all of them have begun yet.
constexpr double most_growth = 1.2, warming = 20;

/// Serves until it is killed; tells its port first.
int serve(int tell) {
    auto handlers = page_handlers(pack, {.hash_megabytes = 4, .engines = 8, .max_seconds = 1});
    auto server = HttpServer::listen({}, *handlers);
    if (!server) return 1;
    const std::uint16_t port = (*server)->port();
    if (::write(tell, &port, sizeof port) != sizeof port) return 1;
    (*server)->run();
    return 0;
}

double megabytes(pid_t process) {
    std::ifstream file("/proc/" + std::to_string(process) + "/statm");
    double total = 0, pages = 0;
    file >> total >> pages;
    return pages * static_cast<double>(::sysconf(_SC_PAGESIZE)) / (1 << 20);
}

/// What is counted of all clients.
struct Tally {
    std::atomic<long> visits = 0, answers = 0, refused = 0;
};

void visit(std::uint16_t port, std::mt19937& random, Tally& tally) {
    ++tally.visits;
    RawClient client(port);
    if (random() % 4 == 0) {
        client.try_send("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
        tally.answers += client.read_to("hello").ends_with("hello") ? 1 : 0;
        return;
    }
    if (!client.try_send(testing::upgrade("/engine", "localhost")) || client.read_to("\r\n\r\n").empty()) return;
    constexpr std::array requests{
        R"({"do":"about","id":1})",
        R"({"do":"state","rules":"spanish","id":2})",
        R"({"do":"think","rules":"spanish","nodes":2000,"id":3})",
        R"({"do":"think","rules":"international","options":{"search":"textbook","depth":3},"id":4})",
        R"({"do":"read","text":"1. 10-14 23-20 *","rules":"spanish","id":5})",
        R"({"do":"nonsense","id":6})",
        "{",
    };
    for (auto count = random() % 8; count > 0; --count) {
        if (!client.try_send(text_frame(requests[random() % requests.size()]))) return;
        if (!client.read_text()) {
            ++tally.refused;  // All engines are taken.
            return;
        }
        ++tally.answers;
    }
    // Some leave while something is being worked on, and some of those rudely.
    if (random() % 3 == 0) client.try_send(text_frame(R"({"do":"analyse","rules":"spanish","id":7})"));
    if (random() % 3 == 0) client.reset();
}

int soak(int seconds, int clients) {
    int pipe[2];
    if (::pipe(pipe) != 0) return 1;
    const pid_t server = ::fork();
    if (server == 0) std::_Exit(serve(pipe[1]));
    std::uint16_t port = 0;
    if (::read(pipe[0], &port, sizeof port) != sizeof port) return 1;

    Tally tally;
    std::atomic<bool> over = false;
    std::vector<std::jthread> crowd;
    for (int i = 0; i < clients; ++i)
        crowd.emplace_back([&, i] {
            std::mt19937 random(static_cast<unsigned>(i));
            while (!over) {
                visit(port, random, tally);
                std::this_thread::sleep_for(std::chrono::milliseconds(random() % 500));
            }
        });
    double first = 0, second = 0;  // The peaks of both halves: how many engines are at work differs all the time.
    for (int at = 1; at <= seconds; ++at) {
        std::this_thread::sleep_for(std::chrono::seconds(1));
        double& peak = 2 * at <= seconds ? first : second;
        peak = std::max(peak, megabytes(server));
        if (at * 10 / seconds == (at - 1) * 10 / seconds) continue;
        std::printf("%4d s: at most %6.1f MB, %ld visits, %ld answers, %ld refused\n", at, peak, tally.visits.load(),
                    tally.answers.load(), tally.refused.load());
        std::fflush(stdout);
    }
    over = true;
    crowd.clear();
    ::kill(server, SIGTERM);
    int status = 0;
    ::waitpid(server, &status, 0);
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) return std::puts("the server did not end well"), 1;
    if (second > first * (most_growth + warming / seconds)) return std::puts("its memory grows"), 1;
    return tally.answers == 0 ? 1 : 0;
}

}  // namespace

}  // namespace damas::server

int main(int argc, char** argv) {
    const int seconds = argc > 1 ? std::atoi(argv[1]) : 10, clients = argc > 2 ? std::atoi(argv[2]) : 50;
    if (seconds < 1 || clients < 1) return std::fputs("server_soak SECONDS [CLIENTS]\n", stderr), 2;
    return damas::server::soak(seconds, clients);
}
