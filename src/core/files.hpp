// SPDX-License-Identifier: MIT
// Files read and written whole, for all modules. What is read is no directory and no larger than its reader expects;
// what is written appears under its name only when it is complete and on the disk. Not for WebAssembly.
#pragma once

#include <cstdint>
#include <cstdio>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "words/message.hpp"

namespace damas::core {

/// Larger files are refused unless a reader says otherwise.
inline constexpr std::uint64_t usual_file_bytes = std::uint64_t{1} << 30;

/// Why a file could not be read or written.
struct FileError {
    enum class Problem : std::uint8_t {
        unreadable,
        unwritable,
        directory,
        too_big,
        not_a_directory,
        not_regular,
        in_use
    };

    std::string path;
    Problem problem = Problem::unreadable;
    int code = 0;             ///< What the system said (errno); 0 if it said nothing.
    std::uint64_t limit = 0;  ///< Of a file that is too big, in bytes.

    /// One sentence that names the file.
    words::Message message() const;
};

/// A whole file; also a pipe or a device, as far as `most` bytes.
std::expected<std::string, FileError> read_file(const std::string& path, std::uint64_t most = usual_file_bytes);

/// The same for what a program keeps in files of its own: a pipe or a device is refused, and nobody waits for it.
std::expected<std::string, FileError> read_regular_file(const std::string& path, std::uint64_t most = usual_file_bytes);

/// Why a regular file cannot be opened to be read piece by piece; nothing if it can.
std::optional<FileError> unreadable(const std::string& path);

/// Why a file cannot be written; nothing if it can. What is there stays as it is.
std::optional<FileError> unwritable(const std::string& path);

/// Makes a directory and those above it; what is there already is well. Nothing if it is there then.
std::optional<FileError> make_directory(const std::string& path);

/// Whether two names are of one file, there or not yet; pipes and devices are never one with another.
bool same_file(const std::string& a, const std::string& b);

/// Deletes a file that is of no more use; if it stays, it does no harm.
void remove_file(const std::string& path);

/// What an open file has left, as read_file; `name` is what an error calls it.
std::expected<std::string, FileError> read_open_file(std::FILE* file, const std::string& name,
                                                     std::uint64_t most = usual_file_bytes);

/// A file that is being written beside its place, under another name. It takes its place when it is finished; if it is
/// not, what was there before stays. Pipes and devices are written at once.
class WholeFile {
public:
    static std::expected<WholeFile, FileError> create(const std::string& path);
    WholeFile(WholeFile&& other) noexcept;
    WholeFile& operator=(WholeFile&&) = delete;
    ~WholeFile();

    /// Errors are kept for `finish`.
    void write(std::span<const std::uint8_t> bytes);
    void write(std::string_view text) { write({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()}); }
    /// Writes over bytes that have been written before.
    void write_at(std::uint64_t place, std::span<const std::uint8_t> bytes);
    /// Whether everything could be written so far.
    bool good() const { return code_ == 0; }
    /// Flushes, waits for the disk and puts the file into its place.
    std::optional<FileError> finish();

private:
    WholeFile() = default;
    void flush();

    std::string path_;     ///< As it was asked for.
    std::string place_;    ///< Where it will be, links followed.
    std::string beside_;   ///< Where it is until then; empty if it is written in its place.
    std::string waiting_;  ///< Bytes that the system has not been given yet.
    int descriptor_ = -1;
    int code_ = 0;
};

/// A file that grows by records. Each is given to the system by itself, so that whoever is killed loses at most the one
/// that he was making; of one that finds no room nothing stays. As long as it is open, no other program has it.
class GrowingFile {
public:
    enum class Taken : std::uint8_t { refuse, wait };  ///< What to do while another program has it.

    /// Opens a file at its end; one that is not there is made, empty.
    static std::expected<GrowingFile, FileError> open(const std::string& path, Taken taken = Taken::refuse);
    GrowingFile(GrowingFile&& other) noexcept;
    GrowingFile& operator=(GrowingFile&&) = delete;
    ~GrowingFile();

    std::optional<FileError> append(std::span<const std::uint8_t> bytes);
    std::optional<FileError> append(std::string_view text) {
        return append({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()});
    }
    std::uint64_t size() const { return size_; }
    /// Cuts off all after so many bytes.
    std::optional<FileError> cut(std::uint64_t size);

private:
    GrowingFile() = default;

    std::string path_;
    std::uint64_t size_ = 0;
    int descriptor_ = -1;
};

/// Writes a whole file; nothing if all went well.
std::optional<FileError> write_file(const std::string& path, std::span<const std::uint8_t> bytes);
std::optional<FileError> write_file(const std::string& path, std::string_view text);

}  // namespace damas::core
