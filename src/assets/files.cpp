// SPDX-License-Identifier: MIT
#include "assets/files.hpp"

#include <algorithm>

#include "words/files.hpp"
#include "words/message.hpp"

namespace damas::assets {

std::expected<std::vector<std::uint8_t>, words::Message> read_bytes(const std::string& path) {
    const auto text = core::read_regular_file(path);
    if (!text) return std::unexpected(text.error().message());
    return std::vector<std::uint8_t>(text->begin(), text->end());
}

std::optional<words::Message> named_twice(const std::vector<std::string>& outputs,
                                          const std::vector<std::string>& others) {
    for (std::size_t i = 0; i < outputs.size(); ++i) {
        const auto same = [&](const std::string& other) { return core::same_file(outputs[i], other); };
        if (std::any_of(outputs.begin(), outputs.begin() + static_cast<std::ptrdiff_t>(i), same) ||
            std::ranges::any_of(others, same))
            return words::Message(words::files::named_twice, outputs[i]);
    }
    return {};
}

}  // namespace damas::assets
