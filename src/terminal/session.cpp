// SPDX-License-Identifier: MIT
#include "terminal/session.hpp"

#include <algorithm>
#include <charconv>
#include <fstream>
#include <istream>
#include <ostream>
#include <sstream>

#include "engine/arbiter.hpp"
#include "notation/move_text.hpp"
#include "terminal/words.hpp"

namespace damas::terminal {

using engine::GameState;
using engine::Ruling;
using notation::MoveText;

namespace {

std::string_view trim(std::string_view text) {
    constexpr std::string_view blanks = " \t\r\n";
    const std::size_t begin = text.find_first_not_of(blanks);
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(blanks) - begin + 1);
}

}  // namespace

/// A word in either language, and what it does with the rest of its line; false leaves the session.
struct Session::Command {
    std::array<std::string_view, 4> names;
    bool (*run)(Session&, std::string_view rest);
};

const Session::Command* Session::find_command(std::string_view word) {
    static const std::array commands{
        Command{{"ayuda", "help", "?", "h"},
                [](Session& s, auto) { return s.say(words::help.in(s.options_.language)), true; }},
        Command{{"jugadas", "moves", "m", "j"}, [](Session& s, auto) { return s.list_moves(), true; }},
        Command{{"deshacer", "undo", "u", "d"}, [](Session& s, auto) { return s.undo(), true; }},
        Command{{"rehacer", "redo", "r", ""}, [](Session& s, auto) { return s.redo(), true; }},
        Command{{"tablas", "draw", "", ""}, [](Session& s, auto) { return s.offer_draw(), true; }},
        Command{{"abandono", "resign", "abandonar", ""}, [](Session& s, auto) { return s.resign(), true; }},
        Command{{"pista", "hint", "", ""}, [](Session& s, auto) { return s.hint(), true; }},
        Command{{"girar", "flip", "", ""}, [](Session& s, auto) { return s.options_.flip ^= true, s.show(), true; }},
        Command{{"numeros", "numbers", "números", ""},
                [](Session& s, auto) { return s.options_.numbers ^= true, s.show(), true; }},
        Command{{"partida", "game", "", ""}, [](Session& s, auto) { return s.list_game(), true; }},
        Command{{"fen", "FEN", "", ""}, [](Session& s, auto) { return s.say(s.game_->state().fen), true; }},
        Command{{"guardar", "save", "", ""}, [](Session& s, std::string_view file) { return s.save(file), true; }},
        Command{{"cargar", "load", "", ""},
                [](Session& s, std::string_view file) { return s.load_and_show(std::string(file)), true; }},
        Command{{"nueva", "new", "", ""},
                [](Session& s, auto) { return s.restart(), s.let_computer_move(), s.show(), true; }},
        Command{{"salir", "quit", "exit", "q"}, [](Session&, auto) { return false; }},
    };
    for (const Command& command : commands)
        if (std::ranges::find(command.names, word) != command.names.end()) return &command;
    return nullptr;
}

Session::Session(const engine::Rulebook& book, SessionOptions options, std::istream& in, std::ostream& out)
    : book_(book),
      options_(std::move(options)),
      in_(in),
      out_(out),
      start_fen_(options_.fen.empty() ? book.start_fen() : options_.fen) {
    restart();
}

void Session::restart() {
    game_ = std::move(*book_.new_game(start_fen_));
    undone_.clear();
}

void Session::run() {
    say(book_.name(options_.language));
    say(words::welcome.in(options_.language));
    let_computer_move();
    show();
    for (std::string line; out_ << "> " << std::flush, std::getline(in_, line);)
        if (!obey(line)) break;
    say(words::bye.in(options_.language));
}

bool Session::obey(std::string_view line) {
    const std::string_view text = trim(line);
    if (text.empty()) return true;
    const std::size_t end = std::min(text.find_first_of(" \t"), text.size());
    if (const Command* command = find_command(text.substr(0, end))) return command->run(*this, trim(text.substr(end)));
    play(text);
    return true;
}

void Session::play(std::string_view text) {
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error == std::errc{} && end == text.data() + text.size()) return play_number(number);
    const auto move = notation::read_move_text(text);
    if (!move)
        return say(std::string(words::not_understood.in(options_.language)) + notation::printable(text) +
                   std::string(words::not_understood_end.in(options_.language)));
    accept(*move);
}

void Session::play_number(std::size_t number) {
    const auto moves = game_->legal_moves();
    if (number < 1 || number > moves.size()) return say(words::no_such_number.in(options_.language));
    accept(*notation::read_move_text(moves[number - 1].hub));
}

void Session::accept(const MoveText& move) {
    const Ruling ruling = game_->play(move);
    if (!ruling.legal()) return say(engine::sentence(ruling, options_.language));
    undone_.clear();
    let_computer_move();
    show();
}

/// What the computer would play here.
std::expected<engine::Thought, std::string> Session::think() {
    if (!player_) player_ = engine::make_player(book_.id(), {.hash_megabytes = 32});
    engine::ThinkRequest request;
    request.fen = start_fen_;
    request.moves = game_->moves();
    request.nodes = options_.nodes;
    if (options_.nodes == 0) request.time.move_time = options_.seconds;
    const std::atomic<bool> never = false;
    return player_->think(request, {}, never);
}

void Session::let_computer_move() {
    const GameState state = game_->state();
    if (options_.computer != state.turn || state.result.outcome != rules::Outcome::none) return;
    say(words::thinking.in(options_.language));
    const auto thought = think();
    if (!thought) return say(thought.error());
    game_->play(*notation::read_move_text(thought->hub.front()));
    say(std::string(words::i_play.in(options_.language)) + thought->moves.front());
}

/// First only the piece, then the move: asking twice says more.
void Session::hint() {
    const GameState state = game_->state();
    if (state.result.outcome != rules::Outcome::none) return show();
    if (hint_fen_ != state.fen) {
        const auto thought = think();
        if (!thought) return say(thought.error());
        hint_fen_ = state.fen;
        hint_ = thought->moves.front();
        const MoveText move = *notation::read_move_text(hint_);
        return say(std::string(words::hint_piece.in(options_.language)) + std::to_string(move.squares.front()) + '.');
    }
    say(std::string(words::hint_move.in(options_.language)) + hint_ + '.');
}

/// Takes back one move; against the computer also its answer.
void Session::undo() {
    const auto one = [&] {
        const std::vector<MoveText> moves = game_->moves();
        const int ply = game_->state().ply;
        if (!game_->undo()) return false;
        if (game_->state().ply < ply) undone_.push_back(moves.back());
        return true;
    };
    if (!one()) return say(words::nothing_to_undo.in(options_.language));
    if (options_.computer == game_->state().turn) one();
    show();
}

void Session::redo() {
    if (undone_.empty()) return say(words::nothing_to_redo.in(options_.language));
    do {
        game_->play(undone_.back());
        undone_.pop_back();
    } while (!undone_.empty() && options_.computer == game_->state().turn);
    show();
}

void Session::offer_draw() {
    if (game_->state().result.outcome != rules::Outcome::none) return show();
    if (options_.computer) return offer_draw_to_computer();
    out_ << words::accept_draw.in(options_.language) << std::flush;
    std::string answer;
    std::getline(in_, answer);
    const std::string_view reply = trim(answer);
    if (reply.starts_with('s') || reply.starts_with('S') || reply.starts_with('y') || reply.starts_with('Y')) {
        game_->agree_draw();
        show();
    } else {
        say(words::draw_refused.in(options_.language));
    }
}

/// The computer agrees to a draw when it sees no advantage for itself.
void Session::offer_draw_to_computer() {
    const auto thought = think();
    if (!thought) return say(thought.error());
    constexpr int contempt = 10;  // hundredths of a man
    if (thought->score < -contempt) return say(words::draw_refused.in(options_.language));
    game_->agree_draw();
    show();
}

void Session::resign() {
    game_->resign(game_->state().turn);
    show();
}

void Session::show() {
    const notation::DiagramStyle style{.flip = options_.flip,
                                       .numbers = options_.numbers,
                                       .color = options_.color,
                                       .unicode = options_.unicode,
                                       .marked = {}};
    out_ << '\n' << notation::draw_text(game_->view(), style);
    const GameState state = game_->state();
    if (state.result.outcome != rules::Outcome::none) {
        say(engine::sentence(state.result, state.article, options_.language));
        return say(words::over_hint.in(options_.language));
    }
    show_counters(state);
    const auto moves = game_->legal_moves();
    const Phrase side = state.turn == rules::Side::white ? words::white : words::black;
    std::string line = std::to_string(state.ply / 2 + 1) + ". " + std::string(words::prompt.in(options_.language)) +
                       std::string(side.in(options_.language)) + '.';
    if (!moves.front().captured.empty()) {
        line += ' ' + std::string(words::must_capture.in(options_.language));
        for (std::size_t i = 0; i < moves.size(); ++i) line += (i == 0 ? "" : ", ") + moves[i].text;
        line += '.';
    }
    say(line);
}

/// Counts are shown only when they begin to matter.
void Session::show_counters(const GameState& state) {
    const auto l = options_.language;
    if (state.repetitions > 1)
        say(std::string(words::repeated.in(l)) + std::to_string(state.repetitions) + std::string(words::times.in(l)));
    const auto count = [&](const Phrase& what, int now, int limit) {
        say(std::string(what.in(l)) + std::to_string(now) + std::string(words::of.in(l)) + std::to_string(limit) +
            std::string(words::plies.in(l)));
    };
    if (state.counters.forzosa) count(words::forzosa, *state.counters.forzosa, state.limits.forzosa_plies);
    if (state.counters.sixteen) count(words::lone_king, *state.counters.sixteen, state.limits.one_v_three_plies);
    if (state.counters.five) count(words::lone_king, *state.counters.five, state.limits.one_v_two_plies);
    if (!state.counters.forzosa && 2 * state.counters.idle >= state.limits.idle_plies && state.limits.idle_plies != 0)
        count(words::idle, state.counters.idle, state.limits.idle_plies);
}

void Session::list_moves() {
    const auto moves = game_->legal_moves();
    for (std::size_t i = 0; i < moves.size(); ++i) out_ << (i < 9 ? " " : "") << i + 1 << ") " << moves[i].text << '\n';
}

void Session::list_game() {
    int ply = game_->state().ply % 2 == (game_->state().turn == rules::Side::white ? 0 : 1) ? 0 : 1;
    for (const MoveText& move : game_->moves()) {
        if (ply % 2 == 0) out_ << (ply > 1 ? " " : "") << ply / 2 + 1 << '.';
        out_ << ' ' << notation::write_move_text(move);
        ++ply;
    }
    out_ << '\n';
}

std::string Session::pdn() const {
    notation::pdn::Game game;
    for (const MoveText& move : game_->moves()) {
        notation::pdn::Node node;
        node.move = move;
        game.line.moves.push_back(std::move(node));
    }
    engine::set_standard_tags(game, book_, start_fen_, game_->state().result.outcome);
    return notation::pdn::write(game);
}

void Session::save(std::string_view path) {
    if (path.empty()) return say(words::file_missing.in(options_.language));
    std::ofstream file{std::string(path), std::ios::binary};
    file << pdn();
    file.close();
    if (!file) return say(std::string(path) + ": " + std::string(words::cannot_write.in(options_.language)));
    say(std::string(words::saved.in(options_.language)) + std::string(path));
}

std::expected<void, std::string> Session::load(const std::string& path) {
    const auto l = options_.language;
    const auto refuse = [&](std::string_view why) { return std::unexpected(path + ": " + std::string(why)); };
    if (path.empty()) return std::unexpected(std::string(words::file_missing.in(l)));
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    if (!file || !(text << file.rdbuf())) return refuse(words::cannot_read.in(l));
    auto games = notation::pdn::read(text.str());
    if (!games) return refuse(games.error().message());
    if (games->empty()) return refuse(words::no_game.in(l));

    const auto fen = games->front().tag("FEN");
    auto fresh = book_.new_game(fen ? std::string(*fen) : book_.start_fen());
    if (!fresh) return refuse(fresh.error().message());
    start_fen_ = (*fresh)->state().fen;
    game_ = std::move(*fresh);
    undone_.clear();
    say(std::string(words::loaded.in(l)) + path);
    for (const notation::pdn::Node& node : games->front().line.moves) {
        const Ruling ruling = game_->play(node.move);
        if (ruling.legal()) continue;
        say(std::string(words::stops_at.in(l)) + notation::write_move_text(node.move) + ": " +
            engine::sentence(ruling, l));
        break;
    }
    return {};
}

void Session::load_and_show(const std::string& path) {
    if (const auto loaded = load(path); !loaded) return say(loaded.error());
    show();
}

void Session::say(std::string_view text) {
    out_ << text;
    if (!text.ends_with('\n')) out_ << '\n';
}

}  // namespace damas::terminal
