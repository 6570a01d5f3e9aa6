// SPDX-License-Identifier: MIT
// What earlier searches found out about positions, shared by all threads without locks: an entry is two words, and the
// first is the key mixed with the second, so a torn entry does not match anything.
#pragma once

#include <atomic>
#include <cstdint>

#include "core/big_array.hpp"
#include "rules/move.hpp"
#include "search/score.hpp"

namespace damas::search {

/// A move in 16 bits: from, to and four bits of a digest of what it captures. 0 is no move.
using MoveCode = std::uint16_t;

constexpr MoveCode code_of(const rules::Move& move) {
    const auto digest = static_cast<unsigned>(move.captured * 0x9E37'79B9'7F4A'7C15 >> 60);
    return static_cast<MoveCode>(static_cast<unsigned>(move.from) | static_cast<unsigned>(move.to) << 6 | digest << 12);
}

enum class Bound : std::uint8_t { none, upper, lower, exact };

struct HashEntry {
    MoveCode move = 0;
    std::int16_t score = 0;
    std::int8_t depth = 0;
    Bound bound = Bound::none;
};

class HashTable {
public:
    /// A table of at most `megabytes`, at least one.
    explicit HashTable(std::size_t megabytes) { resize(megabytes); }

    void resize(std::size_t megabytes) {
        std::size_t clusters = 1;
        while (clusters * 2 * sizeof(Cluster) <= (megabytes == 0 ? 1 : megabytes) << 20) clusters *= 2;
        clusters_ = {};  // first give back, then ask
        clusters_ = core::BigArray<Cluster>(clusters);
        mask_ = clusters - 1;
        age_ = 0;
    }
    void clear() {
        for (std::size_t i = 0; i <= mask_; ++i)
            for (Slot& slot : clusters_[i].slots) {
                slot.key.store(0, std::memory_order_relaxed);
                slot.data.store(0, std::memory_order_relaxed);
            }
        age_ = 0;
    }
    /// Entries of earlier searches may now be replaced first.
    void new_search() { age_ = (age_ + 1) & 63; }

    void prefetch(std::uint64_t key) const { __builtin_prefetch(&clusters_[key & mask_]); }

    /// What is known about `key`, scores counted from `ply`; bound none if nothing.
    HashEntry probe(std::uint64_t key, int ply) const {
        for (const Slot& slot : clusters_[key & mask_].slots) {
            const std::uint64_t data = slot.data.load(std::memory_order_relaxed);
            if ((slot.key.load(std::memory_order_relaxed) ^ data) != key) continue;
            HashEntry entry = unpack(data);
            if (entry.score > least_table_win) entry.score = static_cast<std::int16_t>(entry.score - ply);
            if (entry.score < -least_table_win) entry.score = static_cast<std::int16_t>(entry.score + ply);
            return entry;
        }
        return {};
    }

    void store(std::uint64_t key, int ply, HashEntry entry) {
        if (entry.score > least_table_win) entry.score = static_cast<std::int16_t>(entry.score + ply);
        if (entry.score < -least_table_win) entry.score = static_cast<std::int16_t>(entry.score - ply);
        Slot* victim = nullptr;
        int worst = 1'000;
        for (Slot& slot : clusters_[key & mask_].slots) {
            const std::uint64_t data = slot.data.load(std::memory_order_relaxed);
            if ((slot.key.load(std::memory_order_relaxed) ^ data) == key) {
                if (entry.move == 0) entry.move = unpack(data).move;
                victim = &slot;
                break;
            }
            const int value = unpack(data).depth - (age_of(data) == age_ ? 0 : 64);
            if (value < worst) worst = value, victim = &slot;
        }
        const std::uint64_t data = pack(entry);
        victim->key.store(key ^ data, std::memory_order_relaxed);
        victim->data.store(data, std::memory_order_relaxed);
    }

private:
    struct Slot {
        std::atomic<std::uint64_t> key{0}, data{0};
    };
    struct alignas(64) Cluster {
        Slot slots[4];
    };

    std::uint64_t pack(const HashEntry& e) const {
        return static_cast<std::uint64_t>(e.move) |
               static_cast<std::uint64_t>(static_cast<std::uint16_t>(e.score)) << 16 |
               static_cast<std::uint64_t>(static_cast<std::uint8_t>(e.depth)) << 32 |
               static_cast<std::uint64_t>(e.bound) << 40 | static_cast<std::uint64_t>(age_) << 42;
    }
    static HashEntry unpack(std::uint64_t data) {
        return {static_cast<MoveCode>(data), static_cast<std::int16_t>(data >> 16),
                static_cast<std::int8_t>(data >> 32), static_cast<Bound>(data >> 40 & 3)};
    }
    static unsigned age_of(std::uint64_t data) { return static_cast<unsigned>(data >> 42 & 63); }

    core::BigArray<Cluster> clusters_;
    std::size_t mask_ = 0;
    unsigned age_ = 0;
};

}  // namespace damas::search
