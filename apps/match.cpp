// SPDX-License-Identifier: MIT
// `damas match`: players of any kind against each other under our referee, with statistics one can believe.
#include "arena/match.hpp"

#include <unistd.h>

#include <cmath>
#include <iostream>
#include <set>
#include <thread>

#include "common.hpp"
#include "core/stopwatch.hpp"
#include "interruption.hpp"
#include "numbers.hpp"
#include "protocol/line_writer.hpp"
#include "reports/html.hpp"
#include "reports/text.hpp"
#include "words/commands/match.hpp"
#include "words/system.hpp"

namespace damas::apps {

namespace {

namespace said = words::commands::match;
namespace help = words::commands::match::help;

struct Options {
    words::Language language = words::Language::spanish;
    std::string rules = "spanish", openings = "random", clock, directory, html;
    std::vector<std::string> players;
    std::vector<double> sprt;
    arena::Pace pace;
    int plies = 8, games = 0, jobs = 1, limit = 0;
    std::uint64_t seed = 1;
    bool quiet = false, adjudicate = false;
};

constexpr int longest_clock = 86'400;  ///< Seconds.

/// "60+0.6": seconds and increment.
bool read_clock(const std::string& text, arena::Pace& pace) {
    const std::size_t plus = text.find('+');
    const auto clock = number_in<double>(text.substr(0, plus));
    const auto increment = plus == std::string::npos ? 0.0 : number_in<double>(text.substr(plus + 1));
    if (!clock || !increment) return false;
    pace.clock = *clock;
    pace.increment = *increment;
    return *clock > 0 && *clock <= longest_clock && *increment >= 0 && *increment <= longest_clock;
}

/// What a quick search says after an opening, to leave out those that decide the game.
arena::OpeningScore quick_score(const std::string& rules) {
    const std::shared_ptr<engine::Player> player = engine::make_player(rules, {.hash_megabytes = 8});
    return [player](const arena::Opening& opening) {
        const std::atomic<bool> never = false;
        return player->think(opening.game, {.nodes = 20'000}, {}, never).score;
    };
}

/// The openings that everybody plays against everybody with both colours, so that there are at least as many games as
/// were asked for; says so if there are more.
int rounds_for(const Options& o, std::size_t players) {
    const int round = static_cast<int>(players * (players - 1)), rounds = (o.games - 1) / round + 1;
    if (rounds * round != o.games)
        protocol::standard_error().line(
            text({players > 2 ? said::more_games_for_all : said::more_games, rounds * round}));
    return rounds;
}

std::expected<void, words::Message> find_openings(const Options& o, arena::MatchSettings& settings) {
    const engine::Rulebook& book = *engine::find_rulebook(o.rules);
    const int wanted = o.games > 0 ? rounds_for(o, settings.players.size()) : 0;
    words::Message described = words::verbatim(o.openings);
    if (o.openings == "ballots2" || o.openings == "ballots3") {
        settings.openings = arena::ballots(book, o.openings == "ballots2" ? 2 : 3);
        described = {said::all_ballots, o.openings == "ballots2" ? 2 : 3};
    } else if (o.openings == "random") {
        settings.openings = arena::random_openings(book, o.plies, wanted > 0 ? wanted : 100, o.seed);
        described = {said::random_plies, o.plies};
    } else {
        const auto text = read_file(o.openings);
        if (!text) return std::unexpected(text.error());
        auto read = arena::read_openings(book, *text);
        if (!read) return std::unexpected(words::about(o.openings, read.error()));
        settings.openings = std::move(*read);
    }
    if (o.limit > 0) {
        settings.openings = arena::balanced(std::move(settings.openings), o.limit, quick_score(o.rules));
        described = {said::within, std::move(described), o.limit};
    }
    if (settings.openings.empty()) return std::unexpected(words::Message(said::no_opening_left));
    if (o.openings != "random") arena::shuffle(settings.openings, o.seed);
    described = {said::with_seed, std::move(described), std::to_string(o.seed)};
    settings.openings_text = words::say(described, words::Language::english);
    settings.openings_shown = text(described);
    const auto found = static_cast<int>(settings.openings.size());
    settings.rounds = wanted > 0 ? wanted : found;
    if (settings.rounds > found)  // Players who do not vary repeat their games, which are then no new evidence.
        protocol::standard_error().line(text({said::openings_repeat, found, wanted}));
    return {};
}

std::expected<arena::MatchSettings, words::Message> read_settings(Options& o) {
    arena::MatchSettings settings{.rules = o.rules,
                                  .players = {},
                                  .pace = o.pace,
                                  .openings = {},
                                  .openings_text = {},
                                  .openings_shown = {},
                                  .language = o.language,
                                  .jobs = o.jobs,
                                  .adjudicate = {},
                                  .directory = o.directory};
    if (!o.clock.empty()) read_clock(o.clock, settings.pace);
    if (settings.pace.describe().empty()) settings.pace.nodes = 10'000;
    if (o.adjudicate) {
        settings.adjudicate = engine::default_table_directory();
        if (const auto wrong = engine::refused_tables(*settings.adjudicate, o.rules))
            return std::unexpected(words::about("--adjudicate", *wrong));
    }
    std::set<std::string> names;
    for (const std::string& text : o.players) {
        auto spec = arena::read_player_spec(text);
        if (!spec) return std::unexpected(spec.error());
        if (!names.insert(spec->name).second) return std::unexpected(words::Message(said::same_name, spec->name));
        // A player that cannot be made is better known now than after an hour.
        if (const auto made = arena::make_contestant(*spec, o.rules); !made) return std::unexpected(made.error());
        settings.players.push_back(std::move(*spec));
    }
    if (settings.players.size() < 2) return std::unexpected(words::Message(said::too_few_players));
    if (!o.sprt.empty() && settings.players.size() > 2) return std::unexpected(words::Message(said::sprt_for_two));
    if (const auto found = find_openings(o, settings); !found) return std::unexpected(found.error());
    return settings;
}

/// Shows a match while it runs and ends it when the test is decided.
class Watcher {
public:
    Watcher(const Options& options, const reports::ReportOptions& report, int planned)
        : options_(options), report_(report), planned_(planned) {}

    bool operator()(const arena::Match& match, const arena::PlayedGame& played) {
        if (before_ < 0) before_ = static_cast<int>(match.games.size()) - 1;
        for (; counted_ < match.games.size(); ++counted_) counter_.add(match.games[counted_]);
        if (played.fault) report_fault(match, played);
        std::optional<arena::SprtState> sprt;
        if (report_.sprt) sprt = arena::sprt(counter_.results(), *report_.sprt);
        const bool decided = sprt && sprt->verdict != arena::Verdict::running;
        if (!options_.quiet) show(match, sprt, decided);
        return decided;
    }

    /// Leaves the progress line.
    void finish() const {
        if (terminal_ && shown_) protocol::standard_error().line("");
    }

private:
    void report_fault(const arena::Match& match, const arena::PlayedGame& played) const {
        protocol::standard_error().line(clear() + match.players[static_cast<std::size_t>(played.outcome.white)] +
                                        " - " + match.players[static_cast<std::size_t>(played.outcome.black)] + ": " +
                                        text(*played.fault));
    }

    void show(const arena::Match& match, const std::optional<arena::SprtState>& sprt, bool last_time) {
        const int finished = static_cast<int>(match.games.size());
        if (shown_last_.seconds() < (terminal_ ? 0.2 : 30) && finished < planned_ && !last_time) return;
        shown_last_ = {};
        shown_ = true;
        const double rate = (finished - before_) / watch_.seconds();
        reports::Progress progress{.finished = finished,
                                   .planned = planned_,
                                   .sprt = sprt,
                                   .games_per_second = rate,
                                   .seconds_left = (planned_ - finished) / rate};
        if (match.players.size() == 2) progress.results = counter_.results();
        protocol::standard_error().text(clear() + reports::progress_line(progress, options_.language) +
                                        (terminal_ ? "" : "\n"));
    }

    std::string clear() const { return terminal_ ? "\r\033[K" : ""; }

    const Options& options_;
    const reports::ReportOptions& report_;
    int planned_;
    bool terminal_ = isatty(STDERR_FILENO) != 0, shown_ = false;
    core::Stopwatch watch_{}, shown_last_{};
    int before_ = -1;  ///< Games that an earlier run has played.
    std::size_t counted_ = 0;
    arena::Counter counter_;
};

int run(Options& o) {
    auto settings = read_settings(o);
    if (!settings) return bad_request(settings.error());
    reports::ReportOptions report{.language = o.language};
    if (!o.sprt.empty()) report.sprt = arena::SprtSettings{.elo0 = o.sprt[0], .elo1 = o.sprt[1]};
    if (report.sprt && report.sprt->elo0 >= report.sprt->elo1) return bad_request(said::sprt_order);

    std::vector<std::string> kept{o.openings};
    if (!o.directory.empty()) kept.insert(kept.end(), {o.directory + "/games.pdn", o.directory + "/match.txt"});
    if (const auto wrong = assets::named_twice({o.html}, kept)) return bad_request(*wrong);
    if (const int code = check_output(o.html); code != exit_ok) return code;

    Watcher watcher(o, report, arena::total_games(*settings));
    settings->on_game = std::ref(watcher);
    const auto match = arena::run_match(*settings, heed_interruption());
    watcher.finish();
    if (!match) return bad_request(match.error());

    std::cout << reports::text_report(*match, report);
    const std::string html = o.html.empty() && !o.directory.empty() ? o.directory + "/report.html" : o.html;
    if (!html.empty())
        if (const int code = write_output(html, reports::html_report(*match, report)); code != exit_ok) return code;
    if (!interrupted()) return exit_ok;
    protocol::standard_error().line(text(o.directory.empty() ? common::interrupted : common::interrupted_goes_on));
    return exit_no;
}

}  // namespace

void add_match(CLI::App& app) {
    auto o = std::make_shared<Options>();
    CLI::App& command = *app.add_subcommand("match", text(help::command));
    add_rules(command, o->rules);
    add_language(command, o->language);
    command.add_option("--player,-p", o->players, text(help::player))->allow_extra_args(false)->required();
    command.add_option("--nodes,-n", o->pace.nodes, text(help::nodes))->transform(within<std::uint64_t>(1));
    command.add_option("--depth,-d", o->pace.depth, text(help::depth))->transform(within(1, 100));
    command.add_option("--seconds,-s", o->pace.move_time, text(help::seconds))->transform(within(0.001, 86'400.0));
    command.add_option("--clock", o->clock, text(help::clock))->check([](const std::string& given) -> std::string {
        arena::Pace pace;
        return read_clock(given, pace) ? "" : text({said::bad_clock, notation::printable(given), longest_clock});
    });
    command.add_option("--openings,-o", o->openings, text(help::openings))->capture_default_str();
    add_number(command, "--margin", o->pace.margin, text(help::margin), 0.0, 3600.0);
    add_number(command, "--plies", o->plies, text(help::plies), 0, 60);
    command.add_option("--balanced", o->limit, text(help::balanced))->transform(within(0, 100'000));
    add_number(command, "--seed", o->seed, text(help::seed), 0);
    command.add_option("--games,-g", o->games, text(help::games))->transform(within(2, 10'000'000));
    add_number(command, "--jobs,-j", o->jobs, text(help::jobs), 1, 256);
    command.add_option("--sprt", o->sprt, text(help::sprt))->transform(within(-1000.0, 1000.0))->expected(2);
    command.add_flag("--adjudicate", o->adjudicate, text(help::adjudicate));
    command.add_option("--output", o->directory, text(help::output));
    command.add_option("--html", o->html, text(help::html));
    command.add_flag("--quiet,-q", o->quiet, text(help::quiet));
    on_run(command, [o] { return run(*o); });
}

}  // namespace damas::apps
