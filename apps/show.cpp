// SPDX-License-Identifier: MIT
// `damas show FEN`: the board in the terminal, or as an SVG diagram.
#include "words/commands/show.hpp"

#include <iostream>

#include "common.hpp"
#include "notation/diagram.hpp"
#include "numbers.hpp"

namespace damas::apps {

namespace {

namespace said = words::commands::show;
namespace help = said::help;

struct Options {
    std::string rules = "spanish", fen, svg;
    bool flip = false, numbers = false, ascii = false, no_color = false;
    std::vector<int> marked;
};

int run(const Options& o, bool to_svg) {
    const engine::Rulebook& book = *engine::find_rulebook(o.rules);
    const auto game = game_from(o.rules, o.fen);
    if (!game) return bad_request(game.error());
    const int squares = book.rules().width * book.rules().height / 2;
    for (const int square : o.marked)
        if (square < 1 || square > squares) return bad_request({said::no_such_square, square, squares});
    const notation::DiagramStyle style{.flip = o.flip,
                                       .numbers = o.numbers,
                                       .color = wants_color() && !o.no_color,
                                       .unicode = wants_unicode() && !o.ascii,
                                       .marked = {o.marked.begin(), o.marked.end()},
                                       .language = language()};
    if (!to_svg) {
        std::cout << notation::draw_text((*game)->view(), style);
        return exit_ok;
    }
    return write_output(o.svg, notation::draw_svg((*game)->view(), style));
}

}  // namespace

void add_show(CLI::App& app) {
    auto o = std::make_shared<Options>();
    CLI::App& command = *app.add_subcommand("show", text(help::command));
    add_rules(command, o->rules);
    command.add_option("FEN", o->fen, text(common::fen_or_start));
    command.add_flag("--flip", o->flip, text(help::flip));
    command.add_flag("--numbers", o->numbers, text(help::numbers));
    command.add_flag("--ascii", o->ascii, text(common::ascii));
    command.add_flag("--no-color", o->no_color, text(common::no_color));
    command.add_option("--mark", o->marked, text(help::mark))->transform(within(1, 50))->delimiter(',');
    CLI::Option* svg = command.add_option("--svg", o->svg, text(help::svg))->expected(0, 1);
    on_run(command, [o, svg] { return run(*o, svg->count() > 0); });
}

}  // namespace damas::apps
