// SPDX-License-Identifier: MIT
// How an article is tested: a position in FEN, moves in Hub form, and what the article says about them. A failure
// points at the line of the test and shows the position, what the article asks for and what the program found.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <source_location>
#include <string>
#include <string_view>
#include <vector>

#include "notation/fen.hpp"
#include "notation/move_text.hpp"
#include "rules/game.hpp"
#include "rules/touch_move.hpp"
#include "rules/variants/all.hpp"
#include "support/hub_text.hpp"
#include "support/squares.hpp"

namespace damas::articles {

using rules::Outcome, rules::Reason, rules::Square;
using Line = std::source_location;

/// In place of a figure that the rules page leaves open.
inline constexpr int any = -1;

inline void fail(Line line, const std::string& message) {
    ADD_FAILURE_AT(line.file_name(), static_cast<int>(line.line())) << message;
}

inline std::vector<std::string> words(std::string_view text) {
    std::vector<std::string> result;
    for (std::size_t begin = 0; (begin = text.find_first_not_of(' ', begin)) != text.npos;) {
        const std::size_t end = std::min(text.find(' ', begin), text.size());
        result.emplace_back(text.substr(begin, end - begin));
        begin = end;
    }
    return result;
}

/// The texts in alphabetical order, with blanks between them; `-` for none.
inline std::string sorted_list(std::vector<std::string> texts) {
    std::ranges::sort(texts);
    std::string list;
    for (const std::string& text : texts) list += (list.empty() ? "" : " ") + text;
    return list.empty() ? "-" : list;
}

template <rules::Variant V>
std::string sorted_list(const rules::MoveList& moves) {
    std::vector<std::string> texts;
    for (const rules::Move& move : moves) texts.push_back(testing::hub<V>(move));
    return sorted_list(std::move(texts));
}

inline std::string numbers(const std::vector<int>& squares) {
    std::string text;
    for (const int s : squares) text += (text.empty() ? "" : ",") + std::to_string(s);
    return "{" + text + "}";
}
inline std::string numbers(const std::vector<Square>& squares) { return numbers(rules::numbers_of(squares)); }

template <rules::Variant V>
rules::Position<V> position(std::string_view fen, Line line = Line::current()) {
    const auto p = notation::read_fen<V>(fen);
    if (!p) fail(line, "bad FEN " + std::string(fen) + ": expected " + words::english(p.error().expected));
    return p.value_or(rules::Position<V>{});
}

/// The legal move with this Hub text.
template <rules::Variant V>
std::optional<rules::Move> find_move(const rules::MoveList& legal, std::string_view hub) {
    for (const rules::Move& move : legal)
        if (testing::hub<V>(move) == hub) return move;
    return {};
}

/// The legal moves of `fen` are exactly `hub_moves`, in any order; `-` if there are none.
template <rules::Variant V>
void expect_moves(std::string_view fen, std::string_view hub_moves, Line line = Line::current()) {
    rules::MoveList legal;
    generate(position<V>(fen, line), legal);
    const std::string expected = sorted_list(words(hub_moves)), found = sorted_list<V>(legal);
    if (found != expected) fail(line, std::string(fen) + "\n  expected " + expected + "\n  found    " + found);
}

/// `hub_move` is legal in `fen` and leads to `fen_after`.
template <rules::Variant V>
void expect_after(std::string_view fen, std::string_view hub_move, std::string_view fen_after,
                  Line line = Line::current()) {
    const rules::Position<V> before = position<V>(fen, line);
    rules::MoveList legal;
    generate(before, legal);
    const auto move = find_move<V>(legal, hub_move);
    const std::string found = move ? notation::write_fen(play(before, *move)) : "only " + sorted_list<V>(legal);
    if (found != fen_after)
        fail(line, std::string(fen) + " " + std::string(hub_move) + "\n  expected " + std::string(fen_after) +
                       "\n  found    " + found);
}

/// What the referee has to say about an attempt.
struct Ruling {
    rules::Law law;
    int article;
    std::vector<int> squares;
    int taken = 0, required = 0;
};

inline std::string shown(const Ruling& r) {
    return std::string(id(r.law)) + ", article " + std::to_string(r.article) + ", squares " + numbers(r.squares) +
           ", takes " + std::to_string(r.taken) + " of " + std::to_string(r.required);
}

/// The referee answers `attempt`, a move text as a person writes it, with `ruling`.
template <rules::Variant V>
void expect_law(std::string_view fen, std::string_view attempt, const Ruling& ruling, Line line = Line::current()) {
    const rules::Position<V> p = position<V>(fen, line);
    const auto text = notation::read_move_text(attempt);
    if (!text) return fail(line, "not a move: " + std::string(attempt));
    const rules::Verdict verdict = judge_text(rules::Referee<V>(p), p, *text);
    const auto open = [](int asked, int found) { return asked == any ? any : found; };
    const Ruling found{verdict.law, open(ruling.article, verdict.article), rules::numbers_of(verdict.squares),
                       open(ruling.taken, verdict.taken), open(ruling.required, verdict.required)};
    if (shown(found) != shown(ruling))
        fail(line, std::string(fen) + " " + std::string(attempt) + "\n  expected " + shown(ruling) + "\n  found    " +
                       shown(found));
}

/// The referee answers a player who touches `square` after `touched` (0: nothing) with `ruling`.
template <rules::Variant V>
void expect_touch(std::string_view fen, int touched, int square, const Ruling& ruling, Line line = Line::current()) {
    const rules::Position<V> p = position<V>(fen, line);
    const rules::Verdict verdict = judge_touch(rules::Referee<V>(p), p, Square(square), Square(touched));
    const Ruling found{verdict.law, verdict.article, rules::numbers_of(verdict.squares)};
    if (shown(found) != shown(ruling))
        fail(line, std::string(fen) + " " + std::to_string(touched) + ", then " + std::to_string(square) +
                       "\n  expected " + shown(ruling) + "\n  found    " + shown(found));
}

/// Squares that one king of each side visits, round and round. Rounds of lengths a and b repeat a position only after
/// lcm(a, b) moves of each side.
struct Rounds {
    std::vector<int> white, black;
};

/// A game under test. Every ply must be legal and find the game still open.
template <rules::Variant V>
class Played {
public:
    explicit Played(std::string_view fen, Rounds rounds = {}, const rules::DrawLimits& limits = V::rules.draws,
                    Line line = Line::current())
        : game_(position<V>(fen, line), limits), rounds_(std::move(rounds)), story_(fen) {}

    Played& moves(std::string_view hub_moves, Line line = Line::current()) {
        for (const std::string& text : words(hub_moves)) play(text, line);
        return *this;
    }

    /// The kings go their rounds for `plies` plies, by turns.
    Played& shuttle(int plies, Line line = Line::current()) {
        while (plies-- > 0 && !broken_) play(next_of_round(), line);
        return *this;
    }

    /// The game stands so now; a draw or a win only since the last ply.
    Played& expect(Outcome outcome, Reason reason = Reason::none, Line line = Line::current()) {
        const rules::Result found = game_.result();
        if (!broken_ && found != rules::Result{outcome, reason})
            stop(line, "expected " + said({outcome, reason}) + "\n  found    " + said(found));
        return *this;
    }

    Played& expect_open(Line line = Line::current()) { return expect(Outcome::none, Reason::none, line); }
    void expect_draw(Reason reason, Line line = Line::current()) { expect(Outcome::draw, reason, line); }

private:
    static std::string said(rules::Result result) {
        return std::string(id(result.outcome)) + " " + std::string(id(result.reason));
    }

    void stop(Line line, const std::string& message) {
        broken_ = true;
        fail(line, story_ + "\n  ply " + std::to_string(game_.ply()) + ", " + notation::write_fen(game_.position()) +
                       "\n  " + message);
    }

    void play(const std::string& text, Line line) {
        if (broken_) return;
        const auto move = find_move<V>(game_.legal(), text);
        if (game_.over()) return stop(line, "expected " + text + "\n  found    " + said(game_.result()));
        if (!move) return stop(line, "expected " + text + "\n  found    " + sorted_list<V>(game_.legal()));
        game_.play(*move);
        story_ += " " + text;
    }

    std::string next_of_round() const {
        const rules::Position<V>& p = game_.position();
        const std::vector<int>& round = p.turn == rules::Side::white ? rounds_.white : rounds_.black;
        for (std::size_t i = 0; i < round.size(); ++i)
            if ((p.kings_of(p.turn) >> rules::Geometry<V>::bit_of(Square(round[i])) & 1) != 0)
                return std::to_string(round[i]) + "-" + std::to_string(round[(i + 1) % round.size()]);
        return "a king on its round " + numbers(round);
    }

    rules::Game<V> game_;
    Rounds rounds_;
    std::string story_;
    bool broken_ = false;
};

/// The game of `hub_moves` from `fen` ends with its last move, and so.
template <rules::Variant V>
void expect_game(std::string_view fen, std::string_view hub_moves, Outcome outcome, Reason reason,
                 Line line = Line::current()) {
    Played<V>(fen, {}, V::rules.draws, line).moves(hub_moves, line).expect(outcome, reason, line);
}

/// The page of V gives the reason `reason` in this article.
template <rules::Variant V>
void expect_article(Reason reason, int article, Line line = Line::current()) {
    const int found = rules::article(V::rules.articles, reason);
    if (found != article)
        fail(line, std::string(id(reason)) + "\n  expected article " + std::to_string(article) +
                       "\n  found    article " + std::to_string(found));
}

}  // namespace damas::articles
