// SPDX-License-Identifier: MIT
#include "notation/fen.hpp"

#include <algorithm>

#include "notation/cursor.hpp"
#include "notation/written_move.hpp"
#include "words/notation.hpp"

namespace damas::notation {

using rules::SetupError;
using rules::Side;

namespace {

/// More entries than any board has squares; a longer list must repeat a square.
constexpr std::size_t max_pieces = 200;

/// The squares of the international board, on which a position too large for another may belong.
constexpr int large_board = 50;

std::optional<Side> side_letter(char c) {
    if (c == 'W' || c == 'w') return Side::white;
    if (c == 'B' || c == 'b') return Side::black;
    return {};
}

class FenReader {
public:
    explicit FenReader(std::string_view text) : in_(text) {}

    std::expected<FenText, ParseError> read() {
        in_.skip_blanks();
        const auto turn = side_letter(in_.peek());
        fen_.turn_is_open = in_.peek() == '?';
        if (!turn && !fen_.turn_is_open) return fail(words::notation::side_to_move);
        fen_.setup.turn = turn.value_or(Side::white);
        in_.next();
        for (int lists = 0; lists < 2; ++lists)
            if (auto error = read_list()) return std::unexpected(std::move(*error));
        return finish();
    }

private:
    std::unexpected<ParseError> fail(words::Message expected) {
        return std::unexpected(in_.error(std::move(expected)));
    }

    /// `:W` or `:B` and its pieces.
    std::optional<ParseError> read_list() {
        in_.skip_blanks();
        if (!in_.accept(':'))
            return in_.error(seen_[0] || seen_[1] ? words::notation::colon_and_other : words::notation::colon_and_side);
        in_.skip_blanks();
        const auto side = side_letter(in_.peek());
        if (!side) return in_.error(words::notation::side_before_list);
        if (seen_[static_cast<std::size_t>(*side)])
            return in_.error(*side == Side::white ? words::notation::black_now : words::notation::white_now);
        seen_[static_cast<std::size_t>(*side)] = true;
        in_.next();
        in_.skip_blanks();
        if (at_list_end()) return {};
        do {
            if (auto error = read_entry(*side)) return error;
            in_.skip_blanks();
        } while (in_.accept(','));
        return {};
    }

    bool at_list_end() { return in_.at_end() || in_.peek() == ':' || in_.peek() == '.'; }

    /// A square or a range, perhaps with K before it. G and P mark pieces that a capture has already taken.
    std::optional<ParseError> read_entry(Side side) {
        in_.skip_blanks();
        const Place at = in_.place();
        const std::size_t begin = in_.offset();
        const bool gone = in_.accept('G') || in_.accept('P');
        const bool king = in_.accept('K') || in_.accept('k');
        const auto first = square();
        if (!first) return in_.error(king ? words::notation::square_after_k : words::notation::a_square);
        rules::Square last = *first;
        if (in_.accept('-')) {
            in_.accept('K');
            const auto end = square();
            if (!end) return in_.error(words::notation::last_of_range);
            if (*end < *first) return ParseError{at, std::string(in_.since(begin)), words::notation::rising_range};
            last = *end;
        }
        if (gone) return {};
        for (int number = first->number(); number <= last.number(); ++number) {
            if (fen_.setup.pieces.size() >= max_pieces)
                return ParseError{at, std::string(in_.since(begin)), words::notation::fewer_pieces};
            fen_.setup.pieces.push_back({side, king, rules::Square(number)});
            fen_.places.push_back(at);
            fen_.tokens.emplace_back(in_.since(begin));
        }
        return {};
    }

    std::optional<rules::Square> number() {
        const auto read = in_.number();
        return read ? std::optional(rules::Square(*read)) : std::nullopt;
    }

    /// A number, or a name such as c3, which no board knows until it is translated.
    std::optional<rules::Square> square() {
        const char file = in_.peek();
        if (file < 'a' || file > 'l') return number();
        const std::string_view rest = in_.rest();
        if (rest.size() < 2 || rest[1] < '1' || rest[1] > '9') return {};
        in_.next();
        const auto rank = in_.number();
        return rank && *rank <= 12 ? std::optional(lettered(file - 'a' + 1, *rank)) : std::nullopt;
    }

    /// A final dot and the fields that other programs append (`:H0:F1`) are read and not used.
    std::expected<FenText, ParseError> finish() {
        in_.skip_blanks();
        while (in_.accept(':')) {
            if (in_.peek() != 'H' && in_.peek() != 'F') return fail(words::notation::end_of_position);
            in_.next();
            if (!in_.number()) return fail(words::notation::a_number);
        }
        in_.accept('.');
        in_.skip_blanks();
        if (!in_.at_end()) return fail(words::notation::comma_or_end);
        return std::move(fen_);
    }

    Cursor in_;
    FenText fen_;
    std::array<bool, 2> seen_{};
};

}  // namespace

std::string write_fen(const rules::Setup& setup) {
    std::string text = setup.turn == Side::white ? "W" : "B";
    for (const Side side : {Side::white, Side::black}) {
        text += side == Side::white ? ":W" : ":B";
        bool first = true;
        for (const rules::Setup::Piece& piece : setup.pieces) {
            if (piece.side != side) continue;
            if (!first) text += ',';
            if (piece.king) text += 'K';
            text += square_name(piece.square, piece.square >= lettered(1, 1));
            first = false;
        }
    }
    return text;
}

std::expected<FenText, ParseError> read_fen_text(std::string_view text) { return FenReader(text).read(); }

ParseError setup_error(const FenText& fen, const SetupError& error, int squares) {
    // A set-up for a larger board breaks other laws too; that it is too large says more.
    const auto off_board = [&](const auto& piece) {
        return piece.square.number() < 1 || piece.square.number() > squares;
    };
    if (const auto piece = std::ranges::find_if(fen.setup.pieces, off_board);
        piece != fen.setup.pieces.end() && error.kind != SetupError::Kind::off_board)
        return setup_error(
            fen, {SetupError::Kind::off_board, static_cast<std::size_t>(piece - fen.setup.pieces.begin())}, squares);
    switch (error.kind) {
        case SetupError::Kind::off_board: {
            const rules::Square square = fen.setup.pieces[error.piece].square;
            words::Message expected(words::notation::square_to, squares);
            if (squares < large_board && square.number() > squares && square.number() <= large_board)
                expected = {words::notation::square_to_or_large, squares, large_board};
            const bool letters = square >= lettered(1, 1);
            return {fen.places[error.piece], letters ? fen.tokens[error.piece] : to_string(square),
                    std::move(expected)};
        }
        case SetupError::Kind::two_pieces:
            return {fen.places[error.piece],
                    fen.tokens[error.piece],
                    {words::notation::another_square, fen.setup.pieces[error.piece].square.number()}};
        case SetupError::Kind::man_on_crown: break;
    }
    return {fen.places[error.piece], fen.tokens[error.piece], words::notation::a_king};
}

}  // namespace damas::notation
