// SPDX-License-Identifier: MIT
#include "engine/files.hpp"

namespace damas::engine {

std::expected<std::vector<std::uint8_t>, std::string> read_bytes(const std::string& path) {
    const auto text = core::read_regular_file(path);
    if (!text) return std::unexpected(text.error().en());
    return std::vector<std::uint8_t>(text->begin(), text->end());
}

}  // namespace damas::engine
