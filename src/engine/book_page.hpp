// SPDX-License-Identifier: MIT
// What the opening book has to say about a position, free of any variant's types.
#pragma once

#include <optional>

#include "book/results.hpp"
#include "engine/player.hpp"

namespace damas::engine {

struct BookMove {
    Thought line;  ///< The move and what the book would play after it; the score is that of the side to move.
    bool follows;  ///< Whether the book goes on after the move.
    book::Results results;
};

struct BookPage {
    std::size_t positions;  ///< Of the whole book.
    rules::Side turn;
    int margin;       ///< Of the book: what variety may cost.
    int start_score;  ///< What the start of the game is worth for the side to move.
    book::Results results;
    std::vector<BookMove> moves;  ///< All that are legal, the best first.
};

/// Nothing if the book does not have the position; an error if there is no book. The rule set exists, the position is
/// one of its own; an empty file is the book of the program. A book is read once and kept.
std::expected<std::optional<BookPage>, words::Message> look_up(std::string_view rules, const std::string& file,
                                                               const rules::Setup& position);

/// The best move, or one that is at most `margin` hundredths worse, the better the more often; `lot` decides. Nor may
/// it be worse by more than that than the game was at its start, so that small concessions do not add up. A negative
/// margin is that of the book.
const BookMove& choose(const BookPage& page, int margin, std::uint64_t lot);

}  // namespace damas::engine
