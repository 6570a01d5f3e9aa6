// SPDX-License-Identifier: MIT
// The evaluation by patterns: what the trainer fits it finds again, both sides see the same, and files that are not
// what they should be are refused.
#include "eval/patterns.hpp"

#include <gtest/gtest.h>

#include <cstdio>
#include <fstream>

#include "learning/dataset.hpp"
#include "learning/pattern_trainer.hpp"
#include "support/random_positions.hpp"
#include "support/variants.hpp"

namespace damas::eval {

template <class V>
class PatternsTest : public ::testing::Test {};
TYPED_TEST_SUITE(PatternsTest, testing::MovesTypes);

std::string written(const PatternWeights& weights, std::string_view rules) { return write_patterns(weights, rules); }

std::span<const std::uint8_t> bytes_of(const std::string& text) {
    return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

TYPED_TEST(PatternsTest, FilesAreReadAgainOrRefused) {
    using V = TypeParam;
    constexpr std::size_t count = PatternFeatures<V>::count;
    PatternWeights weights(count);
    for (std::size_t i = 0; i < count; ++i)
        weights[i] = {static_cast<std::int16_t>(i * 7), static_cast<std::int16_t>(i)};
    std::string text = written(weights, V::id);
    const auto read = read_patterns(bytes_of(text), V::id, count);
    ASSERT_TRUE(read) << say(read.error(), words::Language::english);
    EXPECT_EQ((**read)[count - 1].full, weights[count - 1].full);
    EXPECT_EQ(say(read_patterns(bytes_of(text), "other", count).error(), words::Language::english),
              "patterns for another game");
    EXPECT_EQ(say(read_patterns(bytes_of(text), V::id, count + 1).error(), words::Language::english),
              "patterns of another shape");
    EXPECT_EQ(say(read_patterns(bytes_of(text.substr(0, 99)), V::id, count).error(), words::Language::english),
              "patterns that are not whole");
    EXPECT_EQ(say(read_patterns(bytes_of(text.substr(0, 9)), V::id, count).error(), words::Language::english),
              "no patterns");
    text[text.size() / 2] ^= 4;
    EXPECT_EQ(say(read_patterns(bytes_of(text), V::id, count).error(), words::Language::english), "damaged patterns");
    text[7] = '2';
    EXPECT_EQ(say(read_patterns(bytes_of(text), V::id, count).error(), words::Language::english),
              "patterns of another version");
}

/// A position as its other side sees it.
template <rules::Variant V>
rules::Position<V> turned(const rules::Position<V>& p) {
    const auto b = PatternFeatures<V>::board(p).turned();
    rules::Position<V> result = p;
    result.white = b.own_men | b.own_kings;
    result.black = b.other_men | b.other_kings;
    result.kings = b.own_kings | b.other_kings;
    result.turn = rules::opponent(p.turn);
    return result;
}

TYPED_TEST(PatternsTest, FitsWhatItIsShown) {
    using V = TypeParam;
    using G = rules::Geometry<V>;
    // Whoever has more men wins: 4,000 positions that say so.
    testing::Random random(3);
    const std::string base = ::testing::TempDir() + "patterns-" + std::string(V::id);
    auto file = learning::PositionWriter::create(base + ".train", V::id);
    ASSERT_TRUE(file);
    std::vector<rules::Position<V>> seen;
    for (int i = 0; i < 4'000; ++i) {
        rules::Position<V> p = testing::random_placement<V>(random);
        p.turn = rules::Side::white;
        p.kings = 0;
        p.white &= ~G::crown_row(rules::Side::white);
        p.black &= ~G::crown_row(rules::Side::black);
        if (p.white == 0 || p.black == 0) continue;  // No position of a game that goes on.
        learning::Sample s;
        const auto squares = [](core::Bits set) {
            std::uint64_t result = 0;
            core::for_each_bit(set, [&](int bit) { result |= core::bit(G::square_of(bit).number() - 1); });
            return result;
        };
        s.own_men = squares(p.white), s.other_men = squares(p.black);
        const int more = core::count(p.white) - core::count(p.black);
        s.result = static_cast<std::uint8_t>(more > 0 ? 2 : more < 0 ? 0 : 1);
        s.score = static_cast<std::int16_t>(100 * more);
        s.pieces = static_cast<std::uint8_t>(core::count(p.occupied()));
        file->add(s);
        seen.push_back(p);
    }
    ASSERT_FALSE(file->finish());
    double first = 0, last = 0;
    const learning::FitRequest request{
        .rules = std::string(V::id),
        .training = base + ".train",
        .held_out = base + ".train",
        .output = base + ".pat",
        .epochs = 3,
        .on_epoch = [&](int epoch, double, double held) { (epoch == 1 ? first : last) = held; }};
    ASSERT_TRUE(learning::fit_patterns(request));
    EXPECT_LT(first, 0.01);
    EXPECT_LT(last, 0.01);
    std::ifstream in(base + ".pat", std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    const auto weights = read_patterns(bytes_of(text), V::id, PatternFeatures<V>::count);
    ASSERT_TRUE(weights) << say(weights.error(), words::Language::english);
    const Patterns<V> patterns(**weights);
    int right = 0, asked = 0;
    for (const auto& p : seen) {
        EXPECT_EQ(patterns(p), patterns(turned(p)));  // the same position from the other chair
        const int more = core::count(p.white) - core::count(p.black);
        if (std::abs(more) < 2) continue;
        ++asked;
        right += (patterns(p) > 0) == (more > 0);
    }
    EXPECT_GT(right, asked * 95 / 100) << asked;
    // The same request gives the same file.
    ASSERT_TRUE(learning::fit_patterns(request));
    std::ifstream again(base + ".pat", std::ios::binary);
    EXPECT_EQ(text, std::string(std::istreambuf_iterator<char>(again), {}));
    EXPECT_FALSE(learning::fit_patterns({.training = base + ".none", .held_out = base + ".none", .output = base}));
}

}  // namespace damas::eval
