// SPDX-License-Identifier: MIT
// Lines of several threads: whole, once, and an error is noticed.
#include "protocol/line_writer.hpp"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <map>
#include <sstream>
#include <thread>
#include <vector>

#include "protocol/descriptor.hpp"

namespace damas::protocol {

/// Everything that comes out of a descriptor until its other side is closed.
std::string read_all(int descriptor) {
    std::string text;
    std::array<char, 4096> bytes;
    for (ssize_t n; (n = read(descriptor, bytes.data(), bytes.size())) > 0;)
        text.append(bytes.data(), static_cast<std::size_t>(n));
    return text;
}

TEST(LineWriter, KeepsLinesOfManyThreadsWhole) {
    int ends[2];
    ASSERT_EQ(pipe(ends), 0);
    Descriptor out(ends[0]), in(ends[1]);
    fcntl(in.get(), F_SETFL, O_NONBLOCK);  // A full pipe is waited for.
    std::string text;
    std::thread reader([&] { text = read_all(out.get()); });
    constexpr int threads = 4, lines = 3000;
    LineWriter writer(in.get());
    {
        std::vector<std::jthread> writers;
        for (int t = 0; t < threads; ++t)
            writers.emplace_back([&, t] {
                for (int i = 0; i < lines; ++i)
                    EXPECT_TRUE(writer.line(std::to_string(t) + ' ' + std::to_string(i) + ' ' +
                                            std::string(static_cast<std::size_t>(i % 200), 'x')));
            });
    }
    in.reset();
    reader.join();
    std::map<int, int> next;
    std::istringstream all(text);
    for (std::string line; std::getline(all, line);) {
        std::istringstream words(line);
        int thread = -1, number = -1;
        std::string rest;
        words >> thread >> number >> rest;
        ASSERT_EQ(number, next[thread]++) << line;
        ASSERT_EQ(rest, std::string(static_cast<std::size_t>(number % 200), 'x'));
    }
    EXPECT_EQ(next, (std::map<int, int>{{0, lines}, {1, lines}, {2, lines}, {3, lines}}));
    EXPECT_EQ(writer.error(), 0);
}

TEST(LineWriter, NoticesAFullDisk) {
    const Descriptor full(open("/dev/full", O_WRONLY));
    ASSERT_TRUE(full.is_open());
    LineWriter writer(full.get());
    EXPECT_EQ(writer.error(), 0);
    EXPECT_FALSE(writer.line("lost"));
    EXPECT_EQ(writer.error(), ENOSPC);
    EXPECT_FALSE(writer.text("lost too"));
}

TEST(LineWriter, NoticesThatNobodyReads) {
    std::signal(SIGPIPE, SIG_IGN);
    int ends[2];
    ASSERT_EQ(pipe(ends), 0);
    Descriptor out(ends[0]), in(ends[1]);
    LineWriter writer(in.get());
    EXPECT_TRUE(writer.text("heard"));
    out.reset();
    EXPECT_FALSE(writer.line("unheard"));
    EXPECT_EQ(writer.error(), EPIPE);
    std::signal(SIGPIPE, SIG_DFL);
}

}  // namespace damas::protocol
