// SPDX-License-Identifier: MIT
// A player in a match, whatever it is made of: our own search, a program that speaks Hub, one that speaks DXP. It is
// told the whole game at every move and trusted with nothing: the match's own referee judges what it answers.
#pragma once

#include <expected>
#include <memory>
#include <optional>
#include <string>

#include "engine/player.hpp"
#include "notation/written_move.hpp"
#include "protocol/hub_text.hpp"

namespace damas::arena {

/// What a player answers when it is its turn.
struct Reply {
    std::optional<notation::MoveText> move;  ///< Nothing: it resigns, or claims a draw.
    bool claims_draw = false;                ///< It ends the game as a draw instead of moving.
    std::optional<int> score{};              ///< Hundredths of a man for the player, if it says so.
    int depth = 0;                           ///< 0 if it does not say.
    std::uint64_t nodes = 0;                 ///< 0 if it does not say.
};

/// Used by one thread at a time. An error means that the player broke down: it crashed, hung or spoke nonsense;
/// the match then makes a new one.
class Contestant {
public:
    virtual ~Contestant() = default;
    /// A new game begins; what was learnt from the last one is forgotten.
    virtual std::expected<void, words::Message> new_game() = 0;
    /// The player's turn in the game so far, with the limits of this move; successive games extend each other until the
    /// next `new_game`.
    virtual std::expected<Reply, words::Message> think(const engine::GameRecord& game,
                                                       const engine::ThinkLimits& limits) = 0;
    /// The game has ended; a player that is connected from afar wants to know.
    virtual void game_over(const engine::GameRecord& game) { (void)game; }
};

/// How to make a player: `KIND key=value …`, e.g. `champion level=5`, `textbook depth=6 king=300`,
/// `hub command="./scan hub" directory=/opt/scan`, `dxp host=localhost port=27531`. Every kind has `name=`.
struct PlayerSpec {
    std::string text;  ///< As written.
    std::string name;
    protocol::HubLine options;  ///< Its command is the kind.
};

/// Takes a specification apart; the error says which word is wrong, or named twice.
std::expected<PlayerSpec, words::Message> read_player_spec(std::string_view text);

/// A player for a rule set that exists.
std::expected<std::unique_ptr<Contestant>, words::Message> make_contestant(const PlayerSpec& spec,
                                                                           std::string_view rules);

// The kinds, one file each.
std::expected<std::unique_ptr<Contestant>, words::Message> make_own(const PlayerSpec& spec, std::string_view rules);
std::expected<std::unique_ptr<Contestant>, words::Message> make_hub(const PlayerSpec& spec, std::string_view rules);
std::expected<std::unique_ptr<Contestant>, words::Message> make_dxp(const PlayerSpec& spec, std::string_view rules);

}  // namespace damas::arena
