// SPDX-License-Identifier: MIT
// A game: the positions since its start, the counts that can end it in a draw, and its result with the reason.
// Draws are automatic, so the result is a function of the moves; only resignation and agreement are added by hand.
#pragma once

#include <optional>
#include <vector>

#include "rules/generator.hpp"

namespace damas::rules {

enum class Outcome : std::uint8_t { none, white, black, draw };

/// Why a game is over; among several draws the first of this order is reported.
enum class Reason : std::uint8_t {
    none,
    no_pieces,
    no_moves,
    threefold,
    forzosa,
    sixteen_moves,
    five_moves,
    passivity,
    resignation,
    agreement
};

struct Result {
    Outcome outcome = Outcome::none;
    Reason reason = Reason::none;
    bool operator==(const Result&) const = default;
};

constexpr Outcome win_for(Side side) { return side == Side::white ? Outcome::white : Outcome::black; }
/// Of White: 2 for a win, 1 for anything that nobody won.
constexpr int half_points(Outcome outcome) { return outcome == Outcome::white ? 2 : outcome == Outcome::black ? 0 : 1; }

/// Plies since something began; nothing while it has not.
using Count = std::optional<int>;

struct Counters {
    int idle = 0;  ///< Plies without a capture or a man's move.
    Count forzosa, sixteen, five;
    bool operator==(const Counters&) const = default;
};

/// Whether `p` begins the Forzosa: three kings against one, one of the three on the main diagonal.
template <Variant V>
constexpr bool is_forzosa(const Position<V>& p) {
    const auto three_v_one = [&](Side strong) {
        return p.men(Side::white) == 0 && p.men(Side::black) == 0 && core::count(p.pieces(strong)) == 3 &&
               core::count(p.pieces(opponent(strong))) == 1 && (p.pieces(strong) & Geometry<V>::main_diagonal) != 0;
    };
    return three_v_one(Side::white) || three_v_one(Side::black);
}

/// If one side has a lone king and the other at most three pieces with a king: how many. Else 0.
template <Variant V>
constexpr int pieces_against_lone_king(const Position<V>& p) {
    const auto against = [&](Side lone) {
        const Bits strong = p.pieces(opponent(lone));
        const bool is_lone = core::count(p.pieces(lone)) == 1 && p.men(lone) == 0;
        return is_lone && core::count(strong) <= 3 && (strong & p.kings) != 0 ? core::count(strong) : 0;
    };
    const int white_alone = against(Side::white);
    return white_alone != 0 ? white_alone : against(Side::black);
}

/// Whether the five moves run: one king against one or two pieces with a king or, by some rules, two against two.
template <Variant V>
constexpr bool is_short_ending(const DrawLimits& limits, const Position<V>& p) {
    if (const int against = pieces_against_lone_king(p); against != 0) return against < 3;
    return limits.also_two_v_two && core::count(p.white) == 2 && core::count(p.black) == 2 &&
           p.kings_of(Side::white) != 0 && p.kings_of(Side::black) != 0 && core::count(p.kings) >= 3;
}

/// The counts in `p` when `before` were those one ply earlier, or nothing if `p` is the first position.
template <Variant V>
constexpr Counters count_draws(const DrawLimits& limits, const Position<V>& p, const Counters* before, bool idle_ply) {
    const auto run = [&](Count previous, bool begins) -> Count {
        if (previous) return *previous + 1;
        return begins ? Count{0} : Count{};
    };
    Counters now = before != nullptr ? *before : Counters{};

    const bool few = std::max(core::count(p.white), core::count(p.black)) <= limits.idle_max_pieces;
    const bool kings = !limits.idle_needs_kings || (p.kings_of(Side::white) != 0 && p.kings_of(Side::black) != 0);
    now.idle = before != nullptr && idle_ply && few && kings ? now.idle + 1 : 0;

    if (limits.forzosa_plies != 0) now.forzosa = run(now.forzosa, is_forzosa(p));
    const int against = pieces_against_lone_king(p);
    if (limits.one_v_three_plies != 0) now.sixteen = against != 0 ? run(now.sixteen, against == 3) : Count{};
    if (limits.one_v_two_plies != 0) {
        const bool begins = is_short_ending(limits, p);
        now.five = against != 0 || begins ? run(now.five, begins) : Count{};
    }
    return now;
}

template <Variant V>
class Game {
public:
    /// A game from a position; counts and repetition begin there.
    explicit Game(const Position<V>& start = start_position<V>(), const DrawLimits& limits = V::rules.draws)
        : limits_(limits), plies_{{start, {}, count_draws(limits, start, nullptr, false)}} {
        find_result();
    }

    const Position<V>& position() const { return plies_.back().position; }
    const Counters& counters() const { return plies_.back().counters; }
    const DrawLimits& limits() const { return limits_; }
    const MoveList& legal() const { return legal_; }
    Result result() const { return result_; }
    bool over() const { return result_.outcome != Outcome::none; }

    /// How many moves have been played.
    int ply() const { return static_cast<int>(plies_.size()) - 1; }
    const Position<V>& position_at(int ply) const { return plies_[static_cast<std::size_t>(ply)].position; }
    /// The move that was played at `ply`, from 0.
    const Move& move_at(int ply) const { return plies_[static_cast<std::size_t>(ply) + 1].move; }

    /// Plays a legal move of a game that is not over.
    void play(const Move& move) {
        assert(!over());
        const Position<V> before = position();
        const Position<V> after = rules::play(before, move);
        plies_.push_back({after, move, count_draws(limits_, after, &counters(), is_idle(before, move))});
        find_result();
    }

    /// Takes back the last move, or the resignation or agreement that ended the game; false if there is nothing.
    bool undo() {
        const bool by_hand = result_.reason == Reason::resignation || result_.reason == Reason::agreement;
        if (!by_hand && ply() == 0) return false;
        if (!by_hand) plies_.pop_back();
        find_result();
        return true;
    }

    void resign(Side loser) {
        if (!over()) result_ = {win_for(opponent(loser)), Reason::resignation};
    }
    void agree_draw() {
        if (!over()) result_ = {Outcome::draw, Reason::agreement};
    }

    /// How often the current position has stood on the board, the side to move included.
    int repetitions() const {
        int n = 0;
        for (const Ply& ply : plies_) n += ply.position == position();
        return n;
    }

private:
    struct Ply {
        Position<V> position;
        Move move;  ///< That led here.
        Counters counters;
    };

    /// First the loss of the side to move, then the draws in the order of Reason.
    void find_result() {
        generate(position(), legal_);
        const Side side = position().turn;
        result_ = {};
        if (legal_.empty()) {
            result_ = {win_for(opponent(side)), position().pieces(side) == 0 ? Reason::no_pieces : Reason::no_moves};
            return;
        }
        const auto full = [](Count count, int limit) { return limit != 0 && count && *count >= limit; };
        const Counters& c = counters();
        const auto draw = [&](Reason reason) { result_ = {Outcome::draw, reason}; };
        if (limits_.repetitions != 0 && repetitions() >= limits_.repetitions)
            draw(Reason::threefold);
        else if (full(c.forzosa, limits_.forzosa_plies))
            draw(Reason::forzosa);
        else if (full(c.sixteen, limits_.one_v_three_plies))
            draw(Reason::sixteen_moves);
        else if (full(c.five, limits_.one_v_two_plies))
            draw(Reason::five_moves);
        else if (!c.forzosa && full(c.idle, limits_.idle_plies))
            draw(Reason::passivity);
    }

    DrawLimits limits_;
    std::vector<Ply> plies_;
    MoveList legal_;
    Result result_;
};

/// The name of a reason in protocols and files.
constexpr std::string_view id(Reason reason) {
    switch (reason) {
        case Reason::no_pieces: return "no_pieces";
        case Reason::no_moves: return "no_moves";
        case Reason::threefold: return "threefold";
        case Reason::forzosa: return "forzosa";
        case Reason::sixteen_moves: return "sixteen_moves";
        case Reason::five_moves: return "five_moves";
        case Reason::passivity: return "passivity";
        case Reason::resignation: return "resignation";
        case Reason::agreement: return "agreement";
        case Reason::none: break;
    }
    return "none";
}

constexpr std::string_view id(Outcome outcome) {
    switch (outcome) {
        case Outcome::white: return "white";
        case Outcome::black: return "black";
        case Outcome::draw: return "draw";
        case Outcome::none: break;
    }
    return "none";
}

/// The article of the rules page that says so; 0 while the game goes on.
constexpr int article(const Articles& a, Reason reason) {
    switch (reason) {
        case Reason::no_pieces: return a.no_pieces;
        case Reason::no_moves: return a.no_moves;
        case Reason::threefold: return a.threefold;
        case Reason::forzosa: return a.forzosa;
        case Reason::sixteen_moves: return a.sixteen_moves;
        case Reason::five_moves: return a.five_moves;
        case Reason::passivity: return a.passivity;
        case Reason::resignation: return a.resignation;
        case Reason::agreement: return a.agreement;
        case Reason::none: break;
    }
    return 0;
}

}  // namespace damas::rules
