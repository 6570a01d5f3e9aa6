// SPDX-License-Identifier: MIT
#include "core/memory.hpp"

#include <array>
#include <cstdio>
#include <memory>

namespace damas::core {

std::uint64_t available_memory() {
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen("/proc/meminfo", "re"), std::fclose);
    std::array<char, 256> line;
    while (file && std::fgets(line.data(), line.size(), file.get()) != nullptr) {
        unsigned long long kilobytes = 0;
        if (std::sscanf(line.data(), "MemAvailable: %llu", &kilobytes) == 1) return kilobytes * 1024;
    }
    return 0;
}

}  // namespace damas::core
