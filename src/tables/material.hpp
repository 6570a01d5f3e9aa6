// SPDX-License-Identifier: MIT
// Which pieces are on the board, the side to move first. Tables are made and kept per material.
#pragma once

#include <algorithm>
#include <compare>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/position.hpp"

namespace damas::tables {

struct Force {
    int kings = 0, men = 0;

    constexpr int pieces() const { return kings + men; }
    auto operator<=>(const Force&) const = default;
};

/// The pieces of the side to move and of its opponent.
struct Material {
    Force own, other;

    constexpr int pieces() const { return own.pieces() + other.pieces(); }
    constexpr int men() const { return own.men + other.men; }
    /// The same with the opponent to move.
    constexpr Material reversed() const { return {other, own}; }
    auto operator<=>(const Material&) const = default;

    template <rules::Variant V>
    static constexpr Material of(const rules::Position<V>& p) {
        const auto force = [&](rules::Side side) {
            return Force{core::count(p.kings_of(side)), core::count(p.men(side))};
        };
        return {force(p.turn), force(rules::opponent(p.turn))};
    }
    /// "2K1M-1K0M".
    std::string name() const {
        const auto text = [](Force f) { return std::to_string(f.kings) + 'K' + std::to_string(f.men) + 'M'; };
        return text(own) + '-' + text(other);
    }
    static std::optional<Material> read(std::string_view name) {
        if (name.size() != 9 || name[1] != 'K' || name[3] != 'M' || name[4] != '-' || name[6] != 'K' || name[8] != 'M')
            return {};
        const auto digit = [&](std::size_t i) { return name[i] - '0'; };
        for (const std::size_t i : {0u, 2u, 5u, 7u})
            if (digit(i) < 0 || digit(i) > 9) return {};
        return Material{{digit(0), digit(2)}, {digit(5), digit(7)}};
    }
};

/// A number below 4096 for every material that a table may have.
constexpr std::size_t code(const Material& m) {
    return static_cast<std::size_t>(m.own.kings << 9 | m.own.men << 6 | m.other.kings << 3 | m.other.men);
}

/// The name of the pair that a material belongs to: the stronger side first.
constexpr Material as_pair(const Material& m) {
    const bool first =
        m.own.pieces() > m.other.pieces() || (m.own.pieces() == m.other.pieces() && m.own.kings >= m.other.kings);
    return first ? m : m.reversed();
}

/// Whether one move can lead from a pair to another one: a promotion, or a capture, which may end with one.
constexpr bool leads_to(const Material& pair, const Material& to) {
    const auto crowned = [](Force f) { return Force{f.kings + 1, f.men - 1}; };
    const auto moves = [&](const Material& m) {  // of the side that is named first
        const auto reaches = [&](Force mover, Force other, bool crowns) {
            const bool captures =
                other.pieces() < m.other.pieces() && other.kings <= m.other.kings && other.men <= m.other.men;
            return mover == (crowns ? crowned(m.own) : m.own) && (captures || (crowns && other == m.other));
        };
        for (const bool crowns : {false, true})
            if (!crowns || m.own.men > 0)
                if (reaches(to.own, to.other, crowns) || reaches(to.other, to.own, crowns)) return true;
        return false;
    };
    return moves(pair) || moves(pair.reversed());
}

/// The pairs of materials to be made together (each with its reverse), in an order in which everything that a capture
/// or a promotion leads to comes earlier: fewer pieces first, then a more uneven split, since no promotion leads from
/// one to another, then fewer men. The stronger side is named first.
inline std::vector<Material> pairs_to_build(int least_pieces, int most_pieces) {
    std::vector<Material> list;
    for (int pieces = least_pieces; pieces <= most_pieces; ++pieces)
        for (int own = pieces - 1; 2 * own >= pieces; --own)
            for (int men = 0; men <= pieces; ++men)
                for (int own_men = std::max(0, men - (pieces - own)); own_men <= std::min(men, own); ++own_men) {
                    const Material m{{own - own_men, own_men}, {pieces - own - (men - own_men), men - own_men}};
                    if (m == as_pair(m)) list.push_back(m);
                }
    return list;
}

/// What must be there before a pair can be made, in the order of building, and the pair itself.
inline std::vector<Material> pairs_below(const Material& pair) {
    std::vector<Material> list{pair};
    const std::vector<Material> all = pairs_to_build(2, pair.pieces());
    for (std::size_t i = all.size(); i-- > 0;) {
        const auto needs = [&](const Material& m) { return leads_to(m, all[i]); };
        if (all[i] != pair && std::any_of(list.begin(), list.end(), needs)) list.push_back(all[i]);
    }
    std::reverse(list.begin(), list.end());
    return list;
}

/// Pairs that can be made at the same time, by different machines: each level needs only those before it.
inline std::vector<std::vector<Material>> levels_to_build(int most_pieces) {
    std::vector<std::vector<Material>> levels;
    for (int pieces = 2; pieces <= most_pieces; ++pieces)
        for (int men = 0; men <= pieces; ++men) {
            levels.emplace_back();
            for (const Material& pair : pairs_to_build(pieces, pieces))
                if (pair.men() == men) levels.back().push_back(pair);
        }
    return levels;
}

}  // namespace damas::tables
