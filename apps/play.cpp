// SPDX-License-Identifier: MIT
// `damas play`: a game at the terminal, against the computer or between two people.
#include "words/commands/play.hpp"

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

namespace said = words::commands::play;
namespace help = words::commands::play::help;

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
std::expected<std::optional<TextbookRequest>, words::Message> textbook_opponent(const Options& o) {
    const bool asked = o.search == "textbook";
    if (!asked && !o.textbook.used()) return std::nullopt;
    if (o.search == "champion") return std::unexpected(words::Message(said::champion_has_no_settings));
    if (o.level) return std::unexpected(words::Message(said::textbook_has_no_levels));
    auto request = o.textbook.read();
    if (!request) return std::unexpected(request.error());
    return *request;
}

int run(const Options& o) {
    if (o.textbook.wants_list()) {
        TextbookFlags::print_list();
        return exit_ok;
    }
    const engine::Rulebook& book = *engine::find_rulebook(o.rules);
    const auto textbook = textbook_opponent(o);
    if (!textbook) return bad_request(textbook.error());
    if (o.session.touch_move && book.rules().articles.touch_move == 0)
        return bad_request({said::no_touch_move, book.name()});
    const auto game = game_from(o.rules, o.fen);
    if (!game) return bad_request(game.error());
    warn_about_tables(engine::default_table_directory(), book.id());
    terminal::SessionOptions session_options = settings(o, *textbook);
    session_options.start = (*game)->start();
    terminal::Session session(book, std::move(session_options), std::cin, std::cout);
    if (!o.file.empty() && !o.fen.empty()) return bad_request(common::file_or_fen);
    if (!o.file.empty())
        if (const auto loaded = session.load(o.file, o.chosen()); !loaded) return bad_request(loaded.error());
    session.run();
    return exit_ok;
}

}  // namespace

void add_play(CLI::App& app) {
    auto o = std::make_shared<Options>();
    CLI::App& command = *app.add_subcommand("play", text(help::command));
    o->rules_option = add_rules(command, o->rules);
    add_language(command, o->session.language);
    command.add_option("--computer,-c", o->computer, text(common::computer))
        ->check(one_of({"white", "black", "none"}))
        ->capture_default_str();
    command.add_option("--level,-l", o->level, text({help::level, first_level}))
        ->transform(within(1, engine::top_level));
    command.add_option("--seconds,-s", o->seconds, text(help::seconds))->transform(within(0.01, 3600.0));
    command.add_option("--nodes", o->session.nodes, text(help::nodes))->transform(within<std::uint64_t>(1));
    command.add_option("--clock", o->clock, text(help::clock))->check([](const std::string& given) {
        if (terminal::read_clock(given)) return std::string();
        return text(
            {said::bad_clock, notation::printable(given), terminal::longest_minutes, terminal::longest_increment});
    });
    command.add_option("--search", o->search, text(help::search))->check(one_of({"champion", "textbook"}));
    o->textbook.add_to(command, textbook_depth, Algorithm::opponent);
    command.add_flag("--touch-move", o->session.touch_move, text(help::touch_move));
    command.add_option("--seed", o->seed, text(help::seed))->transform(within<std::uint64_t>(0));
    command.add_flag("--no-book", o->no_book, text(help::no_book));
    command.add_flag("--verbose,-v", o->session.verbose, text(help::verbose));
    command.add_option("--name", o->session.name, text(help::name));
    command.add_option("--fen", o->fen, text(common::fen));
    command.add_option("--load", o->file, text(common::load));
    command.add_flag("--flip", o->flip, text(help::flip));
    command.add_flag("--ascii", o->ascii, text(common::ascii));
    command.add_flag("--no-color", o->no_color, text(common::no_color));
    command.add_flag("--no-numbers", o->no_numbers, text(help::no_numbers));
    command.footer(text(help::footer));
    on_run(command, [o] { return run(*o); });
}

}  // namespace damas::apps
