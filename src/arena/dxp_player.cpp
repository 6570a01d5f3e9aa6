// SPDX-License-Identifier: MIT
// A program that speaks DamExchange as a contestant; we are the initiator. Options: host=, port=, name=, command= and
// directory= to start the program first, minutes= to ask for. The position at its first move is sent as the start of
// the game. DXP has no time a move: the whole minutes of the clock are asked for, or those of sixty moves.
#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <cmath>
#include <thread>

#include "arena/contestant.hpp"
#include "arena/process.hpp"
#include "engine/rulebook.hpp"
#include "notation/text.hpp"
#include "protocol/dxp.hpp"
#include "words/expected.hpp"
#include "words/match_faults.hpp"

namespace damas::arena {

namespace {

namespace dxp = protocol::dxp;
namespace said = words::match_faults;

/// Seconds for answers that need no thought, and for a program to start and listen.
constexpr double answer_patience = 30, start_patience = 30;
/// Seconds for a move beyond the clock that was agreed.
constexpr double move_grace = 30;
constexpr int moves_a_game = 60, most_minutes = 999;

struct DxpAddress {
    std::string host = "localhost";
    int port = dxp::standard_port;
    std::string command{}, directory{};
    int minutes = 0;  ///< 0: from the limits of the first move.
};

int minutes_for(const search::TimeControl& time, const DxpAddress& address) {
    if (address.minutes > 0) return address.minutes;
    double seconds = 60;
    if (time.move_time > 0) seconds = time.move_time * moves_a_game;
    if (time.clock > 0) seconds = time.clock + time.increment * moves_a_game;
    return static_cast<int>(std::clamp(std::floor(seconds / 60), 1.0, double{most_minutes}));
}

class DxpPlayer final : public Contestant {
public:
    DxpPlayer(DxpAddress address, std::string name) : address_(std::move(address)), name_(std::move(name)) {}

    ~DxpPlayer() override {
        if (!connection_ || state_ != State::our_turn) return;
        [[maybe_unused]] const auto sent = connection_->send(dxp::write(dxp::GameEnd{dxp::EndReason::unknown, true}));
    }

    /// Connects, and starts the program before that if it is ours to start and does not run.
    std::expected<void, words::Message> connect() {
        if (!address_.command.empty() && !(process_ && process_->alive())) {
            process_.reset();
            auto process = Process::start(address_.command, address_.directory);
            if (!process) return fail(process.error());
            process_ = std::move(*process);
        }
        const core::Deadline deadline(process_ ? start_patience : 0);
        while (true) {
            auto connection = protocol::Connection::connect(address_.host, address_.port, answer_patience);
            if (connection) {
                connection_ = std::move(*connection);
                state_ = State::idle;
                return {};
            }
            if (deadline.passed() || (process_ && !process_->alive())) return fail(connection.error());
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
        }
    }

    std::expected<void, words::Message> new_game() override {
        told_ = 0;
        if (state_ != State::idle) disconnect();  // The last game did not end in order.
        return connection_ ? std::expected<void, words::Message>{} : connect();
    }

    std::expected<Reply, words::Message> think(const engine::GameRecord& game,
                                               const engine::ThinkLimits& limits) override {
        if (!connection_) return fail(said::not_connected);
        if (state_ == State::idle) {
            if (const auto begun = begin(game, limits); !begun) return std::unexpected(begun.error());
        } else if (const auto told = tell_moves(game); !told) {
            return std::unexpected(told.error());
        }
        state_ = State::its_turn;
        const auto message = await(patience_);
        if (!message) return std::unexpected(message.error());
        if (const auto* end = std::get_if<dxp::GameEnd>(&*message)) return leave(*end);
        const auto* move = std::get_if<dxp::Move>(&*message);
        if (move == nullptr)
            return break_down({said::answered_its_turn_with, notation::printable(dxp::write(*message))});
        state_ = State::our_turn;
        ++told_;  // it knows its own move
        notation::MoveText text{{move->from, move->to}, !move->captured.empty(), {}};
        text.squares.insert(text.squares.end(), move->captured.begin(), move->captured.end());
        return Reply{std::move(text)};
    }

    /// A game may be ended by the side to move only, so a program whose turn it is must answer once more.
    void game_over(const engine::GameRecord& game) override {
        if (!connection_ || state_ == State::idle) return;
        if (!say_good_bye(game)) disconnect();
    }

private:
    enum class State : std::uint8_t { idle, its_turn, our_turn };

    std::unexpected<words::Message> fail(const words::Message& what) const {
        return std::unexpected(words::about(name_, what));
    }

    /// The next game needs a new connection, and a new program if it is ours: most end with their connection.
    void disconnect() {
        connection_.reset();
        process_.reset();
        state_ = State::idle;
    }
    std::unexpected<words::Message> break_down(const words::Message& what) {
        disconnect();
        return fail(what);
    }

    std::expected<void, words::Message> send(const dxp::Message& message) {
        if (const auto sent = connection_->send(dxp::write(message)); !sent) return break_down(sent.error());
        return {};
    }

    /// The next message that is not chat; taking back is refused.
    std::expected<dxp::Message, words::Message> await(double seconds) {
        for (const core::Deadline deadline(seconds);;) {
            if (deadline.passed()) return break_down(said::no_answer_in_time);
            const auto text = connection_->receive(deadline.milliseconds() / 1000.0);
            if (!text) return break_down(text.error().text);
            auto message = dxp::read(*text);
            if (!message) return break_down({said::bad_message, message.error()});
            if (std::holds_alternative<dxp::Chat>(*message)) continue;
            if (!std::holds_alternative<dxp::BackRequest>(*message)) return std::move(*message);
            if (const auto sent = send(dxp::BackAcceptance{dxp::BackCode::not_supported}); !sent)
                return std::unexpected(sent.error());
        }
    }

    /// Asks for a game from the position in which it is the program's turn.
    std::expected<void, words::Message> begin(const engine::GameRecord& game, const engine::ThinkLimits& limits) {
        const engine::Rulebook& book = *engine::find_rulebook("international");
        const rules::Setup here = book.replay(game)->state().position;
        const int minutes = minutes_for(limits.time, address_);
        patience_ = 60.0 * minutes + move_grace;
        dxp::GameRequest m{dxp::version, "damas", here.turn, minutes, 0};
        if (here != book.start()) m.position = here;
        if (const auto sent = send(m); !sent) return sent;
        const auto answer = await(answer_patience);
        if (!answer) return std::unexpected(answer.error());
        const auto* accepted = std::get_if<dxp::GameAcceptance>(&*answer);
        if (accepted == nullptr) return break_down(said::no_answer_to_request);
        if (accepted->code != dxp::Acceptance::accepted)
            return break_down({said::refused_game, static_cast<int>(accepted->code)});
        told_ = game.moves().size();
        return {};
    }

    /// Sends the moves that it does not know yet: one, unless the match has gone astray.
    std::expected<void, words::Message> tell_moves(const engine::GameRecord& game) {
        if (told_ > game.moves().size()) return break_down(said::move_not_played);
        for (; told_ < game.moves().size(); ++told_)
            if (const auto sent = send(protocol::to_dxp(game.moves()[told_], 0)); !sent) return sent;
        return {};
    }

    /// It ends the game on its turn. Giving up is its own decision, a draw is the referee's.
    std::expected<Reply, words::Message> leave(const dxp::GameEnd& end) {
        if (const auto sent = send(dxp::GameEnd{}); !sent) return std::unexpected(sent.error());
        state_ = State::idle;
        if (end.stop) disconnect();
        if (end.reason == dxp::EndReason::i_lose) return Reply{};
        if (end.reason == dxp::EndReason::draw) return Reply{.move = {}, .claims_draw = true};
        return fail(end.reason == dxp::EndReason::i_win ? said::ended_as_won : said::ended_without_reason);
    }

    /// Ends a game that has been begun, so that the next one can be; false if that did not work.
    bool say_good_bye(const engine::GameRecord& game) {
        if (state_ == State::our_turn && told_ < game.moves().size()) {
            if (!tell_moves(game)) return false;
            const auto message = await(patience_);
            if (!message) return false;
            if (std::holds_alternative<dxp::GameEnd>(*message)) {
                state_ = State::idle;
                return send(dxp::GameEnd{}).has_value();
            }
        }
        if (state_ == State::its_turn || !send(dxp::GameEnd{})) return false;
        const auto confirmed = await(answer_patience);
        if (!confirmed || !std::holds_alternative<dxp::GameEnd>(*confirmed)) return false;
        state_ = State::idle;
        return true;
    }

    DxpAddress address_;
    std::string name_;
    std::optional<Process> process_;
    std::optional<protocol::Connection> connection_;
    State state_ = State::idle;
    std::size_t told_ = 0;  ///< How many moves of the game the program knows.
    double patience_ = 0;   ///< For a move, in seconds.
};

/// A whole number of an option from 1 to `most`.
bool read_number(std::string_view text, int most, int& value) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc{} && end == text.data() + text.size() && value >= 1 && value <= most;
}

}  // namespace

std::expected<std::unique_ptr<Contestant>, words::Message> make_dxp(const PlayerSpec& spec, std::string_view rules) {
    const auto refuse = [&](const words::Message& why) {
        return std::unexpected(words::Message(said::of_player, spec.name, why));
    };
    if (rules != "international") return refuse(said::international_only);
    DxpAddress address;
    for (const auto& [name, value] : spec.options.arguments) {
        if (name == "host")
            address.host = value;
        else if (name == "command")
            address.command = value;
        else if (name == "directory")
            address.directory = value;
        else if (name == "port" || name == "minutes") {
            const bool port = name == "port";
            const int most = port ? 65'535 : most_minutes;
            if (!read_number(value, most, port ? address.port : address.minutes))
                return refuse(words::about(name, {words::expected::whole_number, 1, most}));
        } else if (name != "name")
            return refuse(words::about(notation::printable(name), said::unknown_dxp_option));
    }
    auto player = std::make_unique<DxpPlayer>(std::move(address), spec.name);
    if (const auto connected = player->connect(); !connected) return std::unexpected(connected.error());
    return player;
}

}  // namespace damas::arena
