// SPDX-License-Identifier: MIT
// The seam where a variant's type is erased: above it a variant is a name. A Rulebook answers questions about positions
// given as FEN; a Game holds one game. Both are cheap to call once a request, not once a node.
#pragma once

#include <expected>
#include <memory>
#include <span>

#include "engine/game_record.hpp"
#include "engine/ruling.hpp"
#include "engine/textbook.hpp"
#include "notation/diagram.hpp"
#include "notation/pdn.hpp"

namespace damas::engine {

struct LegalMove {
    int from, to;
    std::vector<int> captured;  ///< Ascending.
    std::vector<int> path;      ///< One landing path, from and to included.
    std::string text;           ///< As people write it.
    std::string hub;
};

/// What can be known about a game at one moment.
struct GameState {
    std::string fen;
    rules::Side turn;
    int ply;
    rules::Result result;
    int article;  ///< Of the result; 0 while the game goes on.
    rules::Counters counters;
    rules::DrawLimits limits;
    int repetitions;
};

class Game {
public:
    virtual ~Game() = default;
    virtual std::unique_ptr<Game> clone() const = 0;

    virtual GameState state() const = 0;
    virtual notation::BoardView view() const = 0;
    virtual std::vector<LegalMove> legal_moves() const = 0;

    /// What the referee says about a move, in any notation, without playing it.
    virtual Ruling judge(const notation::MoveText& move) const = 0;
    /// Plays the move if the game is not over and the move is legal; says which law forbids it otherwise.
    virtual Ruling play(const notation::MoveText& move) = 0;
    /// What the referee says when somebody touches a square after having touched the piece on `touched` (0: none), by
    /// players who agreed on touch-move: legal, with the moves of that piece, or the law broken.
    virtual Ruling touch(int square, int touched) const = 0;
    /// The pieces that have to be played once they are touched; none if the rule set knows no such law.
    virtual std::vector<int> binding_pieces() const = 0;
    virtual bool undo() = 0;
    virtual void resign(rules::Side loser) = 0;
    virtual void agree_draw() = 0;

    /// Searches the position as textbooks teach it and records what `limits` allow.
    virtual TextbookReport textbook(const search::textbook::Settings& settings, TreeLimits limits) const = 0;
    /// The terms of the hand evaluation in the position, White's minus Black's.
    virtual eval::Terms terms() const = 0;

    /// The move that was played at `ply`, from 0, in its shortest unambiguous form.
    virtual notation::MoveText move_at(int ply) const = 0;
    /// All moves so far.
    std::vector<notation::MoveText> moves() const;
    /// Where it began.
    virtual std::string start_fen() const = 0;
    /// The whole game, so that others can play it through.
    GameRecord record() const { return {start_fen(), moves(), state().limits}; }
};

class Rulebook {
public:
    virtual ~Rulebook() = default;
    virtual std::string_view id() const = 0;
    virtual std::string_view name(Language language) const = 0;
    virtual const rules::RuleSet& rules() const = 0;
    virtual std::string start_fen() const = 0;

    /// A game from a position, with the rule set's own draw limits or those of a profile.
    virtual std::expected<std::unique_ptr<Game>, notation::ParseError> new_game(
        std::string_view fen, const rules::DrawLimits* limits = nullptr) const = 0;
};

/// The rule book with this id, or nothing.
const Rulebook* find_rulebook(std::string_view id);

/// All of them, in the order of menus.
std::span<const Rulebook* const> rulebooks();

}  // namespace damas::engine
