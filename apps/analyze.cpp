// SPDX-License-Identifier: MIT
// `damas analyze`: what the search thinks of a position, or of every move of the games of a PDN file.
#include "words/commands/analyze.hpp"

#include <unistd.h>

#include <algorithm>
#include <iostream>

#include "common.hpp"
#include "interruption.hpp"
#include "notation/fen.hpp"
#include "notation/json_writer.hpp"
#include "numbers.hpp"
#include "option_flags.hpp"
#include "progress.hpp"
#include "protocol/analysis.hpp"
#include "table_warning.hpp"
#include "words/analyses.hpp"
#include "words/files.hpp"
#include "words/message.hpp"

namespace damas::apps {

namespace {

namespace said = words::commands::analyze;
namespace help = said::help;

constexpr double default_seconds_position = 5, default_seconds_move = 0.5;

struct Options {
    std::string input, fen, rules, pdn, out;
    std::size_t game = 0;  ///< 0: all.
    std::optional<double> seconds;
    analysis::AnalysisLimits limits;
    engine::PlayerOptions player{.table_directory = engine::default_table_directory()};
    int from = 1, to = std::numeric_limits<int>::max();
    words::Language language = words::Language::spanish;
    bool json = false, ascii = false, claimed_draws = false;
    std::vector<const CLI::Option*> of_games, of_positions;  ///< Flags that say nothing of the other.

    /// What --rules asked for, or nothing.
    const engine::Rulebook* chosen() const { return rules.empty() ? nullptr : engine::find_rulebook(rules); }
    protocol::AnalysisStyle style() const {
        const std::size_t columns = out.empty() ? terminal_columns(STDOUT_FILENO) : 0;
        return {.language = language, .unicode = wants_unicode() && !ascii, .columns = columns == 0 ? 100 : columns};
    }
    /// The limits, with time if nothing else was asked for.
    analysis::AnalysisLimits limits_or(double usual_seconds) const {
        analysis::AnalysisLimits result = limits;
        result.seconds = seconds.value_or(limits.depth > 0 || limits.nodes > 0 ? 0 : usual_seconds);
        return result;
    }
};

int analyze_position(const Options& o, const std::string& fen) {
    const engine::Rulebook& book = o.chosen() != nullptr ? *o.chosen() : *engine::rulebooks().front();
    const auto game = game_from(std::string(book.id()), fen);
    if (!game) return bad_request(game.error());
    const protocol::AnalysisStyle style = o.style();
    const bool live = !o.json && o.out.empty();
    warn_about_tables(o.player.table_directory, book.id());
    if (live) {
        std::cout << notation::draw_text((*game)->view(),
                                         {.numbers = true, .color = wants_color(), .unicode = style.unicode})
                  << notation::write_fen((*game)->start()) << " (" << book.name().in(o.language) << ")\n";
        if (!(*game)->over()) std::cout << '\n' << protocol::line_header(style);
    }
    const auto on_line = [&](const analysis::RatedLine& line) {
        if (live && !(std::cout << protocol::line_row(line, (*game)->turn(), style) << std::flush)) interrupt();
    };
    const auto analysis = analysis::analyze_position(book, **game, o.limits_or(default_seconds_position), o.player,
                                                     on_line, heed_interruption());
    if (o.json) return write_output(o.out, protocol::position_json(analysis, book.id()) + '\n');
    return write_output(o.out, (live ? "\n" : "") + protocol::position_report(analysis, style));
}

/// What is asked for about some games: a report, or JSON, and the games with their annotations.
class GamesCommand {
public:
    explicit GamesCommand(const Options& o) : o_(o), style_(o.style()) { json_.object().key("games").array(); }

    int run(notation::pdn::GameReader& games) {
        heed_interruption();
        std::size_t number = 0, skipped = 0;
        while (auto game = interrupted() ? std::nullopt : games.next()) {
            ++number;
            if (o_.game != 0 && o_.game != number) continue;
            if (*game) {
                analyze(number, **game);
            } else {
                ++skipped;
                tell_broken(number, game->error());
            }
            if (o_.game == number) break;
        }
        progress_.clear();
        if (interrupted())
            std::cerr << text({said::interrupted, analysed_}) << '\n';
        else if (number == 0)
            return bad_request(words::about(o_.input, common::no_game));
        else if (o_.game > number)
            return bad_request(words::about(o_.input, {said::no_such_game, o_.game, number}));
        else if (skipped == (o_.game == 0 ? number : 1))
            return exit_bad_request;
        if (o_.json) report_ = json_.end().end().text() + '\n';
        // Annotated games on standard output leave no room there for anything else.
        if (o_.pdn == "-" && o_.out.empty())
            std::cerr << report_;
        else if (const int code = write_output(o_.out, report_); code != exit_ok)
            return code;
        if ((skipped > 0 || o_.game != 0 || interrupted()) && core::same_file(o_.pdn, o_.input))
            return bad_request({words::files::would_lose_games, o_.pdn});
        if (!o_.pdn.empty())
            if (const int code = write_output(o_.pdn, annotated_); code != exit_ok) return code;
        return all_legal_ && !interrupted() ? exit_ok : exit_no;
    }

private:
    void tell_broken(std::size_t number, const notation::ParseError& error) {
        progress_.clear();
        all_legal_ = false;
        bad_request({common::unreadable_game, o_.input, number, error.message()});
    }

    void analyze(std::size_t number, notation::pdn::Game& game) {
        progress_.begin(text({words::analyses::game, number}));
        engine::PlayerOptions player = o_.player;
        player.interrupted = interrupted;
        const analysis::GameAnalysis analysis =
            analysis::analyze_game(game, {.choice = {.chosen = o_.chosen()}, .claimed_draws = o_.claimed_draws},
                                   {.limits = o_.limits_or(default_seconds_move),
                                    .player = std::move(player),
                                    .from = o_.from,
                                    .to = o_.to,
                                    .on_progress = [&](int done, int total) { progress_.show(done, total); }});
        if (interrupted()) return;  // Its last searches are not to be believed.
        if (!analysis.report.error && o_.from > std::max(1, analysis.report.plies)) {
            progress_.clear();
            std::cerr << text({said::from_is_beyond, number, analysis.report.plies}) << '\n';
        }
        ++analysed_;
        all_legal_ &= !analysis.report.error && !analysis.report.infringement;
        if (o_.json)
            json_.written(protocol::game_json(number, game, analysis, o_.language));
        else
            report_ += (report_.empty() ? "" : "\n") + protocol::game_report(number, game, analysis, style_);
        if (!analysis.report.error) protocol::annotate(game, analysis, o_.language);
        annotated_ += arbiter::written(game, analysis.report.rulebook) + '\n';
    }

    const Options& o_;
    protocol::AnalysisStyle style_;
    Progress progress_;
    notation::JsonWriter json_;  ///< Of all games.
    std::string report_, annotated_;
    bool all_legal_ = true;
    int analysed_ = 0;
};

int analyze_games(const Options& o) {
    if (const auto l = o.limits_or(default_seconds_move); l.depth == 0 && l.nodes == 0 && l.seconds <= 0)
        return bad_request(said::limit_needed);
    if (o.to > 0 && o.from > o.to) return bad_request(said::from_after_to);
    // A file may be given back with its marks, if all its games are there; a report in its place would be its end.
    if (const auto wrong = assets::named_twice({o.out}, {o.pdn, o.input})) return bad_request(*wrong);
    for (const std::string& file : {o.out, o.pdn})
        if (const int code = check_output(file); code != exit_ok) return code;
    if (o.json && o.pdn == "-" && o.out.empty()) return bad_request(said::one_standard_output);
    const auto text = read_file(o.input);
    if (!text) return bad_request(text.error());
    notation::pdn::GameReader games(*text);
    return GamesCommand(o).run(games);
}

/// "W:W9:B32" rather than the name of a file.
bool looks_like_fen(const std::string& text) {
    return text.size() > 1 && std::string_view("WBwb?").find(text[0]) != std::string_view::npos && text[1] == ':';
}

/// The first of some flags that was given; nothing if none was.
const CLI::Option* given(const std::vector<const CLI::Option*>& flags) {
    const auto found = std::ranges::find_if(flags, [](const CLI::Option* flag) { return flag->count() > 0; });
    return found == flags.end() ? nullptr : *found;
}

int run(const Options& o) {
    if (!o.fen.empty() && !o.input.empty()) return bad_request(common::file_or_fen);
    if (!o.input.empty() && !looks_like_fen(o.input)) {
        if (const auto* flag = given(o.of_positions)) return bad_request({said::needs_position, flag->get_name()});
        return analyze_games(o);
    }
    if (const auto* flag = given(o.of_games)) return bad_request({said::needs_games, flag->get_name()});
    return analyze_position(o, o.fen.empty() ? o.input : o.fen);
}

}  // namespace

void add_analyze(CLI::App& app) {
    auto o = std::make_shared<Options>();
    CLI::App& command = *app.add_subcommand("analyze", text(help::command));
    command.add_option(text(help::input_argument), o->input, text(help::input));
    command.add_option("--fen", o->fen, text(help::fen));
    add_rules(command, o->rules);
    add_language(command, o->language);
    auto* game = command.add_option("--game,-g", o->game, text(help::game))->transform(within<std::size_t>(1));
    auto* from = command.add_option("--from", o->from, text(help::from))->transform(within(1));
    auto* to = command.add_option("--to", o->to, text(help::to))->transform(within(1));
    command.add_option("--seconds,-s", o->seconds, text(help::seconds))->transform(within(0.0, 86'400.0));
    command.add_option("--depth,-d", o->limits.depth, text(help::depth))->transform(within(1, 100));
    command.add_option("--nodes", o->limits.nodes, text(help::nodes))->transform(within<std::uint64_t>(1));
    auto* lines = add_number(command, "--lines,-l", o->limits.lines, text(help::lines), 1, 100);
    add_player_flag(command, "threads", ",-t", o->player);
    add_player_flag(command, "hash", "", o->player);
    auto* claimed = add_claimed_draws(command, o->claimed_draws);
    command.add_flag("--json", o->json, text(help::json));
    auto* pdn = command.add_option("--pdn", o->pdn, text(help::pdn));
    command.add_option("--output,-o", o->out, text(help::output));
    command.add_flag("--ascii", o->ascii, text(common::ascii));
    command.footer(text(help::footer));
    o->of_games = {game, from, to, claimed, pdn};
    o->of_positions = {lines};
    on_run(command, [o] { return run(*o); });
}

}  // namespace damas::apps
