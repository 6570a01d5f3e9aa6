// SPDX-License-Identifier: MIT
// How long the players of a match may think.
#pragma once

#include <string>

#include "engine/player.hpp"

namespace damas::arena {

/// What is 0 does not limit. A clock of seconds with an increment, if set, is kept for each side by the referee.
struct Pace {
    int depth = 0;
    std::uint64_t nodes = 0;
    double move_time = 0;
    double clock = 0, increment = 0;

    std::string describe() const {
        std::string text;
        const auto add = [&](const std::string& part) { (text += text.empty() ? "" : ", ") += part; };
        const auto seconds = [](double s) {
            std::string t = std::to_string(s);
            t.erase(t.find_last_not_of('0') + 1);
            if (t.ends_with('.')) t.pop_back();
            return t;
        };
        if (depth > 0) add("depth " + std::to_string(depth));
        if (nodes > 0) add(std::to_string(nodes) + " nodes a move");
        if (move_time > 0) add(seconds(move_time) + " s a move");
        if (clock > 0) add(seconds(clock) + " s a game + " + seconds(increment) + " s a move");
        return text;
    }
};

}  // namespace damas::arena
