// SPDX-License-Identifier: MIT
// `damas tree FEN`: a textbook search laid open, node by node, with the reason of every cut-off.
#include "protocol/tree.hpp"

#include <expected>
#include <filesystem>
#include <iostream>

#include "numbers.hpp"
#include "textbook_flags.hpp"
#include "words/commands/tree.hpp"

namespace damas::apps {

namespace {

namespace said = words::commands::tree;
namespace help = words::commands::tree::help;

struct Options {
    std::string rules = "spanish", fen, format, out;
    std::size_t max_nodes = 400;
    std::optional<int> max_ply;
    words::Language language = words::Language::spanish;
    TextbookFlags flags;
};

const std::vector<std::string> formats{"text", "json", "dot", "svg"};

/// What was asked for, or what the name of the file says; text without either. A name that says something else is
/// wrong.
std::expected<std::string, words::Message> format_of(const Options& o) {
    if (!o.format.empty()) return o.format;
    const std::string ending = std::filesystem::path(o.out).extension().string();
    if (ending.empty() || ending == ".txt") return "text";
    for (const std::string& format : formats)
        if (ending == '.' + format) return format;
    return std::unexpected(words::about(o.out, said::no_format));
}

std::string draw(const protocol::TreeView& view, std::string_view format) {
    if (format == "json") return protocol::tree_json(view);
    if (format == "dot") return protocol::tree_dot(view);
    if (format == "svg") return protocol::tree_svg(view);
    return protocol::tree_text(view);
}

int run(const Options& o) {
    if (o.flags.wants_list()) {
        TextbookFlags::print_list();
        return exit_ok;
    }
    const auto format = format_of(o);
    if (!format) return bad_request(format.error());
    if (const auto wrong = assets::named_twice({o.out}, {o.flags.file()})) return bad_request(*wrong);
    const auto request = o.flags.read();
    if (!request) return bad_request(request.error());
    const auto game = game_from(o.rules, o.fen);
    if (!game) return bad_request(game.error());
    const engine::TextbookReport report = protocol::search_tree(**game, *request, o.max_nodes, o.max_ply);
    const std::string picture = draw({.report = report,
                                      .settings = request->settings,
                                      .rules = o.rules,
                                      .language = o.language,
                                      .time = request->seconds,
                                      .unicode = wants_unicode()},
                                     *format);
    return write_output(o.out, picture);
}

}  // namespace

void add_tree(CLI::App& app) {
    auto o = std::make_shared<Options>();
    CLI::App& command = *app.add_subcommand("tree", text(help::command));
    add_rules(command, o->rules);
    add_language(command, o->language);
    command.add_option("FEN", o->fen, text(common::fen_or_start));
    o->flags.add_to(command, 4, Algorithm::chosen);
    command.add_option("--format,-f", o->format, text(help::format))->check(one_of(formats));
    command.add_option("--out,-o", o->out, text(help::out));
    add_number(command, "--max-nodes", o->max_nodes, text(help::max_nodes), 1, 1'000'000);
    command.add_option("--max-ply", o->max_ply, text(help::max_ply))->transform(within(0, 1'000));
    command.footer(text(help::footer));
    on_run(command, [o] { return run(*o); });
}

}  // namespace damas::apps
