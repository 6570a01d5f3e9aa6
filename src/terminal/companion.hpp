// SPDX-License-Identifier: MIT
// Somebody who looks on while a session plays: has a remark after moves, knows words of their own, writes in the margin
// of saved games. Never changes the game.
#pragma once

#include <optional>
#include <string>

#include "engine/rulebook.hpp"

namespace damas::terminal {

class Companion {
public:
    virtual ~Companion() = default;
    /// A game begins at `start`: a new one, or that of a file.
    virtual void begin(const engine::Rulebook& book, const rules::Setup& start, const notation::pdn::Game* file) = 0;
    /// What there is to say about the moves since the last remark; may be empty.
    virtual std::string remark(const engine::Game& game) = 0;
    /// The answer to a word of the companion's own; nothing if it is not one.
    virtual std::optional<std::string> answer(std::string_view word) = 0;
    virtual std::string_view help() const = 0;
    virtual void annotate(notation::pdn::Game& game) = 0;
};

}  // namespace damas::terminal
