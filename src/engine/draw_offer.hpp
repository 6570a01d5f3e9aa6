// SPDX-License-Identifier: MIT
// How the computer answers an offer of a draw. Whoever asks lets it think at full strength: a weak level should not be
// talked out of a won game.
#pragma once

#include "engine/rulebook.hpp"

namespace damas::engine {

enum class DrawAnswer : std::uint8_t { accepted, too_early, refused };

/// It does not agree before so many plies of a game from the usual start.
inline constexpr int draw_plies = 30;
/// It agrees if it sees itself ahead by no more than this, in hundredths of a man.
inline constexpr int draw_margin = 10;

constexpr std::string_view name(DrawAnswer answer) {
    if (answer == DrawAnswer::accepted) return "accepted";
    return answer == DrawAnswer::too_early ? "too_early" : "refused";
}

inline bool is_early_for_draw(const Rulebook& book, const Game& game) {
    return game.ply() < draw_plies && game.start() == book.start();
}

/// `lead`: how far the computer sees itself ahead.
constexpr DrawAnswer answer_draw(int lead) { return lead <= draw_margin ? DrawAnswer::accepted : DrawAnswer::refused; }

}  // namespace damas::engine
