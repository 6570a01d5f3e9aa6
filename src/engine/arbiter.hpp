// SPDX-License-Identifier: MIT
// The arbiter of article 21: replays a written game, names the first infringing move, the law and the position from
// which play resumes, and compares what the score claims with what the rules say.
#pragma once

#include "engine/rulebook.hpp"

namespace damas::engine {

/// A move that the rules do not allow where it stands.
struct Infringement {
    int ply = 0;       ///< From 1.
    std::string move;  ///< As written.
    notation::Place at;
    Ruling ruling;
    std::string fen;  ///< The position before it: play resumes here.
};

/// A claim of the score that is not true.
struct FalseClaim {
    std::string tag, stated, found;
};

struct GameReport {
    const Rulebook* rulebook = nullptr;
    std::optional<notation::ParseError> error;  ///< The game could not be begun: bad FEN, unknown GameType …
    int plies = 0;                              ///< Legal plies of the main line.
    GameState end{};                            ///< After them.
    std::optional<Infringement> infringement;   ///< Of the main line.
    std::vector<Infringement> in_variations;
    std::vector<FalseClaim> false_claims;

    bool correct() const { return !error && !infringement && false_claims.empty(); }
};

/// Checks a game and rewrites its moves in their shortest unambiguous form as far as they are legal. `fallback` is used
/// for a game whose tags do not say what it plays.
GameReport check_game(notation::pdn::Game& game, const Rulebook& fallback);

/// The rule book that the tags of a game ask for; `fallback` if they say nothing; nothing if it is not one of ours.
const Rulebook* rulebook_of(const notation::pdn::Game& game, const Rulebook* fallback);

/// The standard tags of a game: what is played, from where, the result.
void set_standard_tags(notation::pdn::Game& game, const Rulebook& book, std::string_view start_fen,
                       rules::Outcome outcome);

}  // namespace damas::engine
