// SPDX-License-Identifier: MIT
// What a search for puzzles has done so far, game by game on the disk: it takes hours, and whoever is killed goes on
// where he was. A file of lines, each with a checksum: first what is looked for, then the games and their puzzles.
#pragma once

#include "core/files.hpp"
#include "engine/ruling.hpp"
#include "puzzles/puzzles.hpp"

namespace damas::puzzles {

class PuzzleJournal {
public:
    /// Goes on with a journal or begins one. Refused if it is damaged or of another search.
    static std::expected<PuzzleJournal, words::Message> open(const std::string& path, const engine::Rulebook& book,
                                                             const PuzzleRequest& request);

    /// What earlier runs have done.
    const PuzzleProgress& before() const { return before_; }
    /// Keeps what the last game gave.
    std::optional<core::FileError> add(const PuzzleProgress& now);

private:
    PuzzleJournal(core::GrowingFile file, std::uint64_t size) : file_(std::move(file)), size_(size) {}
    std::optional<core::FileError> add_line(const std::string& text);

    core::GrowingFile file_;
    std::uint64_t size_ = 0;  ///< Of the file, in bytes.
    std::size_t kept_ = 0;    ///< Puzzles in it.
    PuzzleProgress before_;
};

}  // namespace damas::puzzles
