// SPDX-License-Identifier: MIT
// What a search for puzzles has done so far, game by game on the disk: it takes hours, and whoever is killed goes on
// where he was. A file of lines, each with a checksum: first what is looked for, then the games in the
// order in which they were finished, with their puzzles.
#pragma once

#include "core/files.hpp"
#include "engine/ruling.hpp"
#include "puzzles/miner.hpp"

namespace damas::puzzles {

class PuzzleJournal {
public:
    /// Goes on with a journal or begins one. Refused if it is damaged or of another search.
    static std::expected<PuzzleJournal, words::Message> open(const std::string& path, const engine::Rulebook& book,
                                                             const MineRequest& request);

    /// What earlier runs have done.
    const MinedGames& before() const { return before_; }
    /// Keeps what a game gave.
    std::optional<core::FileError> add(int game, const std::vector<Puzzle>& puzzles);

private:
    PuzzleJournal(core::GrowingFile file, std::uint64_t size) : file_(std::move(file)), size_(size) {}
    std::optional<core::FileError> add_line(const std::string& text);

    core::GrowingFile file_;
    std::uint64_t size_ = 0;  ///< Of the file, in bytes.
    MinedGames before_;
};

}  // namespace damas::puzzles
