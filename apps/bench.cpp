// SPDX-License-Identifier: MIT
// `damas bench`: the node totals of fixed searches, a signature of the search and its speed.
#include "engine/bench.hpp"

#include <iostream>

#include "common.hpp"
#include "notation/json_writer.hpp"
#include "numbers.hpp"
#include "words/commands/bench.hpp"
#include "words/counted.hpp"

namespace damas::apps {

namespace {

namespace help = words::commands::bench::help;

}  // namespace

void add_bench(CLI::App& app) {
    struct Options {
        std::string rules;
        int depth = engine::signature_depth, threads = 1;
        std::size_t hash = 16;
        bool json = false;
    };
    auto o = std::make_shared<Options>();
    CLI::App& command = *app.add_subcommand("bench", text(help::command));
    std::vector<std::string> ids;
    for (const engine::Rulebook* book : engine::rulebooks()) ids.emplace_back(book->id());
    command.add_option("--rules,-r", o->rules, text(help::rules))->check(one_of(ids));
    add_number(command, "--depth,-d", o->depth, text(common::plies), 1, 60);
    add_number(command, "--threads,-t", o->threads, text(help::threads), 1, 256);
    add_hash(command, o->hash, text(help::hash));
    command.add_flag("--json", o->json, text(help::json));
    on_run(command, [o] {
        notation::JsonWriter json;
        json.array();
        for (const engine::Rulebook* book : engine::rulebooks()) {
            if (!o->rules.empty() && o->rules != book->id()) continue;
            const engine::BenchResult r = engine::run_bench(book->id(), o->depth, o->threads, o->hash);
            const double nps = static_cast<double>(r.nodes) / r.seconds;
            if (o->json)
                json.object()
                    .field("rules", book->id())
                    .field("nodes", r.nodes)
                    .field("seconds", r.seconds)
                    .field("nps", nps)
                    .end();
            else
                std::cout << text(book->name()) << ": " << words::counted(r.nodes, words::nouns::node, language())
                          << ", " << pace(r.nodes, r.seconds) << '\n';
        }
        if (o->json) std::cout << json.end().text() << '\n';
        return exit_ok;
    });
}

}  // namespace damas::apps
