// SPDX-License-Identifier: MIT
#include "arena/statistics.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

namespace damas::arena {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double quantile_95 = 1.959963984540054;  // Of the normal distribution, two-sided.
constexpr double unlikely = 0.025;                 // On one side.
constexpr double least_count = 1e-3;               // Of a score that never occurred, in the SPRT.
constexpr double least_mean = 1e-6;                // Of a hypothesis: 2,400 Elo.

double square(double x) { return x * x; }

double normal(double x) { return std::erfc(-x / std::numbers::sqrt2) / 2; }

/// The sum of squared differences between what units brought and what the mean score would have brought.
double scatter(const Results& results, double score) {
    double sum = 0;
    for (std::size_t i = 0; i < results.pairs.size(); ++i)
        sum += results.pairs[i] * square(static_cast<double>(i) / 2 - 2 * score);
    for (std::size_t i = 0; i < results.singles.size(); ++i)
        sum += results.singles[i] * square(static_cast<double>(i) / 2 - score);
    return sum;
}

/// Whether every unit scored the same, in points a game.
bool all_alike(const Results& results) {
    const auto& [lost, half, even, more, won] = results.pairs;
    const std::array scores{lost + results.singles[0], half, even + results.singles[1], more, won + results.singles[2]};
    return std::ranges::count(scores, 0) >= 4;
}

/// The largest log-likelihood, a unit, of frequencies under a distribution on their scores whose mean is `mean`. Scores
/// are spread evenly from 0 to 1. By Lagrange, the best probability of score a is p / (1 + t (a - mean)), p being its
/// frequency, where t makes the mean right; the mean falls as t grows, so t is found by bisection.
template <std::size_t N>
double best_log_likelihood(const std::array<double, N>& frequencies, double mean) {
    const auto away = [&](std::size_t i) { return static_cast<double>(i) / (N - 1) - mean; };
    double low = -1 / away(N - 1), high = -1 / away(0);  // Where a probability would become infinite.
    for (int i = 0; i < 200 && low < high; ++i) {
        const double t = std::midpoint(low, high);
        if (t == low || t == high) break;
        double excess = 0;
        for (std::size_t k = 0; k < N; ++k) excess += frequencies[k] * away(k) / (1 + t * away(k));
        (excess > 0 ? low : high) = t;
    }
    const double t = std::midpoint(low, high);
    double sum = 0;
    for (std::size_t k = 0; k < N; ++k) sum += frequencies[k] * std::log(frequencies[k] / (1 + t * away(k)));
    return sum;
}

template <std::size_t N>
double log_likelihood_ratio(const std::array<int, N>& counts, double mean0, double mean1) {
    if (std::ranges::count(counts, 0) == N) return 0;
    std::array<double, N> frequencies{};
    std::ranges::transform(counts, frequencies.begin(), [](int n) { return std::max<double>(n, least_count); });
    const double units = std::reduce(frequencies.begin(), frequencies.end());
    for (double& f : frequencies) f /= units;
    return units * (best_log_likelihood(frequencies, mean1) - best_log_likelihood(frequencies, mean0));
}

}  // namespace

int Results::units() const {
    return std::reduce(pairs.begin(), pairs.end()) + std::reduce(singles.begin(), singles.end());
}

void Counter::add(const Outcome& game) {
    if (game.white != player_ && game.black != player_) return;
    const int half = half_points(game, player_);
    results_.games.add(half);
    if (const auto twin = waiting_.find(game.pair); twin != waiting_.end()) {
        --results_.singles[static_cast<std::size_t>(twin->second)];
        ++results_.pairs[static_cast<std::size_t>(twin->second + half)];
        waiting_.erase(twin);
    } else {
        ++results_.singles[static_cast<std::size_t>(half)];
        waiting_.emplace(game.pair, half);
    }
}

Results count(std::span<const Outcome> games, int player) {
    Counter counter(player);
    for (const Outcome& game : games) counter.add(game);
    return counter.results();
}

double elo_of(double score) {
    if (score <= 0) return -infinity;
    if (score >= 1) return infinity;
    return 400 * std::log10(score / (1 - score));
}

double score_of(double elo) { return 1 / (1 + std::pow(10, -elo / 400)); }

Estimate estimate(const Results& results) {
    Estimate e;
    const int games = results.games.games(), units = results.units();
    if (games == 0) return e;
    e.score = results.games.score();
    e.elo = elo_of(e.score);
    if (all_alike(results)) {
        const double alike = std::pow(unlikely, 1.0 / units);
        e.low = elo_of(e.score * alike);
        e.high = elo_of(1 - (1 - e.score) * alike);
        const double better = 1 - std::pow(0.5, units + 1);
        if (e.score != 0.5) e.superiority = e.score > 0.5 ? better : 1 - better;
        return e;
    }
    const double sum = scatter(results, e.score);
    e.error = std::sqrt(sum) / games;
    e.low = elo_of(e.score - quantile_95 * e.error);
    e.high = elo_of(e.score + quantile_95 * e.error);
    e.normalised = (e.score - 0.5) / std::sqrt(sum / games) * 800 / std::numbers::ln10;
    e.superiority = normal((e.score - 0.5) / e.error);
    return e;
}

SprtState sprt(const Results& results, const SprtSettings& settings) {
    SprtState state;
    const auto mean = [](double elo) { return std::clamp(score_of(elo), least_mean, 1 - least_mean); };
    const double mean0 = mean(settings.elo0), mean1 = mean(settings.elo1);
    state.llr = log_likelihood_ratio(results.pairs, mean0, mean1) + log_likelihood_ratio(results.singles, mean0, mean1);
    state.lower = std::log(settings.beta / (1 - settings.alpha));
    state.upper = std::log((1 - settings.beta) / settings.alpha);
    if (state.llr <= state.lower) state.verdict = Verdict::accept_h0;
    if (state.llr >= state.upper) state.verdict = Verdict::accept_h1;
    return state;
}

}  // namespace damas::arena
