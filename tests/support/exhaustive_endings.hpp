// SPDX-License-Identifier: MIT
// Every ending of a rule set up to some number of pieces, solved together with the counts that may draw it. Written
// from the rules alone and independent of `tables`: it uses the generator and nothing else. For each position it knows
// who wins and how many plies of the count that runs there the winner needs; with fewer left it is a draw.
//
// Positions that follow each other while one count goes on form a unit: the kings' wanderings while all men stand still
// (passivity), or a whole material (the international endings, the Forzosa), whose counts no move resets.
#pragma once

#include <array>
#include <map>
#include <memory>
#include <vector>

#include "rules/game.hpp"

namespace damas::testing {

using core::Bits;
using rules::Side;

template <rules::Variant V>
class ExhaustiveEndings {
    using G = rules::Geometry<V>;
    using Position = rules::Position<V>;
    static constexpr auto draws = V::rules.draws;
    static constexpr std::uint8_t never = 255;

public:
    explicit ExhaustiveEndings(int most_pieces) {
        for (int i = 0, square = 0; i < G::bits; ++i)
            if ((G::all >> i & 1) != 0) number_[static_cast<std::size_t>(i)] = square++, bits_.push_back(i);
        for (int pieces = 2; pieces <= most_pieces; ++pieces)
            for (int men = 0; men <= pieces; ++men)
                for (int white = pieces - 1; 2 * white >= pieces; --white)
                    for (int white_men = 0; white_men <= std::min(men, white); ++white_men) {
                        const Material m{white - white_men, white_men, pieces - white - (men - white_men),
                                         men - white_men};
                        if (m.black_kings < 0 || !is_canonical(m)) continue;
                        if (draws.forzosa_plies > 0 && men == 0 && m.black_kings == 1 && m.white_kings <= 3)
                            solve_forzosa(m);
                        solve(m);
                    }
    }

    /// Of a game that is not over: 1 if the side to move wins, -1 if it loses, 0 if it is a draw.
    int value(const Position& p, const rules::Counters& c) const {
        if (c.forzosa) return within(find(forzosa_, p), draws.forzosa_plies - *c.forzosa);
        if (c.sixteen || c.five) {
            int left = 1'000;
            if (c.sixteen) left = std::min(left, draws.one_v_three_plies - *c.sixteen);
            if (c.five) left = std::min(left, draws.one_v_two_plies - *c.five);
            return within(find(normal_, p), left);
        }
        return within(find(normal_, p), draws.idle_plies - c.idle);
    }
    /// Of a whole game: positions that have stood so often that they draw when they come again count too. The unit is
    /// then solved anew without them.
    int value(const rules::Game<V>& game) {
        std::vector<Position> barred;
        for (int ply = 0; ply <= game.ply(); ++ply) {
            const Position& p = game.position_at(ply);
            int times = 0;
            for (int other = 0; other <= game.ply(); ++other) times += game.position_at(other) == p;
            if (times + 1 >= draws.repetitions) barred.push_back(p);
        }
        const int otherwise = value(game.position(), game.counters());
        if (barred.empty() || otherwise == 0) return otherwise;  // Repetition only draws.
        const Unit unit{game.position().men(Side::white), game.position().men(Side::black),
                        material_of(game.position()), game.counters().forzosa.has_value(), barred};
        if (!without_ || unit != solved_) without_.reset(new ExhaustiveEndings(*this, game, barred)), solved_ = unit;
        int best = -1;
        for (const rules::Move& move : game.legal()) {
            rules::Game<V> next = game;
            next.play(move);
            const int there = next.over() ? outcome_for(next) : without_->value(next.position(), next.counters());
            best = std::max(best, -there);
        }
        return best;
    }
    /// For the side that would be to move in a game that is over.
    static int outcome_for(const rules::Game<V>& game) {
        if (game.result().outcome == rules::Outcome::draw) return 0;
        return game.result().outcome == rules::win_for(game.position().turn) ? 1 : -1;
    }
    /// The same when a capture or a man's move has just led here.
    int fresh(const Position& p) const { return within(find(normal_, p), cap(p)); }
    /// How many plies of its count the winner needs; 255 if nobody wins.
    int need(const Position& p, bool forzosa = false) const { return find(forzosa ? forzosa_ : normal_, p).need; }

private:
    /// Everything that `all` knows, but the unit of a game's position without some of its positions.
    ExhaustiveEndings(const ExhaustiveEndings& all, const rules::Game<V>& game, const std::vector<Position>& barred)
        : number_(all.number_), bits_(all.bits_), all_(&all) {
        for (const Position& p : barred) barred_.push_back(is_canonical(material_of(p)) ? p : turned(p));
        const Position p = is_canonical(material_of(game.position())) ? game.position() : turned(game.position());
        const Material m = material_of(p);
        if (game.counters().forzosa) {
            solve_forzosa(m);
        } else if (lone(p) > 0) {
            solve(m);
        } else {
            normal_[m] = all.normal_.at(m);
            solve_wandering(m, p.men(Side::white), p.men(Side::black), nullptr);
        }
    }

    struct Material {
        int white_kings, white_men, black_kings, black_men;
        auto operator<=>(const Material&) const = default;
        int pieces() const { return white_kings + white_men + black_kings + black_men; }
    };
    /// What was solved last for a game.
    struct Unit {
        Bits white_men = 0, black_men = 0;
        Material material{};
        bool forzosa = false;
        std::vector<Position> barred{};
        bool operator==(const Unit&) const = default;
    };
    struct Entry {
        std::int8_t result = 0;  ///< For the side to move.
        std::uint8_t need = never;
    };
    /// All placements of a material, both sides to move, at a number with gaps.
    using Store = std::map<Material, std::vector<Entry>>;

    struct Place {
        Position position;
        std::size_t number;             ///< In the store of its material.
        std::uint8_t win_from = never;  ///< The least count left with which leaving the unit wins …
        std::uint8_t lose_from = 0;     ///< … and from which on every way out loses.
        std::size_t first_edge = 0, last_edge = 0;
        bool movable = false;
    };

    static bool is_canonical(const Material& m) {
        const int white = m.white_kings + m.white_men, black = m.black_kings + m.black_men;
        return white > black || (white == black && m.white_kings >= m.black_kings);
    }
    static Material material_of(const Position& p) {
        return {core::count(p.kings_of(Side::white)), core::count(p.men(Side::white)),
                core::count(p.kings_of(Side::black)), core::count(p.men(Side::black))};
    }
    static Position turned(const Position& p) {
        const auto turn = [](Bits set) {
            Bits result = 0;
            core::for_each_bit(set, [&](int i) { result |= core::bit(G::bits - 1 - i); });
            return result;
        };
        return {turn(p.black), turn(p.white), turn(p.kings), rules::opponent(p.turn)};
    }
    std::size_t number(const Position& p) const {
        std::size_t n = p.turn == Side::white ? 0 : 1;
        for (const Bits set :
             {p.kings_of(Side::white), p.men(Side::white), p.kings_of(Side::black), p.men(Side::black)})
            core::for_each_bit(set, [&](int i) {
                n = n * G::squares + static_cast<std::size_t>(number_[static_cast<std::size_t>(i)]);
            });
        return n;
    }

    Entry find(const Store& store, const Position& p) const {
        if (p.pieces(p.turn) == 0) return {-1, 0};
        if (p.pieces(rules::opponent(p.turn)) == 0) return {1, 0};
        if (!is_canonical(material_of(p))) return find(store, turned(p));
        if (const auto found = store.find(material_of(p)); found != store.end()) return found->second[number(p)];
        return (&store == &normal_ ? all_->normal_ : all_->forzosa_).at(material_of(p))[number(p)];
    }
    static int within(Entry entry, int left) { return entry.need <= left ? entry.result : 0; }

    static bool begins_forzosa(const Position& p) { return draws.forzosa_plies > 0 && rules::is_forzosa(p); }
    /// The pieces against a lone king where that is counted.
    static int lone(const Position& p) { return draws.one_v_three_plies > 0 ? rules::pieces_against_lone_king(p) : 0; }
    static int cap(const Position& p) {
        if (begins_forzosa(p)) return draws.forzosa_plies;
        if (lone(p) == 3) return draws.one_v_three_plies;
        return lone(p) > 0 ? draws.one_v_two_plies : draws.idle_plies;
    }

    template <class Visit>
    void for_each_set(int count, Bits allowed, Visit&& visit, Bits chosen = 0, int from = 0) const {
        if (count == 0) return visit(chosen);
        for (std::size_t i = static_cast<std::size_t>(from); i < bits_.size(); ++i)
            if ((allowed >> bits_[i] & 1) != 0)
                for_each_set(count - 1, allowed, visit, chosen | core::bit(bits_[i]), static_cast<int>(i) + 1);
    }
    template <class Visit>
    void for_each_kings(const Material& m, Bits white_men, Bits black_men, Visit&& visit) const {
        const Bits left = G::all & ~(white_men | black_men);
        for_each_set(m.white_kings, left, [&](Bits white) {
            for_each_set(m.black_kings, left & ~white, [&](Bits black) {
                for (const Side turn : {Side::white, Side::black})
                    visit(Position{white_men | white, black_men | black, white | black, turn});
            });
        });
    }
    template <class Visit>
    void for_each_men(const Material& m, Visit&& visit) const {
        for_each_set(m.white_men, G::all & ~G::crown_row(Side::white), [&](Bits white) {
            for_each_set(m.black_men, G::all & ~(G::crown_row(Side::black) | white),
                         [&](Bits black) { visit(white, black); });
        });
    }
    /// How far the men have come, all together: a man's move makes it one more.
    static int advance(Bits white, Bits black) {
        int sum = 0;
        core::for_each_bit(white, [&](int i) { sum += G::height - 1 - G::row_of(i); });
        core::for_each_bit(black, [&](int i) { sum += G::row_of(i); });
        return sum;
    }

    static std::size_t store_size(const Material& m) {
        std::size_t size = 2;
        for (int i = 0; i < m.pieces(); ++i) size *= static_cast<std::size_t>(G::squares);
        return size;
    }

    void solve_forzosa(const Material& m) {
        forzosa_[m].resize(store_size(m));
        std::vector<Place> unit;
        for_each_kings(m, 0, 0, [&](const Position& p) { unit.push_back({.position = p, .number = number(p)}); });
        solve_unit(forzosa_, m, unit, draws.forzosa_plies, [&](const Position&, const rules::Move&, const Position& q) {
            return Way{find_or_here(forzosa_, m, q), Way::goes_on};
        });
    }

    void solve(const Material& m) {
        normal_[m].resize(store_size(m));
        std::vector<std::pair<Bits, Bits>> placements;
        for_each_men(m, [&](Bits white, Bits black) { placements.emplace_back(white, black); });
        std::ranges::sort(placements, std::greater<>(),
                          [](const auto& men) { return std::pair(advance(men.first, men.second), men); });
        std::vector<Place> counted;
        for (const auto& [white, black] : placements) solve_wandering(m, white, black, &counted);
        solve_unit(normal_, m, counted, counted.empty() ? 0 : cap(counted[0].position),
                   [&](const Position&, const rules::Move&, const Position& q) {
                       const auto entry = find_or_here(normal_, m, q);
                       if (!entry) return Way{entry, Way::goes_on};
                       if (lone(q) == 0 && q.white != 0 && q.black != 0)
                           return Way{entry, within(*entry, cap(q)) != 0 ? Way::anew : Way::shut};
                       return Way{entry, within(*entry, cap(q)) != 0 ? Way::goes_on : Way::shut};
                   });
    }

    /// All placements of kings among these men; those whose count men do not reset are only collected.
    void solve_wandering(const Material& m, Bits white, Bits black, std::vector<Place>* counted) {
        std::vector<Place> wandering;
        for_each_kings(m, white, black, [&](const Position& p) {
            if (begins_forzosa(p))
                normal_[m][number(p)] = find(forzosa_, p);
            else
                (lone(p) > 0 ? *counted : wandering).push_back({.position = p, .number = number(p)});
        });
        solve_unit(normal_, m, wandering, draws.idle_plies,
                   [&](const Position& p, const rules::Move& move, const Position& q) {
                       const bool resets = !rules::is_idle(p, move) || begins_forzosa(q);
                       return Way{resets ? std::optional(find(normal_, q)) : std::nullopt,
                                  within(resets ? find(normal_, q) : Entry{}, cap(q)) != 0 ? Way::anew : Way::shut};
                   });
    }

    /// Where a move leads: into the unit (no entry), or out of it, with a count that goes on or begins anew; or to a
    /// draw.
    struct Way {
        std::optional<Entry> entry;
        enum Kind : std::uint8_t { goes_on, anew, shut } kind;
    };

    std::optional<Entry> find_or_here(const Store& store, const Material& here, const Position& q) const {
        const Material m = material_of(q);
        if (m == here || (!is_canonical(m) && material_of(turned(q)) == here)) return {};
        return find(store, q);
    }

    template <class WayOf>
    void solve_unit(Store& store, const Material& m, std::vector<Place>& unit, int limit, WayOf&& way_of) {
        std::vector<Entry>& entries = store[m];
        std::vector<std::uint32_t> edges;
        rules::MoveList moves;
        int last_way = 0;
        for (Place& place : unit) {
            moves.clear();
            entries[place.number] = {};
            if (std::ranges::find(barred_, place.position) != barred_.end()) continue;
            rules::generate(place.position, moves);
            place.movable = !moves.empty();
            place.first_edge = edges.size();
            if (!place.movable) entries[place.number] = {-1, 0};
            for (const rules::Move& move : moves) {
                const Position q = rules::play(place.position, move);
                const Way way = way_of(place.position, move, q);
                if (!way.entry) {
                    const Position here = is_canonical(material_of(q)) ? q : turned(q);
                    edges.push_back(static_cast<std::uint32_t>(number(here)));
                    continue;
                }
                const int from = way.kind == Way::shut || way.entry->result == 0 ? never
                                 : way.kind == Way::anew                         ? 1
                                                                                 : way.entry->need + 1;
                if (way.entry->result < 0 && from < place.win_from) place.win_from = static_cast<std::uint8_t>(from);
                const int loses = way.entry->result > 0 ? from : never;
                place.lose_from = static_cast<std::uint8_t>(std::max<int>(place.lose_from, loses));
                if (from < never) last_way = std::max(last_way, from);
            }
            place.last_edge = edges.size();
        }
        bool changed = true;
        for (int left = 1; left <= limit && (changed || left <= last_way + 1); ++left) {
            changed = false;
            for (const Place& place : unit) {
                Entry& entry = entries[place.number];
                if (entry.need != never || !place.movable) continue;
                bool wins = place.win_from <= left, loses = place.lose_from <= left;
                for (std::size_t e = place.first_edge; e < place.last_edge && !wins; ++e) {
                    const Entry next = entries[edges[e]];
                    const bool settled = next.need < left;
                    wins = settled && next.result < 0;
                    loses = loses && settled && next.result > 0;
                }
                if (!wins && !loses) continue;
                entry = {static_cast<std::int8_t>(wins ? 1 : -1), static_cast<std::uint8_t>(left)};
                changed = true;
            }
        }
    }

    std::array<int, 64> number_{};
    std::vector<int> bits_;
    const ExhaustiveEndings* all_ = nullptr;  ///< What is not solved here, is there.
    std::vector<Position> barred_;            ///< Drawn whoever comes there.
    std::unique_ptr<ExhaustiveEndings> without_;
    Unit solved_;
    Store normal_, forzosa_;
};

}  // namespace damas::testing
