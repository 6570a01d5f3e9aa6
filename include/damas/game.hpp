// SPDX-License-Identifier: MIT
// A game: a position, how it came about, the counts that can end it in a draw, and its outcome.
#pragma once

#include <damas/ruling.hpp>
#include <memory>

namespace damas {

namespace library {
struct Inside;
}

/// A value: a copy is a game of its own. One that was moved from may only be assigned to or destroyed.
class Game {
public:
    /// From where games of these rules begin.
    explicit Game(const RuleSet& rules);
    /// From a position; counts and repetition begin there.
    explicit Game(const Position& start);
    static std::expected<Game, Error> from_fen(const RuleSet& rules, std::string_view fen);

    Game(const Game& other);
    Game(Game&& other) noexcept;
    Game& operator=(Game other) noexcept;
    ~Game();

    const RuleSet& rule_set() const;
    Position start() const;
    Position position() const;
    Side turn() const;
    std::string fen() const { return position().fen(); }
    /// How many moves have been played, and which.
    int ply() const;
    std::vector<Move> history() const;

    /// The moves that may be played; none once the game is over.
    std::vector<Move> legal_moves() const;
    /// What the referee says of a move without playing it. A text names the squares that are passed, or from, to and
    /// the captured ones; one that is no move at all is "unreadable".
    Ruling judge(std::string_view move) const;
    Ruling judge(const Move& move) const;
    /// Plays the move if the ruling is "legal"; else nothing changes.
    Ruling play(std::string_view move);
    Ruling play(const Move& move);
    /// Takes back the last move, or the resignation or agreement that ended the game; false if there is nothing.
    bool undo();

    /// How it ended; nothing while it goes on. Draws by a count or by repetition end a game without a claim.
    std::optional<Outcome> outcome() const;
    /// Of a game that is not over.
    void resign(Side loser);
    void agree_draw();

private:
    friend struct library::Inside;
    struct State;
    explicit Game(std::unique_ptr<State> state);

    std::unique_ptr<State> state_;
};

}  // namespace damas
