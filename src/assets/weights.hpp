// SPDX-License-Identifier: MIT
// Learned evaluations: the program's own, or that of a file. Opened once and shared.
#pragma once

#include <expected>

#include "assets/assets.hpp"
#include "assets/shared_store.hpp"
#include "eval/network.hpp"
#include "eval/patterns.hpp"
#include "rules/geometry.hpp"

namespace damas::assets {

using Network = std::shared_ptr<const eval::NetworkWeights>;
using Patterns = std::shared_ptr<const eval::PatternWeights>;

/// What a file holds for a rule set; the error says why nothing. A page has no files.
std::expected<Network, words::Message> read_network_file(const std::string& path, std::string_view rules, int squares);
std::expected<Patterns, words::Message> read_pattern_file(const std::string& path, std::string_view rules,
                                                          std::size_t count);

/// The network of a file, or the program's own if `path` is empty; nothing if there is none.
template <rules::Variant V>
Network open_network(const std::string& path) {
    static WeakCache<eval::NetworkWeights> cache;
    return shared(cache, path, [&]() -> Network {
        if (path.empty()) {
            auto own = eval::read_network(network_of(V::id), V::id, rules::Geometry<V>::squares);
            return own ? std::move(*own) : nullptr;
        }
#ifndef __wasi__
        if (auto file = read_network_file(path, V::id, rules::Geometry<V>::squares)) return *file;
#endif
        return {};
    });
}

#ifndef __wasi__
/// The patterns of a file; nothing if they cannot be used.
template <rules::Variant V>
Patterns open_patterns(const std::string& path) {
    static WeakCache<eval::PatternWeights> cache;
    return shared(cache, path, [&]() -> Patterns {
        auto file = read_pattern_file(path, V::id, eval::PatternFeatures<V>::count);
        return file ? *file : nullptr;
    });
}
#endif

}  // namespace damas::assets
