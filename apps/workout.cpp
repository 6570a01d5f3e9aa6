// SPDX-License-Identifier: MIT
// `damas workout`: training draughts at the terminal, and the kits of exercises.
#include "terminal/workout.hpp"

#include <unistd.h>

#include <iostream>

#include "common.hpp"
#include "notation/encoding.hpp"
#include "numbers.hpp"
#include "terminal/session.hpp"
#include "words/commands/workout.hpp"
#include "workout/ready_kits.hpp"

namespace damas::apps {

namespace {

namespace said = words::commands::workout;
namespace help = said::help;

constexpr int usual_level = 3;

struct Options {
    std::string kit = "primary", rules, computer = "none", duties = "opponent", load, file;
    words::Language language{};
    std::optional<std::uint64_t> shuffle;
    int level = usual_level;
    std::uint64_t seed = 1;
    bool mirror = false, ascii = false, no_color = false;
};

/// A ready-made kit by its id, or a file.
std::expected<workout::Kit, words::Message> find_kit(const std::string& name, words::Language language) {
    std::string text;
    if (const auto ready = workout::find_ready_kit(name, language)) {
        text = *ready;
    } else {
        auto file = read_file(name);
        if (!file) return std::unexpected(file.error());
        text = notation::decode(*file);
    }
    auto kit = workout::read_kit(text);
    if (!kit) return std::unexpected(words::about(name, kit.error().message()));
    return std::move(*kit);
}

void arrange(workout::Kit& kit, const Options& o) {
    const int pieces = workout::pieces_a_side(kit.rules);
    workout::Arrangement& white = kit.team(rules::Side::white).arrangement;
    workout::Arrangement& black = kit.team(rules::Side::black).arrangement;
    if (o.shuffle) {
        white = workout::by_chance(pieces, *o.shuffle);
        black = workout::by_chance(pieces, *o.shuffle + 1);
    }
    if (static_cast<int>(white.size()) != pieces) white.clear();
    if (static_cast<int>(black.size()) != pieces) black.clear();
    if (o.mirror) black = workout::mirrored(white.empty() ? workout::in_order(pieces) : white);
}

int play(const Options& o) {
    auto kit = find_kit(o.kit, o.language);
    if (!kit) return bad_request(kit.error());
    if (!o.rules.empty()) kit->rules = o.rules;
    arrange(*kit, o);
    workout::LessonOptions lesson;
    if (o.computer != "none") lesson.computer = o.computer == "white" ? rules::Side::white : rules::Side::black;
    if (o.duties == "nobody") lesson.computer_duties = workout::ComputerDuties::nobody;
    terminal::SessionOptions s;
    s.language = o.language;
    s.computer = lesson.computer;
    s.level = o.level;
    s.seed = o.seed;
    s.flip = lesson.computer == rules::Side::white;
    s.color = wants_color() && !o.no_color;
    s.unicode = wants_unicode() && !o.ascii;
    s.interactive = isatty(STDIN_FILENO) != 0;
    const engine::Rulebook& book = *engine::find_rulebook(kit->rules);
    terminal::Workout companion(std::move(*kit), lesson, o.language);
    s.companion = &companion;
    terminal::Session session(book, s, std::cin, std::cout);
    if (!o.load.empty())
        if (const auto loaded = session.load(o.load); !loaded) return bad_request(loaded.error());
    session.run();
    return exit_ok;
}

int check(const Options& o) {
    const auto file = read_file(o.file);
    if (!file) return bad_request(file.error());
    const auto kit = workout::read_kit(notation::decode(*file));
    if (!kit) {
        std::cout << text(words::about(o.file, kit.error().message())) << '\n';
        return exit_no;
    }
    std::cout << text({said::kit_is_correct, o.file, kit->name, kit->exercises.size()}) << '\n';
    return exit_ok;
}

int list_kits(const Options& o) {
    for (const workout::ReadyKit& ready : workout::ready_kits()) {
        if (ready.language != o.language) continue;
        const auto kit = workout::read_kit(ready.text);
        if (!kit) return bad_request(kit.error().message());
        std::cout << notation::pad_right(ready.id, 12) << kit->name << ". " << kit->description << '\n';
    }
    return exit_ok;
}

int show(const Options& o) {
    const auto ready = workout::find_ready_kit(o.file, o.language);
    if (!ready) return bad_request({said::unknown_kit, o.file});
    std::cout << *ready;
    return exit_ok;
}

}  // namespace

void add_workout(CLI::App& app) {
    auto o = std::make_shared<Options>();
    CLI::App& command = *app.add_subcommand("workout", text(help::command));
    add_language(command, o->language);
    std::vector<std::string> ids;
    for (const engine::Rulebook* book : engine::rulebooks()) ids.emplace_back(book->id());
    command.add_option("--kit,-k", o->kit, text(help::kit))->capture_default_str();
    command.add_option("--rules,-r", o->rules, text(help::rules))->check(one_of(ids));
    command.add_option("--computer,-c", o->computer, text(common::computer))
        ->check(one_of({"white", "black", "none"}))
        ->capture_default_str();
    add_number(command, "--level,-l", o->level, text(help::level), 1, engine::top_level);
    command.add_option("--computer-duties", o->duties, text(help::computer_duties))
        ->check(one_of({"opponent", "nobody"}))
        ->capture_default_str();
    command.add_option("--shuffle", o->shuffle, text(help::shuffle))->transform(within<std::uint64_t>(0));
    command.add_flag("--mirror", o->mirror, text(help::mirror));
    add_number(command, "--seed", o->seed, text(help::seed), 0);
    command.add_option("--load", o->load, text(common::load));
    command.add_flag("--ascii", o->ascii, text(common::ascii));
    command.add_flag("--no-color", o->no_color, text(common::no_color));
    CLI::App& checking = *command.add_subcommand("check", text(help::check));
    checking.add_option(text(help::kit_argument), o->file, text(help::check_file))->required();
    add_language(checking, o->language);
    on_run(checking, [o] { return check(*o); });
    CLI::App& kits = *command.add_subcommand("kits", text(help::kits));
    add_language(kits, o->language);
    on_run(kits, [o] { return list_kits(*o); });
    CLI::App& showing = *command.add_subcommand("show", text(help::show));
    showing.add_option(text(help::kit_argument), o->file, text(help::show_id))->required();
    add_language(showing, o->language);
    on_run(showing, [o] { return show(*o); });
    on_run(command, [o] { return play(*o); });
}

}  // namespace damas::apps
