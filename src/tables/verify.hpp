// SPDX-License-Identifier: MIT
// Forward verification: what a table says about a position must be the best of what the tables say about the positions
// after its moves. It uses only what is stored, as players will.
#pragma once

#include "tables/parallel.hpp"
#include "tables/prober.hpp"

namespace damas::tables {

struct VerifyResult {
    std::uint64_t checked = 0, wrong = 0, unresolved = 0;
    std::string first_wrong;  ///< The number of the first wrong position found, with what was expected.
};

namespace detail {

/// The stored value of a board compared with its successors: 0 right, 1 wrong, 2 not to be settled.
template <rules::Variant V>
int check(Prober<V>& prober, Kind kind, const rules::Position<V>& p) {
    rules::MoveList moves;
    rules::generate(p, moves);
    if (kind == Kind::distance) {
        Value best = Value::plies(0);
        for (const rules::Move& move : moves) {
            const auto next = prober.distance(rules::play(p, move));
            if (!next) return 2;
            best = Value::better(best, next->before());
        }
        const auto stored = prober.distance_on_board(p);
        return !stored ? 2 : *stored == best ? 0 : 1;
    }
    Wdl best = Wdl::loss;
    for (const rules::Move& move : moves) {
        const auto next = prober.wdl(rules::play(p, move));
        if (!next) return 2;
        if (*next == Wdl::loss) best = Wdl::win;
        if (*next == Wdl::draw && best == Wdl::loss) best = Wdl::draw;
        if (best == Wdl::win) break;
    }
    const auto stored = prober.stored_wdl(p);
    return !stored ? 2 : *stored == best ? 0 : 1;
}

}  // namespace detail

/// Checks one of `one_in` stored positions of a table, all of them if that is 1. Of three kings against one, where a
/// count runs inside the table itself, only positions outside its reach are checked against neighbours. A position that
/// cannot be settled, because a table is missing or a block is damaged, is counted and never taken for right.
template <rules::Variant V>
VerifyResult verify_table(const TableSet<V>& set, Kind kind, const Material& material, std::uint64_t one_in,
                          int threads) {
    const auto* entry = set.find(kind, material);
    VerifyResult total;
    if (entry == nullptr) return total;
    std::mutex mutex;
    const std::uint64_t size = entry->index.row_size();
    for_each_piece(entry->index.rows(), std::max<std::uint64_t>((1 << 16) / size, 1), threads,
                   [&](std::uint64_t first, std::uint64_t last, int) {
                       Prober<V> prober(set, 2048);
                       Rows<V> rows(entry->index);
                       VerifyResult part;
                       for (std::uint64_t number = first * size; number < last * size; ++number) {
                           if (one_in > 1 && core::fold_multiply(number + 1, 0x9E37'79B9'7F4A'7C15) % one_in != 0)
                               continue;
                           rows.go_to(number / size);
                           const Board b = rows.board(number % size);
                           const auto p = position_of<V>(b);
                           if (rules::must_capture(p) || (kind == Kind::wdl && rules::threatened(p))) continue;
                           if (V::rules.draws.forzosa_plies > 0 && is_forzosa(material)) {
                               const auto value = prober.distance_on_board(p);
                               if (!value) ++part.checked, ++part.unresolved;
                               if (!value || value->plies() >= V::rules.draws.forzosa_plies) continue;
                           }
                           ++part.checked;
                           const int found = detail::check(prober, kind, p);
                           if (found == 2) ++part.unresolved;
                           if (found == 1 && part.wrong++ == 0) part.first_wrong = std::to_string(number);
                       }
                       const std::lock_guard lock(mutex);
                       total.checked += part.checked;
                       total.wrong += part.wrong;
                       total.unresolved += part.unresolved;
                       if (total.first_wrong.empty()) total.first_wrong = part.first_wrong;
                   });
    return total;
}

}  // namespace damas::tables
