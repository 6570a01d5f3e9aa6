// SPDX-License-Identifier: MIT
#include <fstream>
#include <iterator>

#include "engine/evaluation_store.hpp"

namespace damas::engine {

std::expected<std::shared_ptr<const eval::NetworkWeights>, std::string> read_network_file(const std::string& path,
                                                                                          std::string_view rules,
                                                                                          int squares) {
    std::ifstream file(path, std::ios::binary);
    if (!file) return std::unexpected(path + ": cannot be read");
    const std::vector<char> bytes{std::istreambuf_iterator<char>(file), {}};
    auto weights =
        eval::read_network({reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()}, rules, squares);
    if (!weights) return std::unexpected(path + ": " + weights.error());
    return std::shared_ptr<const eval::NetworkWeights>(std::move(*weights));
}

}  // namespace damas::engine
