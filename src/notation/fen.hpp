// SPDX-License-Identifier: MIT
// Positions as text: `W:W1-12:BK21,30`. Reading is liberal about order, ranges, blanks and what other programs append;
// writing is canonical: side to move, White, Black, squares ascending, no ranges, K before each king.
#pragma once

#include <expected>

#include "notation/text.hpp"
#include "rules/setup.hpp"

namespace damas::notation {

/// A set-up as read, with the place of each piece's text for later errors.
struct FenText {
    rules::Setup setup;
    std::vector<Place> places;
    std::vector<std::string> tokens;
    bool turn_is_open = false;  ///< `?` stands for the side to move; White is then taken.
};

/// Reads the text of a position; squares are not yet checked against a board.
std::expected<FenText, ParseError> read_fen_text(std::string_view text);

/// The error that `make_position` found, as an error in the text.
ParseError setup_error(const FenText& fen, const rules::SetupError& error, int squares);

template <rules::Variant V>
std::expected<rules::Position<V>, ParseError> read_fen(std::string_view text) {
    auto fen = read_fen_text(text);
    if (!fen) return std::unexpected(std::move(fen.error()));
    auto position = rules::make_position<V>(fen->setup);
    if (!position) return std::unexpected(setup_error(*fen, position.error(), rules::Geometry<V>::squares));
    return *position;
}

/// Of a set-up as `setup_of` tells it.
std::string write_fen(const rules::Setup& setup);

template <rules::Variant V>
std::string write_fen(const rules::Position<V>& p) {
    return write_fen(rules::setup_of(p));
}

}  // namespace damas::notation
