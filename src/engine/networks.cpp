// SPDX-License-Identifier: MIT
#include "engine/book_store.hpp"
#include "engine/evaluation_store.hpp"
#include "engine/files.hpp"
#include "rules/variants/all.hpp"

namespace damas::engine {

namespace {

/// The file's bytes through `read`, which says what is wrong with them.
template <class Weights, class Read>
std::expected<std::shared_ptr<const Weights>, std::string> read_file(const std::string& path, Read&& read) {
    const auto bytes = read_bytes(path);
    if (!bytes) return std::unexpected(bytes.error());
    auto weights = read(std::span(*bytes));
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

std::optional<std::string> options_error(const PlayerOptions& options, std::string_view rules) {
    std::optional<std::string> error;
    rules::AllVariants::with(rules, [&]<rules::Variant V>() {
        if (options.evaluation == Evaluation::network && !options.network.empty())
            if (const auto read = read_network_file(options.network, V::id, rules::Geometry<V>::squares); !read)
                error = read.error();
        if (options.evaluation == Evaluation::patterns)
            if (const auto read = read_pattern_file(options.patterns, V::id, eval::PatternFeatures<V>::count); !read)
                error = read.error();
        if (options.book)
            if (const auto read = read_book(book::rules_of<V>, options.book_file); !read) error = read.error();
    });
    return error;
}

}  // namespace damas::engine
