// SPDX-License-Identifier: MIT
// `damas selfplay`, `damas dataset`, `damas fit` and `damas network`: from games to positions to learn from, to
// patterns, and what a network says.
#include <iostream>

#include "common.hpp"
#include "engine/learned.hpp"
#include "interruption.hpp"
#include "learning/dataset.hpp"
#include "learning/pattern_trainer.hpp"
#include "learning/selfplay.hpp"
#include "notation/fen.hpp"
#include "numbers.hpp"
#include "progress.hpp"
#include "rules/variants/all.hpp"
#include "words/notation.hpp"

namespace damas::apps {

namespace {

using words::Language;

struct SelfplayOptions {
    learning::SelfplayRequest request;
    Language language = Language::spanish;
    std::vector<std::string> set;
};

int selfplay(SelfplayOptions& o) {
    if (o.request.shard >= o.request.shards) return bad_request("--shard must be below --of");
    if (const auto wrong = set_options(o.request.player, o.set)) return bad_request(*wrong);
    Progress progress(o.language);
    progress.begin(o.language == Language::spanish ? "Partidas" : "Games");
    heed_interruption();
    o.request.on_progress = [&](int done, int total) {
        if (done % 8 == 0) progress.show(done, total);
        return !interrupted();
    };
    const auto played = learning::play_selfplay(o.request);
    progress.clear();
    if (!played) return bad_request(played.error());
    return interrupted() ? exit_no : exit_ok;
}

int nothing_written(Language language) {
    std::cerr << (language == Language::spanish ? "Interrumpido: no se ha escrito nada.\n"
                                                : "Interrupted: nothing has been written.\n");
    return exit_no;
}

struct DatasetOptions {
    learning::DatasetRequest request;
    Language language = Language::spanish;
};

int dataset(DatasetOptions& o) {
    Progress progress(o.language);
    progress.begin(o.language == Language::spanish ? "Archivos" : "Files");
    heed_interruption();
    o.request.language = o.language;
    o.request.on_progress = [&](int file, int files) {
        progress.show(file, files);
        return !interrupted();
    };
    const auto counts = learning::make_dataset(o.request);
    progress.clear();
    if (!counts) return bad_request(counts.error());
    if (counts->stopped) return nothing_written(o.language);
    for (const std::string& file : counts->torn)
        std::cerr << file
                  << (o.language == Language::spanish ? ": su última partida está cortada y no cuenta\n"
                                                      : ": its last game is cut off and does not count\n");
    std::cout << "{\"games\":" << counts->games << ",\"plies\":" << counts->plies
              << ",\"training\":" << counts->training << ",\"held_out\":" << counts->held_out
              << ",\"repeated\":" << counts->repeated << "}\n";
    return exit_ok;
}

int fit(learning::FitRequest& request) {
    request.on_epoch = [](int epoch, double training, double held_out) {
        std::cout << "{\"epoch\":" << epoch << ",\"training\":" << training << ",\"held_out\":" << held_out << '}'
                  << std::endl;
    };
    heed_interruption();
    request.stop = [] { return interrupted() || !std::cout; };
    const auto fitted = learning::fit_patterns(request);
    if (interrupted()) return nothing_written(request.language);
    if (!std::cout) return exit_bad_request;
    return fitted ? exit_ok : bad_request(fitted.error());
}

/// What a network says about FENs of standard input, a number a line.
int network(const std::string& path, const std::string& rules) {
    int code = exit_ok;
    rules::AllVariants::with(rules, [&]<rules::Variant V>() {
        const auto weights = assets::read_network_file(path, V::id, rules::Geometry<V>::squares);
        if (!weights) {
            code = bad_request(weights.error());
            return;
        }
        eval::Network<V> judge(**weights);
        for (std::string line; std::cout && std::getline(std::cin, line);) {
            const auto p = notation::read_fen<V>(line);
            if (!p) {
                code = bad_request(words::say({words::notation::in_fen, p.error().message()}, language()));
                return;
            }
            std::cout << judge(*p, 0) << '\n';
        }
    });
    return code;
}

}  // namespace

void add_learning(CLI::App& app) {
    auto s = std::make_shared<SelfplayOptions>();
    CLI::App& play = *app.add_subcommand("selfplay", either("Juega partidas contra sí mismo, para aprender de ellas",
                                                            "Play games against itself, to learn from"));
    add_rules(play, s->request.rules);
    add_language(play, s->language);
    play.add_option(either("SALIDA", "OUTPUT"), s->request.output,
                    either("El fichero de partidas; si ya existe, se continúa",
                           "The file of games; an existing one is continued"))
        ->required();
    play.add_option("--games,-g", s->request.games,
                    either("Partidas de todas las partes juntas", "Games of all shards together"))
        ->transform(within(1))
        ->capture_default_str();
    play.add_option("--nodes", s->request.nodes, either("Nodos por jugada", "Nodes a move"))
        ->transform(within<std::uint64_t>(1))
        ->capture_default_str();
    play.add_option("--seed", s->request.seed, either("Semilla de las aperturas", "Of the openings"))
        ->transform(within<std::uint64_t>(0))
        ->capture_default_str();
    play.add_option("--plies", s->request.lots, either("Medias jugadas por sorteo", "Plies drawn by lot"))
        ->transform(within(0, 40))
        ->capture_default_str();
    play.add_option("--shard", s->request.shard,
                    either("Qué parte de las partidas juega, desde 0", "Which share of the games to play, from 0"))
        ->transform(within(0));
    play.add_option("--of", s->request.shards, either("Cuántas partes hay", "How many shares there are"))
        ->transform(within(1))
        ->capture_default_str();
    play.add_option("--set", s->set,
                    either("Una opción del jugador, como en `damas match`: network=FICHERO",
                           "An option of the player, as in `damas match`: network=FILE"));
    on_run(play, [s] { return selfplay(*s); });

    auto d = std::make_shared<DatasetOptions>();
    CLI::App& data = *app.add_subcommand("dataset", either("Convierte partidas propias en posiciones para entrenar",
                                                           "Turn self-play games into positions for a trainer"));
    add_rules(data, d->request.rules);
    add_language(data, d->language);
    data.add_option(either("PARTIDAS", "GAMES"), d->request.games, either("Ficheros de partidas", "Files of games"))
        ->required();
    data.add_option("--output,-o", d->request.training,
                    either("Posiciones de las que aprender", "Positions to learn from"))
        ->required();
    data.add_option("--held-out", d->request.held_out,
                    either("Posiciones de las partidas que se apartan", "Positions of games that are held out"))
        ->required();
    data.add_option("--one-in", d->request.one_in,
                    either("Aparta una partida de cada tantas", "Hold out one game in so many"))
        ->transform(within(1))
        ->capture_default_str();
    on_run(data, [d] { return dataset(*d); });

    auto f = std::make_shared<learning::FitRequest>();
    CLI::App& fitting =
        *app.add_subcommand("fit", either("Ajusta patrones a posiciones: una evaluación aprendida en un minuto",
                                          "Fit patterns to positions: an evaluation learned in a minute"));
    add_rules(fitting, f->rules);
    add_language(fitting, f->language);
    fitting
        .add_option(
            either("ENTRENAMIENTO", "TRAINING"), f->training,
            either("Posiciones de las que aprender, de `damas dataset`", "Positions to learn from, of `damas dataset`"))
        ->required();
    fitting
        .add_option(either("APARTADAS", "HELD_OUT"), f->held_out,
                    either("Posiciones de las partidas que se apartan", "Positions of games that are held out"))
        ->required();
    fitting
        .add_option("--output,-o", f->output,
                    either("El fichero de patrones; los jugadores lo toman con patterns=FICHERO",
                           "The file of patterns; players take it by patterns=FILE"))
        ->required();
    fitting
        .add_option("--epochs", f->epochs,
                    either("Cuántas veces se ve cada posición", "How often each position is seen"))
        ->transform(within(1, 1000))
        ->capture_default_str();
    fitting.add_option("--seed", f->seed, either("Semilla del orden de las posiciones", "Of the order of positions"))
        ->transform(within<std::uint64_t>(0))
        ->capture_default_str();
    fitting.add_option("--rate", f->rate, either("Cuánto se mueven los pesos cada vez", "How fast weights move"))
        ->transform(within(1e-6, 100.0))
        ->capture_default_str();
    fitting
        .add_option("--results", f->results,
                    either("Parte del resultado en la meta; el valor de la búsqueda tiene el resto",
                           "Share of the result in the goal; the search's score has the rest"))
        ->transform(within(0.0, 1.0))
        ->capture_default_str();
    on_run(fitting, [f] { return fit(*f); });

    auto path = std::make_shared<std::string>();
    auto rules = std::make_shared<std::string>("spanish");
    CLI::App& net = *app.add_subcommand(
        "network", either("Lo que dice una red de unas posiciones: entran FEN, salen centésimas de peón",
                          "What a network says about positions: FENs in, hundredths of a man out"));
    add_rules(net, *rules);
    net.add_option(either("FICHERO", "FILE"), *path, either("La red", "The network"))->required();
    on_run(net, [path, rules] { return network(*path, *rules); });
}

}  // namespace damas::apps
