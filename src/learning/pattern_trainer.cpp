// SPDX-License-Identifier: MIT
#include "learning/pattern_trainer.hpp"

#include <algorithm>
#include <cmath>
#include <random>

#include "assets/files.hpp"
#include "eval/patterns.hpp"
#include "learning/position_file.hpp"
#include "rules/variants/all.hpp"
#include "words/learned.hpp"

namespace damas::learning {

namespace {

double sigmoid(double x) { return 1 / (1 + std::exp(-x)); }

template <rules::Variant V>
class PatternTrainer {
    using Features = eval::PatternFeatures<V>;
    using Board = typename Features::Board;

public:
    explicit PatternTrainer(const FitRequest& request) : request_(request), weights_(Features::count) {}

    std::expected<void, words::Message> run() {
        auto training = read_positions(request_.training, V::id);
        if (!training) return std::unexpected(training.error());
        const auto held_out = read_positions(request_.held_out, V::id);
        if (!held_out) return std::unexpected(held_out.error());
        auto file = core::WholeFile::create(request_.output);
        if (!file) return std::unexpected(file.error().message());
        std::mt19937_64 chance(request_.seed);
        for (int epoch = 1; epoch <= request_.epochs; ++epoch) {
            for (std::size_t i = training->size(); i > 1; --i) std::swap((*training)[i - 1], (*training)[chance() % i]);
            double error = 0;
            for (std::size_t i = 0; i < training->size(); ++i) {
                if (i % stop_every == 0 && request_.stop && request_.stop())
                    return std::unexpected(words::Message(words::learned::interrupted));
                error += learn((*training)[i]);
            }
            double held = 0;
            for (const Sample& sample : *held_out) held += squared(look(sample).expected - goal(sample));
            if (request_.on_epoch)
                request_.on_epoch(epoch, mean(error, training->size()), mean(held, held_out->size()));
        }
        file->write(eval::write_patterns(whole(), V::id));
        if (const auto wrong = file->finish()) return std::unexpected(wrong->message());
        return {};
    }

private:
    /// A weight for the full board and for the empty one, with the squares of what moved them so far.
    struct Weight {
        float full = 0, empty = 0, full_moved = 0, empty_moved = 0;
    };
    struct Look {
        Board board;
        float full;  ///< How full the board is, 0 to 1.
        double expected;
    };

    static constexpr std::size_t stop_every = 1 << 14;  ///< Positions.

    static double squared(double x) { return x * x; }
    static double mean(double sum, std::size_t n) { return sum / static_cast<double>(std::max<std::size_t>(n, 1)); }

    /// Samples count squares as the side to move does; here that side is White.
    static core::Bits bits(std::uint64_t squares) {
        core::Bits set = 0;
        core::for_each_bit(squares,
                           [&](int place) { set |= core::bit(rules::Geometry<V>::bit_of(rules::Square(place + 1))); });
        return set;
    }

    double goal(const Sample& s) const {
        return request_.results * s.result / 2 + (1 - request_.results) * sigmoid(s.score / 100.0);
    }

    Look look(const Sample& s) const {
        Look look{{bits(s.own_men), bits(s.other_men), bits(s.own_kings), bits(s.other_kings)},
                  static_cast<float>(std::min<int>(s.pieces, Features::all_pieces)) / Features::all_pieces,
                  0};
        float sum = value(weights_[Features::tempo_at], look.full);
        Features::for_each(look.board, [&](std::size_t weight, int times) {
            sum += value(weights_[weight], look.full) * static_cast<float>(times);
        });
        look.expected = sigmoid(sum);
        return look;
    }
    static float value(const Weight& w, float full) { return w.full * full + w.empty * (1 - full); }

    /// Returns the squared error before learning.
    double learn(const Sample& s) {
        const Look seen = look(s);
        const double error = seen.expected - goal(s);
        const auto slope = static_cast<float>(error);
        const auto move = [&](std::size_t weight, int times) {
            step(weights_[weight], slope * static_cast<float>(times), seen.full);
        };
        Features::for_each(seen.board, move);
        Features::for_each(seen.board.turned(), [&](std::size_t weight, int times) { move(weight, -times); });
        move(Features::tempo_at, 1);
        return squared(error);
    }

    void step(Weight& w, float slope, float full) const {
        const auto rate = static_cast<float>(request_.rate);
        const float a = slope * full, b = slope * (1 - full);
        w.full_moved += a * a;
        w.empty_moved += b * b;
        if (a != 0) w.full -= rate * a / std::sqrt(w.full_moved + 1e-2F);
        if (b != 0) w.empty -= rate * b / std::sqrt(w.empty_moved + 1e-2F);
    }

    /// In whole numbers. Where a picture and its mirror image met in one position they drifted a little apart: they
    /// meet in the middle.
    eval::PatternWeights whole() const {
        eval::PatternWeights result(weights_.size());
        const auto rounded = [](float w) {
            return static_cast<std::int16_t>(std::clamp(std::lround(w * eval::pattern_unit), -32'000L, 32'000L));
        };
        for (std::size_t i = 0; i < result.size(); ++i) {
            const auto [other, negative] = Features::mirror(i);
            const float sign = negative ? -1.0F : 1.0F;
            result[i] = {rounded((weights_[i].full + sign * weights_[other].full) / 2),
                         rounded((weights_[i].empty + sign * weights_[other].empty) / 2)};
        }
        return result;
    }

    const FitRequest& request_;
    std::vector<Weight> weights_;
};

}  // namespace

std::expected<void, words::Message> fit_patterns(const FitRequest& request) {
    const auto wrong = assets::named_twice({request.output}, {request.training, request.held_out});
    if (wrong) return std::unexpected(*wrong);
    std::expected<void, words::Message> result;
    rules::AllVariants::with_moves_of(request.rules,
                                      [&]<rules::Variant V>() { result = PatternTrainer<V>(request).run(); });
    return result;
}

}  // namespace damas::learning
