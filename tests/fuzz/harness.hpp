// SPDX-License-Identifier: MIT
// What harnesses share: laws, an input taken apart, a directory for those that read files.
#pragma once

#include <unistd.h>

#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <span>
#include <string>
#include <string_view>

#include "rules/variants/all.hpp"

namespace damas::fuzz {

using Bytes = std::span<const std::uint8_t>;

inline void demand(bool law) {
    if (!law) std::abort();
}

/// The first byte, taken off the front; 0 if there is none.
inline std::uint8_t take(Bytes& bytes) {
    if (bytes.empty()) return 0;
    const std::uint8_t first = bytes.front();
    bytes = bytes.subspan(1);
    return first;
}

inline std::string_view text_of(Bytes bytes) { return {reinterpret_cast<const char*>(bytes.data()), bytes.size()}; }
inline Bytes bytes_of(std::string_view text) {
    return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

/// Calls `f.template operator()<V>()` for the variant that a number stands for.
template <class F>
void with_variant(unsigned number, F&& f) {
    constexpr auto ids = rules::AllVariants::ids;
    rules::AllVariants::with(ids[number % ids.size()], f);
}

/// A directory of this process, in memory where the system has such a place; it goes when the process ends in peace.
class Scratch {
public:
    Scratch() {
        std::error_code none;
        const std::filesystem::path memory = "/dev/shm";
        const bool there = std::filesystem::is_directory(memory, none);
        root_ =
            (there ? memory : std::filesystem::temp_directory_path()) / ("damas_fuzz_" + std::to_string(::getpid()));
        std::filesystem::create_directories(root_);
    }
    ~Scratch() { clear(); }

    std::string path(const std::string& name) const { return (root_ / name).string(); }
    /// The path of a file with these bytes, in a directory that exists.
    std::string put(const std::string& name, std::string_view bytes) const {
        std::ofstream(path(name), std::ios::binary) << bytes;
        return path(name);
    }

private:
    void clear() const {
        std::error_code ignored;
        std::filesystem::remove_all(root_, ignored);
    }
    std::filesystem::path root_;
};

}  // namespace damas::fuzz
