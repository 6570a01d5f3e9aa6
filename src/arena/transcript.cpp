// SPDX-License-Identifier: MIT
#include "arena/transcript.hpp"

#include <algorithm>

namespace damas::arena {

std::expected<void, std::string> Transcript::follow(const engine::ThinkRequest& request) {
    const auto [was, is] = std::ranges::mismatch(written_, request.moves);
    if (!game_ || fen_ != request.fen || was != written_.end()) {
        auto game = book_.new_game(request.fen);
        if (!game) return std::unexpected("FEN " + game.error().message());
        game_ = std::move(*game);
        fen_ = request.fen;
        written_.clear();
        moves_.clear();
    }
    for (std::size_t i = written_.size(); i < request.moves.size(); ++i) {
        const notation::MoveText& move = request.moves[i];
        const engine::Ruling ruling = game_->judge(move);
        std::vector<engine::LegalMove> legal = game_->legal_moves();
        const auto played = std::ranges::find_if(legal, [&](const engine::LegalMove& candidate) {
            return ruling.legal() && candidate.text == ruling.moves.front();
        });
        if (played == legal.end() || !game_->play(move).legal())
            return game_.reset(),
                   std::unexpected("illegal move " + notation::write_move_text(move) + " in the request");
        written_.push_back(move);
        moves_.push_back(std::move(*played));
    }
    return {};
}

}  // namespace damas::arena
