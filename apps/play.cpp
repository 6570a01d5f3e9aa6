// SPDX-License-Identifier: MIT
// `damas play`: a game at the terminal, against the computer or between two people.
#include <unistd.h>

#include <array>
#include <ctime>
#include <iostream>
#include <random>

#include "common.hpp"
#include "numbers.hpp"
#include "table_warning.hpp"
#include "terminal/session.hpp"
#include "textbook_flags.hpp"

namespace damas::apps {

namespace {

/// What a newcomer meets.
constexpr int first_level = 4;

struct Options {
    std::string rules = "spanish", file, fen, clock;
    std::string computer = "black";
    std::optional<int> level;
    std::optional<double> seconds;
    std::optional<std::uint64_t> seed;
    std::string search;
    TextbookFlags textbook;
    bool no_book = false, ascii = false, no_color = false, no_numbers = false, flip = false;
    terminal::SessionOptions session;
    const CLI::Option* rules_option = nullptr;

    /// The game that was asked for by name; nothing if the first one is only the usual one.
    const engine::Rulebook* chosen() const {
        return rules_option->count() > 0 ? engine::find_rulebook(rules) : nullptr;
    }
};

/// Today as PDN writes it.
std::string today() {
    const std::time_t now = std::time(nullptr);
    std::array<char, 16> text{};
    const std::tm* local = std::localtime(&now);
    if (local == nullptr || std::strftime(text.data(), text.size(), "%Y.%m.%d", local) == 0) return "";
    return text.data();
}

constexpr int textbook_depth = 6;

terminal::SessionOptions settings(const Options& o, const std::optional<TextbookRequest>& textbook) {
    terminal::SessionOptions s = o.session;
    if (textbook) s.textbook = {.settings = textbook->settings, .seconds = textbook->seconds};
    s.table_directory = engine::default_table_directory();
    if (o.computer != "none") s.computer = o.computer == "white" ? rules::Side::white : rules::Side::black;
    // Who gives it time or nodes wants to see it use them.
    s.level = o.level.value_or(o.seconds || s.nodes > 0 ? engine::top_level : first_level);
    s.seconds = o.seconds.value_or(s.seconds);
    s.book = !o.no_book;
    s.seed = o.seed ? *o.seed : textbook ? textbook->settings.seed : std::random_device{}();
    s.flip = o.flip != (s.computer == rules::Side::white);
    s.color = wants_color() && !o.no_color;
    s.unicode = wants_unicode() && !o.ascii;
    s.numbers = !o.no_numbers;
    s.interactive = isatty(STDIN_FILENO) != 0;
    s.date = today();
    if (!o.clock.empty()) s.clock = terminal::read_clock(o.clock);
    return s;
}

/// Alpha-beta as taught, if that is whom to play: a setting of it asks for it, too.
std::expected<std::optional<TextbookRequest>, std::string> textbook_opponent(const Options& o) {
    const bool asked = o.search == "textbook";
    if (!asked && !o.textbook.used()) return std::nullopt;
    if (o.search == "champion") return std::unexpected("--search champion: it has none of the settings of textbook");
    if (o.level) return std::unexpected("--level: alpha-beta as taught has no levels, but --depth");
    auto request = o.textbook.read();
    if (!request) return std::unexpected(request.error());
    return *request;
}

int run(const Options& o) {
    if (o.textbook.wants_list()) {
        TextbookFlags::print_list(o.session.language);
        return exit_ok;
    }
    const engine::Rulebook& book = *engine::find_rulebook(o.rules);
    const auto textbook = textbook_opponent(o);
    if (!textbook) return bad_request(textbook.error());
    if (o.session.touch_move && book.rules().articles.touch_move == 0)
        return bad_request("--touch-move: the rules of " + o.rules + " have no such article");
    const auto game = game_from(o.rules, o.fen);
    if (!game) return bad_request(game.error());
    warn_about_tables(engine::default_table_directory(), book.id(), o.session.language);
    terminal::SessionOptions session_options = settings(o, *textbook);
    session_options.start = (*game)->start();
    terminal::Session session(book, std::move(session_options), std::cin, std::cout);
    if (!o.file.empty() && !o.fen.empty()) return bad_request("a file or --fen, not both");
    if (!o.file.empty())
        if (const auto loaded = session.load(o.file, o.chosen()); !loaded) return bad_request(loaded.error());
    session.run();
    return exit_ok;
}

}  // namespace

void add_play(CLI::App& app) {
    auto o = std::make_shared<Options>();
    CLI::App& command =
        *app.add_subcommand("play", either("Juega en el terminal, contra el ordenador o entre dos personas",
                                           "Play in the terminal, against the computer or between two people"));
    o->rules_option = add_rules(command, o->rules);
    add_language(command, o->session.language);
    command
        .add_option("--computer,-c", o->computer,
                    either("El bando que juega el ordenador: white (blancas), black (negras) o none (ninguno)",
                           "The side that the computer plays: white, black or none"))
        ->check(CLI::IsMember({"white", "black", "none"}))
        ->capture_default_str();
    command
        .add_option("--level,-l", o->level,
                    either("Su fuerza, de 1 a 10; si no se dice, ", "How strong it is, from 1 to 10; by default ") +
                        std::to_string(first_level) +
                        either(", o 10 con --seconds o --nodes", ", or 10 with --seconds or --nodes"))
        ->transform(within(1, engine::top_level));
    command
        .add_option("--seconds,-s", o->seconds,
                    either("Cuántos segundos piensa una jugada, como mucho; si no se dice, 1 o lo que dé el reloj",
                           "How long it thinks about a move, at most; by default 1, or what the clock gives"))
        ->transform(within(0.01, 3600.0));
    command
        .add_option("--nodes", o->session.nodes,
                    either("Cuántos nodos busca en vez de eso", "How many nodes it searches instead"))
        ->transform(within<std::uint64_t>(1));
    command
        .add_option(
            "--clock", o->clock,
            either("Minutos de cada bando y segundos que se añaden por jugada, p. ej. 15+5; o bullet (1+0), blitz "
                   "(5+3), rapid (15+5), classic (60+30)",
                   "Minutes for each side and seconds added for each move, e.g. 15+5; or bullet (1+0), blitz (5+3), "
                   "rapid (15+5), classic (60+30)"))
        ->check([](const std::string& text) {
            return terminal::read_clock(text) ? ""
                                              : either("se esperaban minutos+segundos, p. ej. 15+5, y hay ",
                                                       "expected minutes+seconds, e.g. 15+5, found ") +
                                                    text;
        });
    command
        .add_option("--search", o->search,
                    either("Quién juega: champion, con sus niveles, o textbook, alfa-beta de libro de texto",
                           "Who plays: champion, with its levels, or textbook, alpha-beta as taught"))
        ->check(CLI::IsMember({"champion", "textbook"}));
    o->textbook.add_to(command, textbook_depth, Algorithm::opponent);
    command.add_flag("--touch-move", o->session.touch_move,
                     either("Pieza tocada, pieza jugada: «tocar 9» toca una, y también escribir una jugada",
                            "A touched piece must be played: 'touch 9' touches one, and so does typing a move"));
    command
        .add_option("--seed", o->seed,
                    either("Repite lo que elige el ordenador: con la misma semilla, un nivel juega igual",
                           "Repeat the computer's choices: with the same seed a level plays the same"))
        ->transform(within<std::uint64_t>(0));
    command.add_flag("--no-book", o->no_book,
                     either("Piensa desde la primera jugada; los niveles 9 y 10 tienen libro de aperturas",
                            "Think from the first move on; levels 9 and 10 have an opening book"));
    command.add_flag("--verbose,-v", o->session.verbose,
                     either("Enseña profundidad, valor y variante con cada jugada del ordenador",
                            "Show depth, score and line with each move of the computer"));
    command.add_option("--name", o->session.name,
                       either("Tu nombre, para las partidas guardadas", "Your name, for saved games"));
    command.add_option("--fen", o->fen, either("Empieza en esta posición", "Begin from this position"));
    command.add_option(
        "--load", o->file,
        either("Sigue con la primera partida de este fichero PDN", "Go on with the first game of this PDN file"));
    command.add_flag("--flip", o->flip,
                     either("Da la vuelta al tablero; si no, tu bando está abajo",
                            "Turn the board round; your side is at the bottom otherwise"));
    command.add_flag("--ascii", o->ascii, either("Letras en vez de símbolos", "Letters instead of symbols"));
    command.add_flag("--no-color", o->no_color, either("Sin colores", "No colours"));
    command.add_flag("--no-numbers", o->no_numbers, either("No numera las casillas", "Do not number the squares"));
    command.footer(either(
        "Pierde aquel a quien se le acaba el tiempo. Deshacer una jugada no devuelve tiempo. --depth, --pruning, "
        "--order, --tie-break, --leaves-only, --time, --weight y --settings son de la búsqueda de libro de texto y la "
        "eligen; --seed y --nodes son de las dos.",
        "Whoever runs out of time loses. Undoing a move gives no time back. --depth, --pruning, --order, --tie-break, "
        "--leaves-only, --time, --weight and --settings are of the textbook search and choose it; --seed and --nodes "
        "are of either."));
    on_run(command, [o] { return run(*o); });
}

}  // namespace damas::apps
