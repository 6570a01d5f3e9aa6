// SPDX-License-Identifier: MIT
// Positions to learn from, taken out of self-play games: quiet ones, each only once, some games held out.
#pragma once

#include <cstdint>
#include <expected>
#include <functional>
#include <string>
#include <vector>

#include "learning/position_file.hpp"

namespace damas::learning {

struct DatasetRequest {
    std::string rules = "spanish";
    std::vector<std::string> games;  ///< Files of self-play games.
    std::string training, held_out;  ///< Files to write.
    int one_in = 50;                 ///< One game in so many is held out.
    /// Told now and then how many files are done; stops when it returns false.
    std::function<bool(int file, int files)> on_progress{};
};

struct DatasetCounts {
    std::uint64_t games = 0, plies = 0, training = 0, held_out = 0, repeated = 0;
    std::vector<std::string> torn{};  ///< Files whose last game was cut off, and is left out.
    bool stopped = false;             ///< Nothing was written: on_progress ended it.
};

/// Writes both files whole when all games have been read; until then, and after an error, what was there stays.
std::expected<DatasetCounts, words::Message> make_dataset(const DatasetRequest& request);

}  // namespace damas::learning
