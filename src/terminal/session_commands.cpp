// SPDX-License-Identifier: MIT
// The words that a session understands and what each does.
#include <algorithm>
#include <charconv>
#include <istream>
#include <ostream>

#include "engine/draw_offer.hpp"
#include "notation/fen.hpp"
#include "notation/move_writer.hpp"
#include "terminal/session.hpp"

namespace damas::terminal {

namespace {

constexpr std::string_view blanks = " \t\r\n";
constexpr std::size_t adviser_megabytes = 32;

std::string_view trim(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(blanks);
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(blanks) - begin + 1);
}

/// A whole number and nothing else.
std::optional<int> number(std::string_view text) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size()) return {};
    return value;
}

std::string lower(std::string_view word) {
    std::string text(word);
    for (char& c : text)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return text;
}

}  // namespace

/// A word in either language, and what it does with the rest of its line; false leaves the session.
struct Session::Command {
    std::array<std::string_view, 4> names;
    bool (*run)(Session&, std::string_view rest);
};

const Session::Command* Session::find_command(std::string_view word) {
    static const std::array commands{
        Command{{"ayuda", "help", "?", "h"}, [](Session& s, auto) { return s.show_help(), true; }},
        Command{{"jugadas", "moves", "m", "j"}, [](Session& s, auto) { return s.list_moves(), true; }},
        Command{{"deshacer", "undo", "u", "d"}, [](Session& s, auto) { return s.undo(), true; }},
        Command{{"rehacer", "redo", "r", ""}, [](Session& s, auto) { return s.redo(), true; }},
        Command{{"tablas", "draw", "", ""}, [](Session& s, auto) { return s.offer_draw(), true; }},
        Command{{"abandono", "resign", "abandonar", ""}, [](Session& s, auto) { return s.resign(), true; }},
        Command{{"pista", "hint", "", ""}, [](Session& s, auto) { return s.hint(), true; }},
        Command{{"tocar", "touch", "toco", ""}, [](Session& s, std::string_view n) { return s.touch(n), true; }},
        Command{{"nivel", "level", "", ""}, [](Session& s, std::string_view n) { return s.change_level(n), true; }},
        Command{{"info", "", "", ""}, [](Session& s, auto) { return s.show_thought(), true; }},
        Command{{"reloj", "clock", "", ""}, [](Session& s, auto) { return s.show_clock(), true; }},
        Command{{"pausa", "pause", "", ""}, [](Session& s, auto) { return s.pause(), true; }},
        Command{{"tablero", "board", "ver", "show"}, [](Session& s, auto) { return s.show(), true; }},
        Command{{"girar", "flip", "", ""}, [](Session& s, auto) { return s.options_.flip ^= true, s.show(), true; }},
        Command{{"numeros", "numbers", "números", ""},
                [](Session& s, auto) { return s.options_.numbers ^= true, s.show(), true; }},
        Command{{"partida", "game", "", ""}, [](Session& s, auto) { return s.list_game(), true; }},
        Command{{"fen", "", "", ""},
                [](Session& s, auto) { return s.say(notation::write_fen(s.game_->state().position)), true; }},
        Command{{"guardar", "save", "", ""}, [](Session& s, std::string_view file) { return s.save(file), true; }},
        Command{{"cargar", "load", "", ""},
                [](Session& s, std::string_view file) { return s.load_and_show(std::string(file)), true; }},
        Command{{"nueva", "new", "", ""}, [](Session& s, auto) { return s.begin_anew(), true; }},
        Command{{"salir", "quit", "exit", "q"}, [](Session& s, auto) { return s.offer_to_save(), false; }},
    };
    if (word.empty()) return nullptr;
    for (const Command& command : commands)
        if (std::ranges::find(command.names, word) != command.names.end()) return &command;
    return nullptr;
}

bool Session::obey(std::string_view line) {
    const bool was_over = over();
    if (flag_has_fallen() && !was_over) show();
    if (clock_ && !over()) clock_->start(game_->turn());  // it may have been paused
    const std::string_view text = trim(line);
    if (text.empty()) return list_moves(), true;
    const std::size_t end = std::min(text.find_first_of(blanks), text.size());
    if (options_.companion != nullptr)
        if (const auto answer = options_.companion->answer(lower(text.substr(0, end)))) return say(*answer), true;
    if (const Command* command = find_command(lower(text.substr(0, end))))
        return command->run(*this, trim(text.substr(end)));
    if (was_over || !over()) play(text);
    return true;
}

void Session::show_help() {
    say(phrases::help);
    if (options_.companion != nullptr) say(options_.companion->help());
}

/// Takes back one move; against the computer also its answer.
void Session::undo() {
    if (lost_on_time_) return say(phrases::time_is_over);
    const auto one = [&] {
        const int ply = game_->ply();
        std::optional<engine::LegalMove> last;
        if (ply > 0) last = game_->move_at(ply - 1);
        if (!game_->undo()) return false;
        if (game_->ply() < ply) undone_.push_back(std::move(*last));
        return true;
    };
    if (!one()) return say(phrases::nothing_to_undo);
    if (options_.computer == game_->turn() && !one()) {
        game_->play(undone_.back());  // the computer's first move stays
        undone_.pop_back();
        return say(phrases::nothing_to_undo);
    }
    if (clock_) clock_->start(game_->turn());
    announcement_.clear();
    show();
}

void Session::redo() {
    if (undone_.empty()) return say(phrases::nothing_to_redo);
    if (touched()) {
        if (!may_touch(undone_.back().from)) return;
        touch_ = {};
    }
    do {
        game_->play(undone_.back());
        undone_.pop_back();
    } while (!undone_.empty() && options_.computer == game_->turn());
    if (clock_) clock_->start(game_->turn());
    announcement_.clear();
    let_computer_move();
    show();
}

void Session::offer_draw() {
    if (over()) return show();
    bool agreed = false;
    if (options_.computer) {
        agreed = computer_agrees_to_draw();
    } else {
        out_ << said(phrases::accept_draw) << std::flush;
        std::string answer;
        std::getline(in_, answer);
        const std::string reply = lower(trim(answer));
        agreed = reply.starts_with('s') || reply.starts_with('y');
    }
    if (!agreed) return say(phrases::draw_refused);
    game_->agree_draw();
    if (clock_) clock_->stop();
    show();
}

bool Session::computer_agrees_to_draw() {
    if (engine::is_early_for_draw(*book_, *game_)) return false;
    if (!adviser_)
        adviser_ = engine::make_player(
            book_->id(), {.hash_megabytes = adviser_megabytes, .table_directory = options_.table_directory});
    return engine::answer_draw(-think(*adviser_).score) == engine::DrawAnswer::accepted;
}

void Session::resign() {
    if (over()) return show();
    game_->resign(options_.computer ? rules::opponent(*options_.computer) : game_->turn());
    if (clock_) clock_->stop();
    show();
}

/// First only the piece, then the move: asking twice says more.
void Session::hint() {
    if (over()) return show();
    if (touched()) return say_touched();
    const rules::Setup here = game_->state().position;
    if (hint_ && hint_position_ == here) return say({phrases::hint_move, notation::write_move(*hint_)});
    if (!adviser_)
        adviser_ = engine::make_player(
            book_->id(), {.hash_megabytes = adviser_megabytes, .table_directory = options_.table_directory});
    hint_ = think(*adviser_).moves.front();
    hint_position_ = here;
    say({phrases::hint_piece, to_string(hint_->from)});
}

/// A piece by its square; from now on only its moves are accepted.
void Session::touch(std::string_view text) {
    if (!options_.touch_move || book_->rules().articles.touch_move == 0) return say(phrases::no_touch_move);
    if (over()) return show();
    const auto square = number(text);
    if (!square) return say(phrases::touch_which);
    const engine::Ruling ruling = game_->touch(rules::Square(*square), touched());
    if (!ruling.legal()) return say(sentence(ruling));
    if (ruling.moves.empty()) return say({phrases::touch_free, std::to_string(*square)});
    may_touch(rules::Square(*square));
    say_touched();
}

void Session::say_touched() {
    std::string list;
    for (const engine::LegalMove& move : playable_moves())
        list += (list.empty() ? "" : ", ") + notation::write_move(move);
    say({phrases::touched, to_string(touched()), list});
}

void Session::change_level(std::string_view text) {
    if (text.empty() && options_.textbook) return say({phrases::textbook_level, opponent_words()});
    if (!text.empty()) {
        const auto level = number(text);
        if (!level || *level < 1 || *level > engine::top_level) return say(phrases::bad_level);
        options_.level = *level;
        options_.textbook.reset();
        player_.reset();
    }
    say(said({phrases::level_is, std::to_string(options_.level), level_word()}) +
        (options_.computer ? "" : said(phrases::no_computer)));
}

void Session::show_thought() { say(thought_ ? thought_words() : said(phrases::no_thought)); }

void Session::show_clock() {
    if (!clock_) return say(phrases::no_clock);
    say(clock_words());
}

void Session::pause() {
    if (!clock_) return say(phrases::no_clock);
    clock_->stop();
    show_clock();
    say(phrases::paused);
}

/// Before an unfinished game is lost, a person is asked.
void Session::offer_to_save() {
    if (!options_.interactive || over() || game_->ply() == saved_ply_) return;
    if (clock_) clock_->stop();
    for (std::string line; out_ << said(phrases::save_first) << std::flush, std::getline(in_, line);)
        if (trim(line).empty() || save(trim(line))) return;
}

void Session::begin_anew() {
    offer_to_save();
    restart();
    let_computer_move();
    show();
}

}  // namespace damas::terminal
