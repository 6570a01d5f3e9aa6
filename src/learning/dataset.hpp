// SPDX-License-Identifier: MIT
// Positions to learn from, taken out of self-play games: quiet ones, each only once, some games held out. The file is
// plain records of 40 bytes, so that a trainer needs no rules: four sets of squares as the side to move sees the board
// (own men, their men, own kings, their kings; bit 0 is square 1 of its own side), the score in hundredths of a man and
// the result in half points, both for the side to move.
#pragma once

#include <cstdint>
#include <expected>
#include <functional>
#include <string>
#include <vector>

namespace damas::learning {

struct Sample {
    std::uint64_t own_men = 0, other_men = 0, own_kings = 0, other_kings = 0;
    std::int16_t score = 0;
    std::uint8_t result = 1;
    std::uint8_t pieces = 0;
    std::uint32_t ply = 0;
};
static_assert(sizeof(Sample) == 40);

struct DatasetRequest {
    std::string rules = "spanish";
    std::vector<std::string> games;  ///< Files of self-play games.
    std::string training, held_out;  ///< Files to write.
    int one_in = 50;                 ///< One game in so many is held out.
    std::function<void(int file, int files)> on_progress{};
};

struct DatasetCounts {
    std::uint64_t games = 0, plies = 0, training = 0, held_out = 0, repeated = 0;
};

std::expected<DatasetCounts, std::string> make_dataset(const DatasetRequest& request);

}  // namespace damas::learning
