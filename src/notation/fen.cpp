// SPDX-License-Identifier: MIT
#include "notation/fen.hpp"

#include "notation/cursor.hpp"

namespace damas::notation {

using rules::SetupError;
using rules::Side;

namespace {

/// More entries than any board has squares; a longer list must repeat a square.
constexpr std::size_t max_pieces = 200;

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
        if (!turn) return fail("the side to move, W or B");
        fen_.setup.turn = *turn;
        in_.next();
        for (int lists = 0; lists < 2; ++lists)
            if (auto error = read_list()) return std::unexpected(std::move(*error));
        return finish();
    }

private:
    std::unexpected<ParseError> fail(std::string expected) { return std::unexpected(in_.error(std::move(expected))); }

    /// `:W` or `:B` and its pieces.
    std::optional<ParseError> read_list() {
        in_.skip_blanks();
        if (!in_.accept(':'))
            return in_.error(seen_[0] || seen_[1] ? "':' and the other side's pieces" : "':' and W or B");
        in_.skip_blanks();
        const auto side = side_letter(in_.peek());
        if (!side) return in_.error("W or B before the list of pieces");
        if (seen_[static_cast<std::size_t>(*side)])
            return in_.error(*side == Side::white ? "B: White is already listed" : "W: Black is already listed");
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
        const auto first = in_.number();
        if (!first) return in_.error(king ? "a square after K" : "a square");
        int last = *first;
        if (in_.accept('-')) {
            in_.accept('K');
            const auto end = in_.number();
            if (!end) return in_.error("the last square of the range");
            if (*end < *first) return ParseError{at, std::string(in_.since(begin)), "a range that goes up"};
            last = *end;
        }
        if (gone) return {};
        for (int square = *first; square <= last; ++square) {
            if (fen_.setup.pieces.size() >= max_pieces)
                return ParseError{at, std::string(in_.since(begin)), "fewer pieces"};
            fen_.setup.pieces.push_back({side, king, square});
            fen_.places.push_back(at);
            fen_.tokens.emplace_back(in_.since(begin));
        }
        return {};
    }

    /// A final dot and the fields that other programs append (`:H0:F1`) are read and not used.
    std::expected<FenText, ParseError> finish() {
        in_.skip_blanks();
        while (in_.accept(':')) {
            if (in_.peek() != 'H' && in_.peek() != 'F') return fail("the end of the position");
            in_.next();
            if (!in_.number()) return fail("a number");
        }
        in_.accept('.');
        in_.skip_blanks();
        if (!in_.at_end()) return fail("',' or the end of the position");
        return std::move(fen_);
    }

    Cursor in_;
    FenText fen_;
    std::array<bool, 2> seen_{};
};

}  // namespace

std::expected<FenText, ParseError> read_fen_text(std::string_view text) { return FenReader(text).read(); }

ParseError setup_error(const FenText& fen, const SetupError& error, int squares) {
    std::string expected;
    switch (error.kind) {
        case SetupError::Kind::off_board: expected = "a square from 1 to " + std::to_string(squares); break;
        case SetupError::Kind::two_pieces:
            expected =
                "another square: a piece already stands on " + std::to_string(fen.setup.pieces[error.piece].square);
            break;
        case SetupError::Kind::man_on_crown: expected = "a king (K): a man on its far row is crowned"; break;
    }
    return {fen.places[error.piece], fen.tokens[error.piece], std::move(expected)};
}

}  // namespace damas::notation
