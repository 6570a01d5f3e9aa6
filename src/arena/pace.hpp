// SPDX-License-Identifier: MIT
// How long the players of a match may think.
#pragma once

#include <string>

#include "engine/player.hpp"
#include "words/language.hpp"

namespace damas::arena {

/// What is 0 does not limit. A clock of seconds with an increment, if set, is kept for each side by the referee.
struct Pace {
    int depth = 0;
    std::uint64_t nodes = 0;
    double move_time = 0;
    double clock = 0, increment = 0;
    /// A side that passes its time by more than this loses: a shared machine may stall any program for a moment.
    double margin = 0.25;

    std::string describe(words::Language language = words::Language::english) const {
        const auto in = [&](const char* en, const char* es) { return language == words::Language::spanish ? es : en; };
        std::string text;
        const auto add = [&](const std::string& part) { (text += text.empty() ? "" : ", ") += part; };
        const auto seconds = [](double s) {
            std::string t = std::to_string(s);
            t.erase(t.find_last_not_of('0') + 1);
            if (t.ends_with('.')) t.pop_back();
            return t;
        };
        if (depth > 0) add(in("depth ", "profundidad ") + std::to_string(depth));
        if (nodes > 0) add(std::to_string(nodes) + in(" nodes a move", " nodos por jugada"));
        if (move_time > 0) add(seconds(move_time) + in(" s a move", " s por jugada"));
        if (clock > 0)
            add(seconds(clock) + in(" s a game + ", " s por partida + ") + seconds(increment) +
                in(" s a move", " s por jugada"));
        return text;
    }
};

}  // namespace damas::arena
