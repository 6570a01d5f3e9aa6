// SPDX-License-Identifier: MIT
// A lesson as PDN: the kit in tags of our own, each move's duty as a comment after it. Every PDN reader takes both for
// what it may ignore; ours opens the lesson again. docs/formats/kit.md describes them.
#pragma once

#include "workout/lesson.hpp"

namespace damas::workout {

/// Adds the lesson's tags, and its duties to the first moves of the main line.
void annotate(const Lesson& lesson, notation::pdn::Game& game);

/// The lesson as a game of its own. `result` is what the game has come to.
notation::pdn::Game record(const Lesson& lesson, const engine::Rulebook& book, rules::Outcome result);

/// Whether the tags hold a kit.
bool is_record(const notation::pdn::Game& game);

/// The lesson that a game holds, with what had been done; as far as its moves are legal.
std::expected<Lesson, words::Message> reopen(const notation::pdn::Game& game);

}  // namespace damas::workout
