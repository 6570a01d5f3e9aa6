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

#include "core/short_lanes.hpp"
#include "rules/position.hpp"

namespace damas::eval {

inline constexpr int network_hidden = 128;
inline constexpr int network_buckets = 8;
/// A sum of 1 is this number; sums are clipped to [0, 1].
inline constexpr int sum_unit = 255;
/// An output weight of 1 is this number.
inline constexpr int output_unit = 64;
/// An output of 1, odds of e to 1, is this many hundredths of a man.
inline constexpr int score_unit = 100;
/// Scores stay within these bounds, far below every proven win.
inline constexpr int network_limit = 20'000;

/// The weights of one rule set.
struct NetworkWeights {
    using Row = std::array<std::int16_t, network_hidden>;

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
std::expected<std::unique_ptr<NetworkWeights>, std::string> read_network(std::span<const std::uint8_t> bytes,
                                                                         std::string_view rules, int squares);

template <rules::Variant V>
class Network {
    using G = rules::Geometry<V>;
    using Lane = core::Shorts;
    static constexpr std::size_t lane = 16, lanes = network_hidden / lane;
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
        update(sums, p);
        return output(sums, p);
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

        void add(int bit, int plane, int turned_plane) {
            const int square = square_of_bit[static_cast<std::size_t>(bit)];
            rows[0][count] = static_cast<std::uint16_t>(plane * G::squares + square);
            rows[1][count++] = static_cast<std::uint16_t>(turned_plane * G::squares + G::squares - 1 - square);
        }
    };

    void update(Sums& sums, const rules::Position<V>& p) const {
        Changes gone, come;
        const auto differences = [&](core::Bits before, core::Bits now, int plane, int turned_plane) {
            core::for_each_bit(before & ~now, [&](int bit) { gone.add(bit, plane, turned_plane); });
            core::for_each_bit(now & ~before, [&](int bit) { come.add(bit, plane, turned_plane); });
        };
        differences(sums.white & ~sums.kings, p.white & ~p.kings, 0, 1);
        differences(sums.black & ~sums.kings, p.black & ~p.kings, 1, 0);
        differences(sums.white & sums.kings, p.white & p.kings, 2, 3);
        differences(sums.black & sums.kings, p.black & p.kings, 3, 2);
        sums.white = p.white, sums.black = p.black, sums.kings = p.kings;
        for (std::size_t side = 0; side < 2; ++side) change(sums.side[side], gone, come, side);
    }

    /// All sums of a view stay in registers while rows of weights come and go.
    void change(NetworkWeights::Row& sums, const Changes& gone, const Changes& come, std::size_t side) const {
        Lane held[lanes];
#pragma GCC unroll 8
        for (std::size_t i = 0; i < lanes; ++i) held[i] = load(sums, i);
        for (std::size_t k = 0; k < gone.count; ++k) {
            const NetworkWeights::Row& row = weights_.inputs[gone.rows[side][k]];
#pragma GCC unroll 8
            for (std::size_t i = 0; i < lanes; ++i) held[i] -= load(row, i);
        }
        for (std::size_t k = 0; k < come.count; ++k) {
            const NetworkWeights::Row& row = weights_.inputs[come.rows[side][k]];
#pragma GCC unroll 8
            for (std::size_t i = 0; i < lanes; ++i) held[i] += load(row, i);
        }
        std::memcpy(sums.data(), held, sizeof held);
    }

    int output(const Sums& sums, const rules::Position<V>& p) const {
        const auto& out = weights_.outputs[bucket_of(core::count(p.occupied()))];
        const bool white = p.turn == rules::Side::white;
        const std::int64_t sum =
            weighted(sums.side[white ? 0 : 1], out.own) + weighted(sums.side[white ? 1 : 0], out.other);
        const std::int64_t score = (sum / sum_unit + out.bias) * score_unit / (sum_unit * output_unit);
        return static_cast<int>(std::clamp<std::int64_t>(score, -network_limit, network_limit));
    }

    /// More pieces than a game begins with, as a set-up may have, count as many as it begins with.
    static std::size_t bucket_of(int pieces) {
        constexpr int all = 2 * core::count(G::home(rules::Side::white));
        return static_cast<std::size_t>((std::min(pieces, all) - 1) * network_buckets / all);
    }

    /// The sum of clipped² · weight.
    static std::int64_t weighted(const NetworkWeights::Row& sums, const NetworkWeights::Row& weights) {
        core::Words total{};
#pragma GCC unroll 8
        for (std::size_t i = 0; i < lanes; ++i) {
            Lane v = load(sums, i);
            const Lane zero{}, top = zero + static_cast<std::int16_t>(sum_unit);
            v = v > zero ? v : zero;
            v = v < top ? v : top;
            total += core::pair_products(v, v * load(weights, i));  // at most 255 · 127 fits
        }
        std::int64_t sum = 0;
        for (std::size_t i = 0; i < lane / 2; ++i) sum += total[i];
        return sum;
    }

    static Lane load(const NetworkWeights::Row& row, std::size_t i) {
        Lane value;
        std::memcpy(&value, row.data() + i * lane, sizeof value);
        return value;
    }

    /// From 0.
    static constexpr auto square_of_bit = [] {
        std::array<std::int8_t, 64> table{};
        for (rules::Square s = 1; s <= G::squares; ++s)
            table[static_cast<std::size_t>(G::bit_of(s))] = static_cast<std::int8_t>(s - 1);
        return table;
    }();

    const NetworkWeights& weights_;
    std::unique_ptr<Cache> cache_;
};

}  // namespace damas::eval
