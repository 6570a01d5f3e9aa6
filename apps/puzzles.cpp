// SPDX-License-Identifier: MIT
// `damas puzzles`: makes collections of positions with one good move, puts them into chapters, and counts how many of
// them a search solves.
#include "puzzles/puzzles.hpp"

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <map>

#include "common.hpp"
#include "interruption.hpp"
#include "notation/fen.hpp"
#include "notation/json_writer.hpp"
#include "notation/move_writer.hpp"
#include "numbers.hpp"
#include "progress.hpp"
#include "puzzles/chapters.hpp"
#include "puzzles/miner.hpp"
#include "puzzles/puzzle_journal.hpp"
#include "words/commands/puzzles.hpp"
#include "words/puzzles.hpp"

namespace damas::apps {

namespace {

namespace said = words::commands::puzzles;
namespace help = words::commands::puzzles::help;

struct MakeOptions {
    std::string rules = "spanish", out;
    int count = 200, threads = 1, time = 0;
    std::uint64_t seed = 1, nodes = 1'000'000;
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
    puzzles::MineRequest request{.count = o.count, .seed = o.seed, .proof_nodes = o.nodes, .threads = o.threads};
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
    const core::Stopwatch watch;
    const auto late = [&] { return o.time > 0 && watch.seconds() >= o.time; };
    std::optional<core::FileError> wrong;
    request.on_game = [&](int game, const std::vector<puzzles::Puzzle>& puzzles, std::size_t found) {
        progress.show(static_cast<int>(found), o.count);
        if (journal) wrong = journal->add(game, puzzles);
        return !wrong;
    };
    request.stop = [&] { return interrupted() || late(); };
    const std::vector<puzzles::Puzzle> puzzles = puzzles::mine_puzzles(book, request);
    progress.clear();
    if (wrong) return bad_request(wrong->message());
    if (const int code = write_output(o.out, puzzles::write_puzzles(book, puzzles)); code != exit_ok) return code;
    std::cerr << text({said::found, puzzles.size()}) << '\n';
    if (std::ssize(puzzles) < o.count) {
        if (interrupted()) std::cerr << text(journal ? common::interrupted_goes_on : common::interrupted) << '\n';
        return interrupted() ? exit_no : exit_ok;
    }
    if (journal) core::remove_file(journal_of(o.out));
    return exit_ok;
}

/// All puzzles of some files, which must have the same rules; what is wrong has been said if there are none.
std::optional<puzzles::Collection> read_all(const std::vector<std::string>& files) {
    puzzles::Collection all;
    for (const std::string& file : files) {
        const auto read = read_file(file);
        if (!read) return complain(read.error()), std::nullopt;
        auto collection = puzzles::read_puzzles(*read);
        if (!collection) return complain(words::about(file, collection.error())), std::nullopt;
        if (all.book != nullptr && all.book != collection->book)
            return complain(words::about(file, words::puzzles::other_rules)), std::nullopt;
        all.book = collection->book;
        std::ranges::move(collection->puzzles, std::back_inserter(all.puzzles));
    }
    return all;
}

struct ChapterOptions {
    std::vector<std::string> files;
    std::string out;
    std::size_t count = 3'000, size = puzzles::chapter_size;
};

int put_into_chapters(const ChapterOptions& o) {
    const auto all = read_all(o.files);
    if (!all) return exit_bad_request;
    const std::vector<puzzles::Puzzle> chosen = puzzles::choose(*all->book, all->puzzles, o.count);
    if (const auto error = core::make_directory(o.out)) return bad_request(error->message());
    for (const puzzles::ChapterFile& file : puzzles::chapters(*all->book, chosen, o.size))
        if (const auto error = core::write_file(o.out + '/' + file.name, file.text))
            return bad_request(error->message());
    std::cerr << text({said::found, chosen.size()}) << '\n';
    return exit_ok;
}

struct SolveOptions {
    std::vector<std::string> files;
    std::uint64_t nodes = 20'000;
    std::vector<std::string> set;
    bool json = false, show = false;
};

/// How many of some puzzles were solved.
struct Tally {
    int solved = 0, all = 0;
};

/// Puzzles with ratings from here to the next are counted together.
constexpr std::array<int, 5> bands{puzzles::least_rating, 1'000, 1'400, 1'800, 2'200};
int band_of(int rating) { return *std::prev(std::ranges::upper_bound(bands, rating)); }

/// What has been counted, by theme and by rating.
struct Tallies {
    Tally total;
    std::array<Tally, puzzles::theme_names.size()> themes{};
    std::map<int, Tally> ratings;

    void add(const puzzles::Puzzle& puzzle, bool solved) {
        const auto count = [&](Tally& t) { t.solved += solved ? 1 : 0, ++t.all; };
        count(total);
        for (const puzzles::Theme theme : puzzle.themes) count(themes[static_cast<std::size_t>(theme)]);
        count(ratings[band_of(puzzle.rating)]);
    }
};

std::string json_of(const std::string& rules, std::uint64_t nodes, const Tallies& tallies) {
    notation::JsonWriter json;
    json.object().field("rules", rules).field("nodes", nodes);
    const auto put = [&](std::string_view name, const Tally& t) {
        json.key(name).object().field("solved", t.solved).field("all", t.all).end();
    };
    put("total", tallies.total);
    for (std::size_t t = 0; t < tallies.themes.size(); ++t) put(puzzles::theme_names[t], tallies.themes[t]);
    for (const auto& [rating, tally] : tallies.ratings) put("from" + std::to_string(rating), tally);
    return json.end().text() + '\n';
}

int solve(const SolveOptions& o) {
    const auto collection = read_all(o.files);
    if (!collection) return exit_bad_request;
    engine::PlayerOptions options;
    options.hash_megabytes = 16;
    options.tables = false;  // or every ending would be known
    if (const auto wrong = set_options(options, o.set)) return bad_request(*wrong);
    if (const auto wrong = engine::options_error(options, collection->book->id())) return bad_request(*wrong);
    Progress progress;
    progress.begin(text(said::puzzles));
    const auto player = engine::make_player(collection->book->id(), options);
    Tallies tallies;
    for (const puzzles::Puzzle& puzzle : collection->puzzles) {
        const bool solved = puzzles::solves(*collection->book, *player, puzzle, o.nodes);
        tallies.add(puzzle, solved);
        if (!solved && o.show) {
            progress.clear();
            std::cerr << notation::write_fen(puzzle.position) << "  " << notation::write_move(puzzle.solution[0])
                      << '\n';
        }
        progress.show(tallies.total.all, static_cast<int>(collection->puzzles.size()));
    }
    progress.clear();
    if (o.json) {
        std::cout << json_of(std::string(collection->book->id()), o.nodes, tallies);
        return exit_ok;
    }
    constexpr std::array<const words::Text*, 6> theme_words{&said::shots,      &said::breakthroughs, &said::traps,
                                                            &said::opposition, &said::endings,       &said::forzosas};
    const auto row = [](std::string_view name, const Tally& t) {
        if (t.all > 0) std::cout << "  " << name << ": " << t.solved << " / " << t.all << '\n';
    };
    std::cout << text({said::solved, o.nodes, tallies.total.solved, tallies.total.all}) << '\n';
    for (std::size_t t = 0; t < tallies.themes.size(); ++t) row(text(*theme_words[t]), tallies.themes[t]);
    for (const auto& [rating, tally] : tallies.ratings) row(text({said::from_rating, rating}), tally);
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
    add_number(maker, "--threads,-j", m->threads, text(help::make_threads), 1, 1'024);
    add_number(maker, "--time", m->time, text(help::make_time), 0);
    add_number(maker, "--seed", m->seed, text(help::make_seed), 0);
    add_number(maker, "--nodes", m->nodes, text(help::make_nodes), 1);
    maker.add_option("--output,-o", m->out, text(help::make_output));
    maker.footer(text(help::make_footer));
    on_run(maker, [m] { return make(*m); });

    auto c = std::make_shared<ChapterOptions>();
    CLI::App& chapters = *command.add_subcommand("chapters", text(help::chapters));
    chapters.add_option(text(common::file_argument), c->files, text(help::chapter_files))->required();
    add_number(chapters, "--count,-n", c->count, text(help::make_count), 1);
    add_number(chapters, "--size", c->size, text(help::chapter_size), 1);
    chapters.add_option("--output,-o", c->out, text(help::chapter_output))->required();
    on_run(chapters, [c] { return put_into_chapters(*c); });

    auto s = std::make_shared<SolveOptions>();
    CLI::App& solver = *command.add_subcommand("solve", text(help::solve));
    solver.add_option(text(common::file_argument), s->files, text(help::solve_file))->required();
    add_number(solver, "--nodes", s->nodes, text(help::solve_nodes), 1);
    solver.add_option("--set", s->set, text(help::solve_set));
    solver.add_flag("--show", s->show, text(help::solve_show));
    solver.add_flag("--json", s->json, text(common::json));
    solver.footer(text(help::solve_footer));
    on_run(solver, [s] { return solve(*s); });
}

}  // namespace damas::apps
