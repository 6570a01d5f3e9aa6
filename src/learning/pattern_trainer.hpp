// SPDX-License-Identifier: MIT
// Fits the weights of eval/patterns.hpp to positions of `make_dataset`: logistic regression by stochastic descent, each
// weight at its own pace (Adagrad). A weight and its mirror image always move together.
#pragma once

#include <cstdint>
#include <expected>
#include <functional>
#include <string>

#include "words/message.hpp"

namespace damas::learning {

struct FitRequest {
    std::string rules = "spanish";
    std::string training, held_out;  ///< Files of positions.
    std::string output;              ///< The file of patterns to write.
    int epochs = 8;
    std::uint64_t seed = 1;
    double rate = 0.1;
    double results = 0.7;  ///< Share of the game's result in the goal; the search's score has the rest.
    /// Told the mean squared error after each epoch.
    std::function<void(int epoch, double training, double held_out)> on_epoch{};
    std::function<bool()> stop{};  ///< Asked now and then; true ends it, and nothing is written.
};

/// The same request gives the same file. The error says which file is wrong.
std::expected<void, words::Message> fit_patterns(const FitRequest& request);

}  // namespace damas::learning
