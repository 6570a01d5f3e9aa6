// SPDX-License-Identifier: MIT
// The learned evaluation that a player uses: the program's own, or that of a file. Opened once and shared.
#pragma once

#include <map>
#include <memory>

#include "engine/embedded.hpp"
#include "engine/options.hpp"
#include "engine/table_store.hpp"
#include "eval/network.hpp"

namespace damas::engine {

/// The network of a file for a rule set; the error says why there is none.
std::expected<std::shared_ptr<const eval::NetworkWeights>, std::string> read_network_file(const std::string& path,
                                                                                          std::string_view rules,
                                                                                          int squares);

/// Nothing if the options ask for the hand evaluation, or if there is no network.
template <rules::Variant V>
std::shared_ptr<const eval::NetworkWeights> open_network(const PlayerOptions& options) {
    if (options.evaluation == Evaluation::hand) return {};
    static std::map<std::string, std::weak_ptr<const eval::NetworkWeights>> open;
    [[maybe_unused]] const StoreLock lock;
    auto& known = open[options.network];
    if (auto weights = known.lock()) return weights;
    std::shared_ptr<const eval::NetworkWeights> weights;
    if (options.network.empty()) {
        auto own = eval::read_network(embedded_network(V::id), V::id, rules::Geometry<V>::squares);
        if (own) weights = std::move(*own);
#ifndef __wasi__  // a page has no files
    } else if (auto file = read_network_file(options.network, V::id, rules::Geometry<V>::squares)) {
        weights = std::move(*file);
#endif
    }
    known = weights;
    return weights;
}

}  // namespace damas::engine
