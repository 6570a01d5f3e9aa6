// SPDX-License-Identifier: MIT
// Games in Portable Draughts Notation 3.0: tags and the main line. Comments and variations are read over.
#pragma once

#include <damas/game.hpp>

namespace damas {

struct Tag {
    std::string name, value;

    bool operator==(const Tag&) const = default;
};

/// A move of a file that the rules do not allow.
struct Infringement {
    int ply = 0;       ///< From 1.
    std::string move;  ///< As written.
    Ruling ruling;
};

/// A game of a file.
struct PdnGame {
    std::vector<Tag> tags;
    /// Its main line as far as it is legal; from the last position that was set up in the middle of it, if there is
    /// one.
    Game game;
    std::optional<Infringement> infringement;  ///< Why it does not go on.
    std::vector<Text> remarks;                 ///< What was guessed, and what the tags say that is not true.
};

/// The games of a file, one after the other; a game that cannot be read costs only itself. `rules` are those of games
/// whose tags do not say what they play; without them that is guessed from the moves.
std::vector<std::expected<PdnGame, Error>> read_pdn(std::string_view text, std::optional<RuleSet> rules = {});

/// A game with these tags. Those that say what is played, from where and who won are put right or added; the Result
/// stays that was given if the game is not over. In the name of a tag, what PDN does not allow there becomes '_'.
std::string write_pdn(const Game& game, const std::vector<Tag>& tags = {});

}  // namespace damas
