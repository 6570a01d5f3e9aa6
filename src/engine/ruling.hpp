// SPDX-License-Identifier: MIT
// What the referee says, free of any variant's types: the law, the squares that show it, and sentences for people.
#pragma once

#include <string>
#include <vector>

#include "rules/game.hpp"
#include "rules/law.hpp"
#include "rules/legal_move.hpp"
#include "words/message.hpp"

namespace damas::engine {

struct Ruling {
    rules::Law law = rules::Law::legal;
    std::vector<rules::Square> squares{};   ///< To highlight.
    std::vector<rules::LegalMove> moves{};  ///< Those that fit, one if it is legal, or those that the law asks for.
    int taken = 0, required = 0;
    int article = 0;

    bool legal() const { return law == rules::Law::legal; }
};

/// The moves of a ruling as people write them: those that fit in several ways with every square that they pass.
std::vector<std::string> written_moves(const Ruling& ruling);

/// One or two sentences in the voice of a friendly referee, with the article.
words::Message sentence(const Ruling& ruling);

/// How a game ended, with the article; how it stands if it has not.
words::Message sentence(rules::Result result, int article);

}  // namespace damas::engine
