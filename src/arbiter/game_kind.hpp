// SPDX-License-Identifier: MIT
// Which game a file plays and how it names the squares: by its tags, by what somebody chose, or by a guess from its
// moves.
#pragma once

#include "engine/rulebook.hpp"
#include "notation/numbering.hpp"
#include "rules/profiles.hpp"

namespace damas::arbiter {

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
    const engine::Rulebook* book = nullptr;
    const rules::Profile* profile = nullptr;  ///< Whose draw limits hold; nothing: the rule book's own.
    notation::Numbering numbering{};          ///< Of the squares in the file.
    std::vector<Remark> remarks{};

    /// The draw limits of the profile, or nothing.
    const rules::DrawLimits* limits() const { return profile != nullptr ? &profile->draws : nullptr; }
};

/// Who decides what the tags do not say.
struct GameChoice {
    const engine::Rulebook* chosen = nullptr;     ///< Somebody asked for it: there is no guessing.
    const engine::Rulebook* preferred = nullptr;  ///< Wins where a guess finds several that fit.
};

/// How the game is to be read; the error says why it is none of ours.
std::expected<GameKind, notation::ParseError> kind_of(const notation::pdn::Game& game, const GameChoice& choice);

/// Names every square of the game as its rule book does, and says in its tags which game it is, so that it is read
/// alike without anybody choosing.
void settle(notation::pdn::Game& game, const GameKind& kind);

/// The text of a game whose squares are named as its rule book does, with the names that its files use; as it stands if
/// nobody knows its rule book.
std::string written(const notation::pdn::Game& game, const engine::Rulebook* book);

/// The rule book that the tags of a game ask for; `fallback` if they say nothing; nothing if it is not one of ours.
const engine::Rulebook* rulebook_of(const notation::pdn::Game& game, const engine::Rulebook* fallback);

/// The value of the GameType tag of a game of this kind.
std::string game_type(const engine::Rulebook& book);

/// How many moves and set-ups of a line, from one of them on, can be played one after the other, if its ambiguous
/// captures are read in the best way. Looks at no more than `budget` of them.
std::size_t playable(const engine::Game& start, const engine::Rulebook& book, const rules::DrawLimits* limits,
                     const notation::pdn::Line& line, std::size_t from, int& budget);

/// The game that a file begins: at the position of its FEN tag, or at the start if it has none. The error has its place
/// in the file.
std::expected<std::unique_ptr<engine::Game>, notation::ParseError> begin(const engine::Rulebook& book,
                                                                         const notation::pdn::Game& game,
                                                                         const rules::DrawLimits* limits);

/// The game that a set-up in the middle of another one begins: at its position, or for `W::` and `B::` at the one on
/// the board with another side to move.
std::expected<std::unique_ptr<engine::Game>, notation::ParseError> set_up(const engine::Rulebook& book,
                                                                          const std::string& setup,
                                                                          const engine::Game& before,
                                                                          const rules::DrawLimits* limits);

}  // namespace damas::arbiter
