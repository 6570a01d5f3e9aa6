// SPDX-License-Identifier: MIT
// A file as bytes in memory, read by the system when they are touched.
#pragma once

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdint>
#include <cstring>
#include <expected>
#include <span>
#include <string>

#include "core/files.hpp"

namespace damas::tables {

class MappedFile {
public:
    /// The error names the file and the reason.
    static std::expected<MappedFile, words::Message> open(const std::string& path) {
        const auto refuse = [&] { return std::unexpected(core::FileError{.path = path, .code = errno}.message()); };
        if (const auto error = core::unreadable(path)) return std::unexpected(error->message());
        const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
        if (file < 0) return refuse();
        struct stat about{};
        MappedFile mapped;
        if (::fstat(file, &about) != 0) return ::close(file), refuse();
        if (!S_ISREG(about.st_mode)) {
            ::close(file);
            return std::unexpected(core::FileError{path, core::FileError::Problem::not_regular}.message());
        }
        mapped.size_ = static_cast<std::size_t>(about.st_size);
        if (mapped.size_ > 0) {
            void* memory = ::mmap(nullptr, mapped.size_, PROT_READ, MAP_SHARED, file, 0);
            if (memory == MAP_FAILED) return ::close(file), refuse();
            mapped.data_ = static_cast<const std::uint8_t*>(memory);
        }
        ::close(file);
        return mapped;
    }
    MappedFile(MappedFile&& other) noexcept : data_(other.data_), size_(other.size_) { other.data_ = nullptr; }
    MappedFile& operator=(MappedFile&& other) noexcept {
        std::swap(data_, other.data_);
        std::swap(size_, other.size_);
        return *this;
    }
    ~MappedFile() {
        if (data_ != nullptr) ::munmap(const_cast<std::uint8_t*>(data_), size_);
    }

    std::span<const std::uint8_t> bytes() const { return {data_, data_ == nullptr ? 0 : size_}; }

private:
    MappedFile() = default;
    const std::uint8_t* data_ = nullptr;
    std::size_t size_ = 0;
};

}  // namespace damas::tables
