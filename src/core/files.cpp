// SPDX-License-Identifier: MIT
#include "core/files.hpp"

#include <fcntl.h>
#include <signal.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <filesystem>
#include <memory>
#include <utility>

#include "words/files.hpp"
#include "words/system.hpp"

namespace damas::core {

namespace {

using Problem = FileError::Problem;

/// What went wrong, from the system's number.
words::Message reason(int code) {
    namespace text = words::files;
    constexpr std::array<std::pair<int, const words::Text*>, 11> known{{
        {EINVAL, &text::name_missing},
        {ENOENT, &text::does_not_exist},
        {EACCES, &text::permission_missing},
        {EPERM, &text::permission_missing},
        {ENOTDIR, &text::directory_is_none},
        {EISDIR, &text::is_directory},
        {ENOSPC, &text::no_space},
        {EROFS, &text::read_only},
        {EIO, &text::disk_fails},
        {ENAMETOOLONG, &text::name_too_long},
        {ELOOP, &text::links_in_circles},
    }};
    for (const auto& [number, words] : known)
        if (number == code) return *words;
    return words::system_error(code);
}

FileError error(const std::string& path, Problem problem, int code) {
    if (path.empty()) return {.path = "\"\"", .problem = problem, .code = EINVAL};
    return {.path = path, .problem = code == EISDIR ? Problem::directory : problem, .code = code};
}

words::Message problem_of(const FileError& e) {
    namespace text = words::files;
    switch (e.problem) {
        case Problem::directory: return text::directory;
        case Problem::not_regular: return text::not_regular;
        case Problem::not_a_directory: return text::not_a_directory;
        case Problem::in_use: return text::in_use;
        case Problem::too_big: return {text::too_big, e.limit >> 20};
        case Problem::unreadable:
            if (e.code == 0) return text::unreadable;
            return {text::unreadable_because, reason(e.code)};
        case Problem::unwritable: break;
    }
    if (e.code == 0) return text::unwritable;
    return {text::unwritable_because, reason(e.code)};
}

/// Bytes that are given to the system at once.
constexpr std::size_t piece = std::size_t{1} << 16;

/// A file that is being written is called NAME.PROCESS.tmp.
constexpr std::string_view beside_end = ".tmp";

/// What the system answers to a call that a signal may interrupt: it is made again.
auto persist(auto call) {
    auto answer = call();
    while (answer < 0 && errno == EINTR) answer = call();
    return answer;
}

/// Gives all bytes to the system, as many at a time as it takes: `give(bytes, at)`. The error, or 0; `done` counts.
int write_all(std::span<const std::uint8_t> bytes, std::size_t& done, auto give) {
    for (done = 0; done < bytes.size();) {
        const ssize_t written = persist([&] { return give(bytes.subspan(done), done); });
        if (written < 0) return errno;
        done += static_cast<std::size_t>(written);
    }
    return 0;
}

/// Deletes what processes that were killed have left beside a file.
void clear_beside(const std::string& place) {
    const std::filesystem::path path(place);
    const std::string begin = path.filename().string() + ".";
    std::error_code wrong;
    for (std::filesystem::directory_iterator entry(path.parent_path(), wrong), end; !wrong && entry != end;
         entry.increment(wrong)) {
        const std::string name = entry->path().filename().string();
        if (!name.starts_with(begin) || !name.ends_with(beside_end) || name.size() < begin.size() + beside_end.size())
            continue;
        const char *first = name.data() + begin.size(), *last = name.data() + name.size() - beside_end.size();
        pid_t process = 0;
        const auto read = std::from_chars(first, last, process);
        if (read.ptr == last && process > 0 && ::kill(process, 0) != 0 && errno == ESRCH)
            ::unlink(entry->path().c_str());
    }
}

std::span<const std::uint8_t> bytes_of(std::string_view text) {
    return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

}  // namespace

words::Message FileError::message() const { return words::about(path, problem_of(*this)); }

std::expected<std::string, FileError> read_open_file(std::FILE* file, const std::string& name, std::uint64_t most) {
    std::string text;
    for (std::size_t got = piece; got == piece;) {
        const std::size_t size = text.size();
        text.resize(size + piece);
        errno = 0;
        got = std::fread(text.data() + size, 1, piece, file);
        text.resize(size + got);
        if (std::ferror(file) != 0) return std::unexpected(error(name, Problem::unreadable, errno));
        if (text.size() > most)
            return std::unexpected(FileError{.path = name, .problem = Problem::too_big, .code = 0, .limit = most});
    }
    return text;
}

std::optional<FileError> unreadable(const std::string& path) {
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (file < 0) return error(path, Problem::unreadable, errno);
    struct stat about{};
    const int code = ::fstat(file, &about) != 0 ? errno : S_ISDIR(about.st_mode) ? EISDIR : 0;
    ::close(file);
    if (code != 0) return error(path, Problem::unreadable, code);
    if (!S_ISREG(about.st_mode)) return error(path, Problem::not_regular, 0);
    return {};
}

std::expected<std::string, FileError> read_file(const std::string& path, std::uint64_t most) {
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen(path.c_str(), "rbe"), std::fclose);
    if (!file) return std::unexpected(error(path, Problem::unreadable, errno));
    return read_open_file(file.get(), path, most);
}

std::expected<std::string, FileError> read_regular_file(const std::string& path, std::uint64_t most) {
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (descriptor < 0) return std::unexpected(error(path, Problem::unreadable, errno));
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(::fdopen(descriptor, "rb"), std::fclose);
    struct stat about{};
    if (::fstat(descriptor, &about) != 0) return std::unexpected(error(path, Problem::unreadable, errno));
    if (S_ISDIR(about.st_mode)) return std::unexpected(error(path, Problem::unreadable, EISDIR));
    if (!S_ISREG(about.st_mode)) return std::unexpected(error(path, Problem::not_regular, 0));
    return read_open_file(file.get(), path, most);
}

std::expected<WholeFile, FileError> WholeFile::create(const std::string& path) {
    WholeFile file;
    file.path_ = path;
    std::error_code ignored;
    const auto real = std::filesystem::weakly_canonical(path, ignored);
    file.place_ = ignored || real.empty() ? path : real.string();
    struct stat about{};
    const bool there = ::stat(file.place_.c_str(), &about) == 0;
    if (there && S_ISDIR(about.st_mode)) return std::unexpected(error(path, Problem::unwritable, EISDIR));
    mode_t mode = 0666;
    if (there && S_ISREG(about.st_mode)) {
        // Whoever may not write a file may not replace it either.
        if (::access(file.place_.c_str(), W_OK) != 0) return std::unexpected(error(path, Problem::unwritable, errno));
        mode = about.st_mode & 0777;
    }
    if (!there || S_ISREG(about.st_mode)) {
        clear_beside(file.place_);
        file.beside_ = file.place_ + "." + std::to_string(::getpid()) + std::string(beside_end);
    }
    const std::string& target = file.beside_.empty() ? file.place_ : file.beside_;
    file.descriptor_ = persist([&] { return ::open(target.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode); });
    if (file.descriptor_ < 0) {
        file.beside_.clear();
        return std::unexpected(error(path, Problem::unwritable, errno));
    }
    return file;
}

std::optional<FileError> make_directory(const std::string& path) {
    if (path.empty()) return error(path, Problem::unwritable, EINVAL);
    struct stat about{};
    if (::stat(path.c_str(), &about) == 0) {
        if (S_ISDIR(about.st_mode)) return {};
        return error(path, Problem::not_a_directory, 0);
    }
    const auto above = std::filesystem::path(path).parent_path().string();
    if (!above.empty() && above != path)
        if (const auto wrong = make_directory(above))
            return error(path, Problem::unwritable, wrong->problem == Problem::not_a_directory ? ENOTDIR : wrong->code);
    if (::mkdir(path.c_str(), 0777) == 0 || errno == EEXIST) return {};
    return error(path, Problem::unwritable, errno);
}

bool same_file(const std::string& a, const std::string& b) {
    namespace fs = std::filesystem;
    std::error_code wrong;
    if (a.empty() || b.empty() || (fs::exists(a, wrong) && !fs::is_regular_file(a, wrong))) return false;
    const auto whole = [&](const std::string& path) { return fs::weakly_canonical(fs::absolute(path, wrong), wrong); };
    if (fs::equivalent(a, b, wrong) && !wrong) return true;
    return whole(a) == whole(b);
}

void remove_file(const std::string& path) { ::unlink(path.c_str()); }

std::optional<FileError> unwritable(const std::string& path) {
    struct stat about{};
    if (::stat(path.c_str(), &about) == 0 && !S_ISREG(about.st_mode) && !S_ISDIR(about.st_mode)) {
        if (::access(path.c_str(), W_OK) == 0) return {};  // To open a pipe would wait for its reader.
        return error(path, Problem::unwritable, errno);
    }
    if (const auto file = WholeFile::create(path); !file) return file.error();
    return {};
}

WholeFile::WholeFile(WholeFile&& other) noexcept
    : path_(std::move(other.path_)),
      place_(std::move(other.place_)),
      beside_(std::exchange(other.beside_, {})),
      waiting_(std::exchange(other.waiting_, {})),
      descriptor_(std::exchange(other.descriptor_, -1)),
      code_(other.code_) {}

WholeFile::~WholeFile() {
    if (descriptor_ >= 0) ::close(descriptor_);
    if (!beside_.empty()) ::unlink(beside_.c_str());
}

void WholeFile::flush() {
    std::size_t done = 0;
    if (code_ == 0)
        code_ = write_all(bytes_of(waiting_), done,
                          [&](auto rest, std::size_t) { return ::write(descriptor_, rest.data(), rest.size()); });
    waiting_.clear();
}

void WholeFile::write(std::span<const std::uint8_t> bytes) {
    waiting_.append(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    if (waiting_.size() >= piece) flush();
}

void WholeFile::write_at(std::uint64_t place, std::span<const std::uint8_t> bytes) {
    flush();
    std::size_t done = 0;
    if (code_ == 0)
        code_ = write_all(bytes, done, [&](auto rest, std::size_t at) {
            return ::pwrite(descriptor_, rest.data(), rest.size(), static_cast<off_t>(place + at));
        });
}

std::optional<FileError> WholeFile::finish() {
    flush();
    if (code_ == 0 && !beside_.empty() && persist([&] { return ::fsync(descriptor_); }) != 0) code_ = errno;
    if (::close(std::exchange(descriptor_, -1)) != 0 && code_ == 0) code_ = errno;
    if (code_ == 0 && !beside_.empty()) {
        if (std::rename(beside_.c_str(), place_.c_str()) != 0)
            code_ = errno;
        else
            beside_.clear();
    }
    if (code_ == 0) return {};
    return error(path_, Problem::unwritable, code_);
}

std::expected<GrowingFile, FileError> GrowingFile::open(const std::string& path, Taken taken) {
    GrowingFile file;
    file.path_ = path;
    file.descriptor_ =
        persist([&] { return ::open(path.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK, 0666); });
    struct stat about{};
    if (file.descriptor_ < 0 || ::fstat(file.descriptor_, &about) != 0)
        return std::unexpected(error(path, Problem::unwritable, errno));
    if (!S_ISREG(about.st_mode)) return std::unexpected(error(path, Problem::not_regular, 0));
    // Where the system has no locks, nobody is kept out.
    const int lock = taken == Taken::wait ? LOCK_EX : LOCK_EX | LOCK_NB;
    if (persist([&] { return ::flock(file.descriptor_, lock); }) != 0 && errno == EWOULDBLOCK)
        return std::unexpected(error(path, Problem::in_use, 0));
    if (::fstat(file.descriptor_, &about) != 0) return std::unexpected(error(path, Problem::unwritable, errno));
    file.size_ = static_cast<std::uint64_t>(about.st_size);
    return file;
}

GrowingFile::GrowingFile(GrowingFile&& other) noexcept
    : path_(std::move(other.path_)), size_(other.size_), descriptor_(std::exchange(other.descriptor_, -1)) {}

GrowingFile::~GrowingFile() {
    if (descriptor_ >= 0) ::close(descriptor_);
}

std::optional<FileError> GrowingFile::append(std::span<const std::uint8_t> bytes) {
    std::size_t done = 0;
    const int code =
        write_all(bytes, done, [&](auto rest, std::size_t) { return ::write(descriptor_, rest.data(), rest.size()); });
    if (code != 0) {
        if (done > 0) cut(size_);
        return error(path_, Problem::unwritable, code);
    }
    size_ += bytes.size();
    return {};
}

std::optional<FileError> GrowingFile::cut(std::uint64_t size) {
    if (persist([&] { return ::ftruncate(descriptor_, static_cast<off_t>(size)); }) != 0)
        return error(path_, Problem::unwritable, errno);
    size_ = size;
    return {};
}

std::optional<FileError> write_file(const std::string& path, std::span<const std::uint8_t> bytes) {
    auto file = WholeFile::create(path);
    if (!file) return file.error();
    file->write(bytes);
    return file->finish();
}

std::optional<FileError> write_file(const std::string& path, std::string_view text) {
    return write_file(path, bytes_of(text));
}

}  // namespace damas::core
