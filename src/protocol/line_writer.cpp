// SPDX-License-Identifier: MIT
#include "protocol/line_writer.hpp"

#include <poll.h>
#include <unistd.h>

#include <cerrno>

#include "protocol/descriptor.hpp"

namespace damas::protocol {

bool LineWriter::line(std::string_view text) { return this->text(std::string(text) + '\n'); }

bool LineWriter::text(std::string_view text) {
    const std::lock_guard lock(mutex_);
    while (error_ == 0 && !text.empty()) {
        const ssize_t written = ::write(descriptor_, text.data(), text.size());
        if (written >= 0)
            text.remove_prefix(static_cast<std::size_t>(written));
        else if (errno == EAGAIN)
            wait_for(descriptor_, POLLOUT, core::Deadline(-1));
        else if (errno != EINTR)
            error_ = errno;
    }
    return error_ == 0;
}

int LineWriter::error() const {
    const std::lock_guard lock(mutex_);
    return error_;
}

LineWriter& standard_output() {
    static LineWriter writer(STDOUT_FILENO);
    return writer;
}

LineWriter& standard_error() {
    static LineWriter writer(STDERR_FILENO);
    return writer;
}

}  // namespace damas::protocol
