// SPDX-License-Identifier: MIT
// What a player has learned.
#pragma once

#include "assets/weights.hpp"
#include "engine/options.hpp"
#include "search/evaluator.hpp"

namespace damas::engine {

/// Kept as long as anybody uses it; nothing means that the hand evaluation values positions.
struct LearnedStore {
    assets::Network network{};
    assets::Patterns patterns{};

    search::Learned get() const { return {network.get(), patterns.get()}; }
};

/// Nothing if the options ask for the hand evaluation, or if there is nothing to read.
template <rules::Variant V>
LearnedStore open_learned(const PlayerOptions& options) {
    LearnedStore store;
    if (options.evaluation == Evaluation::network) store.network = assets::open_network<V>(options.network);
#ifndef __wasi__  // a page has no files
    if (options.evaluation == Evaluation::patterns) store.patterns = assets::open_patterns<V>(options.patterns);
#endif
    return store;
}

}  // namespace damas::engine
