// SPDX-License-Identifier: MIT
#include "protocol/dxp.hpp"

#include <algorithm>
#include <cmath>

#include "notation/move_writer.hpp"
#include "words/connections.hpp"
#include "words/dxp_games.hpp"
#include "words/rulings.hpp"
#include "words/system.hpp"

namespace damas::protocol {

namespace {

namespace text = words::dxp_games;
using rules::Outcome;

// How long the other side may take, in seconds.
constexpr double answer_patience = 30;    ///< To accept a game or confirm its end.
constexpr double idle_patience = 600;     ///< To ask for the next game.
constexpr double move_grace = 60;         ///< To move, beyond its clock.
constexpr double unclocked_move = 3'600;  ///< To move without a clock.

constexpr int most_bad_messages = 10;
/// A second and a twentieth of the clock are kept back for the connection and for a busy machine.
constexpr double clock_share = 0.95, clock_reserve = 1;
constexpr double least_clock = 0.02;
/// About a move when neither the clock nor the user limits it.
constexpr double default_seconds = 1;

dxp::EndReason reason_for(Outcome outcome, rules::Side side) {
    if (outcome == Outcome::draw) return dxp::EndReason::draw;
    if (outcome == Outcome::none) return dxp::EndReason::unknown;
    return outcome == rules::win_for(side) ? dxp::EndReason::i_win : dxp::EndReason::i_lose;
}

/// As it was sent: from, to, captured.
notation::MoveText written(const dxp::Move& m) {
    notation::MoveText text{{m.from, m.to}, !m.captured.empty(), {}};
    text.squares.insert(text.squares.end(), m.captured.begin(), m.captured.end());
    return text;
}

}  // namespace

dxp::Move to_dxp(const engine::LegalMove& move, double seconds) {
    return {static_cast<int>(std::clamp(std::round(seconds), 0.0, 9999.0)), move.from, move.to, move.captured};
}

std::optional<engine::LegalMove> find_move(const engine::Game& game, const dxp::Move& move) {
    std::vector<rules::Square> captured = move.captured;
    std::ranges::sort(captured);
    for (engine::LegalMove& legal : game.legal_moves())
        if (legal.from == move.from && legal.to == move.to && legal.captured == captured) return std::move(legal);
    return {};
}

DxpSession::DxpSession(DxpSettings settings, engine::Player& player, DxpHooks hooks)
    : settings_(std::move(settings)),
      player_(player),
      hooks_(std::move(hooks)),
      book_(*engine::find_rulebook("international")),
      deadline_(idle_patience) {}

void DxpSession::begin() {
    if (settings_.initiator)
        request_game();
    else
        enter(State::idle, idle_patience);
}

void DxpSession::receive(std::string_view text) {
    if (finished()) return;
    const auto message = dxp::read(text);
    if (!message) return misbehaved(words::Message(text::bad_message, message.error()));
    std::visit([this](const auto& m) { on(m); }, *message);
}

void DxpSession::silence() {
    switch (state_) {
        case State::idle: report(text::nobody_asked); return finish();
        case State::requested:
            report(text::no_answer);
            in_order_ = false;
            return finish();
        case State::playing:
            // After our last move the other side should have agreed that the game is over; the rules say so anyway.
            if (game_->over()) return end_by_rules();
            return break_off(text::no_move);
        case State::ending: report({text::no_end_confirmed, opponent_}); return next_game(true);
        case State::finished: return;
    }
}

void DxpSession::disconnected(const words::Message& why) {
    if (finished()) return;
    report(why);
    if (state_ == State::playing) {
        const engine::GameState state = game_->state();
        if (state.result.outcome == Outcome::none) in_order_ = false;
        record(state.result.outcome,
               state.result.outcome == Outcome::none ? why : engine::sentence(state.result, state.article));
    }
    if (state_ == State::requested) in_order_ = false;
    finish();
}

void DxpSession::give_up(const words::Message& why) {
    if (finished()) return;
    in_order_ = false;
    complain(why);
    if (state_ == State::playing) send(dxp::GameEnd{dxp::EndReason::unknown, true});
    disconnected(why);
}

// ---- Messages of the other side.

/// Sets up a game, from the start if there is no other position; false if none begins there.
bool DxpSession::begin_at(const std::optional<rules::Setup>& start) {
    auto game = book_.new_game(start.value_or(book_.start()));
    if (!game || (*game)->over()) return false;
    game_ = std::move(*game);
    return true;
}

dxp::Acceptance DxpSession::acceptance_of(const dxp::GameRequest& m) {
    if (settings_.initiator || enough()) return dxp::Acceptance::no_games;
    if (m.version != dxp::version) return dxp::Acceptance::other_version;
    return begin_at(m.position) ? dxp::Acceptance::accepted : dxp::Acceptance::not_this_game;
}

void DxpSession::on(const dxp::GameRequest& m) {
    if (state_ == State::playing || state_ == State::ending) return misbehaved(words::Message(text::request_in_game));
    const dxp::Acceptance answer = acceptance_of(m);
    send(dxp::GameAcceptance{settings_.name, answer});
    if (finished()) return;
    if (answer != dxp::Acceptance::accepted) {
        report({text::refused_to, m.name, static_cast<int>(answer)});
        return misbehaved({});
    }
    opponent_ = m.name.empty() ? "opponent" : m.name;
    side_ = m.follower;
    minutes_ = m.minutes;
    moves_ = m.moves;
    start_game();
}

void DxpSession::on(const dxp::GameAcceptance& m) {
    if (state_ != State::requested) return misbehaved(words::Message(text::unasked_acceptance));
    if (!m.name.empty()) opponent_ = m.name;
    if (m.code == dxp::Acceptance::accepted) return start_game();
    report({m.code == dxp::Acceptance::other_version   ? text::other_version
            : m.code == dxp::Acceptance::not_this_game ? text::not_this_game
                                                       : text::no_games,
            opponent_});
    in_order_ = false;
    finish();
}

void DxpSession::on(const dxp::Move& m) {
    if (state_ != State::playing)
        return state_ == State::ending ? misbehaved({}) : misbehaved(words::Message(text::move_without_game));
    // To us the game is over, to the other side it is not: it is our turn now, and we may say so.
    if (game_->over()) return end_by_rules();
    const auto move = find_move(*game_, m);
    if (!move) {
        const notation::MoveText sent = written(m);
        const engine::Ruling ruling = game_->judge(sent);
        return misbehaved(words::Message(words::rulings::illegal_move, notation::write_move_text(sent),
                                         ruling.legal() ? words::Message(text::captures_others) : sentence(ruling)));
    }
    play(*move, {static_cast<double>(m.seconds), 0}, false);
}

void DxpSession::on(const dxp::GameEnd& m) {
    if (state_ == State::ending) return next_game(m.stop);
    if (state_ != State::playing) {
        if (m.stop) disconnected({text::wants_no_more, opponent_});
        return;
    }
    // The rules know better than the other side; where they say nothing, it may give up or break off.
    const engine::GameState before = game_->state();
    words::Message end{text::ended, opponent_};
    if (before.result.outcome == Outcome::none) {
        if (m.reason == dxp::EndReason::i_lose) game_->resign(rules::opponent(side_));
        if (m.reason == dxp::EndReason::draw) game_->agree_draw();
        if (m.reason == dxp::EndReason::i_win) end = {text::ended_as_won, opponent_};
    }
    const engine::GameState state = game_->state();
    if (state.result.outcome != Outcome::none) end = engine::sentence(state.result, state.article);
    record(state.result.outcome, end);
    const bool stop = m.stop || enough();
    send(dxp::GameEnd{dxp::EndReason::unknown, stop});
    if (!finished()) next_game(stop);
}

void DxpSession::on(const dxp::Chat& m) { report({text::says, opponent_, m.text}); }

void DxpSession::on(const dxp::BackRequest&) {
    report({text::wants_back, opponent_});
    send(dxp::BackAcceptance{dxp::BackCode::not_supported});
}

void DxpSession::on(const dxp::BackAcceptance&) { misbehaved(words::Message(text::unasked_permission)); }

// ---- The course of a game.

void DxpSession::request_game() {
    if (!begin_at(settings_.start)) return disconnected(text::no_game_there);
    side_ = games_ % 2 == 0 ? settings_.side : rules::opponent(settings_.side);
    minutes_ = settings_.minutes;
    moves_ = settings_.moves;
    dxp::GameRequest request{dxp::version, settings_.name, rules::opponent(side_), minutes_, moves_};
    if (const rules::Setup start = game_->start(); start != book_.start()) request.position = start;
    enter(State::requested, answer_patience);
    send(request);
}

void DxpSession::start_game() {
    clock_ = engine::GameClock({.time = 60.0 * minutes_});
    player_.new_game();
    const words::Message clock =
        minutes_ > 0 ? words::Message(text::with_minutes, minutes_) : words::Message(text::without_clock);
    const words::Message moves = moves_ > 0 ? words::Message(text::with_moves, moves_) : words::verbatim("");
    const bool white = side_ == rules::Side::white;
    report({white ? text::we_play_white : text::we_play_black, games_ + 1, opponent_, clock, moves});
    next_turn();
}

void DxpSession::next_turn() {
    const engine::GameState state = game_->state();
    clock_.start(state.turn);
    enter(State::playing, state.result.outcome != Outcome::none ? answer_patience
                          : minutes_ > 0 ? std::max(clock_.left(rules::opponent(side_)), 0.0) + move_grace
                                         : unclocked_move);
    if (state.turn == side_) take_turn();
}

void DxpSession::take_turn() {
    const engine::GameState state = game_->state();
    if (state.result.outcome != Outcome::none) return end_by_rules();
    if (moves_ > 0 && state.ply >= 2 * moves_) {
        record(Outcome::none, {text::moves_played, moves_});
        enter(State::ending, answer_patience);
        return send(dxp::GameEnd{dxp::EndReason::unknown, enough()});
    }
    const double had = clock_.left(side_);
    const engine::LegalMove move = choose_move();
    const double used = had - clock_.left(side_);
    send(to_dxp(move, used));
    if (!finished()) play(move, {used, 1}, true);
}

engine::LegalMove DxpSession::choose_move() {
    engine::ThinkLimits limits{.nodes = settings_.nodes, .time = {.move_time = settings_.seconds}};
    if (minutes_ > 0) {
        limits.time.clock = std::max(clock_share * clock_.left(side_) - clock_reserve, least_clock);
        if (moves_ > 0) limits.time.moves = std::max(moves_ - game_->ply() / 2, 1);
    } else if (settings_.seconds == 0 && settings_.nodes == 0) {
        limits.time.move_time = default_seconds;
    }
    const std::atomic<bool> never = false;
    return player_.think(game_->record(), limits, {}, never).moves.front();
}

/// Plays a move that find_move() or legal_moves() gave, reports it, and turns to the other player.
void DxpSession::play(const engine::LegalMove& move, words::Decimal seconds, bool ours) {
    const engine::GameState state = game_->state();
    const bool white = state.turn == rules::Side::white;
    const int plies_before = white == (state.ply % 2 == 0) ? 0 : 1;  // 1 if Black began
    report({ours ? text::played_by_us : text::played,
            std::to_string((state.ply + plies_before) / 2 + 1) + (white ? ". " : "... "), notation::write_move(move),
            seconds});
    game_->play(move);
    next_turn();
}

/// Our turn in a game that is over: we say so.
void DxpSession::end_by_rules() {
    const engine::GameState state = game_->state();
    record(state.result.outcome, engine::sentence(state.result, state.article));
    enter(State::ending, answer_patience);
    send(dxp::GameEnd{reason_for(state.result.outcome, side_), enough()});
}

void DxpSession::break_off(const words::Message& why) {
    in_order_ = false;
    record(Outcome::none, why);
    enter(State::ending, answer_patience);
    complain(why);
    send(dxp::GameEnd{dxp::EndReason::unknown, enough()});
}

/// The other side did what it must not: `what`, or something said already.
void DxpSession::misbehaved(const std::optional<words::Message>& what) {
    if (what && state_ == State::playing) return break_off(*what);
    if (what) {
        report(*what);
        complain(*what);
    }
    if (++bad_messages_ >= most_bad_messages) give_up(text::too_many_bad);
}

void DxpSession::record(Outcome outcome, const words::Message& end) {
    ++games_;
    report({text::ends, games_, end});
    if (!hooks_.game_ended) return;
    const bool white = side_ == rules::Side::white;
    hooks_.game_ended(
        {white ? settings_.name : opponent_, white ? opponent_ : settings_.name, game_->record(), outcome, end});
}

/// The game is over for both sides.
void DxpSession::next_game(bool stop) {
    if (stop || enough()) return finish();
    if (settings_.initiator) return request_game();
    enter(State::idle, idle_patience);
}

void DxpSession::finish() { state_ = State::finished; }

void DxpSession::enter(State state, double patience) {
    if (finished()) return;
    state_ = state;
    deadline_ = core::Deadline(patience);
}

void DxpSession::send(const dxp::Message& message) {
    if (finished() || hooks_.send(dxp::write(message))) return;
    disconnected(words::connections::lost);
}

DxpOutcome play_dxp(Connection& connection, const DxpSettings& settings, engine::Player& player,
                    const std::function<void(const words::Message&)>& report,
                    const std::function<void(const DxpGame&)>& game_ended) {
    DxpSession session(
        settings, player,
        {[&](const std::string& message) { return connection.send(message).has_value(); }, report, game_ended});
    session.begin();
    while (!session.finished()) {
        const double patience = session.patience();
        const auto message = connection.receive(patience);
        if (message && patience > 0)
            session.receive(*message);
        else if (message || message.error().kind == ReceiveError::Kind::timeout)
            session.silence();
        else if (message.error().kind == ReceiveError::Kind::too_long)
            session.give_up(message.error().text);
        else
            session.disconnected(message.error().text);
    }
    return {session.games(), session.in_order()};
}

}  // namespace damas::protocol
