// SPDX-License-Identifier: MIT
// Squares, pieces, and positions that a rule set allows.
#pragma once

#include <compare>
#include <damas/rule_set.hpp>
#include <expected>
#include <map>
#include <string>

namespace damas {

enum class Side { white, black };

constexpr Side opponent(Side side) { return side == Side::white ? Side::black : Side::white; }

/// A square by the number that people write, from 1.
class Square {
public:
    constexpr Square() = default;
    constexpr explicit Square(int number) : number_(number) {}

    constexpr int number() const { return number_; }
    constexpr auto operator<=>(const Square&) const = default;

private:
    int number_ = 0;
};

struct Piece {
    Side side = Side::white;
    bool king = false;

    bool operator==(const Piece&) const = default;
};

/// Pieces on squares and whose turn it is; what has been played before belongs to a Game.
class Position {
public:
    /// Where games of these rules begin.
    explicit Position(const RuleSet& rules);
    /// From a text such as `W:W1-12:BK21,30`; docs/formats/fen.md tells what is read. The error points at the place.
    static std::expected<Position, Error> from_fen(const RuleSet& rules, std::string_view fen);

    const RuleSet& rule_set() const { return rules_; }
    Side turn() const { return turn_; }
    const std::map<Square, Piece>& pieces() const { return pieces_; }
    /// Nothing if the square is empty or not on the board.
    std::optional<Piece> piece_on(Square square) const;
    /// Equal positions have equal ones.
    std::string fen() const;

    bool operator==(const Position&) const = default;

private:
    friend class Game;
    Position(const RuleSet& rules, Side turn, std::map<Square, Piece> pieces)
        : rules_(rules), turn_(turn), pieces_(std::move(pieces)) {}

    RuleSet rules_;
    Side turn_ = Side::white;
    std::map<Square, Piece> pieces_;
};

}  // namespace damas
