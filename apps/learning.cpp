// SPDX-License-Identifier: MIT
// `damas selfplay`, `damas dataset`, `damas fit` and `damas network`: from games to positions to learn from, to
// patterns, and what a network says.
#include "words/commands/learning.hpp"

#include <iostream>

#include "common.hpp"
#include "engine/learned.hpp"
#include "learning/dataset.hpp"
#include "learning/pattern_trainer.hpp"
#include "learning/selfplay.hpp"
#include "notation/encoding.hpp"
#include "notation/fen.hpp"
#include "notation/json_writer.hpp"
#include "numbers.hpp"
#include "rules/variants/all.hpp"
#include "watched.hpp"
#include "words/notation.hpp"

namespace damas::apps {

namespace {

namespace said = words::commands::learning;
namespace help = said::help;

using SelfplayOptions = PlayedRequest<learning::SelfplayRequest>;

int selfplay(SelfplayOptions& o) {
    if (o.request.shard >= o.request.shards) return bad_request(said::shard_below_of);
    if (const auto wrong = set_options(o.request.player, o.set)) return bad_request(*wrong);
    const auto played = watched(o.request, said::games, learning::play_selfplay, 8);
    if (!played) return bad_request(played.error());
    return interrupted() ? exit_no : exit_ok;
}

int nothing_written() {
    std::cerr << text(said::interrupted) << '\n';
    return exit_no;
}

int dataset(learning::DatasetRequest& request) {
    if (const auto wrong = assets::named_twice(request.games, {})) return bad_request(*wrong);
    const auto counts = watched(request, said::files, learning::make_dataset);
    if (!counts) return bad_request(counts.error());
    if (counts->stopped) return nothing_written();
    for (const std::string& file : counts->torn) std::cerr << text({said::torn, file}) << '\n';
    notation::JsonWriter json;
    json.object().field("games", counts->games).field("plies", counts->plies).field("training", counts->training);
    json.field("held_out", counts->held_out).field("repeated", counts->repeated);
    std::cout << json.end().text() << '\n';
    return exit_ok;
}

int fit(learning::FitRequest& request) {
    request.on_epoch = [](int epoch, double training, double held_out) {
        notation::JsonWriter json;
        json.object().field("epoch", epoch).field("training", training).field("held_out", held_out);
        std::cout << json.end().text() << std::endl;
    };
    heed_interruption();
    request.stop = [] { return interrupted() || !std::cout; };
    const auto fitted = learning::fit_patterns(request);
    if (interrupted()) return nothing_written();
    if (!std::cout) return exit_bad_request;
    return fitted ? exit_ok : bad_request(fitted.error());
}

/// What a network says about FENs of standard input, a number a line.
int network(const std::string& path, const std::string& rules) {
    int code = exit_ok;
    rules::AllVariants::with_moves_of(rules, [&]<rules::Variant V>() {
        const auto weights = assets::read_network_file(path, V::id, rules::Geometry<V>::squares);
        if (!weights) {
            code = bad_request(weights.error());
            return;
        }
        eval::Network<V> network(**weights);
        for (std::string line; std::cout && std::getline(std::cin, line);) {
            const auto p = notation::read_fen<V>(notation::decode(line));
            if (!p) {
                code = bad_request({words::notation::in_fen, p.error().message()});
                return;
            }
            std::cout << network(*p, 0) << '\n';
        }
    });
    return code;
}

}  // namespace

void add_learning(CLI::App& app) {
    auto s = std::make_shared<SelfplayOptions>();
    CLI::App& play = *app.add_subcommand("selfplay", text(help::selfplay));
    add_rules(play, s->request.rules);
    play.add_option(text(help::output_argument), s->request.output, text(help::selfplay_output))->required();
    add_number(play, "--games,-g", s->request.games, text(help::selfplay_games), 1);
    add_number(play, "--nodes", s->request.nodes, text(help::selfplay_nodes), 1);
    add_number(play, "--seed", s->request.seed, text(help::selfplay_seed), 0);
    add_number(play, "--plies", s->request.lots, text(help::selfplay_plies), 0, 40);
    play.add_option("--shard", s->request.shard, text(help::selfplay_shard))->transform(within(0));
    add_number(play, "--of", s->request.shards, text(help::selfplay_of), 1);
    play.add_option("--set", s->set, text(common::set_network));
    on_run(play, [s] { return selfplay(*s); });

    auto d = std::make_shared<learning::DatasetRequest>();
    CLI::App& data = *app.add_subcommand("dataset", text(help::dataset));
    add_rules(data, d->rules);
    data.add_option(text(help::games_argument), d->games, text(help::dataset_games))->required();
    data.add_option("--output,-o", d->training, text(help::dataset_output))->required();
    data.add_option("--held-out", d->held_out, text(help::held_out))->required();
    add_number(data, "--one-in", d->one_in, text(help::dataset_one_in), 1);
    on_run(data, [d] { return dataset(*d); });

    auto f = std::make_shared<learning::FitRequest>();
    CLI::App& fitting = *app.add_subcommand("fit", text(help::fit));
    add_rules(fitting, f->rules);
    fitting.add_option(text(help::training_argument), f->training, text(help::fit_training))->required();
    fitting.add_option(text(help::held_out_argument), f->held_out, text(help::held_out))->required();
    fitting.add_option("--output,-o", f->output, text(help::fit_output))->required();
    add_number(fitting, "--epochs", f->epochs, text(help::fit_epochs), 1, 1000);
    add_number(fitting, "--seed", f->seed, text(help::fit_seed), 0);
    add_number(fitting, "--rate", f->rate, text(help::fit_rate), 1e-6, 100.0);
    add_number(fitting, "--results", f->results, text(help::fit_results), 0.0, 1.0);
    on_run(fitting, [f] { return fit(*f); });

    auto path = std::make_shared<std::string>();
    auto rules = std::make_shared<std::string>("spanish");
    CLI::App& net = *app.add_subcommand("network", text(help::network));
    add_rules(net, *rules);
    net.add_option(text(common::file_argument), *path, text(help::network_file))->required();
    on_run(net, [path, rules] { return network(*path, *rules); });
}

}  // namespace damas::apps
