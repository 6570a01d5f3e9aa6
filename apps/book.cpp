// SPDX-License-Identifier: MIT
// `damas book`: grow an opening book, and read in it.
#include "book/book.hpp"

#include <array>
#include <iostream>
#include <thread>

#include "analysis/score_words.hpp"
#include "common.hpp"
#include "learning/book_grower.hpp"
#include "notation/move_writer.hpp"
#include "notation/text.hpp"
#include "numbers.hpp"
#include "protocol/book_json.hpp"
#include "watched.hpp"
#include "words/commands/book.hpp"

namespace damas::apps {

namespace {

namespace said = words::commands::book;
namespace help = said::help;

using GrowOptions = PlayedRequest<learning::GrowRequest>;

int grow(GrowOptions& o) {
    if (const auto wrong = set_options(o.request.player, o.set)) return bad_request(*wrong);
    if (const auto wrong = assets::named_twice(o.request.games, {})) return bad_request(*wrong);
    const auto grown = watched(o.request, said::positions, learning::grow_book);
    if (!grown) return bad_request(grown.error());
    std::cout << text({said::grown, o.request.file, *grown}) << '\n';
    return interrupted() ? exit_no : exit_ok;
}

struct ShowOptions {
    std::string rules = "spanish", file, fen;
    std::vector<std::string> moves;
    bool json = false;
};

constexpr std::size_t longest_move = 10;

std::string percent(std::uint32_t part, const book::Results& results) {
    return std::to_string((100 * std::uint64_t{part} + results.games() / 2) / results.games()) + " %";
}

/// One row: the move to the left, the other columns to the right, each as wide as its words and two blanks need.
std::string row_of(const std::vector<std::string>& columns) {
    constexpr std::array<const words::Text*, 6> heads{&said::value, &said::goes_on, &said::games,
                                                      &said::white, &said::draws,   &said::black};
    constexpr std::array<std::size_t, 6> least{7, 7, 8, 9, 8, 8};
    std::string row = notation::pad_right(columns.front(), longest_move);
    for (std::size_t i = 1; i < columns.size(); ++i)
        row += notation::pad_left(columns[i], std::max(notation::text_width(text(*heads[i - 1])) + 2, least[i - 1]));
    return row + '\n';
}

void print(const engine::BookPage& page) {
    std::cout << row_of({text(said::move), text(said::value), text(said::goes_on), text(said::games), text(said::white),
                         text(said::draws), text(said::black)});
    for (const engine::BookMove& move : page.moves) {
        std::vector<std::string> columns{
            notation::write_move(move.line.moves.front()),
            text(analysis::short_score(analysis::seen_by_white(move.line.score, page.turn))),
            move.follows ? text(said::yes) : "-"};
        if (const book::Results& r = move.results; r.games() > 0)
            columns.insert(columns.end(),
                           {std::to_string(r.games()), percent(r.white, r), percent(r.draws, r), percent(r.black, r)});
        std::cout << row_of(columns);
    }
    std::cout << text(said::best_line);
    for (const std::string& move : notation::write_moves(page.moves.front().line.moves)) std::cout << ' ' << move;
    std::cout << '\n';
}

int show(const ShowOptions& o) {
    const auto game = game_from(o.rules, o.fen, o.moves);
    if (!game) return bad_request(game.error());
    const auto page = engine::look_up(o.rules, o.file, (*game)->state().position);
    if (!page) return bad_request(page.error());
    if (!*page) {
        complain(said::not_there);
        return exit_no;
    }
    if (o.json)
        std::cout << protocol::book_json(**page) << '\n';
    else
        print(**page);
    return exit_ok;
}

}  // namespace

void add_book(CLI::App& app) {
    CLI::App& book = *app.add_subcommand("book", text(help::command));
    book.require_subcommand(1);

    auto s = std::make_shared<ShowOptions>();
    CLI::App& reading = *book.add_subcommand("show", text(help::show));
    add_rules(reading, s->rules);
    reading.add_option(text(common::moves_argument), s->moves, text(help::show_moves));
    reading.add_option("--fen", s->fen, text(common::fen));
    reading.add_option("--file", s->file, text(help::show_file));
    reading.add_flag("--json", s->json, text(common::json));
    on_run(reading, [s] { return show(*s); });

    auto g = std::make_shared<GrowOptions>();
    g->request.threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    CLI::App& growing = *book.add_subcommand("grow", text(help::grow));
    add_rules(growing, g->request.rules);
    growing.add_option(text(common::file_argument), g->request.file, text(help::grow_file))->required();
    add_number(growing, "--positions", g->request.positions, text(help::grow_positions), 1, 10'000'000);
    add_number(growing, "--nodes", g->request.nodes, text(help::grow_nodes), 1);
    add_number(growing, "--worse", g->request.hundredths, text(help::grow_worse), 1, 1'000);
    growing.add_option("--margin", g->request.margin, text(help::grow_margin))
        ->transform(within(0, book::largest_margin));
    growing.add_option("--games", g->request.games, text(help::grow_games));
    add_number(growing, "--threads", g->request.threads, text(help::grow_threads), 1, 1024);
    growing.add_option("--set", g->set, text(common::set_network));
    on_run(growing, [g] { return grow(*g); });
}

}  // namespace damas::apps
