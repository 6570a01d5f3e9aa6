// SPDX-License-Identifier: MIT
#include <fstream>
#include <iterator>

#include "engine/evaluation_store.hpp"
#include "rules/variants/all.hpp"

namespace damas::engine {

namespace {

/// The file's bytes through `read`, which says what is wrong with them.
template <class Weights, class Read>
std::expected<std::shared_ptr<const Weights>, std::string> read_file(const std::string& path, Read&& read) {
    std::ifstream file(path, std::ios::binary);
    if (!file) return std::unexpected(path + ": cannot be read");
    const std::vector<char> bytes{std::istreambuf_iterator<char>(file), {}};
    auto weights = read(std::span(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()));
    if (!weights) return std::unexpected(path + ": " + weights.error());
    return std::shared_ptr<const Weights>(std::move(*weights));
}

}  // namespace

std::expected<std::shared_ptr<const eval::NetworkWeights>, std::string> read_network_file(const std::string& path,
                                                                                          std::string_view rules,
                                                                                          int squares) {
    return read_file<eval::NetworkWeights>(path, [&](auto bytes) { return eval::read_network(bytes, rules, squares); });
}

std::expected<std::shared_ptr<const eval::PatternWeights>, std::string> read_pattern_file(const std::string& path,
                                                                                          std::string_view rules,
                                                                                          std::size_t count) {
    return read_file<eval::PatternWeights>(path, [&](auto bytes) { return eval::read_patterns(bytes, rules, count); });
}

std::optional<std::string> learned_error(const PlayerOptions& options, std::string_view rules) {
    std::optional<std::string> error;
    rules::AllVariants::with(rules, [&]<rules::Variant V>() {
        if (options.evaluation == Evaluation::network && !options.network.empty())
            if (const auto read = read_network_file(options.network, V::id, rules::Geometry<V>::squares); !read)
                error = read.error();
        if (options.evaluation == Evaluation::patterns)
            if (const auto read = read_pattern_file(options.patterns, V::id, eval::PatternFeatures<V>::count); !read)
                error = read.error();
    });
    return error;
}

}  // namespace damas::engine
