// SPDX-License-Identifier: MIT
// From a record to a game in a variant's own types.
#pragma once

#include "engine/game_record.hpp"
#include "rules/game.hpp"
#include "rules/plain.hpp"

namespace damas::engine {

/// The game of a record that was made under the rules of V.
template <rules::Variant V>
rules::Game<V> replay(const GameRecord& record) {
    rules::Game<V> game(*rules::make_position<V>(record.start()), record.limits());
    for (const rules::LegalMove& move : record.moves()) game.play(rules::move_of<V>(move));
    return game;
}

}  // namespace damas::engine
