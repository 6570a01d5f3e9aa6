// SPDX-License-Identifier: MIT
// `damas book`: grow an opening book, and read in it.
#include "book/book.hpp"

#include <iomanip>
#include <iostream>
#include <thread>

#include "analysis/score_words.hpp"
#include "common.hpp"
#include "interruption.hpp"
#include "learning/book_grower.hpp"
#include "notation/move_writer.hpp"
#include "numbers.hpp"
#include "progress.hpp"
#include "protocol/book_json.hpp"
#include "words/counted.hpp"

namespace damas::apps {

namespace {

using words::Language;

struct GrowOptions {
    learning::GrowRequest request;
    Language language = Language::spanish;
    std::vector<std::string> set;
};

int grow(GrowOptions& o) {
    if (const auto wrong = set_options(o.request.player, o.set)) return bad_request(*wrong);
    Progress progress(o.language);
    progress.begin(o.language == Language::spanish ? "Posiciones" : "Positions");
    heed_interruption();
    o.request.on_progress = [&](int done, int total) {
        progress.show(done, total);
        return !interrupted();
    };
    const auto grown = learning::grow_book(o.request);
    progress.clear();
    if (!grown) return bad_request(grown.error());
    std::cout << o.request.file << ": " << words::counted(*grown, words::nouns::position, o.language) << '\n';
    return interrupted() ? exit_no : exit_ok;
}

struct ShowOptions {
    std::string rules = "spanish", file, fen;
    std::vector<std::string> moves;
    Language language = Language::spanish;
    bool json = false;
};

std::string percent(std::uint32_t part, const book::Results& results) {
    return std::to_string((100 * std::uint64_t{part} + results.games() / 2) / results.games()) + " %";
}

void print(const engine::BookPage& page, Language language) {
    const bool spanish = language == Language::spanish;
    std::cout << (spanish ? "Jugada      Valor  Sigue  Partidas  Blancas  Tablas  Negras\n"
                          : "Move        Value  Goes on   Games    White   Draws   Black\n");
    for (const engine::BookMove& move : page.moves) {
        std::cout << std::left << std::setw(10) << notation::write_move(move.line.moves.front()) << std::right
                  << std::setw(7)
                  << words::say(analysis::short_score(analysis::seen_by_white(move.line.score, page.turn)), language)
                  << std::setw(7) << (move.follows ? (spanish ? "sí" : "yes") : "-");
        if (move.follows && spanish) std::cout << ' ';  // The accent takes a byte that is not seen.
        if (const book::Results& r = move.results; r.games() > 0)
            std::cout << std::setw(10) << r.games() << std::setw(9) << percent(r.white, r) << std::setw(8)
                      << percent(r.draws, r) << std::setw(8) << percent(r.black, r);
        std::cout << '\n';
    }
    std::cout << (spanish ? "Mejor línea:" : "Best line:");
    for (const std::string& move : notation::write_moves(page.moves.front().line.moves)) std::cout << ' ' << move;
    std::cout << '\n';
}

int show(const ShowOptions& o) {
    const bool spanish = o.language == Language::spanish;
    const auto game = game_from(o.rules, o.fen, o.moves);
    if (!game) return bad_request(game.error());
    const auto page = engine::look_up(o.rules, o.file, (*game)->state().position);
    if (!page) return bad_request(page.error());
    if (!*page) {
        std::cerr << (spanish ? "esta posición no está en el libro\n" : "this position is not in the book\n");
        return exit_no;
    }
    if (o.json)
        std::cout << protocol::book_json(**page) << '\n';
    else
        print(**page, o.language);
    return exit_ok;
}

}  // namespace

void add_book(CLI::App& app) {
    CLI::App& book = *app.add_subcommand(
        "book", either("Lee el libro de aperturas, o hace crecer uno", "Read in the opening book, or grow one"));
    book.require_subcommand(1);

    auto s = std::make_shared<ShowOptions>();
    CLI::App& reading = *book.add_subcommand(
        "show", either("Lo que dice el libro tras estas jugadas", "What the book says after these moves"));
    add_rules(reading, s->rules);
    add_language(reading, s->language);
    reading.add_option(
        either("JUGADAS", "MOVES"), s->moves,
        either("Jugadas desde el principio, p. ej. 10-13 22-18", "Moves from the start on, e.g. 10-13 22-18"));
    reading.add_option("--fen", s->fen, either("Empieza en esta posición", "Begin from this position"));
    reading.add_option("--file", s->file,
                       either("El libro; si falta, el del programa", "The book; the program's own if left out"));
    reading.add_flag("--json", s->json, either("En JSON", "As JSON"));
    on_run(reading, [s] { return show(*s); });

    auto g = std::make_shared<GrowOptions>();
    g->request.threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    CLI::App& growing =
        *book.add_subcommand("grow", either("Mete posiciones en un libro, primero las que más importan",
                                            "Take positions into a book, those that matter most first"));
    add_rules(growing, g->request.rules);
    add_language(growing, g->language);
    growing
        .add_option(either("FICHERO", "FILE"), g->request.file,
                    either("El libro; si ya existe, sigue creciendo", "The book; an existing one grows on"))
        ->required();
    growing.add_option("--positions", g->request.positions, either("Cuántas ha de tener", "How many it is to have"))
        ->transform(within(1, 10'000'000))
        ->capture_default_str();
    growing
        .add_option("--nodes", g->request.nodes,
                    either("Nodos para cada jugada de una posición", "Nodes for each move of a position"))
        ->transform(within<std::uint64_t>(1))
        ->capture_default_str();
    growing
        .add_option("--worse", g->request.hundredths,
                    either("Una jugada peor en tantas centésimas de peón cuenta como una media jugada más",
                           "A move that is worse by so many hundredths of a man counts like one ply more"))
        ->transform(within(1, 1'000))
        ->capture_default_str();
    growing
        .add_option("--margin", g->request.margin,
                    either("Lo que la variedad puede costar a quien juega, en centésimas de peón; 10 en un libro nuevo",
                           "What variety may cost its players, in hundredths of a man; 10 for a new book"))
        ->transform(within(0, book::largest_margin));
    growing.add_option(
        "--games", g->request.games,
        either("Ficheros de partidas propias: la mitad del crecimiento va adonde salen del libro, y sus resultados se "
               "cuentan de nuevo",
               "Files of self-play: half of the growth goes where they leave the book, and their results are "
               "counted anew"));
    growing
        .add_option("--threads", g->request.threads,
                    either("Hilos; con cualquier número sale el mismo libro",
                           "Threads; the book is the same with any number of them"))
        ->transform(within(1, 1024))
        ->capture_default_str();
    growing.add_option("--set", g->set,
                       either("Una opción del jugador, como en `damas match`: network=FICHERO",
                              "An option of the player, as in `damas match`: network=FILE"));
    on_run(growing, [g] { return grow(*g); });
}

}  // namespace damas::apps
