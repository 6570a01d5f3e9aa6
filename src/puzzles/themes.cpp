// SPDX-License-Identifier: MIT
#include "puzzles/themes.hpp"

#include <algorithm>

namespace damas::puzzles {

namespace {

constexpr int king_in_men = 3;

std::ptrdiff_t kings_of(const rules::Setup& position, rules::Side side) {
    return std::ranges::count_if(position.pieces,
                                 [&](const rules::Setup::Piece& p) { return p.king && p.side == side; });
}

bool king_stands(const rules::Setup& position, rules::Square square, rules::Side side) {
    return std::ranges::find(position.pieces, rules::Setup::Piece{side, true, square}) != position.pieces.end();
}

}  // namespace

int balance(const rules::Setup& position, rules::Side side) {
    int men = 0;
    for (const rules::Setup::Piece& piece : position.pieces)
        men += (piece.king ? king_in_men : 1) * (piece.side == side ? 1 : -1);
    return men;
}

LineFacts facts_of(const engine::Rulebook& book, const Puzzle& puzzle) {
    const rules::Side solver = puzzle.position.turn;
    const std::unique_ptr<engine::Game> game = game_of(book, puzzle);
    bool gave = false, took = false;
    rules::Square crowned{};  // where the king that was made stands
    for (std::size_t i = 0; i < puzzle.solution.size(); ++i) {
        const engine::LegalMove& move = puzzle.solution[i];
        const auto kings = kings_of(game->state().position, solver);
        game->play(move);
        if (i % 2 != 0) {
            gave |= !move.captured.empty();
            continue;
        }
        took |= gave && move.captured.size() >= 2;
        const bool made_one = kings_of(game->state().position, solver) > kings;
        if (made_one || move.from == crowned) crowned = move.to;
    }
    const rules::Setup end = game->state().position;
    return {.shot = took && balance(end, solver) > balance(puzzle.position, solver),
            .breakthrough = crowned && king_stands(end, crowned, solver)};
}

bool is_forzosa(const engine::Rulebook& book, const rules::Setup& position) {
    if (book.rules().draws.forzosa_plies == 0 || position.pieces.size() != 4) return false;
    const auto white = kings_of(position, rules::Side::white), black = kings_of(position, rules::Side::black);
    return (white == 3 && black == 1) || (white == 1 && black == 3);
}

int few_pieces(const engine::Rulebook& book) { return static_cast<int>(book.start().pieces.size()) / 4 + 2; }

}  // namespace damas::puzzles
