// SPDX-License-Identifier: MIT
// The one place that knows when a table may be believed about a game. Tables speak of positions in which every count
// begins. Counts that already run and positions that have stood often can only turn wins into draws, so a table's draw
// is a draw in every game. A table's win holds where a count begins (tests/search/endings_test.cpp proves it), or if it
// fits into all counts that run; otherwise a search over positions and counts looks for a way to make a count begin
// anew in time.
#pragma once

#include <functional>
#include <unordered_map>

#include "core/short_sort.hpp"
#include "rules/game.hpp"
#include "tables/prober.hpp"

namespace damas::tables {

/// What is certain about a position of a game, for the side to move.
struct CountedResult {
    Wdl result = Wdl::draw;
    Wdl on_board = Wdl::draw;    ///< The same if no count ran: something else only if it comes too late.
    std::optional<int> plies{};  ///< To the end under best play where that is certain; if too late, on the board.

    bool too_late() const { return result != on_board; }
};

/// The plies that can be played before a count that runs draws the game.
inline int plies_left(const rules::DrawLimits& limits, const rules::Counters& c) {
    int left = 1'000'000;
    const auto runs = [&](rules::Count count, int limit) {
        if (limit != 0 && count) left = std::min(left, limit - *count);
    };
    runs(c.forzosa, limits.forzosa_plies);
    runs(c.sixteen, limits.one_v_three_plies);
    runs(c.five, limits.one_v_two_plies);
    if (!c.forzosa) runs(c.idle, limits.idle_plies);  // While the Forzosa is counted, passivity is not.
    return left;
}

/// Whether tables, which know the draw limits of their rule set, say the truth about games with these.
template <rules::Variant V>
constexpr bool speaks_for(const rules::DrawLimits& limits) {
    const auto no_stricter = [](int limit, int known) { return limit == 0 || limit >= known; };
    constexpr rules::DrawLimits own = V::rules.draws;
    return limits.forzosa_plies == own.forzosa_plies && no_stricter(limits.idle_plies, own.idle_plies) &&
           no_stricter(limits.one_v_three_plies, own.one_v_three_plies) &&
           no_stricter(limits.one_v_two_plies, own.one_v_two_plies) && (own.also_two_v_two || !limits.also_two_v_two);
}

template <rules::Variant V>
class CountedProber {
    using Position = rules::Position<V>;
    using Counters = rules::Counters;

public:
    static constexpr std::uint64_t usual_steps = 20'000;

    /// The set must outlive the prober.
    explicit CountedProber(const TableSet<V>& set, std::size_t blocks = 512) : prober_(set, blocks) {}

    /// The next questions are about this game. They may take so many steps all together, and end when `stop` says so.
    void begin(const rules::Game<V>& game, std::uint64_t steps = usual_steps, std::function<bool()> stop = {}) {
        steps_ = steps;
        stop_ = std::move(stop);
        std::vector<std::uint64_t> barred = often_seen(game);
        if (barred != barred_ || game.limits() != limits_ || known_.size() > most_known) known_.clear();
        barred_ = std::move(barred);
        limits_ = game.limits();
        speaks_ = speaks_for<V>(limits_);
        nearest_barred_ = nearest_barred(game);
    }

    /// About the position that the game has reached; nothing if tables or steps do not suffice.
    std::optional<CountedResult> here(const rules::Game<V>& game) {
        if (!game.over()) return result_of(game.position(), game.counters());
        if (game.result().outcome == rules::Outcome::draw) return drawn(game.position());
        return lost();
    }

    /// How a game that is not over ends under best play with the counts that run; nothing with more pieces than all
    /// tables have, or if tables or steps do not suffice.
    std::optional<rules::Outcome> end_of(const rules::Game<V>& game, std::uint64_t steps = usual_steps) {
        const Position& p = game.position();
        if (game.over() || core::count(p.occupied()) > prober_.set().complete(Kind::wdl)) return {};
        begin(game, steps);
        const auto known = here(game);
        if (!known) return {};
        if (known->result == Wdl::draw) return rules::Outcome::draw;
        return rules::win_for(known->result == Wdl::win ? p.turn : rules::opponent(p.turn));
    }

    /// About the position after a legal move, for the side that is to move then.
    std::optional<CountedResult> after(const rules::Game<V>& game, const rules::Move& move) {
        const State next = play({game.position(), game.counters()}, move);
        if (is_stuck(next.position)) return lost();
        if (is_drawn(next)) return drawn(next.position);
        return result_of(next.position, next.counters);
    }

    /// Whether every count begins in a position: counts are plies, -1 for one that has not begun.
    static constexpr bool counts_begin(int idle, int forzosa, int sixteen, int five) {
        return idle <= 0 && forzosa <= 0 && sixteen <= 0 && five <= 0;
    }
    /// Inside a search, about a position where every count begins and nobody can capture: what is stored.
    std::optional<Wdl> where_counts_begin(const Position& p) {
        if (!speaks_) return {};
        return prober_.stored_wdl(p);
    }

    /// The value if every count began here.
    std::optional<Value> distance(const Position& p) { return prober_.distance(p); }
    /// The result if every count began here.
    std::optional<Wdl> result(const Position& p) {
        if (const auto value = prober_.distance(p)) return value->wdl();
        return prober_.wdl(p);
    }

private:
    static constexpr std::size_t most_known = 1 << 20;

    struct State {
        Position position;
        Counters counters;
    };
    enum class Answer : std::uint8_t { no, yes, open };
    /// Whether the winner wins, and how many plies that takes on the board.
    struct Look {
        Answer answer;
        int plies = 0;
    };
    /// With idle counts up to one number the winner wins, from another on not; everything else is open.
    struct Known {
        int wins_until = -1, draws_from = 1'000'000;
    };

    /// Positions that draw the game when they stand once more.
    static std::vector<std::uint64_t> often_seen(const rules::Game<V>& game) {
        std::vector<std::uint64_t> result, all;
        if (game.limits().repetitions == 0) return result;
        for (int ply = 0; ply <= game.ply(); ++ply) all.push_back(game.position_at(ply).hash());
        std::ranges::sort(all);
        for (std::size_t i = 0, n; i < all.size(); i += n) {
            for (n = 1; i + n < all.size() && all[i + n] == all[i];) ++n;
            if (static_cast<int>(n) + 1 >= game.limits().repetitions) result.push_back(all[i]);
        }
        return result;
    }
    /// The shortest distance of such a position: whoever wins faster never comes back to it.
    int nearest_barred(const rules::Game<V>& game) {
        int nearest = 1'000'000;
        if (barred_.empty()) return nearest;
        for (int ply = 0; ply <= game.ply(); ++ply) {
            const Position& p = game.position_at(ply);
            if (!std::ranges::binary_search(barred_, p.hash())) continue;
            const auto value = prober_.distance(p);
            if (value && !value->draw()) nearest = std::min(nearest, value->plies());
            if (!value) nearest = 0;
        }
        return nearest;
    }

    State play(const State& s, const rules::Move& move) const {
        State next{rules::play(s.position, move), {}};
        next.counters = rules::count_draws(limits_, next.position, &s.counters, rules::is_idle(s.position, move));
        return next;
    }
    static bool is_stuck(const Position& p) { return !rules::must_capture(p) && !rules::can_step(p); }
    bool is_drawn(const State& s) const {
        return plies_left(limits_, s.counters) <= 0 || std::ranges::binary_search(barred_, s.position.hash());
    }
    static bool counts_begin(const Counters& c) {
        return counts_begin(c.idle, c.forzosa.value_or(-1), c.sixteen.value_or(-1), c.five.value_or(-1));
    }

    static CountedResult lost() { return {.result = Wdl::loss, .on_board = Wdl::loss, .plies = 0}; }

    /// Of a game that is drawn whatever the board says.
    CountedResult drawn(const Position& p) {
        const auto value = prober_.distance_on_board(p);
        if (!value) return {.on_board = prober_.wdl(p).value_or(Wdl::draw)};
        if (value->draw()) return {};
        return {.on_board = value->wdl(), .plies = value->plies()};
    }

    /// Of a position that does not end the game.
    std::optional<CountedResult> result_of(const Position& p, const Counters& c) {
        if (!speaks_) return {};
        const auto value = prober_.distance(p);
        const std::optional<Wdl> result = value ? std::optional(value->wdl()) : prober_.wdl(p);
        if (!result) return {};
        if (*result == Wdl::draw) return drawn(p);
        winner_ = *result == Wdl::win ? p.turn : rules::opponent(p.turn);
        Look look = by_tables({p, c}, value, result);
        if (look.answer == Answer::open) look.answer = search({p, c});
        if (look.answer == Answer::open) return {};
        if (look.answer == Answer::no) return drawn(p);
        CountedResult known{.result = *result, .on_board = *result};
        if (value && fits(c, value->plies())) known.plies = value->plies();
        return known;
    }

    bool fits(const Counters& c, int plies) const {
        return plies <= plies_left(limits_, c) && plies <= nearest_barred_;
    }

    Look look(const State& s) {
        if (is_stuck(s.position)) return {s.position.turn != winner_ ? Answer::yes : Answer::no};
        if (is_drawn(s)) return {Answer::no};
        const auto value = prober_.distance(s.position);
        return by_tables(s, value, value ? std::optional(value->wdl()) : prober_.wdl(s.position));
    }

    /// What the tables say at once.
    Look by_tables(const State& s, std::optional<Value> value, std::optional<Wdl> result) {
        if (!result) return {Answer::open};
        if (*result == Wdl::draw || (*result == Wdl::win) != (s.position.turn == winner_)) return {Answer::no};
        // A profile may leave a count standing while positions come again.
        if (counts_begin(s.counters) && (barred_.empty() || limits_ == V::rules.draws)) return {Answer::yes};
        if (!value) return {Answer::open};
        const int plies = value->plies();
        if (fits(s.counters, plies)) return {Answer::yes, plies};
        if (plies - longest_relief(s) > plies_left(limits_, s.counters)) return {Answer::no, plies};
        return {Answer::open, plies};
    }

    /// How long a win may still take after the count that runs has been left behind: who needs more plies than that and
    /// those that are left comes too late.
    int longest_relief(const State& s) {
        constexpr int unknown = 1'000'000;
        if (s.counters.forzosa) return 0;  // Nothing ends this count.
        const Material m = s.position.turn == winner_ ? Material::of(s.position) : Material::of(s.position).reversed();
        if (limits_ != V::rules.draws || (V::rules.draws.forzosa_plies > 0 && is_forzosa(m))) return unknown;
        const bool lone = s.counters.sixteen || s.counters.five;
        if (!lone && m.men() > 0) return unknown;
        const auto [found, is_new] = reliefs_.try_emplace(code(m), 0);
        if (is_new) found->second = longest_after_capture(m.own, m.other, lone);
        return found->second;
    }

    /// Passivity among kings ends with a capture by the loser or by the winner; the count against a lone king only when
    /// the other side has no king left.
    int longest_after_capture(Force winner, Force loser, bool lone) {
        int longest = 0;
        const auto for_each_part = [&](Force of, auto&& visit) {
            for (int kings = 0; kings <= (lone ? 0 : of.kings); ++kings)
                for (int men = 0; men <= of.men; ++men)
                    if (const Force part{kings, men}; part.pieces() > 0 && part.pieces() < of.pieces()) visit(part);
        };
        const auto note = [&](const Material& m) { longest = std::max(longest, prober_.longest(m)); };
        for_each_part(winner, [&](Force part) { note({part, loser}); });
        for_each_part(loser, [&](Force part) { note({part, winner}); });
        return longest;
    }

    /// Whether the winner wins, by all moves of one side against all of the other.
    Answer search(const State& s) {
        if (steps_ == 0) return Answer::open;
        --steps_;
        if (stop_ && steps_ % 64 == 0 && stop_()) steps_ = 0;
        const int idle = s.counters.idle;
        const std::uint64_t key = key_of(s);
        if (const auto found = known_.find(key); found != known_.end()) {
            if (idle <= found->second.wins_until) return Answer::yes;
            if (idle >= found->second.draws_from) return Answer::no;
        }
        const Answer answer = try_moves(s);
        if (answer == Answer::open) return answer;
        Known& known = known_[key];
        if (answer == Answer::yes)
            known.wins_until = std::max(known.wins_until, idle);
        else
            known.draws_from = std::min(known.draws_from, idle);
        return answer;
    }

    Answer try_moves(const State& s) {
        const bool attacks = s.position.turn == winner_;
        const Answer wanted = attacks ? Answer::yes : Answer::no, other = attacks ? Answer::no : Answer::yes;
        rules::MoveList moves;
        rules::generate(s.position, moves);
        struct Open {
            int plies;
            State state;
        };
        std::vector<Open> open;
        for (const rules::Move& move : moves) {
            const State next = play(s, move);
            const Look seen = look(next);
            if (seen.answer == wanted) return wanted;
            if (seen.answer == Answer::open) open.push_back({attacks ? seen.plies : -seen.plies, next});
        }
        core::short_sort(open, [](const Open& a, const Open& b) { return a.plies < b.plies; });
        bool settled = true;
        for (const Open& next : open) {
            const Answer answer = search(next.state);
            if (answer == wanted) return wanted;
            if (answer == Answer::open) settled = false;
            if (steps_ == 0) return Answer::open;
        }
        return settled ? other : Answer::open;
    }

    std::uint64_t key_of(const State& s) const {
        const auto code = [](rules::Count count) { return static_cast<std::uint64_t>(count ? *count + 1 : 0); };
        const std::uint64_t counts =
            code(s.counters.forzosa) << 32 | code(s.counters.sixteen) << 16 | code(s.counters.five);
        return core::mix(s.position.hash(), counts, winner_ == rules::Side::white ? 1 : 2);
    }

    Prober<V> prober_;
    rules::DrawLimits limits_ = V::rules.draws;
    bool speaks_ = true;
    std::vector<std::uint64_t> barred_;  ///< Hashes of positions that draw when they come again, in order.
    int nearest_barred_ = 1'000'000;
    rules::Side winner_ = rules::Side::white;
    std::uint64_t steps_ = 0;
    std::function<bool()> stop_;
    std::unordered_map<std::uint64_t, Known> known_;
    std::unordered_map<std::size_t, int> reliefs_;
};

}  // namespace damas::tables
