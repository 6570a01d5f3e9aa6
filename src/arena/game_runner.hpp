// SPDX-License-Identifier: MIT
// One game between two contestants under our referee: an illegal move, a flag that falls or a player that breaks down
// loses the game and is reported, never played on.
#pragma once

#include <array>
#include <atomic>
#include <optional>

#include "arena/contestant.hpp"
#include "arena/openings.hpp"
#include "arena/outcome.hpp"
#include "arena/pace.hpp"
#include "endgames/table_tools.hpp"

namespace damas::arena {

struct PlayedGame {
    Outcome outcome;  ///< Players, pair and game are left to the caller.
    notation::pdn::Game pdn;
    std::optional<words::Message> fault;            ///< Nothing if there was none.
    std::array<bool, 2> broken{};                   ///< White, Black: must be made anew before the next game.
    std::array<std::uint64_t, 2> nodes{}, moves{};  ///< White, Black.
};

/// Plays from an opening that is not over; nothing if `stop` was set before the end. An adjudicator, if there is one,
/// ends the game as soon as tables know its result.
std::optional<PlayedGame> play_game(const engine::Rulebook& book, const Opening& opening, Contestant& white,
                                    Contestant& black, const Pace& pace, endgames::TableAdjudicator* adjudicator,
                                    const std::atomic<bool>& stop);

}  // namespace damas::arena
