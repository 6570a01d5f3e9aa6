// SPDX-License-Identifier: MIT
#include "terminal/session.hpp"

#include <algorithm>
#include <charconv>
#include <istream>
#include <ostream>

#include "notation/fill.hpp"
#include "notation/move_writer.hpp"
#include "words/lists.hpp"

namespace damas::terminal {

using engine::Ruling;
using notation::MoveText;
using rules::Outcome;

namespace {

constexpr std::size_t player_megabytes = 32;
/// For a move, without a clock.
constexpr double usual_seconds = 1;
/// From this level on thinking may take a while.
constexpr int slow_level = 9;
constexpr int slow_depth = 8;

engine::PlayerOptions player_options(const SessionOptions& o) {
    engine::PlayerOptions options{.hash_megabytes = player_megabytes,
                                  .level = o.level,
                                  .seed = o.seed,
                                  .table_directory = o.table_directory,
                                  .book = o.book};
    if (!o.textbook) return options;
    options.kind = engine::SearchKind::textbook;
    options.textbook = o.textbook->settings;
    options.textbook.seed = o.seed;
    options.textbook_seconds = o.textbook->seconds;
    return options;
}

}  // namespace

Session::Session(const engine::Rulebook& book, SessionOptions options, std::istream& in, std::ostream& out)
    : book_(&book), options_(std::move(options)), in_(in), out_(out), start_(options_.start.value_or(book.start())) {
    if (options_.clock) clock_.emplace(*options_.clock, options_.now);
    restart();
}

void Session::restart() {
    if (game_) ++options_.seed;
    game_ = std::move(*book_->new_game(start_));
    undone_.clear();
    touch_ = {};
    loaded_.reset();
    own_file_.clear();
    saved_ply_ = 0;
    player_.reset();
    thought_.reset();
    announcement_.clear();
    lost_on_time_.reset();
    if (options_.companion != nullptr) options_.companion->begin(*book_, start_, nullptr);
    if (clock_) {
        clock_->reset();
        clock_->start(game_->turn());
    }
}

Outcome Session::outcome() const {
    return lost_on_time_ ? rules::win_for(rules::opponent(*lost_on_time_)) : game_->result().outcome;
}

void Session::run() {
    greet();
    let_computer_move();
    show();
    // Without an output nobody sees what is played.
    for (std::string line; (out_ << "> " << std::flush) && std::getline(in_, line);)
        if (!obey(line)) break;
    say(phrases::bye);
}

void Session::play(std::string_view text) {
    if (lost_on_time_) return say(phrases::time_is_over);
    if (over()) {
        say(engine::sentence({.law = rules::Law::game_over}));
        return say(phrases::over_hint);
    }
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error == std::errc{} && end == text.data() + text.size()) return play_number(number);
    const auto move = notation::read_move_text(text);
    if (!move) return say({phrases::not_understood, notation::printable(text), example_move()});
    accept(*move);
}

void Session::play_number(std::size_t number) {
    const auto moves = playable_moves();
    if (number < 1 || number > moves.size()) return say(phrases::no_such_number);
    accept(notation::hub_form(moves[number - 1]));
}

void Session::accept(const MoveText& move) {
    const rules::Side mover = game_->turn();
    if (!may_touch(move.squares.front())) return;
    const Ruling ruling = game_->play(move);
    if (!ruling.legal()) {
        say(sentence(ruling));
        if (touched()) say_touched();
        return;
    }
    undone_.clear();
    touch_ = {};
    announcement_.clear();
    after_move(mover);
    let_computer_move();
    show();
}

/// Whether touch-move lets somebody take the piece on `square`, with the law said if not. Whoever names a piece has
/// touched it: from now on it binds.
bool Session::may_touch(rules::Square square) {
    if (!options_.touch_move) return true;
    const Ruling ruling = game_->touch(square, touched());
    if (ruling.law == rules::Law::touch_move) return say(sentence(ruling)), false;
    if (ruling.legal() && game_->binds(square)) touch_ = {square, game_->ply(), game_->state().position};
    return true;
}

/// The piece that must be played here; 0 if there is none.
rules::Square Session::touched() const {
    if (!touch_.square || touch_.ply != game_->ply()) return {};
    return touch_.position == game_->state().position ? touch_.square : rules::Square{};
}

/// The legal moves, or those of the touched piece.
std::vector<engine::LegalMove> Session::playable_moves() const {
    auto moves = game_->legal_moves();
    if (const rules::Square square = touched())
        std::erase_if(moves, [&](const engine::LegalMove& move) { return move.from != square; });
    return moves;
}

/// Whose time runs now.
void Session::after_move(rules::Side mover) {
    if (!clock_ || flag_has_fallen()) return;
    clock_->press(mover);
    if (over()) clock_->stop();
}

bool Session::flag_has_fallen() {
    if (clock_ && !over() && clock_->fallen()) {
        lost_on_time_ = clock_->fallen();
        clock_->stop();
    }
    return lost_on_time_.has_value();
}

/// What a player would do here.
engine::Thought Session::think(engine::Player& player) {
    engine::ThinkLimits limits{.nodes = options_.nodes};
    const rules::Side side = game_->turn();
    const bool on_clock = clock_ && options_.computer == side;
    if (on_clock) limits.time = {.clock = clock_->left(side), .increment = clock_->setting().increment};
    // Alpha-beta as taught has limits of its own.
    const bool own_limits = on_clock || (options_.textbook && &player == player_.get());
    if (options_.nodes == 0)
        limits.time.move_time = options_.seconds > 0 ? options_.seconds : own_limits ? 0 : usual_seconds;
    const std::atomic<bool> never = false;
    return player.think(game_->record(), limits, {}, never);
}

void Session::let_computer_move() {
    const rules::Side side = game_->turn();
    if (options_.computer != side || over()) return;
    if (!player_) player_ = engine::make_player(book_->id(), player_options(options_));
    if (options_.textbook ? options_.textbook->settings.depth >= slow_depth : options_.level >= slow_level) {
        say(phrases::thinking);
        out_ << std::flush;
    }
    engine::Thought thought = think(*player_);
    if (flag_has_fallen()) return;
    thought_ = std::move(thought);
    thinker_ = side;
    const engine::LegalMove& move = thought_->moves.front();
    announcement_ = move.is_capture() ? said({phrases::i_capture, notation::write_move(move),
                                              words::all_of(numbers_of(move.captured), move.captured.size())})
                                      : said({phrases::i_play, notation::write_move(move)});
    game_->play(move);
    after_move(side);
    if (options_.verbose) announcement_ += '\n' + thought_words();
}

void Session::say(std::string_view text) {
    out_ << text;
    if (!text.ends_with('\n')) out_ << '\n';
}

}  // namespace damas::terminal
