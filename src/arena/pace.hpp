// SPDX-License-Identifier: MIT
// How long the players of a match may think.
#pragma once

#include <string>

#include "engine/player.hpp"
#include "words/matches.hpp"
#include "words/message.hpp"

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
        namespace said = words::matches;
        std::string text;
        const auto add = [&](const words::Message& part) { (text += text.empty() ? "" : ", ") += say(part, language); };
        const auto seconds = [](double s) {
            std::string t = std::to_string(s);
            t.erase(t.find_last_not_of('0') + 1);
            if (t.ends_with('.')) t.pop_back();
            return t;
        };
        if (depth > 0) add({said::depth, depth});
        if (nodes > 0) add({said::nodes_a_move, nodes});
        if (move_time > 0) add({said::seconds_a_move, seconds(move_time)});
        if (clock > 0) add({said::seconds_a_game, seconds(clock), seconds(increment)});
        return text;
    }
};

}  // namespace damas::arena
