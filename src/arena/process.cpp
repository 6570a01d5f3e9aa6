// SPDX-License-Identifier: MIT
#include "arena/process.hpp"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <thread>
#include <utility>

#include "notation/text.hpp"
#include "words/match_faults.hpp"
#include "words/system.hpp"

namespace damas::arena {

namespace {

using core::Deadline;
using protocol::Descriptor;

namespace said = words::match_faults;

constexpr double send_seconds = 10;
/// For a program to end by itself once its input is closed.
constexpr double end_seconds = 0.5;
constexpr std::size_t longest_line = 1 << 20;

/// What a child is started with.
class Spawn {
public:
    Spawn() {
        posix_spawn_file_actions_init(&actions_);
        posix_spawnattr_init(&attributes_);
        sigset_t signals;
        sigemptyset(&signals);
        posix_spawnattr_setsigmask(&attributes_, &signals);
        sigaddset(&signals, SIGPIPE);
        posix_spawnattr_setsigdefault(&attributes_, &signals);
        // A group of its own: who interrupts a match does not interrupt the programs, which would lose their games.
        posix_spawnattr_setpgroup(&attributes_, 0);
        posix_spawnattr_setflags(&attributes_, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP);
    }
    Spawn(const Spawn&) = delete;
    Spawn& operator=(const Spawn&) = delete;
    ~Spawn() {
        posix_spawn_file_actions_destroy(&actions_);
        posix_spawnattr_destroy(&attributes_);
    }

    void use(int descriptor, int as) { posix_spawn_file_actions_adddup2(&actions_, descriptor, as); }
    void change_directory(const std::string& path) { posix_spawn_file_actions_addchdir_np(&actions_, path.c_str()); }

    /// The error number of the system, or 0.
    int run(const std::vector<std::string>& words, pid_t& pid) const {
        std::vector<char*> arguments;
        arguments.reserve(words.size() + 1);
        for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
        arguments.push_back(nullptr);
        return posix_spawnp(&pid, arguments[0], &actions_, &attributes_, arguments.data(), environ);
    }

private:
    posix_spawn_file_actions_t actions_;
    posix_spawnattr_t attributes_;
};

}  // namespace

std::expected<std::vector<std::string>, words::Message> split_command(std::string_view text) {
    std::vector<std::string> list;
    bool inside = false;
    char quote = 0;
    for (const char c : text) {
        if (quote == 0 && (c == ' ' || c == '\t')) {
            inside = false;
            continue;
        }
        if (!inside) list.emplace_back();
        inside = true;
        if (quote == 0 && (c == '"' || c == '\''))
            quote = c;
        else if (c == quote)
            quote = 0;
        else
            list.back() += c;
    }
    if (quote != 0) return std::unexpected(words::Message(said::unclosed_quotation));
    if (list.empty() || list.front().empty()) return std::unexpected(words::Message(said::empty_command));
    return list;
}

std::expected<Process, words::Message> Process::start(std::string_view command, const std::string& directory) {
    const auto list = split_command(command);
    if (!list) return std::unexpected(list.error());
    const auto failed = [&](int error) {
        const std::string program = notation::printable(list->front());
        const words::Message why = words::system_error(error);
        return std::unexpected(
            directory.empty() ? words::Message(said::cannot_start, program, why)
                              : words::Message(said::cannot_start_in, program, notation::printable(directory), why));
    };
    // A socket as its input, since writing to one can be told not to raise a signal.
    int in[2], out[2];
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, in) != 0) return failed(errno);
    Descriptor our_in(in[0]), its_in(in[1]);
    if (pipe2(out, O_CLOEXEC) != 0) return failed(errno);
    Descriptor our_out(out[0]), its_out(out[1]);
    fcntl(our_in.get(), F_SETFL, O_NONBLOCK);

    Spawn spawn;
    spawn.use(its_in.get(), STDIN_FILENO);
    spawn.use(its_out.get(), STDOUT_FILENO);
    if (!directory.empty()) spawn.change_directory(directory);
    pid_t pid = -1;
    if (const int error = spawn.run(*list, pid); error != 0) return failed(error);
    return Process(pid, std::move(our_in), std::move(our_out));
}

Process::Process(Process&& other) noexcept
    : pid_(std::exchange(other.pid_, -1)),
      status_(other.status_),
      input_(std::move(other.input_)),
      output_(std::move(other.output_)),
      buffer_(std::move(other.buffer_)) {}

Process& Process::operator=(Process&& other) noexcept {
    if (this != &other) {
        end();
        pid_ = std::exchange(other.pid_, -1);
        status_ = other.status_;
        input_ = std::move(other.input_);
        output_ = std::move(other.output_);
        buffer_ = std::move(other.buffer_);
    }
    return *this;
}

std::expected<void, words::Message> Process::send(std::string_view line) {
    const std::string bytes = std::string(line) + '\n';
    const Deadline deadline(send_seconds);
    for (std::size_t sent = 0; sent < bytes.size();) {
        if (!protocol::wait_for(input_.get(), POLLOUT, deadline))
            return std::unexpected(words::Message(said::does_not_read));
        const ssize_t n = ::send(input_.get(), bytes.data() + sent, bytes.size() - sent, MSG_NOSIGNAL);
        if (n < 0 && errno != EINTR && errno != EAGAIN) return std::unexpected(how_it_ended());
        if (n > 0) sent += static_cast<std::size_t>(n);
    }
    return {};
}

std::expected<std::string, words::Message> Process::receive(double seconds) {
    const Deadline deadline(seconds);
    for (std::size_t searched = 0;;) {
        const std::size_t end = buffer_.find('\n', searched);
        if (end != std::string::npos) {
            std::string line = buffer_.substr(0, end);
            buffer_.erase(0, end + 1);
            if (line.ends_with('\r')) line.pop_back();
            return line;
        }
        searched = buffer_.size();
        if (searched > longest_line) return std::unexpected(words::Message(said::endless_line));
        if (!protocol::wait_for(output_.get(), POLLIN, deadline))
            return std::unexpected(words::Message(said::no_answer_in_time));
        char bytes[4096];
        const ssize_t n = read(output_.get(), bytes, sizeof bytes);
        if (n == 0 || (n < 0 && errno != EINTR)) return std::unexpected(how_it_ended());
        if (n > 0) buffer_.append(bytes, static_cast<std::size_t>(n));
    }
}

bool Process::alive() {
    if (pid_ > 0 && waitpid(pid_, &status_, WNOHANG) == pid_) pid_ = -1;
    return pid_ > 0;
}

/// Words for a program that no longer speaks: its exit code comes a moment after its last output.
words::Message Process::how_it_ended() {
    for (const Deadline deadline(end_seconds); alive();) {
        if (deadline.passed()) return said::closed;
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
    if (WIFSIGNALED(status_)) return {said::ended_by_signal, WTERMSIG(status_)};
    return {said::ended_with_code, WEXITSTATUS(status_)};
}

void Process::end() {
    input_.reset();
    for (const Deadline deadline(end_seconds); alive() && !deadline.passed();)
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
    output_.reset();
    if (pid_ <= 0) return;
    kill(-pid_, SIGKILL);  // With whatever it has started itself.
    while (waitpid(pid_, &status_, 0) < 0 && errno == EINTR) {
    }
    pid_ = -1;
}

}  // namespace damas::arena
