// SPDX-License-Identifier: MIT
// What the referee says, free of any variant's types: the law, the squares that show it, and sentences for people.
#pragma once

#include <string>
#include <vector>

#include "engine/language.hpp"
#include "rules/game.hpp"
#include "rules/law.hpp"

namespace damas::engine {

struct Ruling {
    rules::Law law = rules::Law::legal;
    std::vector<int> squares{};        ///< To highlight.
    std::vector<std::string> moves{};  ///< The moves that the law asks for, or those that fit, as people write them.
    int taken = 0, required = 0;
    int article = 0;

    bool legal() const { return law == rules::Law::legal; }
};

/// "9, 10 and 14"; empty if there are none.
std::string join_squares(const std::vector<int>& squares, Language language);

/// One or two sentences in the voice of a friendly arbiter, with the article.
std::string sentence(const Ruling& ruling, Language language);

/// How a game ended, with the article; how it stands if it has not.
std::string sentence(rules::Result result, int article, Language language);

}  // namespace damas::engine
