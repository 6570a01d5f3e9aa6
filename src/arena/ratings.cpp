// SPDX-License-Identifier: MIT
#include "arena/ratings.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numbers>
#include <numeric>
#include <utility>

namespace damas::arena {

namespace {

using Vector = std::vector<double>;
using Matrix = std::vector<Vector>;

constexpr double elo_per_unit = 400 / std::numbers::ln10;
constexpr double virtual_games = 1;  // Of each player, all drawn.
constexpr double longest_step = 1;   // In units; keeps Newton from overshooting.
constexpr double close_enough = 1e-10;
constexpr int most_steps = 200;
constexpr double least_difference = 1e-6;  // In Elo, of ratings that are not equal.

double expectation(double advantage) { return 1 / (1 + std::exp(-advantage)); }

/// The variance of one game that is won or lost.
double information(double advantage) { return expectation(advantage) * expectation(-advantage); }

/// The inverse of a symmetric positive definite matrix, by Gauss and Jordan.
Matrix inverse(Matrix a) {
    const std::size_t n = a.size();
    for (std::size_t k = 0; k < n; ++k) {
        const double pivot = 1 / a[k][k];
        a[k][k] = 1;
        for (double& x : a[k]) x *= pivot;
        for (std::size_t i = 0; i < n; ++i) {
            if (i == k) continue;
            const double factor = std::exchange(a[i][k], 0);
            for (std::size_t j = 0; j < n; ++j) a[i][j] -= factor * a[k][j];
        }
    }
    return a;
}

/// Finds the ratings, in units of which one makes odds of e to one, that make the results likeliest.
class Model {
public:
    explicit Model(const std::vector<std::vector<Tally>>& cross) : cross_(cross), ratings_(cross.size(), 0.0) {
        for (int i = 0; i < most_steps; ++i)
            if (step() < close_enough) break;
    }

    const Vector& ratings() const { return ratings_; }
    double advantage(std::size_t a, std::size_t b) const { return ratings_[a] - ratings_[b]; }

    /// The negated second derivatives of the log-likelihood.
    Matrix fisher() const {
        const std::size_t n = cross_.size();
        Matrix matrix(n, Vector(n, 0.0));
        for (std::size_t a = 0; a < n; ++a) {
            matrix[a][a] += virtual_games * information(ratings_[a]);
            for (std::size_t b = 0; b < n; ++b) {
                if (a == b) continue;
                const double seen = cross_[a][b].games() * information(advantage(a, b));
                matrix[a][a] += seen;
                matrix[a][b] -= seen;
            }
        }
        return matrix;
    }

private:
    /// One step of Newton; returns its length.
    double step() {
        const std::size_t n = cross_.size();
        Vector gradient(n), change(n, 0.0);
        for (std::size_t a = 0; a < n; ++a) {
            gradient[a] = virtual_games * (0.5 - expectation(ratings_[a]));
            for (std::size_t b = 0; b < n; ++b)
                if (a != b) gradient[a] += cross_[a][b].points() - cross_[a][b].games() * expectation(advantage(a, b));
        }
        const Matrix covariance = inverse(fisher());
        double longest = 0;
        for (std::size_t a = 0; a < n; ++a) {
            change[a] = std::inner_product(gradient.begin(), gradient.end(), covariance[a].begin(), 0.0);
            longest = std::max(longest, std::abs(change[a]));
        }
        const double scale = longest > longest_step ? longest_step / longest : 1;
        for (std::size_t a = 0; a < n; ++a) ratings_[a] += scale * change[a];
        return longest;
    }

    const std::vector<std::vector<Tally>>& cross_;
    Vector ratings_;
};

/// How much the points of pairs scatter, compared with games that are only won or lost, independently. The virtual
/// games scatter as supposed.
double dispersion(std::span<const Outcome> games, const Model& model) {
    std::map<int, double> surprises;  // By pair.
    const auto players = static_cast<double>(model.ratings().size());
    double found = players * virtual_games / 4, supposed = found;
    for (const Outcome& game : games) {
        const double advantage =
            model.advantage(static_cast<std::size_t>(game.white), static_cast<std::size_t>(game.black));
        const double surprise = game.score / 2.0 - expectation(advantage);
        surprises[game.pair] += game.white < game.black ? surprise : -surprise;  // Of the same player in both games.
        supposed += information(advantage);
    }
    for (const auto& [pair, surprise] : surprises) found += surprise * surprise;
    return found / supposed;
}

bool is_connected(const std::vector<std::vector<Tally>>& cross, const std::vector<Rating>& rows) {
    std::vector<bool> reached(cross.size());
    std::vector<std::size_t> open;
    for (std::size_t a = 0; a < cross.size() && open.empty(); ++a)
        if (rows[a].games.games() > 0) open.push_back(a), reached[a] = true;
    while (!open.empty()) {
        const std::size_t a = open.back();
        open.pop_back();
        for (std::size_t b = 0; b < cross.size(); ++b)
            if (!reached[b] && cross[a][b].games() > 0) open.push_back(b), reached[b] = true;
    }
    return std::ranges::all_of(rows, [&](const Rating& row) {
        return row.games.games() == 0 || reached[static_cast<std::size_t>(row.player)];
    });
}

/// What is subtracted from all ratings, as a weight for each player: their sum is 1.
Vector reference(const std::vector<Rating>& rows, std::optional<int> anchor) {
    Vector weights(rows.size(), 0.0);
    if (anchor) {
        weights[static_cast<std::size_t>(*anchor)] = 1;
        return weights;
    }
    const auto played = [](const Rating& row) { return row.games.games() > 0; };
    const auto players = std::ranges::count_if(rows, played);
    for (std::size_t a = 0; a < rows.size(); ++a)
        if (players == 0 || played(rows[a]))
            weights[a] = 1 / static_cast<double>(players == 0 ? std::ssize(rows) : players);
    return weights;
}

}  // namespace

RatingTable rate(int players, std::span<const Outcome> games, std::optional<int> anchor) {
    const auto n = static_cast<std::size_t>(players);
    RatingTable table{std::vector<Rating>(n), std::vector(n, std::vector<Tally>(n))};
    for (std::size_t a = 0; a < n; ++a) table.rows[a].player = static_cast<int>(a);
    for (const Outcome& game : games) {
        const auto white = static_cast<std::size_t>(game.white), black = static_cast<std::size_t>(game.black);
        assert(white < n && black < n && white != black);
        table.cross[white][black].add(game.score);
        table.cross[black][white].add(2 - game.score);
        table.rows[white].games.add(game.score);
        table.rows[black].games.add(2 - game.score);
    }
    table.connected = is_connected(table.cross, table.rows);

    const Model model(table.cross);
    const Matrix covariance = inverse(model.fisher());
    const Vector weights = reference(table.rows, anchor);
    const auto dot = [](const Vector& a, const Vector& b) {
        return std::inner_product(a.begin(), a.end(), b.begin(), 0.0);
    };
    const double zero = dot(weights, model.ratings()), scatter = dispersion(games, model);
    Vector shared(n);  // The covariance of each player with the reference.
    std::ranges::transform(covariance, shared.begin(), [&](const Vector& row) { return dot(row, weights); });
    for (std::size_t a = 0; a < n; ++a) {
        const double variance = covariance[a][a] - 2 * shared[a] + dot(shared, weights);
        table.rows[a].elo = elo_per_unit * (model.ratings()[a] - zero);
        table.rows[a].error = elo_per_unit * std::sqrt(scatter * std::max(variance, 0.0));
    }
    std::ranges::sort(table.rows, {}, [](const Rating& row) {
        return std::pair(-std::llround(row.elo / least_difference), row.player);
    });
    return table;
}

}  // namespace damas::arena
