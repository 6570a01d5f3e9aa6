// SPDX-License-Identifier: MIT
// Moves, and what the referee says of them and of the end of a game.
#pragma once

#include <damas/position.hpp>
#include <vector>

namespace damas {

/// A legal move, as a Game lists it. Whoever makes one needs `from`, `to` and, where several captures share them, the
/// captured squares; two moves are equal if these are, whichever way they go.
struct Move {
    Square from, to;
    std::vector<Square> captured{};  ///< Ascending.
    std::vector<Square> path{};      ///< Every square where it lands, from and to included.
    std::string text{};              ///< As people write it, with no more squares than are needed: 9-13, 9x18.
    std::string hub{};               ///< From, to and what it captures: 9x18x13.

    bool is_capture() const { return !captured.empty(); }
    bool operator==(const Move& other) const {
        return from == other.from && to == other.to && captured == other.captured;
    }
};

/// What the referee says of a move.
struct Ruling {
    /// "legal", or the id of the law that forbids it: those of docs/formats/referee.md.
    std::string_view law;
    int article = 0;                ///< Of docs/rules/<id of the rule set>; 0 if none says it.
    std::vector<Square> squares{};  ///< Those that show it: what stands in the way, which pieces must capture …
    std::vector<Move> moves{};      ///< The legal move; else those that fit, or those that the law asks for.
    Text sentence{};

    bool legal() const { return law == "legal"; }
};

/// How a game ended.
struct Outcome {
    std::optional<Side> winner;  ///< Nobody in a draw.
    std::string_view reason;     ///< An id: those of docs/formats/referee.md.
    int article = 0;             ///< Of docs/rules/<id of the rule set>.
    Text sentence{};
};

}  // namespace damas
