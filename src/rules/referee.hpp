// SPDX-License-Identifier: MIT
// The referee that explains: is an attempted move legal and, if not, which law does it break and where can it be seen?
// Order of the questions: does it fit a legal move; whose piece is it; can it move so at all; is another move due.
#pragma once

#include <algorithm>

#include "rules/generator.hpp"
#include "rules/jumps.hpp"
#include "rules/law.hpp"
#include "rules/setup.hpp"

namespace damas::rules {

template <Variant V>
class Referee {
    using G = Geometry<V>;

public:
    /// `articles` are those that it cites: of V, or of another rule set with the same moves. It keeps a reference.
    explicit Referee(const Position<V>& p, const Articles& articles = V::rules.articles) : articles_(articles), p_(p) {
        generate(p, legal_);
    }

    Verdict judge(const Attempt& attempt) const {
        for (const Square s : attempt.squares)
            if (!G::valid(s)) return {.law = Law::off_board, .squares = {s}};
        if (attempt.captured)
            for (const Square s : *attempt.captured)
                if (!G::valid(s)) return {.law = Law::off_board, .squares = {s}};
        if (legal_.empty()) return {.law = Law::game_over, .article = articles_.no_moves};

        std::vector<Move> fitting = fit(attempt);
        if (fitting.size() == 1) return {.law = Law::legal, .moves = std::move(fitting)};
        if (fitting.size() > 1) return ambiguous(fitting);

        const int from = G::bit_of(attempt.squares.front());
        if ((p_.occupied() >> from & 1) == 0) return at(Law::no_piece, from, 0);
        if ((p_.pieces(p_.turn) >> from & 1) == 0) return at(Law::not_your_piece, from, articles_.alternation);
        if (attempt.captured) return judge_claim(attempt);
        if (attempt.squares.size() == 2) return judge_squares(attempt.squares[0], attempt.squares[1]);
        return judge_path(attempt.squares);
    }

    /// The legal moves that an attempt may mean.
    std::vector<Move> fit(const Attempt& attempt) const {
        std::vector<Move> fitting;
        const int from = G::bit_of(attempt.squares.front()), to = G::bit_of(attempt.squares.back());
        std::vector<int> via;
        for (std::size_t i = 1; i + 1 < attempt.squares.size(); ++i) via.push_back(G::bit_of(attempt.squares[i]));
        for (const Move& move : legal_) {
            if (move.from != from || move.to != to) continue;
            if (attempt.captured && bits_of<V>(*attempt.captured) != move.captured) continue;
            if (!via.empty() && (!move.is_capture() || Jumper<V>(p_, from).path(move, via).empty())) continue;
            fitting.push_back(move);
        }
        return fitting;
    }

    const MoveList& legal() const { return legal_; }
    const Articles& articles() const { return articles_; }

private:
    /// More stages than any capture that a person would try has; beyond it the best explanation found so far is given.
    static constexpr std::size_t max_stages = 200'000;

    Verdict at(Law law, int bit, int article) const {
        return {.law = law, .squares = {G::square_of(bit)}, .article = article};
    }

    Verdict ambiguous(const std::vector<Move>& fitting) const {
        Bits captured = 0;
        for (const Move& move : fitting) captured |= move.captured;
        return {.law = Law::ambiguous, .squares = squares_of<V>(captured), .moves = fitting};
    }

    /// A move given by its ends only.
    Verdict judge_squares(Square from, Square to) const {
        const int a = G::bit_of(from), b = G::bit_of(to);
        const Jumper<V> piece(p_, a);
        if (can_step(piece, a, b)) return compulsory();
        if (const auto verdict = judge_capture(piece, [&](Stage s) { return s.bit == b; })) return *verdict;
        return explain_leg(piece, {a, 0}, b);
    }

    /// A capture with the captured squares named.
    Verdict judge_claim(const Attempt& attempt) const {
        const int a = G::bit_of(attempt.squares.front()), b = G::bit_of(attempt.squares.back());
        const Bits captured = bits_of<V>(*attempt.captured);
        const Jumper<V> piece(p_, a);
        const auto verdict = judge_capture(piece, [&](Stage s) { return s.bit == b && s.captured == captured; });
        if (verdict) return *verdict;
        Verdict other = attempt.squares.size() == 2 ? judge(Attempt{attempt.squares, {}}) : judge_path(attempt.squares);
        if (other.law != Law::legal && other.law != Law::ambiguous) return other;
        other.law = Law::wrong_captures;
        other.squares = squares_of<V>(captured);
        return other;
    }

    /// A capture given square by square; every leg must jump over something.
    Verdict judge_path(const std::vector<Square>& squares) const {
        const int from = G::bit_of(squares.front());
        const Jumper<V> piece(p_, from);
        Stage stage{from, 0};
        for (std::size_t i = 1; i < squares.size(); ++i) {
            const int to = G::bit_of(squares[i]);
            const std::optional<Stage> next = jump_along(piece, stage, to);
            if (!next) return explain_leg(piece, stage, to);
            if (next->captured == stage.captured)
                return {.law = Law::nothing_captured,
                        .squares = {G::square_of(stage.bit), squares[i]},
                        .article = articles_.kings_capture};
            stage = *next;
        }
        return verdict_on(piece, stage, piece.jumps(stage));
    }

    /// The best that can be said for a capture that ends as `wanted` says; nothing if no stage of a capture does.
    template <class Wanted>
    std::optional<Verdict> judge_capture(const Jumper<V>& piece, Wanted&& wanted) const {
        std::optional<Stage> finished, unfinished;
        std::vector<Jump> more;
        const auto rank = [&](const Stage& s) { return capture_rank<V>(facts(piece, s.captured)); };
        piece.for_each_stage(
            [&](Stage stage, const std::vector<Jump>& jumps) {
                if (stage.captured == 0 || !wanted(stage)) return true;
                if (jumps.empty() && (!finished || rank(stage) > rank(*finished))) finished = stage;
                if (!jumps.empty() && !unfinished) unfinished = stage, more = jumps;
                return true;
            },
            max_stages);
        if (finished) return verdict_on(piece, *finished, {});
        if (unfinished) return verdict_on(piece, *unfinished, more);
        return {};
    }

    CaptureFacts facts(const Jumper<V>& piece, Bits captured) const {
        return {core::count(captured), core::count(captured & p_.kings), piece.king()};
    }

    /// What is wrong with a capture that stops at `stage`, from where `jumps` would go on.
    Verdict verdict_on(const Jumper<V>& piece, Stage stage, const std::vector<Jump>& jumps) const {
        if (jumps.empty()) return precedence(piece, stage.captured, stage.captured);
        // To go on helps only a piece that may capture at all; another one breaks the law that its best end breaks.
        if (!may_play(piece))
            if (const auto end = best_end(piece, stage)) return precedence(piece, *end, stage.captured);
        Bits over = 0;
        for (const Jump& jump : jumps) over |= jump.over;
        return {.law = Law::path_continues,
                .squares = squares_of<V>(over),
                .moves = legal_moves(),
                .taken = core::count(stage.captured),
                .required = core::count(legal_[0].captured),
                .article = articles_.capture_goes_on};
    }

    bool may_play(const Jumper<V>& piece) const {
        return std::ranges::any_of(legal_, [&](const Move& move) { return move.from == piece.from(); });
    }

    /// What the best capture takes that goes on from `stage`; nothing if none was found.
    std::optional<Bits> best_end(const Jumper<V>& piece, Stage stage) const {
        std::optional<Bits> best;
        const auto rank = [&](Bits captured) { return capture_rank<V>(facts(piece, captured)); };
        piece.for_each_stage(
            [&](Stage end, const std::vector<Jump>& jumps) {
                if (jumps.empty() && (end.captured & stage.captured) == stage.captured &&
                    (!best || rank(end.captured) > rank(*best)))
                    best = end.captured;
                return true;
            },
            max_stages);
        return best;
    }

    /// Which law of precedence a capture of `captured` breaks; the attempt itself took `taken`.
    Verdict precedence(const Jumper<V>& piece, Bits captured, Bits taken) const {
        const Move& best = legal_[0];
        const CaptureFacts mine = facts(piece, captured), attempt = facts(piece, taken);
        const CaptureFacts due{core::count(best.captured), core::count(best.captured & p_.kings),
                               (p_.kings >> best.from & 1) != 0};
        Verdict verdict{.squares = capturing_pieces(), .moves = legal_moves()};
        for (const Criterion c : V::rules.precedence) {
            if (measure(c, mine) >= measure(c, due)) continue;
            const bool kings = c == Criterion::quality;
            verdict.taken = kings ? attempt.kings : attempt.pieces;
            verdict.required = kings ? due.kings : due.pieces;
            verdict.law = c == Criterion::by_king    ? Law::ley_de_la_dama
                          : c == Criterion::quantity ? Law::ley_de_la_cantidad
                                                     : Law::ley_de_la_calidad;
            verdict.article = c == Criterion::by_king    ? articles_.by_king
                              : c == Criterion::quantity ? articles_.quantity
                                                         : articles_.quality;
            break;
        }
        return verdict;
    }

    Verdict compulsory() const {
        return {.law = Law::capture_compulsory,
                .squares = capturing_pieces(),
                .moves = legal_moves(),
                .required = core::count(legal_[0].captured),
                .article = articles_.compulsory};
    }

    /// Why a piece at `stage` cannot go straight to `to`.
    Verdict explain_leg(const Jumper<V>& piece, Stage stage, int to) const {
        const std::vector<Square> ends{G::square_of(stage.bit), G::square_of(to)};
        if (stage.bit == to) return {.law = Law::no_move, .squares = {ends[0]}, .article = articles_.alternation};
        const std::optional<Direction> d = direction(stage.bit, to);
        const bool king = piece.king(), capturing = stage.captured != 0;
        const int moves_article = king ? articles_.kings_move : articles_.mans_move;
        const int captures_article = king ? articles_.kings_capture : articles_.mans_capture;
        const int leg_article = capturing ? captures_article : moves_article;
        if (!d) return {.law = Law::not_diagonal, .squares = ends, .article = leg_article};

        const Bits between = line(*d, stage.bit, to) & ~core::bit(to);
        const Bits others = standing(piece);
        const Bits own = between & others & p_.pieces(piece.side());
        const bool jump = (between & others) != 0 && (king || core::count(between) == 1);
        if ((others >> to & 1) != 0) {
            // Onto a piece, and over another one if it jumps: a capture, which wants an empty square behind.
            const bool stopped = king && jump && (own != 0 || (others & last_of(*d, between)) != 0);
            return at(Law::blocked, to, stopped ? articles_.kings_block : jump ? captures_article : leg_article);
        }
        if ((between & stage.captured) != 0)
            return {.law = Law::jumped_twice,
                    .squares = squares_of<V>(between & stage.captured),
                    .article = articles_.jumped_once};
        if (!king) {
            const bool backward = (G::shift_of(*d) > 0) == (piece.side() == Side::white);
            if (backward && !(jump && V::rules.men_capture_backwards))
                return {.law = Law::wrong_direction, .squares = ends, .article = jump ? captures_article : leg_article};
            if (own != 0) return {.law = Law::blocked, .squares = squares_of<V>(own), .article = captures_article};
            if (between == 0) return {.law = Law::nothing_captured, .squares = ends, .article = captures_article};
            return {.law = Law::too_far, .squares = ends, .article = leg_article};
        }
        const Bits in_the_way = own != 0 ? own : between & others;
        return {.law = Law::blocked, .squares = squares_of<V>(in_the_way), .article = articles_.kings_block};
    }

    /// Where a piece is after going straight from `stage` to `to`, taking what it jumps over; nothing if it cannot.
    std::optional<Stage> jump_along(const Jumper<V>& piece, Stage stage, int to) const {
        const std::optional<Direction> d = direction(stage.bit, to);
        if (!d) return {};
        const Bits way = line(*d, stage.bit, to);
        while (stage.bit != to) {
            const std::vector<Jump> jumps = piece.jumps(stage);
            const auto next = std::ranges::find_if(
                jumps, [&](const Jump& j) { return (j.over & way) != 0 && (j.landings & way) != 0; });
            if (next == jumps.end()) {
                const Bits rest = line(*d, stage.bit, to);
                const bool slide = piece.king() && (rest & standing(piece)) == 0;
                return slide ? std::optional<Stage>{{to, stage.captured}} : std::nullopt;
            }
            const Bits landings = next->landings & way;
            const int bit = (landings >> to & 1) != 0 ? to : core::lowest(first_of(*d, landings));
            stage = {bit, stage.captured | next->over};
        }
        return stage;
    }

    static Bits first_of(Direction d, Bits set) {
        return core::bit(G::shift_of(d) > 0 ? core::lowest(set) : core::highest(set));
    }
    static Bits last_of(Direction d, Bits set) {
        return core::bit(G::shift_of(d) > 0 ? core::highest(set) : core::lowest(set));
    }

    Bits standing(const Jumper<V>& piece) const { return p_.occupied() & ~core::bit(piece.from()); }

    static std::optional<Direction> direction(int from, int to) {
        for (const Direction d : all_directions)
            if ((G::rays[static_cast<std::size_t>(d)][static_cast<std::size_t>(from)] >> to & 1) != 0) return d;
        return {};
    }

    /// The squares after `from` up to and including `to`.
    static Bits line(Direction d, int from, int to) {
        const auto& rays = G::rays[static_cast<std::size_t>(d)];
        return rays[static_cast<std::size_t>(from)] & ~rays[static_cast<std::size_t>(to)];
    }

    bool can_step(const Jumper<V>& piece, int from, int to) const {
        if (piece.king()) return (king_reach<V>(from, p_.occupied()) >> to & 1) != 0;
        const bool forward = (to < from) == (piece.side() == Side::white);
        const std::optional<Direction> d = direction(from, to);
        return d && forward && (p_.empty() >> to & 1) != 0 && core::count(line(*d, from, to)) == 1;
    }

    std::vector<Square> capturing_pieces() const {
        Bits pieces = 0;
        for (const Move& move : legal_) pieces |= core::bit(move.from);
        return squares_of<V>(pieces);
    }
    std::vector<Move> legal_moves() const { return {legal_.begin(), legal_.end()}; }

    const Articles& articles_;
    Position<V> p_;
    MoveList legal_;
};

}  // namespace damas::rules
