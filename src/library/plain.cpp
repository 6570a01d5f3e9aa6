// SPDX-License-Identifier: MIT
#include "library/plain.hpp"

#include "notation/move_writer.hpp"

namespace damas::library {

namespace {

std::vector<Square> squares(const std::vector<rules::Square>& squares) {
    std::vector<Square> result;
    result.reserve(squares.size());
    for (const rules::Square square : squares) result.emplace_back(square.number());
    return result;
}

}  // namespace

const engine::Rulebook& rulebook(const RuleSet& rules) { return *engine::find_rulebook(rules.id()); }

const RuleSet& rule_set(const engine::Rulebook& book) {
    const std::vector<RuleSet>& all = rule_sets();
    return *std::ranges::find(all, book.id(), &RuleSet::id);
}

Text text(const words::Message& message) {
    return {say(message, words::Language::spanish), say(message, words::Language::english)};
}

Error error(const notation::ParseError& error) { return {text(error.message()), error.at.line, error.at.column}; }

std::map<Square, Piece> pieces(const rules::Setup& setup) {
    std::map<Square, Piece> result;
    for (const rules::Setup::Piece& piece : setup.pieces)
        result.emplace(Square(piece.square.number()), Piece{side(piece.side), piece.king});
    return result;
}

/// White's pieces before Black's, as rules::setup_of has them.
rules::Setup setup(const Position& position) {
    rules::Setup result{.turn = side(position.turn())};
    for (const Side owner : {Side::white, Side::black})
        for (const auto& [square, piece] : position.pieces())
            if (piece.side == owner) result.pieces.push_back({side(owner), piece.king, rules::Square(square.number())});
    return result;
}

Move move(const rules::LegalMove& move) {
    return {.from = Square(move.from.number()),
            .to = Square(move.to.number()),
            .captured = squares(move.captured),
            .path = squares(move.path),
            .text = notation::write_move(move),
            .hub = notation::write_hub(move)};
}

std::vector<Move> moves(const std::vector<rules::LegalMove>& moves) {
    std::vector<Move> result;
    result.reserve(moves.size());
    for (const rules::LegalMove& each : moves) result.push_back(move(each));
    return result;
}

Ruling ruling(const engine::Ruling& ruling) {
    return {.law = rules::id(ruling.law),
            .article = ruling.article,
            .squares = squares(ruling.squares),
            .moves = moves(ruling.moves),
            .sentence = text(engine::sentence(ruling))};
}

Ruling unreadable(const notation::ParseError& error) {
    return {.law = "unreadable", .sentence = text(error.message())};
}

}  // namespace damas::library
