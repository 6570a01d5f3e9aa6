// SPDX-License-Identifier: MIT
// Where the games of a match begin: from a file, from a ballot, or by chance. The same request gives the same openings
// on every machine, and no opening ends in a position where the game is over.
#pragma once

#include <expected>
#include <functional>

#include "engine/rulebook.hpp"

namespace damas::arena {

struct Opening {
    engine::GameRecord game;
    rules::Setup position;  ///< Where it leads.

    bool operator==(const Opening&) const = default;
};

/// The openings of a file in its order. A file in which a line begins with '[' is PDN: every game is an opening, its
/// variations are not. Any other holds one a line: a FEN, or moves from the start position, which may be numbered; '#'
/// begins a comment. With `most_plies` above 0 the moves after that many are not played. The error says line and
/// column and, of an illegal move, the law that it breaks.
std::expected<std::vector<Opening>, words::Message> read_openings(const engine::Rulebook& book, std::string_view bytes,
                                                                  int most_plies = 0);

/// One way to reach each position that `plies` legal moves can lead to, in the order of the squares that are named. The
/// ballots of practice have two or three plies; every further one takes about ten times as long.
std::vector<Opening> ballots(const engine::Rulebook& book, int plies);

/// Hundredths of a man for either side after an opening.
using OpeningScore = std::function<int(const Opening& opening)>;

/// Those whose score does not lie beyond ±`limit`; all of them if there is no `score`.
std::vector<Opening> balanced(std::vector<Opening> openings, int limit, const OpeningScore& score);

/// `count` openings of `plies` legal moves, each drawn evenly, that end in different positions; fewer if many draws in
/// a row find no new one.
std::vector<Opening> random_openings(const engine::Rulebook& book, int plies, int count, std::uint64_t seed);

/// Any order is as likely as any other.
void shuffle(std::vector<Opening>& openings, std::uint64_t seed);

}  // namespace damas::arena
