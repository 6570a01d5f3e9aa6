// SPDX-License-Identifier: MIT
#include "notation/written_move.hpp"

#include "notation/cursor.hpp"
#include "words/notation.hpp"

namespace damas::notation {

namespace {

/// More squares than any capture visits.
constexpr std::size_t max_squares = 64;

/// Moves past one separator; what it was, or nothing.
std::optional<char> separator(Cursor& in) {
    const std::size_t before = in.offset();
    in.skip_blanks();
    for (const char sign : {'x', 'X', ':', '-'})
        if (in.accept(sign)) {
            in.skip_blanks();
            return sign == '-' ? '-' : 'x';
        }
    return in.offset() != before && !in.at_end() ? std::optional{' '} : std::nullopt;
}

}  // namespace

std::expected<MoveText, ParseError> read_move_text(std::string_view text) {
    Cursor in(text);
    in.skip_blanks();
    MoveText move;
    move.at = in.place();
    while (true) {
        const auto square = in.number();
        if (!square || *square == 0 || move.squares.size() == max_squares)
            return std::unexpected(in.error(words::notation::a_square));
        move.squares.emplace_back(*square);
        const auto sign = separator(in);
        if (!sign) break;
        move.capture |= *sign == 'x';
    }
    if (move.squares.size() < 2) return std::unexpected(in.error(words::notation::another_after_sign));
    if (!in.at_end()) return std::unexpected(in.error(words::notation::sign_or_end));
    return move;
}

std::string square_name(rules::Square square, bool letters) {
    if (!letters) return to_string(square);
    return static_cast<char>('a' + file_of(square) - 1) + std::to_string(rank_of(square));
}

std::string write_move_text(const MoveText& move) {
    std::string text;
    for (const rules::Square square : move.squares) {
        if (!text.empty()) text += move.capture ? 'x' : '-';
        text += square_name(square, move.letters);
    }
    return text;
}

}  // namespace damas::notation
