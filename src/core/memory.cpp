// SPDX-License-Identifier: MIT
#include "core/memory.hpp"

#include <fstream>
#include <string>

namespace damas::core {

std::uint64_t available_memory() {
    std::ifstream file("/proc/meminfo");
    std::string word;
    while (file >> word)
        if (word == "MemAvailable:") {
            std::uint64_t kilobytes = 0;
            file >> kilobytes;
            return kilobytes * 1024;
        }
    return 0;
}

}  // namespace damas::core
