// SPDX-License-Identifier: MIT
// The game that a page asked about last. Its next request is most often about the same game with a move more or less:
// only the difference is played.
#pragma once

#include <expected>
#include <string>

#include "engine/rulebook.hpp"
#include "notation/json.hpp"

namespace damas::page {

class KeptGame {
public:
    /// A game of its own for whoever asks: from a FEN, or the start if it is empty, with these moves. The limits are
    /// those of a profile, or nothing. The error says which move is illegal, or what is wrong with the position.
    std::expected<std::unique_ptr<engine::Game>, words::Message> ask(const engine::Rulebook& book,
                                                                     const rules::DrawLimits* limits,
                                                                     std::string_view fen,
                                                                     const std::vector<notation::Json>& moves);

private:
    /// Goes back to where the kept game and the wanted one part.
    void go_back(const std::vector<notation::Json>& moves);

    const engine::Rulebook* book_ = nullptr;
    const rules::DrawLimits* limits_ = nullptr;
    std::string fen_;
    std::unique_ptr<engine::Game> game_;
    std::vector<std::string> moves_;  ///< As they were asked for.
};

}  // namespace damas::page
