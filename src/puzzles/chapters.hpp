// SPDX-License-Identifier: MIT
// A collection for people: of more puzzles than are wanted those that show most, over the whole scale of ratings, the
// easy ones first, in chapters of which a page loads one at a time.
#pragma once

#include <span>

#include "puzzles/puzzles.hpp"

namespace damas::puzzles {

/// Puzzles of a chapter, if nothing else is wanted.
inline constexpr std::size_t chapter_size = 250;

/// So many of some puzzles, no two the same, ordered by their ratings. Each rating has its share as far as there are
/// so many; of those of a rating the longer lines and the rarer themes come first. At most a quarter are nothing but
/// endings, and at most an eighth are solved with one move.
std::vector<Puzzle> choose(const engine::Rulebook& book, std::span<const Puzzle> puzzles, std::size_t count);

/// A file of a collection.
struct ChapterFile {
    std::string name, text;
};

/// The chapters of so many puzzles each, 01.pdn and so on, and index.json: the rules, how many puzzles, and of each
/// chapter its file, its size, how many puzzles, the least and the greatest rating, and how many have each theme.
std::vector<ChapterFile> chapters(const engine::Rulebook& book, std::span<const Puzzle> puzzles, std::size_t size);

}  // namespace damas::puzzles
