// SPDX-License-Identifier: MIT
// `damas perft`: counts the positions a number of plies on; proof and stop-watch of the move generator.
#include "engine/perft.hpp"

#include <atomic>
#include <iostream>
#include <thread>

#include "common.hpp"
#include "core/stopwatch.hpp"
#include "notation/fen.hpp"
#include "notation/json_writer.hpp"
#include "notation/move_writer.hpp"
#include "numbers.hpp"
#include "words/commands/perft.hpp"
#include "words/counted.hpp"

namespace damas::apps {

namespace {

namespace help = words::commands::perft::help;

struct Options {
    std::string rules = "spanish", fen;
    int depth = 0, threads = 1;
    bool divide = false, no_bulk = false, json = false;
};

/// A part of the tree that one thread counts.
struct Part {
    std::optional<engine::LegalMove> move;  ///< The root move it belongs to.
    rules::Setup position;
    int depth;
    std::uint64_t leaves = 0;
};

/// The positions after each legal move.
void split(const engine::Rulebook& book, const Part& part, std::vector<Part>& parts) {
    const auto game = book.new_game(part.position);
    for (const engine::LegalMove& move : (*game)->legal_moves()) {
        const auto next = (*game)->clone();
        next->play(move);
        parts.push_back({part.move.value_or(move), next->state().position, part.depth - 1});
    }
}

/// One part for one thread, root moves for --divide, more for several threads so that they finish together.
std::vector<Part> make_parts(const engine::Rulebook& book, const Options& o, const rules::Setup& start) {
    std::vector<Part> parts{{{}, start, o.depth}};
    const int levels = o.depth < 2 ? (o.divide ? o.depth : 0) : o.threads > 1 ? 2 : o.divide ? 1 : 0;
    for (int level = 0; level < levels; ++level) {
        std::vector<Part> next;
        for (const Part& part : parts) split(book, part, next);
        parts = std::move(next);
    }
    return parts;
}

void count(const engine::Rulebook& book, const Options& o, std::vector<Part>& parts) {
    const rules::Leaves leaves = o.no_bulk ? rules::Leaves::visited : rules::Leaves::bulk;
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        for (std::size_t i = next++; i < parts.size(); i = next++)
            parts[i].leaves = engine::perft(book.id(), parts[i].position, parts[i].depth, leaves);
    };
    std::vector<std::jthread> threads;
    for (int i = 1; i < o.threads; ++i) threads.emplace_back(work);
    work();
}

int run(const Options& o) {
    const engine::Rulebook& book = *engine::find_rulebook(o.rules);
    const auto game = game_from(o.rules, o.fen);
    if (!game) return bad_request(game.error());
    const rules::Setup start = (*game)->start();

    const core::Stopwatch watch;
    std::vector<Part> parts = make_parts(book, o, start);
    count(book, o, parts);
    const double seconds = watch.seconds();

    std::uint64_t total = 0;
    std::vector<std::pair<std::string, std::uint64_t>> by_move;
    for (const Part& part : parts) {
        total += part.leaves;
        const std::string move = part.move ? notation::write_move(*part.move) : "";
        if (by_move.empty() || by_move.back().first != move) by_move.emplace_back(move, 0);
        by_move.back().second += part.leaves;
    }
    if (o.json) {
        notation::JsonWriter json;
        json.object().field("rules", o.rules).field("fen", notation::write_fen(start)).field("depth", o.depth);
        json.field("leaves", total).field("seconds", seconds).field("bulk", !o.no_bulk).field("threads", o.threads);
        if (o.divide) {
            json.key("divide").object();
            for (const auto& [move, leaves] : by_move) json.field(move, leaves);
            json.end();
        }
        std::cout << json.end().text() << '\n';
        return exit_ok;
    }
    if (o.divide)
        for (const auto& [move, leaves] : by_move) std::cout << move << ' ' << leaves << '\n';
    std::cout << words::counted(total, words::nouns::leaf, language()) << ", " << pace(total, seconds) << '\n';
    return exit_ok;
}

}  // namespace

void add_perft(CLI::App& app) {
    auto o = std::make_shared<Options>();
    CLI::App& command = *app.add_subcommand("perft", text(help::command));
    add_rules(command, o->rules);
    command.add_option("--depth,-d", o->depth, text(common::plies))->required()->transform(within(0, 40));
    command.add_option("--fen", o->fen, text(help::fen));
    command.add_flag("--divide", o->divide, text(help::divide));
    command.add_flag("--no-bulk", o->no_bulk, text(help::no_bulk));
    add_number(command, "--threads,-t", o->threads, text(help::threads), 1, 256);
    command.add_flag("--json", o->json, text(common::json));
    on_run(command, [o] { return run(*o); });
}

}  // namespace damas::apps
