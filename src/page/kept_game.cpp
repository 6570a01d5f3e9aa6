// SPDX-License-Identifier: MIT
#include "page/kept_game.hpp"

#include "words/notation.hpp"
#include "words/requests.hpp"
#include "words/rulings.hpp"

namespace damas::page {

std::expected<std::unique_ptr<engine::Game>, words::Message> KeptGame::ask(const engine::Rulebook& book,
                                                                           const rules::DrawLimits* limits,
                                                                           std::string_view fen,
                                                                           const std::vector<notation::Json>& moves) {
    const bool whole = game_ && game_->ply() == std::ssize(moves_);  // Not so if memory ended in the middle of a move.
    if (!whole || book_ != &book || limits_ != limits || fen_ != fen) {
        book_ = nullptr;
        moves_.clear();
        if (fen.empty()) {
            game_ = book.new_game(limits);
        } else {
            auto read = book.read_game(fen, limits);
            if (!read) return std::unexpected(words::Message(words::notation::in_fen, read.error().message()));
            game_ = std::move(*read);
        }
        limits_ = limits;
        fen_ = fen;
        book_ = &book;
    }
    go_back(moves);
    for (std::size_t i = moves_.size(); i < moves.size(); ++i) {
        const std::string& text = moves[i].text;
        const auto move = notation::read_move_text(text);
        if (!move) return std::unexpected(words::Message(words::requests::in_move, move.error().message()));
        const engine::Ruling ruling = game_->play(*move);
        if (!ruling.legal())
            return std::unexpected(
                words::Message(words::rulings::illegal_move, notation::printable(text), sentence(ruling)));
        moves_.push_back(text);
    }
    return game_->clone();
}

void KeptGame::go_back(const std::vector<notation::Json>& moves) {
    std::size_t same = 0;
    while (same < moves_.size() && same < moves.size() && moves_[same] == moves[same].text) ++same;
    for (; moves_.size() > same; moves_.pop_back()) game_->undo();
}

}  // namespace damas::page
