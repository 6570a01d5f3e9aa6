// SPDX-License-Identifier: MIT
// Everything of a match or a lesson that a person writes. Law: it is refused in one line, or what was read can be used.
// The first letter says what follows: T settings of a textbook search, P a player, O openings, Z puzzles, M the games
// of a match that is to be gone on with.
#include "arena/contestant.hpp"
#include "arena/match.hpp"
#include "engine/option_table.hpp"
#include "engine/options_json.hpp"
#include "harness.hpp"
#include "puzzles/puzzles.hpp"
#include "reports/html.hpp"
#include "reports/text.hpp"
#include "search/evaluator.hpp"

namespace {

using namespace damas;
using namespace damas::fuzz;

void demand_line(const words::Message& error) {
    const std::string said = words::english(error);
    demand(!said.empty() && !said.contains('\n'));
}

/// What was set can be told and set again; it judges positions as an evaluation, not as a proven win.
void use(const engine::PlayerOptions& options) {
    engine::PlayerOptions again;
    for (const engine::Option& option : engine::option_table())
        if (const std::string value = value_of(option, options); !value.empty())
            demand(!engine::set_option(again, option.name, value));
    rules::AllVariants::for_each([&]<rules::Variant V>() {
        search::Evaluator<V> judge(options.textbook.weights, {}, {});
        rules::Position<V> p{rules::Geometry<V>::home(rules::Side::white), 0, 0, rules::Side::white};
        demand(!search::is_known(judge(p, 0)));
        std::swap(p.white, p.black);
        demand(!search::is_known(judge(p, 0)));
    });
}

void read_settings(std::string_view text) {
    engine::PlayerOptions options;
    if (const auto error = engine::read_textbook(options, text)) return demand_line(*error);
    use(options);
}

void read_player(std::string_view text) {
    const auto spec = arena::read_player_spec(text);
    if (!spec) return demand_line(spec.error());
    engine::PlayerOptions options;
    for (const auto& [name, value] : spec->options.arguments)
        if (const auto error = engine::set_option(options, name, value)) demand_line(*error);
    use(options);
}

void read_openings(std::string_view text) {
    for (const engine::Rulebook* book : engine::rulebooks()) {
        const auto openings = arena::read_openings(*book, text, 20);
        if (!openings) return demand_line(openings.error());
        for (const arena::Opening& opening : *openings) {
            const auto game = book->new_game(opening.game.start());
            demand(game.has_value());
            for (const engine::LegalMove& move : opening.game.moves()) demand((*game)->play(move));
            demand((*game)->state().position == opening.position);
        }
    }
}

void read_puzzles(std::string_view text) {
    const auto read = puzzles::read_puzzles(text);
    if (!read) return demand_line(read.error());
    const auto again = puzzles::read_puzzles(puzzles::write_puzzles(*read->book, read->puzzles));
    demand(again && again->book == read->book && again->puzzles.size() == read->puzzles.size());
}

/// A match of two that is over before it begins: what has been played is read and reported.
void go_on(std::string_view games) {
    static const Scratch scratch;
    arena::MatchSettings settings;
    settings.rules = "spanish";
    settings.rounds = 0;
    settings.directory = scratch.path("");
    for (const char* player : {"champion name=A", "textbook name=B"})
        settings.players.push_back(*arena::read_player_spec(player));
    settings.openings.push_back({engine::find_rulebook("spanish")->new_game()->record(), {}});
    scratch.put("games.pdn", games);
    const std::atomic<bool> stop = true;
    const auto match = arena::run_match(settings, stop);
    if (!match) return demand_line(match.error());
    demand(!reports::text_report(*match, {words::Language::english}).empty());
    demand(!reports::html_report(*match, {words::Language::spanish}).empty());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Bytes input(data, size);
    const char kind = static_cast<char>(take(input));
    const std::string_view text = text_of(input);
    if (kind == 'T') read_settings(text);
    if (kind == 'P') read_player(text);
    if (kind == 'O') read_openings(text);
    if (kind == 'Z') read_puzzles(text);
    if (kind == 'M') go_on(text);
    return 0;
}
