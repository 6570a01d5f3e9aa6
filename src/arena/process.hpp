// SPDX-License-Identifier: MIT
// A child program that is spoken to in lines. Several may be started by several threads: no descriptor leaks from one
// to another, writing to a dead program is an error and not a signal, and a program never outlives its object.
#pragma once

#include <sys/types.h>

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "protocol/descriptor.hpp"
#include "words/message.hpp"

namespace damas::arena {

/// The words of a command line. Blanks separate words unless between single or double quotation marks.
std::expected<std::vector<std::string>, words::Message> split_command(std::string_view text);

class Process {
public:
    /// Starts a program, in `directory` unless that is empty; a path with a slash counts from there. Its standard error
    /// is ours.
    static std::expected<Process, words::Message> start(std::string_view command, const std::string& directory = "");

    Process(Process&& other) noexcept;
    Process& operator=(Process&& other) noexcept;
    /// Closes the program's input, gives it a moment to end, then kills it.
    ~Process() { end(); }

    /// Sends a line; an error if the program is gone or does not read for ten seconds.
    std::expected<void, words::Message> send(std::string_view line);
    /// The next line without its end, at most `seconds` from now; the error says whether the program is silent or dead.
    std::expected<std::string, words::Message> receive(double seconds);
    /// Tells the program that nothing more will come; what it still says can be received.
    void close_input() { input_.reset(); }
    /// Whether the program still runs.
    bool alive();

private:
    Process(pid_t pid, protocol::Descriptor input, protocol::Descriptor output)
        : pid_(pid), input_(std::move(input)), output_(std::move(output)) {}

    void end();
    words::Message how_it_ended();

    pid_t pid_ = -1;  ///< -1 once it has been waited for.
    int status_ = 0;
    protocol::Descriptor input_, output_;  ///< The program's.
    std::string buffer_;                   ///< Received and not yet handed out.
};

}  // namespace damas::arena
