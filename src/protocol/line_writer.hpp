// SPDX-License-Identifier: MIT
// The one owner of an output that several threads write to. Whatever they say leaves as a whole: a line is never torn,
// doubled or mixed with another, because nothing is kept in a buffer that somebody else could empty.
#pragma once

#include <mutex>
#include <string>
#include <string_view>

namespace damas::protocol {

class LineWriter {
public:
    /// Writes to an open descriptor, which stays its caller's.
    explicit LineWriter(int descriptor) : descriptor_(descriptor) {}
    LineWriter(const LineWriter&) = delete;
    LineWriter& operator=(const LineWriter&) = delete;

    /// Writes a line and its end; false if it could not be written whole, now or earlier.
    bool line(std::string_view text);
    /// Writes text as it is, such as a line that the next one is to cover.
    bool text(std::string_view text);
    /// The error of the system after which nothing can be written any more; 0 while all is well.
    int error() const;

private:
    int descriptor_;
    mutable std::mutex mutex_;
    int error_ = 0;
};

/// The writers of this program's standard output and standard error.
LineWriter& standard_output();
LineWriter& standard_error();

}  // namespace damas::protocol
