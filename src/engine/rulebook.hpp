// SPDX-License-Identifier: MIT
// The seam where a variant's type is erased: above it a variant is a name, a position a Setup, a move a LegalMove. A
// Rulebook begins games; a Game holds one. Both are cheap to call once a request, not once a node.
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

using rules::LegalMove;

/// What can be known about a game at one moment.
struct GameState {
    rules::Setup position;
    rules::Side turn;
    int ply;
    rules::Result result;
    int article;  ///< Of the result; 0 while the game goes on.
    rules::Counters counters;
    rules::DrawLimits limits;
    int repetitions;
};

/// What touching a piece of the side to move begins.
struct Touch {
    rules::Square square;
    bool binds;     ///< By players who agreed on touch-move it has to be played from then on.
    Ruling ruling;  ///< Legal, with its moves, perhaps none; or the law by which others have to capture.
};

class Game {
public:
    virtual ~Game() = default;
    virtual std::unique_ptr<Game> clone() const = 0;

    virtual GameState state() const = 0;
    virtual rules::Side turn() const = 0;
    /// How many moves have been played.
    virtual int ply() const = 0;
    virtual rules::Result result() const = 0;
    bool over() const { return result().outcome != rules::Outcome::none; }
    virtual notation::BoardView view() const = 0;
    virtual std::vector<LegalMove> legal_moves() const = 0;

    /// What the referee says about a move, in any notation, without playing it.
    virtual Ruling judge(const notation::MoveText& move) const = 0;
    /// Plays the move if the game is not over and the move is legal, and gives it as the ruling's only one; says which
    /// law forbids it otherwise.
    virtual Ruling play(const notation::MoveText& move) = 0;
    /// Plays a move that is known to be legal somewhere; false if it is not legal here, or the game is over.
    virtual bool play(const LegalMove& move) = 0;
    /// What the referee says when somebody touches a square after having touched the piece on `touched` (0: none), by
    /// players who agreed on touch-move: legal, with the moves of that piece, or the law broken.
    virtual Ruling touch(rules::Square square, rules::Square touched) const = 0;
    /// All pieces of the side to move, by ascending squares; none if the game is over.
    virtual std::vector<Touch> touches() const = 0;
    /// Whether the piece on `square` has to be played once it is touched; never if the rule set knows no such law.
    virtual bool binds(rules::Square square) const = 0;
    virtual bool undo() = 0;
    virtual void resign(rules::Side loser) = 0;
    virtual void agree_draw() = 0;

    /// Searches the position as textbooks teach it and records what `limits` allow.
    virtual TextbookReport textbook(const search::textbook::Settings& settings, TreeLimits limits) const = 0;
    /// The terms of the hand evaluation in the position, White's minus Black's.
    virtual eval::Terms terms() const = 0;

    /// The move that was played at `ply`, from 0.
    virtual LegalMove move_at(int ply) const = 0;
    /// All moves so far.
    std::vector<LegalMove> moves() const;
    /// Where it began.
    virtual rules::Setup start() const = 0;
    /// The whole game, so that others can play it through.
    GameRecord record() const { return {start(), moves(), state().limits}; }
};

class Rulebook {
public:
    virtual ~Rulebook() = default;
    virtual std::string_view id() const = 0;
    virtual const words::Text& name() const = 0;
    virtual const rules::RuleSet& rules() const = 0;
    /// The rule set, perhaps another one, under whose name the networks, books and tables for these moves are kept.
    virtual std::string_view learned_as() const = 0;
    /// Positions for the articles of its rules pages, in their order.
    virtual std::span<const rules::Example> examples() const = 0;
    /// Where its games begin.
    virtual rules::Setup start() const = 0;

    // Games, with the rule set's own draw limits or those of a profile.
    virtual std::unique_ptr<Game> new_game(const rules::DrawLimits* limits = nullptr) const = 0;
    virtual std::expected<std::unique_ptr<Game>, rules::SetupError> new_game(
        const rules::Setup& start, const rules::DrawLimits* limits = nullptr) const = 0;
    /// From a FEN that somebody wrote; the error points at the place.
    virtual std::expected<std::unique_ptr<Game>, notation::ParseError> read_game(
        std::string_view fen, const rules::DrawLimits* limits = nullptr) const = 0;
    /// The game of a record of these rules.
    virtual std::unique_ptr<Game> replay(const GameRecord& record) const = 0;
};

/// The rule book with this id, or nothing.
const Rulebook* find_rulebook(std::string_view id);

/// What people call a game; of one that is not ours the id.
words::Message game_name(std::string_view id);

/// All of them, in the order of menus.
std::span<const Rulebook* const> rulebooks();

}  // namespace damas::engine
