// SPDX-License-Identifier: MIT
// `damas compare FEN`: the same position by minimax and by alpha-beta with each order of moves, side by side.
#include "words/commands/compare.hpp"

#include <iomanip>
#include <iostream>
#include <sstream>

#include "notation/fen.hpp"
#include "notation/move_writer.hpp"
#include "protocol/comparison.hpp"
#include "textbook_flags.hpp"

namespace damas::apps {

namespace {

namespace said = words::commands::compare;
namespace help = said::help;

using protocol::ComparedSearch;

struct Options {
    std::string rules = "spanish", fen;
    words::Language language = words::Language::spanish;
    bool json = false;
    TextbookFlags flags;
};

/// A column: its words in the first row, then one a search.
using Column = std::vector<std::string>;

std::string fixed(double number, int digits) {
    std::ostringstream out;
    out << std::fixed << std::setprecision(digits) << number;
    return out.str();
}

std::size_t width(std::string_view text) {
    return static_cast<std::size_t>(std::ranges::count_if(text, [](char c) { return (c & 0xC0) != 0x80; }));
}

/// Columns side by side, the first one to the left, the others to the right.
void print(const std::vector<Column>& columns) {
    for (std::size_t row = 0; row < columns.front().size(); ++row) {
        for (const Column& column : columns) {
            std::size_t widest = 0;
            for (const std::string& text : column) widest = std::max(widest, width(text));
            const std::string blanks(widest - width(column[row]), ' ');
            if (&column == &columns.front())
                std::cout << column[row] << blanks;
            else
                std::cout << "  " << blanks << column[row];
        }
        std::cout << '\n';
    }
}

void print(const std::vector<ComparedSearch>& rows, const Options& o, int depth) {
    std::cout << text({said::title, notation::write_fen(rows.front().report.position), engine::game_name(o.rules),
                       depth})
              << "\n\n";
    Column name{text(said::search)}, nodes{text(said::nodes)}, leaves{text(said::leaves)}, others{text(said::others)},
        cuts{text(said::cuts)}, branching{text(said::branching)}, milliseconds{"ms"}, value{text(said::value)},
        best{text(said::best)};
    for (const ComparedSearch& row : rows) {
        const engine::TextbookReport& r = row.report;
        name.push_back(row.pruning ? text({said::alpha_beta, row.order}) : "minimax");
        nodes.push_back(std::to_string(r.nodes));
        leaves.push_back(std::to_string(r.evaluations));
        others.push_back(std::to_string(r.inner_evaluations));
        cuts.push_back(std::to_string(r.cutoffs));
        branching.push_back(fixed(row.branching, 2));
        milliseconds.push_back(fixed(1000 * row.seconds, 2));
        value.push_back(std::to_string(r.value) + (r.complete ? "" : " ?"));
        best.push_back(r.line.empty() ? "-" : notation::write_move(r.line.front()));
    }
    print({name, nodes, leaves, others, cuts, branching, milliseconds, value, best});
}

/// Whether all searches that came to their end found the same value.
bool agree(const std::vector<ComparedSearch>& rows) {
    std::optional<int> value;
    for (const ComparedSearch& row : rows)
        if (row.report.complete && *(value = value.value_or(row.report.value)) != row.report.value) return false;
    return true;
}

const words::Text& conclusion(const std::vector<ComparedSearch>& rows) {
    if (!agree(rows)) return said::values_differ;
    const bool complete = std::ranges::all_of(rows, [](const ComparedSearch& row) { return row.report.complete; });
    return complete ? said::values_agree : said::limit_ended;
}

int run(const Options& o) {
    if (o.flags.wants_list()) {
        TextbookFlags::print_list();
        return exit_ok;
    }
    const auto request = o.flags.read();
    if (!request) return bad_request(request.error());
    const auto game = game_from(o.rules, o.fen);
    if (!game) return bad_request(game.error());
    const std::vector<ComparedSearch> rows = protocol::compare_searches(**game, *request);
    if (o.json) {
        notation::JsonWriter json;
        json.object().field("rules", o.rules).field("fen", notation::write_fen(rows.front().report.position));
        json.field("depth", request->settings.depth).field("agree", agree(rows)).key("searches");
        protocol::put_searches(json, rows);
        std::cout << json.end().text() << '\n';
    } else {
        print(rows, o, request->settings.depth);
        std::cout << '\n' << text(conclusion(rows)) << '\n';
    }
    return agree(rows) ? exit_ok : exit_no;
}

}  // namespace

void add_compare(CLI::App& app) {
    auto o = std::make_shared<Options>();
    CLI::App& command = *app.add_subcommand("compare", text(help::command));
    add_rules(command, o->rules);
    add_language(command, o->language);
    command.add_option("FEN", o->fen, text(common::fen_or_start));
    o->flags.add_to(command, 5, Algorithm::all);
    command.add_flag("--json", o->json, text(common::json));
    command.footer(text(help::footer));
    on_run(command, [o] { return run(*o); });
}

}  // namespace damas::apps
