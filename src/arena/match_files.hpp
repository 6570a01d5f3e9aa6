// SPDX-License-Identifier: MIT
// A match on disk: match.txt says what is played, games.pdn grows by one game at a time. Nothing else is needed to go
// on.
#pragma once

#include <optional>

#include "arena/match.hpp"
#include "core/files.hpp"

namespace damas::arena {

class MatchFiles {
public:
    /// Opens or begins the match of `settings` and reads the games that are there; a last game that was cut off in the
    /// middle is dropped.
    static std::expected<MatchFiles, words::Message> open(const MatchSettings& settings, Match& match);

    /// Appends a finished game; what is wrong, or nothing.
    std::optional<core::FileError> append(const PlayedGame& game, const Match& match);

private:
    std::optional<core::GrowingFile> games_;
};

}  // namespace damas::arena
