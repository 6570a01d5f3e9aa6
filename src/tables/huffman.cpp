// SPDX-License-Identifier: MIT
#include "tables/huffman.hpp"

#include <algorithm>
#include <queue>

namespace damas::tables {

namespace {

/// Depths of the leaves of a Huffman tree.
std::vector<int> tree_depths(std::span<const std::uint64_t> weights) {
    struct Node {
        std::uint64_t weight;
        std::size_t id;
        bool operator>(const Node& other) const {
            return weight != other.weight ? weight > other.weight : id > other.id;
        }
    };
    std::priority_queue<Node, std::vector<Node>, std::greater<>> queue;
    for (std::size_t i = 0; i < weights.size(); ++i) queue.push({weights[i], i});
    std::vector<std::size_t> parent(2 * weights.size(), 0);
    std::size_t next = weights.size();
    while (queue.size() > 1) {
        const Node a = queue.top();
        queue.pop();
        const Node b = queue.top();
        queue.pop();
        parent[a.id] = parent[b.id] = next;
        queue.push({a.weight + b.weight, next++});
    }
    std::vector<int> depth(next, 0);
    for (std::size_t id = next - 1; id-- > 0;) depth[id] = depth[parent[id]] + 1;
    depth.resize(weights.size());
    return depth;
}

/// The code of each symbol, its first bit lowest.
std::vector<std::uint16_t> canonical_codes(std::span<const std::uint8_t> lengths) {
    std::vector<std::uint16_t> codes(lengths.size(), 0);
    unsigned code = 0;
    for (int length = 1; length <= longest_code; ++length, code <<= 1)
        for (std::size_t symbol = 0; symbol < lengths.size(); ++symbol) {
            if (lengths[symbol] != length) continue;
            unsigned flipped = 0;
            for (int bit = 0; bit < length; ++bit) flipped |= (code >> bit & 1) << (length - 1 - bit);
            codes[symbol] = static_cast<std::uint16_t>(flipped);
            ++code;
        }
    return codes;
}

}  // namespace

std::vector<std::uint8_t> code_lengths(std::span<const std::uint64_t> frequencies) {
    std::vector<std::uint8_t> lengths(frequencies.size(), 0);
    std::vector<std::size_t> used;
    std::vector<std::uint64_t> weights;
    for (std::size_t i = 0; i < frequencies.size(); ++i)
        if (frequencies[i] > 0) used.push_back(i), weights.push_back(frequencies[i]);
    if (used.size() == 1) lengths[used[0]] = 1;
    if (used.size() < 2) return lengths;
    for (;;) {
        const std::vector<int> depth = tree_depths(weights);
        if (std::ranges::max(depth) <= longest_code) {
            for (std::size_t i = 0; i < used.size(); ++i) lengths[used[i]] = static_cast<std::uint8_t>(depth[i]);
            return lengths;
        }
        for (std::uint64_t& w : weights) w = w / 2 + 1;  // flatter, until no code is too long
    }
}

Encoder::Encoder(std::span<const std::uint8_t> lengths)
    : codes_(canonical_codes(lengths)), lengths_(lengths.begin(), lengths.end()) {}

bool Decoder::valid(std::span<const std::uint8_t> lengths) {
    unsigned room = 0;
    for (const std::uint8_t length : lengths) {
        if (length > longest_code) return false;
        if (length > 0) room += 1u << (longest_code - length);
    }
    return room <= 1u << longest_code;
}

Decoder::Decoder(std::span<const std::uint8_t> lengths) : entries_(std::size_t{1} << longest_code) {
    const std::vector<std::uint16_t> codes = canonical_codes(lengths);
    for (std::size_t symbol = 0; symbol < lengths.size(); ++symbol) {
        if (lengths[symbol] == 0) continue;
        for (std::size_t i = codes[symbol]; i < entries_.size(); i += std::size_t{1} << lengths[symbol])
            entries_[i] = {static_cast<std::uint16_t>(symbol), lengths[symbol]};
    }
}

}  // namespace damas::tables
