// SPDX-License-Identifier: MIT
// One line on standard error that says how far a long task is; nothing at all if nobody is watching.
#pragma once

#include <string>

#include "core/stopwatch.hpp"

namespace damas::apps {

/// Columns of the terminal behind a file descriptor; 0 if it is none.
std::size_t terminal_columns(int descriptor);

class Progress {
public:
    Progress();
    ~Progress() { clear(); }
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    /// Begins a task with its clock at zero.
    void begin(std::string title);
    void show(int done, int total);
    /// Wipes the line, so that something else can be written.
    void clear();

private:
    bool watched_;
    std::string title_;
    core::Stopwatch watch_{};  ///< Of the task.
    bool shown_ = false;
};

}  // namespace damas::apps
