// SPDX-License-Identifier: MIT
// Games of the program against itself, to learn from: openings by lot, a fixed number of nodes a move, and the result
// that the endgame tables give as soon as they know the position.
#pragma once

#include <atomic>
#include <expected>
#include <functional>
#include <string>

#include "engine/options.hpp"

namespace damas::learning {

struct SelfplayRequest {
    std::string rules = "spanish";
    std::string output;          ///< A file of games; an existing one is continued.
    int games = 1000;            ///< Of all shards together.
    int shard = 0, shards = 1;   ///< This run plays the games whose number leaves `shard` when divided by `shards`.
    std::uint64_t nodes = 5000;  ///< A move.
    std::uint64_t seed = 1;
    int lots = 8;  ///< Plies drawn by lot, from the player's book if it has one; every other game has one more.
    engine::PlayerOptions player{};
    /// Told after each game how many of how many of this shard are there; stops when it returns false.
    std::function<bool(int done, int total)> on_progress{};
};

/// The same request plays the same games, however often it was interrupted.
std::expected<void, words::Message> play_selfplay(const SelfplayRequest& request);

}  // namespace damas::learning
