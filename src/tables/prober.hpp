// SPDX-License-Identifier: MIT
// Looks values up in a set of tables. Blocks are decoded into a cache of the prober's own, so that threads with a
// prober each need no lock.
#pragma once

#include "rules/generator.hpp"
#include "rules/threats.hpp"
#include "tables/forzosa.hpp"
#include "tables/table_set.hpp"

namespace damas::tables {

template <rules::Variant V>
class Prober {
public:
    /// `blocks` decoded blocks are kept, a power of two from 4 on; the set must outlive the prober.
    explicit Prober(const TableSet<V>& set, std::size_t blocks = 512)
        : set_(set), mask_(blocks - 1), keys_(blocks, no_key), oldest_(blocks / ways), values_(blocks * block_size) {}

    const TableSet<V>& set() const { return set_; }

    /// The stored result of a position in which neither side could capture; nothing if there is no table.
    std::optional<Wdl> stored_wdl(const rules::Position<V>& p) {
        const auto* entry = set_.find(Kind::wdl, Material::of(p));
        if (entry == nullptr) return {};
        const auto value = look_up(*entry, entry->index(board_of(p)));
        if (!value) return {};
        return static_cast<Wdl>(*value);
    }

    /// The value of any position whose distances are here, captures and all; nothing otherwise. A win that the Forzosa
    /// does not allow is a draw.
    std::optional<Value> distance(const rules::Position<V>& p) {
        const auto value = distance_on_board(p);
        if (value && too_late<V>(Material::of(p), board_of(p), *value)) return Value{};
        return value;
    }

    /// The same without regard to the count that runs in this very position.
    std::optional<Value> distance_on_board(const rules::Position<V>& p) {
        const Material material = Material::of(p);
        if (material.own.pieces() == 0) return Value::plies(0);
        if (material.other.pieces() == 0 || material.pieces() > max_pieces) return {};
        if (rules::must_capture(p)) {
            std::optional<Value> best;
            rules::MoveList moves;
            rules::generate(p, moves);
            for (const rules::Move& move : moves) {
                const auto next = distance(rules::play(p, move));
                if (!next) return {};
                best = best ? Value::better(*best, next->before()) : next->before();
            }
            return best;
        }
        const auto* entry = set_.find(Kind::distance, material);
        if (entry == nullptr) return {};
        const auto value = look_up(*entry, entry->index(board_of(p)));
        if (!value) return {};
        return Value::from_byte(*value);
    }

    /// The result of any position whose tables are here. Where a capture is possible or threatened it is worked out by
    /// a small search; nothing if that takes more than `nodes`.
    std::optional<Wdl> wdl(const rules::Position<V>& p, int nodes = 20'000) {
        std::vector<std::uint64_t> path;
        return wdl(p, path, nodes);
    }

    /// The most plies that a game of this material takes; more than any if distances are missing. Looks at all of them.
    int longest(const Material& material) {
        const Index<V> index(material);
        Rows<V> rows(index);
        int longest = 0;
        for (std::uint64_t row = 0; row < index.rows(); ++row) {
            rows.go_to(row);
            for (std::uint64_t place = 0; place < index.row_size(); ++place) {
                const auto value = distance(position_of<V>(rows.board(place)));
                if (!value) return longest_plies;
                if (!value->draw()) longest = std::max(longest, value->plies());
            }
        }
        return longest;
    }

private:
    static constexpr std::uint64_t no_key = ~std::uint64_t{0};
    static constexpr std::size_t ways = 4;  ///< Places where a block may be kept.

    std::optional<Wdl> wdl(const rules::Position<V>& p, std::vector<std::uint64_t>& path, int& nodes) {
        const Material material = Material::of(p);
        if (material.own.pieces() == 0) return Wdl::loss;
        if (set_.find(Kind::wdl, material) == nullptr || --nodes < 0) return {};
        if (is_forzosa(material))
            if (const auto value = distance(p)) return value->wdl();
        const bool capturing = rules::must_capture(p);
        if (!capturing && !rules::threatened(p)) return stored_wdl(p);
        // A position that comes again on the way brings nothing new: whoever needs more than a draw must find it
        // elsewhere.
        if (std::ranges::find(path, p.hash()) != path.end()) return Wdl::draw;
        rules::MoveList moves;
        rules::generate(p, moves);
        Wdl best = Wdl::loss;
        path.push_back(p.hash());
        for (const rules::Move& move : moves) {
            const auto next = wdl(rules::play(p, move), path, nodes);
            if (!next) return {};
            if (*next == Wdl::loss) best = Wdl::win;
            if (*next == Wdl::draw && best == Wdl::loss) best = Wdl::draw;
            if (best == Wdl::win) break;
        }
        path.pop_back();
        return best;
    }

    std::optional<std::uint8_t> look_up(const typename TableSet<V>::Entry& entry, std::uint64_t number) {
        const std::uint64_t block = number / block_size, key = static_cast<std::uint64_t>(entry.id) << 40 | block;
        const std::size_t first = core::fold_multiply(key, 0x9E37'79B9'7F4A'7C15) & mask_ & ~(ways - 1);
        std::size_t slot = first;
        while (slot < first + ways && keys_[slot] != key) ++slot;
        if (slot == first + ways) {
            slot = first + oldest_[first / ways]++ % ways;
            keys_[slot] = no_key;
            if (!entry.file.decode(static_cast<std::size_t>(block), {values_.data() + slot * block_size, block_size}))
                return {};
            keys_[slot] = key;
        }
        return values_[slot * block_size + number % block_size];
    }

    const TableSet<V>& set_;
    std::size_t mask_;
    std::vector<std::uint64_t> keys_;
    std::vector<std::uint8_t> oldest_;  ///< Of each group of places the one to be filled next, modulo ways.
    std::vector<std::uint8_t> values_;
};

}  // namespace damas::tables
