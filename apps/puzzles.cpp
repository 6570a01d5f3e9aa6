// SPDX-License-Identifier: MIT
// `damas puzzles`: makes collections of positions with one best move, and counts how many of them a search solves.
#include "puzzles/puzzles.hpp"

#include <filesystem>
#include <iostream>

#include "common.hpp"
#include "interruption.hpp"
#include "notation/fen.hpp"
#include "notation/json_writer.hpp"
#include "notation/move_writer.hpp"
#include "numbers.hpp"
#include "progress.hpp"
#include "puzzles/puzzle_journal.hpp"
#include "words/commands/puzzles.hpp"

namespace damas::apps {

namespace {

namespace said = words::commands::puzzles;
namespace help = words::commands::puzzles::help;

struct MakeOptions {
    std::string rules = "spanish", out;
    int count = 200;
    std::uint64_t seed = 1, nodes = 2'000'000;
};

/// The games and puzzles so far lie beside the file until it is complete.
std::string journal_of(const std::string& file) { return file + ".part"; }

/// Why a file that is there already is not to be replaced: it holds something else than puzzles.
std::optional<words::Message> something_else(const std::string& path) {
    std::error_code none;
    if (!std::filesystem::is_regular_file(path, none) || std::filesystem::file_size(path, none) == 0) return {};
    const auto text = read_file(path);
    if (!text) return text.error();
    if (puzzles::read_puzzles(*text)) return {};
    return words::Message(said::something_else, path);
}

int make(const MakeOptions& o) {
    if (const auto wrong = something_else(o.out)) return bad_request(*wrong);
    if (const int code = check_output(o.out); code != exit_ok) return code;
    const engine::Rulebook& book = *engine::find_rulebook(o.rules);
    puzzles::PuzzleRequest request{.count = o.count, .seed = o.seed, .proof_nodes = o.nodes};
    std::optional<puzzles::PuzzleJournal> journal;
    if (!o.out.empty() && o.out != "-") {
        auto opened = puzzles::PuzzleJournal::open(journal_of(o.out), book, request);
        if (!opened) return bad_request(opened.error());
        journal.emplace(std::move(*opened));
        request.begin = journal->before();
    }
    Progress progress;
    progress.begin(text(said::puzzles));
    heed_interruption();
    std::optional<core::FileError> wrong;
    request.on_game = [&](const puzzles::PuzzleProgress& now) {
        progress.show(static_cast<int>(now.found.size()), o.count);
        if (journal) wrong = journal->add(now);
        return !wrong && !interrupted();
    };
    const std::vector<puzzles::Puzzle> puzzles = puzzles::make_puzzles(book, request);
    progress.clear();
    if (wrong) return bad_request(wrong->message());
    if (const int code = write_output(o.out, puzzles::write_puzzles(book, puzzles)); code != exit_ok) return code;
    std::cerr << text({said::found, puzzles.size()}) << '\n';
    if (interrupted()) {
        std::cerr << text(journal ? common::interrupted_goes_on : common::interrupted) << '\n';
        return exit_no;
    }
    if (journal) core::remove_file(journal_of(o.out));
    return exit_ok;
}

struct SolveOptions {
    std::string file;
    std::uint64_t nodes = 20'000;
    std::vector<std::string> set;
    bool json = false, show = false;
};

/// How many of some puzzles were solved.
struct Tally {
    int solved = 0, all = 0;
};

std::string json_of(const std::string& rules, std::uint64_t nodes, const Tally& total,
                    const std::array<Tally, 3>& kinds, const std::array<Tally, 5>& grades) {
    notation::JsonWriter json;
    json.object().field("rules", rules).field("nodes", nodes);
    const auto put = [&](std::string_view name, const Tally& t) {
        json.key(name).object().field("solved", t.solved).field("all", t.all).end();
    };
    put("total", total);
    for (std::size_t k = 0; k < kinds.size(); ++k) put(puzzles::puzzle_kinds[k], kinds[k]);
    for (std::size_t g = 0; g < grades.size(); ++g) put("grade" + std::to_string(g + 1), grades[g]);
    return json.end().text() + '\n';
}

int solve(const SolveOptions& o) {
    const auto read = read_file(o.file);
    if (!read) return bad_request(read.error());
    const auto collection = puzzles::read_puzzles(*read);
    if (!collection) return bad_request(words::about(o.file, collection.error()));
    engine::PlayerOptions options;
    options.hash_megabytes = 16;
    options.tables = false;  // or every ending would be known
    if (const auto wrong = set_options(options, o.set)) return bad_request(*wrong);
    if (const auto wrong = engine::options_error(options, collection->book->id())) return bad_request(*wrong);
    Progress progress;
    progress.begin(text(said::puzzles));
    const auto player = engine::make_player(collection->book->id(), options);
    Tally total;
    std::array<Tally, 3> kinds{};
    std::array<Tally, 5> grades{};
    for (const puzzles::Puzzle& puzzle : collection->puzzles) {
        const bool solved = puzzles::solves(*collection->book, *player, puzzle, o.nodes);
        for (Tally* t : {&total, &kinds[static_cast<std::size_t>(puzzle.kind)],
                         &grades[static_cast<std::size_t>(puzzle.grade - 1)]})
            t->solved += solved ? 1 : 0, ++t->all;
        if (!solved && o.show) {
            progress.clear();
            std::cerr << notation::write_fen(puzzle.position) << "  " << notation::write_move(puzzle.solution[0])
                      << '\n';
        }
        progress.show(total.all, static_cast<int>(collection->puzzles.size()));
    }
    progress.clear();
    if (o.json) {
        std::cout << json_of(std::string(collection->book->id()), o.nodes, total, kinds, grades);
        return exit_ok;
    }
    constexpr std::array<const words::Text*, 3> kind_names{&said::shots, &said::defences, &said::endings};
    const auto row = [](std::string_view name, const Tally& t) {
        if (t.all > 0) std::cout << "  " << name << ": " << t.solved << " / " << t.all << '\n';
    };
    std::cout << text({said::solved, o.nodes, total.solved, total.all}) << '\n';
    for (std::size_t k = 0; k < kinds.size(); ++k) row(text(*kind_names[k]), kinds[k]);
    for (std::size_t g = 0; g < grades.size(); ++g) row(text({said::grade, g + 1}), grades[g]);
    return exit_ok;
}

}  // namespace

void add_puzzles(CLI::App& app) {
    CLI::App& command = *app.add_subcommand("puzzles", text(help::command));
    command.require_subcommand(1);

    auto m = std::make_shared<MakeOptions>();
    CLI::App& maker = *command.add_subcommand("make", text(help::make));
    add_rules(maker, m->rules);
    add_number(maker, "--count,-n", m->count, text(help::make_count), 1, 100'000);
    add_number(maker, "--seed", m->seed, text(help::make_seed), 0);
    add_number(maker, "--nodes", m->nodes, text(help::make_nodes), 1);
    maker.add_option("--output,-o", m->out, text(help::make_output));
    maker.footer(text(help::make_footer));
    on_run(maker, [m] { return make(*m); });

    auto s = std::make_shared<SolveOptions>();
    CLI::App& solver = *command.add_subcommand("solve", text(help::solve));
    solver.add_option(text(common::file_argument), s->file, text(help::solve_file))->required();
    add_number(solver, "--nodes", s->nodes, text(help::solve_nodes), 1);
    solver.add_option("--set", s->set, text(help::solve_set));
    solver.add_flag("--show", s->show, text(help::solve_show));
    solver.add_flag("--json", s->json, text(common::json));
    solver.footer(text(help::solve_footer));
    on_run(solver, [s] { return solve(*s); });
}

}  // namespace damas::apps
