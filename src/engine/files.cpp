// SPDX-License-Identifier: MIT
#include "engine/files.hpp"

#include <fstream>
#include <iterator>

namespace damas::engine {

std::expected<std::vector<std::uint8_t>, std::string> read_bytes(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) return std::unexpected(path + ": cannot be read");
    const std::vector<char> bytes{std::istreambuf_iterator<char>(file), {}};
    return std::vector<std::uint8_t>(bytes.begin(), bytes.end());
}

}  // namespace damas::engine
