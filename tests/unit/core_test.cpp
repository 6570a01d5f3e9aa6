// SPDX-License-Identifier: MIT
// The containers and the arithmetic of `core`, each against the plainest thing that does the same.
#include <gtest/gtest.h>

#include <array>
#include <numeric>
#include <random>
#include <set>
#include <vector>

#include "core/big_array.hpp"
#include "core/checksum.hpp"
#include "core/lanes.hpp"
#include "core/select_bits.hpp"
#include "core/small_vector.hpp"
#include "core/stopwatch.hpp"
#include "core/visited_set.hpp"

namespace damas::core {

using Random = std::mt19937_64;

std::vector<int> values(const SmallVector<int, 4>& v) { return {v.begin(), v.end()}; }

TEST(SmallVector, GrowsBeyondItsOwnPlaces) {
    SmallVector<int, 4> v;
    EXPECT_TRUE(v.empty());
    std::vector<int> expected;
    for (int i = 0; i < 100; ++i) {
        v.push_back(i * i);
        expected.push_back(i * i);
        ASSERT_EQ(values(v), expected);
    }
    EXPECT_EQ(v.size(), 100u);
    v[50] = -1;
    EXPECT_EQ(v[50], -1);
    EXPECT_EQ(v[51], 51 * 51);
}

TEST(SmallVector, CopiesAreIndependent) {
    for (const int size : {0, 3, 4, 5, 40}) {
        SmallVector<int, 4> v;
        for (int i = 0; i < size; ++i) v.push_back(i);
        SmallVector<int, 4> copy(v), assigned;
        for (int i = 0; i < 9; ++i) assigned.push_back(7);
        assigned = v;
        EXPECT_EQ(values(copy), values(v));
        EXPECT_EQ(values(assigned), values(v));
        copy.push_back(99);
        if (size > 0) assigned[0] = 99;
        EXPECT_EQ(v.size(), static_cast<std::size_t>(size));
        for (int i = 0; i < size; ++i) EXPECT_EQ(v[static_cast<std::size_t>(i)], i);
        const auto& itself = v;
        v = itself;
        EXPECT_EQ(v.size(), static_cast<std::size_t>(size));
    }
}

TEST(SmallVector, ForgetsFromTheEnd) {
    SmallVector<int, 4> v;
    for (int i = 0; i < 10; ++i) v.push_back(i);
    v.truncate(6);
    EXPECT_EQ(values(v), (std::vector<int>{0, 1, 2, 3, 4, 5}));
    v.push_back(42);
    EXPECT_EQ(v.size(), 7u);
    EXPECT_EQ(v[6], 42);
    v.clear();
    EXPECT_TRUE(v.empty());
    EXPECT_EQ(v.begin(), v.end());
}

TEST(BigArray, BeginsWithZerosAndKeepsWhatIsWritten) {
    constexpr std::size_t size = 3'000'001;  // more than one huge page, and no multiple of one
    BigArray<std::uint64_t> array(size);
    ASSERT_EQ(array.size(), size);
    for (std::size_t i = 0; i < size; ++i) ASSERT_EQ(array[i], 0u) << i;
    for (std::size_t i = 0; i < size; i += 1'000) array[i] = i + 1;
    array[size - 1] = 5;
    for (std::size_t i = 0; i < size - 1; i += 1'000) EXPECT_EQ(array[i], i + 1);
    EXPECT_EQ(array[size - 1], 5u);
    // What is given back takes nothing with it that lies outside.
    array[0] = 1;
    array.discard(1, size - 1);
    EXPECT_EQ(array[0], 1u);
    EXPECT_EQ(array[size - 1], 5u);
    EXPECT_EQ(BigArray<int>().size(), 0u);
}

TEST(VisitedSet, KnowsPairsAndNotTheirParts) {
    VisitedSet set;
    std::set<std::pair<std::uint64_t, int>> plain;
    Random random(1);
    for (int i = 0; i < 20'000; ++i) {  // far beyond its first size, with many repeats
        const std::uint64_t word = random() % 3'000;
        const int tag = static_cast<int>(random() % 5);
        ASSERT_EQ(set.insert(word, tag), plain.emplace(word, tag).second) << i;
    }
    EXPECT_EQ(set.size(), plain.size());
    VisitedSet zero;
    EXPECT_TRUE(zero.insert(0, 0));
    EXPECT_FALSE(zero.insert(0, 0));
    EXPECT_TRUE(zero.insert(0, 1));
}

TEST(Bits, AreCountedAndWalked) {
    Random random(2);
    for (int i = 0; i < 1'000; ++i) {
        const Bits set = random() & random();
        std::vector<int> expected, found;
        for (int b = 0; b < 64; ++b)
            if ((set >> b & 1) != 0) expected.push_back(b);
        for_each_bit(set, [&](int b) { found.push_back(b); });
        ASSERT_EQ(found, expected);
        ASSERT_EQ(count(set), static_cast<int>(expected.size()));
        if (set == 0) continue;
        ASSERT_EQ(lowest(set), expected.front());
        ASSERT_EQ(highest(set), expected.back());
    }
}

TEST(SelectBits, GatherAndSpreadAreInverse) {
    Random random(3);
    for (int i = 0; i < 1'000; ++i) {
        const Bits mask = random() & random(), set = random();
        Bits packed = 0;
        int place = 0;
        for (int b = 0; b < 64; ++b)
            if ((mask >> b & 1) != 0) packed |= (set >> b & 1) << place++;
        ASSERT_EQ(gather_bits(set, mask), packed);
        ASSERT_EQ(gather_bits_plainly(set, mask), packed);
        ASSERT_EQ(spread_bits(packed, mask), set & mask);
        ASSERT_EQ(spread_bits_plainly(packed, mask), set & mask);
    }
}

// Four lanes are tested by perft, which counts with both.

TEST(Lanes, DoWhatPlainWordsDo) {
    constexpr std::size_t lanes = lane_count<TwoLanes>;
    Random random(4);
    for (int i = 0; i < 1'000; ++i) {
        TwoLanes words{}, present{};
        std::array<Bits, lanes> kept{};
        std::size_t n = 0;
        bool some = false;
        for (std::size_t lane = 0; lane < lanes; ++lane) {
            words[lane] = random() % 3 == 0 ? 0 : random();
            present[lane] = random() % 2 == 0 ? 0 : ~Bits{0};
            some = some || words[lane] != 0;
            if (present[lane] != 0) kept[n++] = words[lane];
        }
        const TwoLanes mask = nonzero_mask(words);
        for (std::size_t lane = 0; lane < lanes; ++lane) ASSERT_EQ(mask[lane], nonzero_mask(Bits{words[lane]}));
        ASSERT_EQ(any(words), some);
        ASSERT_EQ(count_present(present), n);
        std::array<Bits, lanes> out{};
        store_present(out.data(), words, present);
        for (std::size_t k = 0; k < n; ++k) ASSERT_EQ(out[k], kept[k]);
    }
    EXPECT_FALSE(any(TwoLanes{}));
}

TEST(Lanes, CountBitsManyAtATime) {
    Random random(5);
    LaneCounter<TwoLanes> counter;
    std::uint64_t expected = 0;
    for (int i = 0; i < 1'000; ++i) {
        TwoLanes a{}, b{};
        for (std::size_t lane = 0; lane < lane_count<TwoLanes>; ++lane) {
            a[lane] = i == 0 ? ~Bits{0} : random();
            b[lane] = i == 0 ? ~Bits{0} : random();
            expected += static_cast<std::uint64_t>(count(a[lane]) + count(b[lane]));
        }
        counter.add(a, b);
        ASSERT_EQ(counter.total(), expected);
    }
}

/// One changed bit must change about half of the digest: here, never fewer than ten of its bits.
TEST(Hash, EveryBitOfEveryWordMatters) {
    Random random(6);
    for (int i = 0; i < 20; ++i) {
        const std::array<std::uint64_t, 3> words{random(), random(), random()};
        const std::uint64_t whole = mix(words[0], words[1], words[2]);
        for (std::size_t word = 0; word < 3; ++word)
            for (int b = 0; b < 64; ++b) {
                auto other = words;
                other[word] ^= bit(b);
                EXPECT_GE(count(whole ^ mix(other[0], other[1], other[2])), 10) << word << ' ' << b;
            }
    }
    EXPECT_NE(mix(1, 2, 3), mix(2, 1, 3));
}

TEST(Hash, FillsATableEvenly) {
    std::array<int, 1024> low{}, high{};
    for (std::uint64_t i = 0; i < 102'400; ++i) {
        const std::uint64_t digest = mix(i, 0, 0);
        ++low[digest & 1023];
        ++high[digest >> 54];
    }
    for (const auto& table : {low, high})
        for (const int n : table) EXPECT_TRUE(n > 40 && n < 180) << n;
}

TEST(Checksum, NoticesEveryBitTheLengthAndTheSeed) {
    for (const std::size_t size : {0u, 1u, 7u, 8u, 9u, 40u}) {
        std::vector<std::uint8_t> bytes(size);
        std::iota(bytes.begin(), bytes.end(), std::uint8_t{1});
        std::set<std::uint64_t> sums{checksum(bytes)};
        for (std::size_t b = 0; b < 8 * size; ++b) {
            auto other = bytes;
            other[b / 8] = static_cast<std::uint8_t>(other[b / 8] ^ 1u << b % 8);
            EXPECT_TRUE(sums.insert(checksum(other)).second) << size << ' ' << b;
        }
        auto longer = bytes;
        longer.push_back(0);
        EXPECT_TRUE(sums.insert(checksum(longer)).second);
        EXPECT_TRUE(sums.insert(checksum(bytes, 1)).second);
    }
    // The same on every machine: files depend on it.
    const std::array<std::uint8_t, 9> known{'d', 'a', 'm', 'a', 's', 1, 2, 3, 4};
    EXPECT_EQ(checksum(known), 10313801640317756215ULL);  // as learning/train.py computes it
}

TEST(Deadline, PassesOrNever) {
    EXPECT_TRUE(Deadline(0).passed());
    EXPECT_EQ(Deadline(-1).milliseconds(), -1);
    EXPECT_FALSE(Deadline(-1).passed());
    const Deadline hour(3'600);
    EXPECT_FALSE(hour.passed());
    EXPECT_GT(hour.milliseconds(), 3'000'000);
    EXPECT_LE(hour.milliseconds(), 3'600'000);
    EXPECT_EQ(Deadline(1e12).milliseconds(), 1'000'000'000);
    const Stopwatch watch;
    EXPECT_GE(watch.seconds(), 0);
}

}  // namespace damas::core
