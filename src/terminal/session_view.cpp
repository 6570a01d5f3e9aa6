// SPDX-License-Identifier: MIT
// What a session shows: the board, whose turn it is, counts that begin to matter, lists.
#include <algorithm>
#include <ostream>

#include "analysis/score_words.hpp"
#include "notation/move_writer.hpp"
#include "terminal/session.hpp"
#include "words/lists.hpp"

namespace damas::terminal {

using engine::GameState;
using engine::LegalMove;

namespace {

constexpr std::size_t moves_a_row = 5;
constexpr std::size_t move_columns = 11;
/// Plies of a line of thought.
constexpr std::size_t shown_plies = 10;

}  // namespace

void Session::greet() {
    const words::Text& name = book_->name();
    if (options_.computer)
        say({phrases::against_computer, name, side_word(rules::opponent(*options_.computer)), opponent_words()});
    else
        say({phrases::two_people, name});
    if (const int article = book_->rules().articles.touch_move; options_.touch_move && article != 0)
        say({phrases::touch_rule, article});
    say({phrases::welcome, example_move()});
}

/// The computer as it plays this game.
std::string Session::opponent_words() const {
    if (!options_.textbook) return said({phrases::at_level, options_.level, level_word()});
    const search::textbook::Settings& s = options_.textbook->settings;
    return said({s.pruning ? phrases::alpha_beta : phrases::minimax, s.depth});
}

/// A move that is legal now, or at least looks like one.
std::string Session::example_move() const {
    const auto moves = game_->legal_moves();
    return moves.empty() ? "9-13" : notation::write_move(moves.front());
}

/// The board with the last move marked, and what there is to know below it.
void Session::show() {
    notation::DiagramStyle style{.flip = options_.flip,
                                 .numbers = options_.numbers,
                                 .color = options_.color,
                                 .unicode = options_.unicode,
                                 .marked = {}};
    const GameState state = game_->state();
    if (state.ply > 0) {
        const LegalMove last = game_->move_at(state.ply - 1);
        style.marked = {last.from, last.to};
    }
    out_ << '\n' << notation::draw_text(game_->view(), style);
    if (!announcement_.empty()) say(announcement_);
    if (options_.companion != nullptr)
        if (const std::string remark = options_.companion->remark(*game_); !remark.empty()) say(remark);
    if (!over()) {
        show_counters(state);
        return show_turn(state);
    }
    if (lost_on_time_) {
        say(*lost_on_time_ == rules::Side::white ? phrases::white_lost_on_time : phrases::black_lost_on_time);
        return say(phrases::time_is_over);
    }
    say(engine::sentence(state.result, state.article));
    say(phrases::over_hint);
}

void Session::show_turn(const GameState& state) {
    const auto moves = game_->legal_moves();
    std::string line = said({phrases::to_move, half() / 2 + 1, side_word(state.turn)});
    if (clock_) line += ' ' + clock_words();
    if (!moves.front().captured.empty()) {
        std::string list;
        for (const LegalMove& move : moves) list += (list.empty() ? "" : ", ") + notation::write_move(move);
        line += said({phrases::must_capture, list});
    }
    say(line);
}

/// Counts are shown only when they begin to matter.
void Session::show_counters(const GameState& state) {
    if (state.repetitions > 1) say({phrases::repeated, state.repetitions});
    const auto count = [&](const words::Text& what, int now, int limit) { say({what, now, limit}); };
    if (state.counters.forzosa) count(phrases::forzosa, *state.counters.forzosa, state.limits.forzosa_plies);
    if (state.counters.sixteen) count(phrases::lone_king, *state.counters.sixteen, state.limits.one_v_three_plies);
    if (state.counters.five) count(phrases::lone_king, *state.counters.five, state.limits.one_v_two_plies);
    if (!state.counters.forzosa && 2 * state.counters.idle >= state.limits.idle_plies && state.limits.idle_plies != 0)
        count(phrases::idle, state.counters.idle, state.limits.idle_plies);
}

/// Quiet moves in columns; captures with what they take.
void Session::list_moves() {
    if (over()) return show();
    const auto moves = playable_moves();
    std::string row;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        std::string entry = notation::pad_left(std::to_string(i + 1), 2) + ") " + notation::write_move(moves[i]);
        const bool capture = !moves[i].captured.empty();
        if (capture)
            entry = notation::pad_right(entry, move_columns + 4) + ' ' +
                    said({phrases::captures, words::all_of(numbers_of(moves[i].captured), moves[i].captured.size())});
        const bool last = capture || (i + 1) % moves_a_row == 0 || i + 1 == moves.size();
        row += last ? entry : notation::pad_right(entry, move_columns);
        if (!last) continue;
        say(row);
        row.clear();
    }
}

void Session::list_game() {
    int at = half() - game_->ply();
    std::string text;
    for (const LegalMove& move : game_->moves()) {
        const bool first = text.empty();
        if (!first) text += ' ';
        if (at % 2 == 0 || first) text += std::to_string(at / 2 + 1) + (at % 2 == 0 ? ". " : "... ");
        text += notation::write_move(move);
        ++at;
    }
    say(text);
}

/// Where the game stands in plies from 0, odd for Black.
int Session::half() const {
    return game_->ply() + ((game_->ply() % 2 == 0) != (game_->turn() == rules::Side::white) ? 1 : 0);
}

std::string Session::clock_words() const {
    return said(
        {phrases::clocks, time_text(clock_->left(rules::Side::white)), time_text(clock_->left(rules::Side::black))});
}

std::string Session::thought_words() const {
    std::string line;
    for (std::size_t i = 0; i < std::min(thought_->moves.size(), shown_plies); ++i)
        line += (i == 0 ? "" : " ") + notation::write_move(thought_->moves[i]);
    const words::Message score = analysis::score_words(analysis::seen_by_white(thought_->score, thinker_));
    if (thought_->by_book) return said({phrases::by_book, score, line});
    if (thought_->depth == 0) return said({phrases::thought_cut, score, thought_->nodes, line});
    return said({phrases::thought, thought_->depth, score, thought_->nodes, line});
}

}  // namespace damas::terminal
