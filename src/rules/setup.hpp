// SPDX-License-Identifier: MIT
// A position without a variant's type: pieces by squares, as somebody wrote or drew them, perhaps illegal, or as
// `setup_of` tells a position. `make_position` turns them into a Position or says which law is broken by which piece.
#pragma once

#include <expected>
#include <vector>

#include "rules/position.hpp"

namespace damas::rules {

struct Setup {
    struct Piece {
        Side side;
        bool king;
        Square square;
        bool operator==(const Piece&) const = default;
    };
    Side turn = Side::white;
    std::vector<Piece> pieces{};

    bool operator==(const Setup&) const = default;
};

struct SetupError {
    enum class Kind : std::uint8_t {
        off_board,     ///< There is no such square.
        two_pieces,    ///< Another piece stands there.
        man_on_crown,  ///< A man on its far row would be a king.
    };
    Kind kind;
    std::size_t piece;  ///< Index into Setup::pieces.

    bool operator==(const SetupError&) const = default;
};

/// The position of a set-up. An empty side is legal: it has lost if it is to move.
template <Variant V>
std::expected<Position<V>, SetupError> make_position(const Setup& setup) {
    using G = Geometry<V>;
    Position<V> p;
    p.turn = setup.turn;
    for (std::size_t i = 0; i < setup.pieces.size(); ++i) {
        const Setup::Piece& piece = setup.pieces[i];
        if (!G::valid(piece.square)) return std::unexpected(SetupError{SetupError::Kind::off_board, i});
        const Bits bit = core::bit(G::bit_of(piece.square));
        if ((p.occupied() & bit) != 0) return std::unexpected(SetupError{SetupError::Kind::two_pieces, i});
        if (!piece.king && (G::crown_row(piece.side) & bit) != 0)
            return std::unexpected(SetupError{SetupError::Kind::man_on_crown, i});
        (piece.side == Side::white ? p.white : p.black) |= bit;
        if (piece.king) p.kings |= bit;
    }
    return p;
}

/// The set-up of a position: White's pieces, then Black's, squares ascending. Equal positions have equal ones.
template <Variant V>
Setup setup_of(const Position<V>& p) {
    Setup setup{.turn = p.turn};
    setup.pieces.reserve(static_cast<std::size_t>(core::count(p.occupied())));
    for (const Side side : {Side::white, Side::black})
        for (const Square s : Geometry<V>::all_squares) {
            const int bit = Geometry<V>::bit_of(s);
            if ((p.pieces(side) >> bit & 1) != 0) setup.pieces.push_back({side, (p.kings >> bit & 1) != 0, s});
        }
    return setup;
}

/// The numbers of the squares of a set, ascending.
template <Variant V>
std::vector<Square> squares_of(Bits set) {
    std::vector<Square> result;
    for (const Square s : Geometry<V>::all_squares)
        if ((set >> Geometry<V>::bit_of(s) & 1) != 0) result.push_back(s);
    return result;
}

/// The set of some squares, all of which must be on the board.
template <Variant V>
Bits bits_of(const std::vector<Square>& squares) {
    Bits set = 0;
    for (const Square s : squares) set |= core::bit(Geometry<V>::bit_of(s));
    return set;
}

}  // namespace damas::rules
