// SPDX-License-Identifier: MIT
// Which game a file plays and how it names the squares: by its tags, by what somebody chose, or by a guess from its
// moves.
#pragma once

#include "engine/rulebook.hpp"
#include "notation/numbering.hpp"
#include "rules/profiles.hpp"

namespace damas::engine {

/// Something worth saying about a game file that is no fault of the game.
struct Remark {
    enum class Kind : std::uint8_t {
        guessed,          ///< No tag names the game: its moves are those of the rule book `what`.
        loose_game_type,  ///< Only the number of the GameType `what` could be used.
        usual_numbers,    ///< The GameType `what` numbers the squares otherwise, but the moves do not.
        other_corner,     ///< The squares are numbered from the other corner.
        unknown_profile,  ///< The RuleProfile `what` is none of ours.
        resolved,         ///< A capture fits in several ways; only `what` makes the rest legal.
        annulled,         ///< The arbiter annulled the game; `what` is the infringement, if it is told.
    };
    Kind kind;
    std::string what{};
};

/// The rules by which a game file is read.
struct GameKind {
    const Rulebook* book = nullptr;
    const rules::Profile* profile = nullptr;  ///< Whose draw limits hold; nothing: the rule book's own.
    notation::Numbering numbering{};          ///< Of the squares in the file.
    std::vector<Remark> remarks{};

    /// The draw limits of the profile, or nothing.
    const rules::DrawLimits* limits() const { return profile != nullptr ? &profile->draws : nullptr; }
};

/// Who decides what the tags do not say.
struct GameChoice {
    const Rulebook* chosen = nullptr;     ///< Somebody asked for it: there is no guessing.
    const Rulebook* preferred = nullptr;  ///< Wins where a guess finds several that fit.
};

/// How the game is to be read; the error says why it is none of ours.
std::expected<GameKind, notation::ParseError> kind_of(const notation::pdn::Game& game, const GameChoice& choice);

/// Names every square of the game as its rule book does, and says in its tags which game it is, so that it is read
/// alike without anybody choosing.
void settle(notation::pdn::Game& game, const GameKind& kind);

/// The rule book that the tags of a game ask for; `fallback` if they say nothing; nothing if it is not one of ours.
const Rulebook* rulebook_of(const notation::pdn::Game& game, const Rulebook* fallback);

/// The value of the GameType tag of a game of this kind.
std::string game_type(const Rulebook& book, const rules::Profile* profile = nullptr);

/// How many moves and set-ups of a line, from one of them on, can be played one after the other, if its ambiguous
/// captures are read in the best way. Looks at no more than `budget` of them.
std::size_t playable(const Game& start, const Rulebook& book, const rules::DrawLimits* limits,
                     const notation::pdn::Line& line, std::size_t from, int& budget);

/// The position that a set-up in the middle of a game asks for: itself, or for `W::` and `B::` the one on the board
/// with another side to move.
std::string setup_position(const std::string& setup, const GameState& before);

}  // namespace damas::engine
