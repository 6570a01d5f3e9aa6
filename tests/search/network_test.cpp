// SPDX-License-Identifier: MIT
// The learned evaluation: the fast sums equal the plain ones, kept sums equal fresh ones, both sides see the same, and
// files that are not what they should be are refused.
#include "eval/network.hpp"

#include <gtest/gtest.h>

#include "assets/assets.hpp"
#include "support/data_file.hpp"
#include "support/random_positions.hpp"
#include "support/variants.hpp"

namespace damas::eval {

std::vector<std::uint8_t> file_of(std::string_view rules) {
    const std::string text = testing::read_whole(DAMAS_SOURCE_DIR "/data/networks/" + std::string(rules) + ".net");
    return {text.begin(), text.end()};
}

/// Nothing for a game that has no network yet.
template <rules::Variant V>
std::unique_ptr<NetworkWeights> weights_of() {
    if (file_of(V::id).empty()) return nullptr;
    return std::move(*read_network(file_of(V::id), V::id, rules::Geometry<V>::squares));
}

/// The score by the definition, without any short cut.
template <rules::Variant V>
int plain_score(const NetworkWeights& w, const rules::Position<V>& p) {
    using G = rules::Geometry<V>;
    std::array<std::array<std::int64_t, network_hidden>, 2> sums{};  // the side to move, the other
    for (std::size_t side = 0; side < 2; ++side) {
        const rules::Side viewer = side == 0 ? p.turn : rules::opponent(p.turn);
        for (std::size_t h = 0; h < network_hidden; ++h) sums[side][h] = w.bias[h];
        for (const rules::Square square : G::all_squares) {
            const core::Bits bit = core::bit(G::bit_of(square));
            if ((p.occupied() & bit) == 0) continue;
            const bool own = (p.pieces(viewer) & bit) != 0, king = (p.kings & bit) != 0;
            const int seen = viewer == rules::Side::white ? square.number() - 1 : G::squares - square.number();
            const int input = ((king ? 2 : 0) + (own ? 0 : 1)) * G::squares + seen;
            for (std::size_t h = 0; h < network_hidden; ++h)
                sums[side][h] += w.inputs[static_cast<std::size_t>(input)][h];
        }
    }
    const int all = 2 * core::count(G::home(rules::Side::white)), pieces = std::min(core::count(p.occupied()), all);
    const auto& out = w.outputs[static_cast<std::size_t>((pieces - 1) * network_buckets / all)];
    std::int64_t total = 0;
    for (std::size_t h = 0; h < network_hidden; ++h)
        for (std::size_t side = 0; side < 2; ++side) {
            const std::int64_t v = std::clamp<std::int64_t>(sums[side][h], 0, sum_unit);
            total += v * v * (side == 0 ? out.own[h] : out.other[h]);
        }
    return static_cast<int>((total / sum_unit + out.bias) * score_unit / (sum_unit * output_unit));
}

/// A way of computing.
struct KernelsHere {
    std::string_view name;
    decltype(&portable::change) change;
    decltype(&portable::weighted) weighted;
};

/// All that this machine can run.
std::vector<KernelsHere> kernels_here() {
    std::vector<KernelsHere> result{{"portable", portable::change, portable::weighted}};
#if defined(__x86_64__)
    if (core::has_avx2()) result.push_back({"avx2", avx2::change, avx2::weighted});
#endif
    return result;
}

/// Every way of computing gives the same numbers.
TEST(NetworkKernels, AgreeOnEveryMachine) {
    testing::Random random(11);
    std::vector<NetworkRow> rows(40);
    NetworkRow weights;
    for (NetworkRow& row : rows)
        for (std::int16_t& n : row) n = static_cast<std::int16_t>(testing::below(random, 801) - 400);
    for (std::int16_t& n : weights) n = static_cast<std::int16_t>(testing::below(random, 255) - 127);
    for (int i = 0; i < 200; ++i) {
        const std::array<std::uint16_t, 3> gone{static_cast<std::uint16_t>(testing::below(random, 40)), 7, 9},
            come{1, 2, 3};
        const RowNumbers out{gone.data(), static_cast<std::size_t>(i % 4)},
            in{come.data(), static_cast<std::size_t>(i / 4 % 4)};
        const NetworkRow before = rows[static_cast<std::size_t>(i % 40)];
        NetworkRow after = before;
        for (const std::uint16_t row : out)
            for (std::size_t h = 0; h < network_hidden; ++h)
                after[h] = static_cast<std::int16_t>(after[h] - rows[row][h]);
        for (const std::uint16_t row : in)
            for (std::size_t h = 0; h < network_hidden; ++h)
                after[h] = static_cast<std::int16_t>(after[h] + rows[row][h]);
        std::int64_t sum = 0;
        for (std::size_t h = 0; h < network_hidden; ++h) {
            const int v = std::clamp<int>(after[h], 0, sum_unit);
            sum += v * v * weights[h];
        }
        for (const KernelsHere& kernels : kernels_here()) {
            NetworkRow sums = before;
            kernels.change(sums, rows.data(), out, in);
            ASSERT_EQ(sums, after) << kernels.name;
            ASSERT_EQ(kernels.weighted(after, weights), sum) << kernels.name;
        }
    }
}

template <class V>
class NetworkTest : public ::testing::Test {};
TYPED_TEST_SUITE(NetworkTest, testing::MovesTypes);

TYPED_TEST(NetworkTest, EqualsThePlainComputation) {
    using V = TypeParam;
    const auto weights = weights_of<V>();
    if (!weights) return;
    Network<V> network(*weights);
    testing::Random random(7);
    for (int i = 0; i < 3'000; ++i) {
        const rules::Position<V> p = testing::random_placement<V>(random);
        ASSERT_EQ(network(p, i % 5), plain_score(*weights, p)) << i;  // the places hold sums of quite other positions
    }
}

TYPED_TEST(NetworkTest, LikesMoreMen) {
    using V = TypeParam;
    const auto weights = weights_of<V>();
    if (!weights) return;
    Network<V> network(*weights);
    rules::Position<V> p = rules::start_position<V>();
    const int level = network(p, 0);
    EXPECT_LT(std::abs(level), 100);
    p.black &= p.black - 1;
    p.black &= p.black - 1;
    EXPECT_GT(network(p, 0), level + 100);
}

#ifndef __wasi__  // a page fetches it
TYPED_TEST(NetworkTest, TheProgramCarriesWhatThereIs) {
    using V = TypeParam;
    const auto bytes = assets::network_of(V::id);
    EXPECT_EQ(std::vector<std::uint8_t>(bytes.begin(), bytes.end()), file_of(V::id));
}
#endif

TEST(NetworkFile, IsThereForMostGames) {
    int networks = 0;
    for (const std::string_view id : rules::AllVariants::ids) networks += file_of(id).empty() ? 0 : 1;
    EXPECT_GE(networks, 3);
}

TEST(NetworkFile, RefusesWhatIsNoNetworkOfThisGame) {
    auto bytes = file_of("spanish");
    const auto error = [](const std::vector<std::uint8_t>& b, std::string_view rules = "spanish", int squares = 32) {
        const auto read = read_network(b, rules, squares);
        return read ? std::string() : say(read.error(), words::Language::english);
    };
    EXPECT_EQ(error(bytes), "");
    EXPECT_EQ(error({}), "not a network");
    EXPECT_EQ(error(std::vector<std::uint8_t>(100, 'x')), "not a network");
    EXPECT_EQ(error(bytes, "entrenamiento"), "a network for another game");
    EXPECT_EQ(error(bytes, "spanish", 50), "a network of another shape");
    auto cut = bytes;
    cut.pop_back();
    EXPECT_EQ(error(cut), "a network that is not whole");
    auto newer = bytes;
    newer[7] = '2';
    EXPECT_EQ(error(newer), "a network of another version");
    testing::Random random(3);
    for (int i = 0; i < 200; ++i) {
        auto flipped = bytes;
        flipped[static_cast<std::size_t>(48 + testing::below(random, static_cast<int>(flipped.size()) - 48))] ^=
            static_cast<std::uint8_t>(1 << testing::below(random, 8));
        EXPECT_EQ(error(flipped), "a damaged network");
    }
}

}  // namespace damas::eval
