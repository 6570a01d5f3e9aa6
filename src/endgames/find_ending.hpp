// SPDX-License-Identifier: MIT
// Endings to train: positions by lot of a material whose result endgame tables know, and in which there is something to
// get wrong.
#pragma once

#include <expected>
#include <functional>
#include <optional>
#include <string>

#include "engine/rulebook.hpp"
#include "tables/value.hpp"
#include "words/message.hpp"

namespace damas::endgames {

/// What is looked for.
struct EndingWanted {
    std::string material;                   ///< "3K0M-1K0M": the pieces of the side to move, then the other's.
    rules::Side turn = rules::Side::white;  ///< The side to move.
    tables::Wdl goal = tables::Wdl::win;    ///< What the side to move can reach.
    int least = 1, most = 500;              ///< Plies to the end, where the goal is no draw.
    bool forzosa = false;                   ///< The Forzosa has begun; otherwise it has not.
    std::uint64_t seed = 0;                 ///< Where the lot begins.
};

struct FoundEnding {
    rules::Setup start;
    std::optional<int> plies;  ///< To the end under best play; nothing for a draw, or where tables know no distance.
};

/// The same question has the same answer. Nothing if none is found in so many tries as a person waits for, or if the
/// tables are not at hand. In what is found nothing has to be captured, and where there is something to keep some
/// legal move gives it away.
std::expected<std::optional<FoundEnding>, words::Message> find_ending(const engine::Rulebook& book,
                                                                      const std::string& directory,
                                                                      const EndingWanted& wanted,
                                                                      const std::function<bool()>& stop = {});

}  // namespace damas::endgames
