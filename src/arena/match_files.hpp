// SPDX-License-Identifier: MIT
// A match on disk: match.txt says what is played, games.pdn grows by one game at a time. Nothing else is needed to go
// on.
#pragma once

#include <cstdio>
#include <memory>

#include "arena/match.hpp"

namespace damas::arena {

class MatchFiles {
public:
    /// Opens or begins the match of `settings` and reads the games that are there; a last game that was cut off in the
    /// middle is dropped.
    static std::expected<MatchFiles, std::string> open(const MatchSettings& settings, Match& match);

    /// Appends a finished game; false if it could not be written.
    bool append(const PlayedGame& game, const Match& match);

private:
    struct Close {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };
    std::unique_ptr<std::FILE, Close> games_;
};

}  // namespace damas::arena
