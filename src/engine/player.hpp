// SPDX-License-Identifier: MIT
// Either search behind one plain interface: give it a game and limits, it says what it thinks and plays. Threads live
// here; a search worker knows nothing of them.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <string_view>
#include <vector>

#include "engine/game_record.hpp"
#include "engine/options.hpp"
#include "search/clock.hpp"

namespace damas::engine {

/// How long to think about a position.
struct ThinkLimits {
    int depth = 0;            ///< 0: no limit.
    std::uint64_t nodes = 0;  ///< 0: no limit. Exact with one thread.
    search::TimeControl time{};
    int lines = 1;
    bool infinite = false;  ///< Think until told to stop, even in a decided position.
};

/// One line of thought.
struct Thought {
    int depth = 0;         ///< That was searched whole; 0 if a limit ended the search before any was.
    int line = 1;          ///< Rank among several lines, from 1.
    int score = 0;         ///< Hundredths of a man for the side to move; beyond ±29,000 a forced win or loss.
    int plies_to_end = 0;  ///< Of a forced win or loss; 0 if there is none.
    std::uint64_t nodes = 0, hash_hits = 0;
    double seconds = 0;
    bool by_book = false;  ///< It comes from an opening book: nothing was searched.
    std::vector<rules::LegalMove> moves{};
};

class Player {
public:
    virtual ~Player() = default;
    virtual void new_game() = 0;
    /// What to play in a game, of the player's own rules, that is not over. `stop` may be set by another thread at any
    /// time.
    virtual Thought think(const GameRecord& game, const ThinkLimits& limits,
                          const std::function<void(const Thought&)>& on_thought, const std::atomic<bool>& stop) = 0;
    /// Nodes of the last search, all threads together.
    virtual std::uint64_t nodes() const = 0;
};

/// A player for a rule set that exists.
std::unique_ptr<Player> make_player(std::string_view rules, const PlayerOptions& options);

}  // namespace damas::engine
