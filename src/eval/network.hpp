// SPDX-License-Identifier: MIT
// A small learned evaluation. Every piece on its square is an input; one layer turns the inputs into `hidden` sums for
// each side, as that side sees the board (Black's turned by half a circle, colours exchanged); the squares of the
// clipped sums, weighted, are the score. All in whole numbers, so every machine computes the same. The sums are kept:
// a position that differs from one seen before by a few pieces costs only those.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <expected>
#include <memory>
#include <span>
#include <string>

#include "core/processor.hpp"
#include "eval/network_kernels.hpp"
#include "rules/position.hpp"
#include "words/message.hpp"

namespace damas::eval {

inline constexpr int network_buckets = 8;
/// An output weight of 1 is this number.
inline constexpr int output_unit = 64;
/// An output of 1, odds of e to 1, is this many hundredths of a man.
inline constexpr int score_unit = 100;
/// Scores stay within these bounds, far below every proven win.
inline constexpr int network_limit = 20'000;

/// The weights of one rule set.
struct NetworkWeights {
    using Row = NetworkRow;

    int squares = 0;                ///< Of the board: there are four inputs for each.
    std::unique_ptr<Row[]> inputs;  ///< Own men, their men, own kings, their kings; by square number.
    alignas(64) Row bias{};
    /// For each bucket of piece counts: weights of the sums of the side to move, of the other side, and a constant.
    struct Output {
        alignas(64) Row own{}, other{};
        std::int32_t bias = 0;  ///< In units of sum_unit * output_unit.
    };
    std::array<Output, network_buckets> outputs;
};

/// Reads a file's bytes; the error says what is wrong: no network, another game, another shape, damaged.
std::expected<std::unique_ptr<NetworkWeights>, words::Message> read_network(std::span<const std::uint8_t> bytes,
                                                                            std::string_view rules, int squares);

template <rules::Variant V>
class Network {
    using G = rules::Geometry<V>;
    static constexpr std::size_t cache_size = 256;

public:
    /// The weights must outlive this.
    explicit Network(const NetworkWeights& weights) : weights_(weights), cache_(std::make_unique<Cache>()) {
        for (Sums& sums : *cache_)
            for (auto& side : sums.side) side = weights.bias;
    }

    /// Hundredths of a man for the side to move. Positions with the same `place`, such as the ply, should be alike.
    int operator()(const rules::Position<V>& p, int place) {
        Sums& sums = (*cache_)[static_cast<std::size_t>(place) % cache_size];
#if defined(__x86_64__)
        if (core::has_avx2()) return score_avx2(sums, p);
#endif
        return score_anywhere(sums, p);
    }

private:
    /// The sums of both sides for the position that they belong to.
    struct Sums {
        alignas(64) std::array<NetworkWeights::Row, 2> side;
        core::Bits white = 0, black = 0, kings = 0;
    };
    using Cache = std::array<Sums, cache_size>;

    /// Inputs that came or went, in both views.
    struct Changes {
        std::array<std::array<std::uint16_t, 64>, 2> rows;
        std::size_t count = 0;

        /// Adds what stands on the square of `bit`, if anything does; who sees the board turned sees the other colour.
        void add(int bit, core::Bits white, core::Bits black, core::Bits kings) {
            const int place = place_of_bit[static_cast<std::size_t>(bit)];
            const int plane = static_cast<int>((black >> bit & 1) + 2 * (kings >> bit & 1));
            rows[0][count] = static_cast<std::uint16_t>(plane * G::squares + place);
            rows[1][count] = static_cast<std::uint16_t>((plane ^ 1) * G::squares + G::squares - 1 - place);
            count += (white | black) >> bit & 1;
        }
        RowNumbers of(std::size_t side) const { return {rows[side].data(), count}; }
    };

    template <class Kernels>
    int score(Sums& sums, const rules::Position<V>& p) const {
        update<Kernels>(sums, p);
        return output<Kernels>(sums, p);
    }
    [[gnu::noinline]] int score_anywhere(Sums& sums, const rules::Position<V>& p) const {
        return score<portable::Kernels>(sums, p);
    }
#if defined(__x86_64__)
    /// One function, with all that it calls inside, so that all of it is compiled for AVX2.
    [[gnu::target("avx2"), gnu::flatten]] int score_avx2(Sums& sums, const rules::Position<V>& p) const {
        return score<avx2::Kernels>(sums, p);
    }
#endif

    template <class Kernels>
    void update(Sums& sums, const rules::Position<V>& p) const {
        Changes gone, come;
        const core::Bits changed = (sums.white ^ p.white) | (sums.black ^ p.black) | (sums.kings ^ p.kings);
        core::for_each_bit(changed, [&](int bit) {
            gone.add(bit, sums.white, sums.black, sums.kings);
            come.add(bit, p.white, p.black, p.kings);
        });
        sums.white = p.white, sums.black = p.black, sums.kings = p.kings;
        for (std::size_t side = 0; side < 2; ++side)
            Kernels::change(sums.side[side], weights_.inputs.get(), gone.of(side), come.of(side));
    }

    template <class Kernels>
    int output(const Sums& sums, const rules::Position<V>& p) const {
        const auto& out = weights_.outputs[bucket_of(core::count(p.occupied()))];
        const bool white = p.turn == rules::Side::white;
        const std::int64_t sum = Kernels::weighted(sums.side[white ? 0 : 1], out.own) +
                                 Kernels::weighted(sums.side[white ? 1 : 0], out.other);
        const std::int64_t score = (sum / sum_unit + out.bias) * score_unit / (sum_unit * output_unit);
        return static_cast<int>(std::clamp<std::int64_t>(score, -network_limit, network_limit));
    }

    /// More pieces than a game begins with, as a set-up may have, count as many as it begins with.
    static std::size_t bucket_of(int pieces) {
        constexpr int all = 2 * core::count(G::home(rules::Side::white));
        return static_cast<std::size_t>((std::min(pieces, all) - 1) * network_buckets / all);
    }

    /// The places of squares among the inputs, from 0.
    static constexpr auto place_of_bit = [] {
        std::array<std::uint8_t, 64> table{};
        for (const rules::Square s : G::all_squares)
            table[static_cast<std::size_t>(G::bit_of(s))] = static_cast<std::uint8_t>(s.number() - 1);
        return table;
    }();

    const NetworkWeights& weights_;
    std::unique_ptr<Cache> cache_;
};

}  // namespace damas::eval
