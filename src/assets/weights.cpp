// SPDX-License-Identifier: MIT
#include "assets/weights.hpp"

#include "assets/files.hpp"

namespace damas::assets {

namespace {

/// The file's bytes through `read`, which says what is wrong with them.
template <class Weights, class Read>
std::expected<std::shared_ptr<const Weights>, words::Message> read_file(const std::string& path, Read&& read) {
    const auto bytes = read_bytes(path);
    if (!bytes) return std::unexpected(bytes.error());
    auto weights = read(std::span(*bytes));
    if (!weights) return std::unexpected(words::about(path, weights.error()));
    return std::shared_ptr<const Weights>(std::move(*weights));
}

}  // namespace

std::expected<Network, words::Message> read_network_file(const std::string& path, std::string_view rules, int squares) {
    return read_file<eval::NetworkWeights>(path, [&](auto bytes) { return eval::read_network(bytes, rules, squares); });
}

std::expected<Patterns, words::Message> read_pattern_file(const std::string& path, std::string_view rules,
                                                          std::size_t count) {
    return read_file<eval::PatternWeights>(path, [&](auto bytes) { return eval::read_patterns(bytes, rules, count); });
}

}  // namespace damas::assets
