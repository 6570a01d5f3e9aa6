// SPDX-License-Identifier: MIT
// One side of a DamExchange session: plays games of international draughts against another program, one after another,
// under our referee. Driven by messages, so it knows no socket; `play_dxp` holds one over a connection. Whatever is
// received, the session goes on or ends in order: a bad message or an illegal move is reported to the other side and
// ends the game. docs/formats/dxp.md
#pragma once

#include <functional>

#include "engine/game_clock.hpp"
#include "engine/player.hpp"
#include "engine/rulebook.hpp"
#include "protocol/connection.hpp"
#include "protocol/dxp_text.hpp"
#include "words/message.hpp"

namespace damas::protocol {

struct DxpSettings {
    std::string name = "damas";
    bool initiator = false;  ///< Asks for the games; otherwise answers to those who ask.
    int games = 1;           ///< Then no more; 0: as many as the other side wants.

    // What the initiator asks for.
    rules::Side side = rules::Side::white;  ///< Ours in the first game; then they alternate.
    int minutes = 5;                        ///< For each player and the whole game; 0: no clock.
    int moves = 0;                          ///< Of each player; 0: no limit.
    std::optional<rules::Setup> start{};    ///< A position of international draughts; nothing: the start position.

    // How we think, within the clock of the game.
    double seconds = 0;       ///< At most, about a move; 0: what the clock allows.
    std::uint64_t nodes = 0;  ///< At most; 0: no limit.
};

/// A game that has ended.
struct DxpGame {
    std::string white, black;  ///< Names.
    engine::GameRecord game;
    rules::Outcome outcome;  ///< None if it was broken off.
    words::Message end;      ///< How it ended.
};

struct DxpHooks {
    std::function<bool(const std::string&)> send;         ///< Sends a message; false if that is no more possible.
    std::function<void(const words::Message&)> report;    ///< Says on one line what happens.
    std::function<void(const DxpGame&)> game_ended = {};  ///< May be empty.
};

class DxpSession {
public:
    /// `player` plays international draughts, and is used by this session alone.
    DxpSession(DxpSettings settings, engine::Player& player, DxpHooks hooks);

    /// The connection stands: the initiator asks for the first game.
    void begin();
    /// Handles a message; thinks and answers if it is our turn then.
    void receive(std::string_view text);
    /// How many seconds the other side may still be silent.
    double patience() const { return deadline_.milliseconds() / 1000.0; }
    /// It was silent for too long.
    void silence();
    /// There is nobody to talk to any more.
    void disconnected(const words::Message& why);
    /// Ends the session and tells the other side why.
    void give_up(const words::Message& why);

    bool finished() const { return state_ == State::finished; }
    int games() const { return games_; }         ///< That have ended.
    bool in_order() const { return in_order_; }  ///< No game was broken off by an error of either side.
    /// The game that is being played, or nothing.
    const engine::Game* game() const { return state_ == State::playing ? game_.get() : nullptr; }

private:
    enum class State : std::uint8_t {
        idle,       ///< The follower waits to be asked.
        requested,  ///< The initiator waits for an answer.
        playing,
        ending,  ///< We have said that the game is over and wait for the other side to say so.
        finished,
    };

    void on(const dxp::GameRequest& m);
    void on(const dxp::GameAcceptance& m);
    void on(const dxp::Move& m);
    void on(const dxp::GameEnd& m);
    void on(const dxp::Chat& m);
    void on(const dxp::BackRequest& m);
    void on(const dxp::BackAcceptance& m);

    void request_game();
    bool begin_at(const std::optional<rules::Setup>& start);
    dxp::Acceptance acceptance_of(const dxp::GameRequest& m);
    void start_game();
    void next_turn();
    void take_turn();
    engine::LegalMove choose_move();
    void play(const engine::LegalMove& move, words::Decimal seconds, bool ours);
    void end_by_rules();
    void break_off(const words::Message& why);
    void misbehaved(const std::optional<words::Message>& what);
    void record(rules::Outcome outcome, const words::Message& end);
    void next_game(bool stop);
    void finish();
    void enter(State state, double patience);

    bool enough() const { return settings_.games > 0 && games_ >= settings_.games; }
    void send(const dxp::Message& message);
    void complain(const words::Message& what) { send(dxp::Chat{"error: " + words::english(what)}); }
    void report(const words::Message& text) { hooks_.report(text); }

    DxpSettings settings_;
    engine::Player& player_;
    DxpHooks hooks_;
    const engine::Rulebook& book_;
    State state_ = State::idle;
    core::Deadline deadline_;
    int games_ = 0;
    int bad_messages_ = 0;
    bool in_order_ = true;

    // The game.
    std::unique_ptr<engine::Game> game_;
    std::string opponent_ = "opponent";
    rules::Side side_ = rules::Side::white;  ///< Ours.
    int minutes_ = 0, moves_ = 0;
    engine::GameClock clock_{{}};  ///< Without minutes only a stopwatch.
};

/// What came of a session over a connection.
struct DxpOutcome {
    int games = 0;
    bool in_order = true;
};

/// Plays over a connection until either side has had enough or is gone.
DxpOutcome play_dxp(Connection& connection, const DxpSettings& settings, engine::Player& player,
                    const std::function<void(const words::Message&)>& report,
                    const std::function<void(const DxpGame&)>& game_ended = {});

/// The MOVE message of a legal move.
dxp::Move to_dxp(const engine::LegalMove& move, double seconds);

/// The legal move that a MOVE message names, with exactly the pieces that it captures; nothing if there is none.
std::optional<engine::LegalMove> find_move(const engine::Game& game, const dxp::Move& move);

}  // namespace damas::protocol
