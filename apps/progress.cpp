// SPDX-License-Identifier: MIT
#include "progress.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <cmath>

#include "language.hpp"
#include "protocol/line_writer.hpp"
#include "words/commands/program.hpp"

namespace damas::apps {

namespace {

constexpr int bar_columns = 20;

std::string minutes(double seconds) {
    const auto whole = static_cast<long>(std::ceil(seconds));
    const std::string rest = std::to_string(whole % 60);
    return std::to_string(whole / 60) + (rest.size() < 2 ? ":0" : ":") + rest;
}

}  // namespace

std::size_t terminal_columns(int descriptor) {
    winsize size{};
    if (isatty(descriptor) == 0 || ioctl(descriptor, TIOCGWINSZ, &size) != 0) return 0;
    return size.ws_col;
}

Progress::Progress() : watched_(isatty(STDERR_FILENO) != 0) {}

void Progress::begin(std::string title) {
    title_ = std::move(title);
    watch_ = {};
}

void Progress::show(int done, int total) {
    if (!watched_ || total <= 0) return;
    const int filled = bar_columns * done / total;
    std::string line = "\r" + title_ + " [" + std::string(static_cast<std::size_t>(filled), '#') +
                       std::string(static_cast<std::size_t>(bar_columns - filled), '-') + "] " + std::to_string(done) +
                       '/' + std::to_string(total);
    if (done > 0)
        line += text({words::commands::program::time_left, minutes(watch_.seconds() / done * (total - done))});
    protocol::standard_error().text(line + "\x1b[K");
    shown_ = true;
}

void Progress::clear() {
    if (shown_) protocol::standard_error().text("\r\x1b[K");
    shown_ = false;
}

}  // namespace damas::apps
