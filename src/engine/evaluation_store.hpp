// SPDX-License-Identifier: MIT
// The learned evaluation that a player uses: the program's own, or that of a file. Opened once and shared.
#pragma once

#include <expected>

#include "engine/embedded.hpp"
#include "engine/options.hpp"
#include "engine/shared_store.hpp"
#include "search/judge.hpp"

namespace damas::engine {

/// What a file holds for a rule set; the error says why nothing.
std::expected<std::shared_ptr<const eval::NetworkWeights>, std::string> read_network_file(const std::string& path,
                                                                                          std::string_view rules,
                                                                                          int squares);
std::expected<std::shared_ptr<const eval::PatternWeights>, std::string> read_pattern_file(const std::string& path,
                                                                                          std::string_view rules,
                                                                                          std::size_t count);

/// What a player has learned, kept as long as anybody uses it; nothing means that the hand evaluation judges.
struct LearnedStore {
    std::shared_ptr<const eval::NetworkWeights> network{};
    std::shared_ptr<const eval::PatternWeights> patterns{};

    search::Learned get() const { return {network.get(), patterns.get()}; }
};

/// Nothing if the options ask for the hand evaluation, or if there is nothing to read.
template <rules::Variant V>
LearnedStore open_learned(const PlayerOptions& options) {
    static Shelf<eval::NetworkWeights> networks;
    LearnedStore store;
    if (options.evaluation == Evaluation::network)
        store.network = shared(networks, options.network, [&]() -> std::shared_ptr<const eval::NetworkWeights> {
            if (options.network.empty()) {
                auto own = eval::read_network(embedded_network(V::id), V::id, rules::Geometry<V>::squares);
                return own ? std::move(*own) : nullptr;
            }
#ifndef __wasi__  // a page has no files
            if (auto file = read_network_file(options.network, V::id, rules::Geometry<V>::squares)) return *file;
#endif
            return {};
        });
#ifndef __wasi__
    static Shelf<eval::PatternWeights> patterns;
    if (options.evaluation == Evaluation::patterns)
        store.patterns = shared(patterns, options.patterns, [&]() -> std::shared_ptr<const eval::PatternWeights> {
            auto file = read_pattern_file(options.patterns, V::id, eval::PatternFeatures<V>::count);
            return file ? *file : nullptr;
        });
#endif
    return store;
}

}  // namespace damas::engine
