// SPDX-License-Identifier: MIT
// `damas dxp`: games of international draughts against another program by DamExchange, over a network or on this
// machine.
#include "protocol/dxp.hpp"

#include "arbiter/arbiter.hpp"
#include "common.hpp"
#include "numbers.hpp"
#include "option_flags.hpp"
#include "protocol/line_writer.hpp"
#include "table_warning.hpp"
#include "words/commands/dxp.hpp"
#include "words/connections.hpp"

namespace damas::apps {

namespace {

namespace said = words::commands::dxp;
namespace help = said::help;

struct Options {
    bool listen = false;
    std::string address = "127.0.0.1", host, side = "white", pdn, fen;
    int port = protocol::dxp::standard_port;
    protocol::DxpSettings settings;
    engine::PlayerOptions player{.table_directory = engine::default_table_directory()};
};

namespace link = words::connections;

constexpr double connect_seconds = 10;

void say(const words::Message& text) { protocol::standard_output().line(words::say(text, language())); }

std::optional<core::FileError> append_pdn(const std::string& path, const protocol::DxpGame& played) {
    notation::pdn::Game game;
    game.line = notation::pdn::line_of(played.game.moves());
    game.set_tag("White", played.white);
    game.set_tag("Black", played.black);
    game.set_tag("Termination", words::say(played.end, language()));
    arbiter::set_standard_tags(game, *engine::find_rulebook("international"), played.game.start(), played.outcome);
    auto file = core::GrowingFile::open(path, core::GrowingFile::Taken::wait);
    if (!file) return file.error();
    return file->append(notation::pdn::write(game) + '\n');
}

/// Plays with whoever is at the other end; games that cannot be kept are said at once, and the games go on.
class Games {
public:
    explicit Games(const Options& o) : o_(o), player_(engine::make_player("international", o.player)) {}

    protocol::DxpOutcome play(protocol::Connection connection) {
        say(link::connected);
        return protocol::play_dxp(connection, o_.settings, *player_, say, [&](const protocol::DxpGame& game) {
            if (o_.pdn.empty()) return;
            if (const auto wrong = append_pdn(o_.pdn, game)) written_ = bad_request(wrong->message());
        });
    }

    /// The exit code after that.
    int code(const protocol::DxpOutcome& outcome) const {
        if (written_ != exit_ok) return written_;
        if (const int error = protocol::standard_output().error(); error != 0) return output_failed(error);
        return outcome.in_order ? exit_ok : exit_no;
    }

private:
    const Options& o_;
    std::unique_ptr<engine::Player> player_;
    int written_ = exit_ok;
};

int connect(const Options& o, Games& games) {
    say({link::connecting, o.host, o.port});
    auto connection = protocol::Connection::connect(o.host, o.port, connect_seconds);
    if (!connection) return bad_request(connection.error());
    return games.code(games.play(std::move(*connection)));
}

/// Waits until somebody comes who plays: who only looks in, or speaks something else, ends nothing.
int listen(const Options& o, Games& games) {
    auto listener = protocol::Listener::open(o.address, o.port);
    if (!listener) return bad_request(listener.error());
    say({link::listening, o.address, listener->port()});
    while (true) {
        auto connection = listener->accept(-1);
        if (!connection) return bad_request(connection.error().text);
        const protocol::DxpOutcome outcome = games.play(std::move(*connection));
        const int code = games.code(outcome);
        if (outcome.games > 0 || code == exit_bad_request) return code;
        say({link::listening_still, o.address, listener->port()});
    }
}

int run(Options& o) {
    if (o.listen == !o.host.empty()) return bad_request(said::listen_or_connect);
    if (!o.fen.empty()) {
        const auto game = game_from("international", o.fen);
        if (!game) return bad_request(game.error());
        if ((*game)->over()) return bad_request(said::over_there);
        o.settings.start = (*game)->start();
    }
    if (!o.pdn.empty())
        if (const auto file = core::GrowingFile::open(o.pdn, core::GrowingFile::Taken::wait); !file)
            return bad_request(file.error().message());
    o.settings.initiator = !o.listen;
    o.settings.side = o.side == "white" ? rules::Side::white : rules::Side::black;
    Games games(o);
    warn_about_tables(o.player.table_directory, "international");
    return o.listen ? listen(o, games) : connect(o, games);
}

}  // namespace

void add_dxp(CLI::App& app) {
    auto o = std::make_shared<Options>();
    CLI::App& command = *app.add_subcommand("dxp", text(help::command));
    protocol::DxpSettings& s = o->settings;
    auto* listen = command.add_flag("--listen,-l", o->listen, text(help::listen));
    command.add_option("--connect,-c", o->host, text(help::connect))->excludes(listen);
    add_number(command, "--port,-p", o->port, text(help::port), 1, 65'535);
    command.add_option("--address", o->address, text(help::address))->capture_default_str();
    add_number(command, "--games,-g", s.games, text(help::games), 0, 1'000'000);
    command.add_option("--side", o->side, text(help::side))->check(one_of({"white", "black"}))->capture_default_str();
    add_number(command, "--minutes", s.minutes, text(help::minutes), 0, 999);
    add_number(command, "--moves", s.moves, text(help::moves), 0, 999);
    command.add_option("--fen", o->fen, text(help::fen));
    auto* seconds = command.add_option("--seconds,-s", s.seconds, text(help::seconds))->transform(within(0.01, 3600.0));
    command.add_option("--nodes", s.nodes, text(help::nodes))->transform(within<std::uint64_t>(1))->excludes(seconds);
    add_player_flag(command, "threads", ",-t", o->player);
    add_player_flag(command, "hash", "", o->player);
    add_player_flag(command, "level", "", o->player);
    command.add_option("--name", s.name, text(help::name))->capture_default_str();
    command.add_option("--pdn", o->pdn, text(help::pdn));
    on_run(command, [o] { return run(*o); });
}

}  // namespace damas::apps
