// SPDX-License-Identifier: MIT
// `damas tables`: build endgame tables, verify them, count what is in them, ask them.
#include <unistd.h>

#include <boost/json.hpp>
#include <filesystem>
#include <iomanip>
#include <iostream>
#include <thread>

#include "common.hpp"
#include "core/memory.hpp"
#include "endgames/table_probe.hpp"
#include "endgames/table_tools.hpp"
#include "engine/options.hpp"
#include "interruption.hpp"
#include "notation/fen.hpp"
#include "notation/move_writer.hpp"
#include "numbers.hpp"
#include "table_warning.hpp"
#include "words/counted.hpp"

namespace damas::apps {

namespace {

namespace json = boost::json;
using words::Language;

/// Distances with more pieces are built only where somebody asks for them: they are large.
constexpr int usual_distances = 5;

struct Options {
    Language language = Language::spanish;
    std::string rules = "spanish", directory = engine::default_table_directory(), fen, output;
    int pieces = 5, threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
    std::optional<int> most, distances;  ///< What is asked for, instead of all there is.
    std::uint64_t one_in = 1;
    bool json = false, digests = false;
    std::string only;
    std::vector<std::string> moves;

    std::string in(std::string_view es, std::string_view en) const {
        return std::string(language == Language::spanish ? es : en);
    }
};

/// What is needed is rounded up, what there is down: they never look equal where they are not.
std::string needed(std::uint64_t bytes) { return std::to_string((bytes + 999'999) / 1'000'000) + " MB"; }
std::string there(std::uint64_t bytes) { return std::to_string(bytes / 1'000'000) + " MB"; }

/// Nothing if building is possible, otherwise why not.
std::optional<std::string> obstacle(const Options& o, const endgames::TableTools& tools) {
    if (o.directory.empty()) return "no directory: give one with --dir";
    const auto pair = tables::Material::read(o.only);
    const auto needs = pair ? tools.needs(*pair) : tools.needs(o.pieces);
    const std::string what = pair ? pair->name() : std::to_string(o.pieces) + " pieces";
    if (const auto memory = core::available_memory(); memory > 0 && needs.memory > memory)
        return what + " needs about " + needed(needs.memory) + " of memory, there are " + there(memory);
    if (const auto wrong = core::make_directory(o.directory)) return sentence(*wrong);
    std::error_code wrong;
    const auto space = std::filesystem::space(o.directory, wrong);
    if (!wrong && space.available < needs.disk)
        return what + " needs about " + needed(needs.disk) + " of disk in " + o.directory + ", there are " +
               there(space.available);
    return {};
}

int build(const Options& o) {
    const auto tools = endgames::table_tools(o.rules);
    if (const auto why = obstacle(o, *tools)) return bad_request(*why);
    heed_interruption();
    const bool terminal = isatty(STDERR_FILENO) != 0;
    bool finished = false;
    const auto show = [&](const tables::BuildProgress& p) {
        finished = p.done == p.total;
        std::ostringstream line;
        const double share = static_cast<double>(p.done) / static_cast<double>(p.total);
        line << std::setw(3) << static_cast<int>(100 * share) << " %  " << (finished ? "         " : p.pair.name());
        if (terminal) {
            const auto filled = static_cast<std::size_t>(30 * share);
            line << "  [" << std::string(filled, '#') << std::string(30 - filled, '.') << ']';
        }
        if (p.built > 0) {
            const double rate = static_cast<double>(p.built) / p.seconds;
            line << "  " << std::fixed << std::setprecision(2) << rate / 1e6
                 << o.in(" M posiciones/s", " M positions/s");
            if (!finished) line << "  " << static_cast<int>(static_cast<double>(p.total - p.done) / rate) << " s";
        }
        std::cerr << (terminal ? "\r\033[K" : "") << line.str() << (terminal ? "" : "\n") << std::flush;
        return !interrupted();
    };
    tables::BuildOptions options{.directory = o.directory,
                                 .pieces = o.pieces,
                                 .distances = std::min(o.distances.value_or(usual_distances), o.pieces),
                                 .threads = o.threads};
    if (!o.only.empty()) options.only = tables::Material::read(o.only);
    const auto built = tools->build(options, show);
    if (terminal) std::cerr << '\n';
    if (!built) return bad_request(built.error());
    if (!finished) {
        std::cout << o.in("Interrumpido: la misma orden sigue donde se quedó.",
                          "Interrupted: the same command goes on here.")
                  << '\n';
        return exit_no;
    }
    if (options.only)
        std::cout << o.in("Finales ", "Endings ") << options.only->name() << o.in(" en ", " in ");
    else
        std::cout << o.in("Finales de hasta ", "Endings of up to ") << o.pieces << o.in(" piezas en ", " pieces in ");
    std::cout << o.directory << '\n';
    return exit_ok;
}

/// Level, pair, positions and the memory that making it takes: what a batch system needs to know.
int plan(const Options& o) {
    const auto tools = endgames::table_tools(o.rules);
    const auto levels = tables::levels_to_build(o.pieces);
    for (std::size_t i = 0; i < levels.size(); ++i)
        for (const tables::Material& pair : levels[i]) {
            const auto needs = tools->needs(pair);
            std::cout << std::setw(2) << i + 1 << ' ' << pair.name() << std::setw(16) << needs.positions
                      << std::setw(10) << needed(needs.memory) << '\n';
        }
    return exit_ok;
}

/// Why a text names no pair; empty if it does.
std::string wrong_pair(const std::string& text) {
    const auto pair = tables::Material::read(text);
    if (!pair || pair->own.pieces() == 0 || pair->other.pieces() == 0 || pair->pieces() > tables::max_pieces)
        return "'" + text + "': expected a pair such as 2K1M-1K0M with at most " + std::to_string(tables::max_pieces) +
               " pieces";
    return {};
}

/// Why a directory that was asked for cannot be used; nothing if it can, or if it is the usual one.
std::optional<std::string> no_directory(const Options& o) {
    std::error_code ignored;
    if (o.directory == engine::default_table_directory() || std::filesystem::is_directory(o.directory, ignored))
        return {};
    return sentence({.path = o.directory, .problem = core::FileError::Problem::not_a_directory});
}

/// What is wrong with a table, each thing in its own words; "right" if nothing is.
std::string judgement(const Options& o, const endgames::VerifiedTable& t) {
    if (t.right()) return o.in("bien", "right");
    std::string text;
    const auto say = [&](const std::string& words) { text += (text.empty() ? "" : "; ") + words; };
    if (t.damaged_block) say(o.in("DAÑADA: bloque ", "DAMAGED: block ") + std::to_string(*t.damaged_block));
    if (!t.intact && !t.damaged_block) say(o.in("DAÑADA: no da su suma", "DAMAGED: it does not fit its digest"));
    if (t.result.wrong > 0)
        say(std::to_string(t.result.wrong) + o.in(" mal (n.º ", " wrong (no. ") + t.result.first_wrong + ')');
    if (t.result.unresolved > 0) say(std::to_string(t.result.unresolved) + o.in(" sin resolver", " not settled"));
    if (t.listed && !t.digest_matches) say(o.in("no es la tabla de la lista", "not the table of the list"));
    return text;
}

int verify(const Options& o) {
    if (const auto why = no_directory(o)) return bad_request(*why);
    std::uint64_t checked = 0, wrong = 0, unresolved = 0, tables = 0, bad = 0;
    const auto on_table = [&](const endgames::VerifiedTable& t) {
        ++tables;
        checked += t.result.checked, wrong += t.result.wrong, unresolved += t.result.unresolved;
        if (!t.right()) ++bad;
        std::cout << std::left << std::setw(14) << t.name << std::right << std::setw(12) << t.result.checked << ' '
                  << judgement(o, t) << '\n'
                  << std::flush;
    };
    const auto refused = endgames::table_tools(o.rules)->verify(
        {o.directory, o.most.value_or(tables::max_pieces), o.one_in, o.threads}, on_table);
    for (const std::string& text : refused) std::cerr << "error: " << error_words(text, o.language) << '\n';
    std::cout << tables << o.in(" tablas, ", " tables, ") << checked
              << o.in(" posiciones comprobadas, ", " positions checked, ") << wrong << o.in(" mal", " wrong");
    if (unresolved > 0) std::cout << ", " << unresolved << o.in(" sin resolver", " not settled");
    std::cout << '\n';
    if (bad + refused.size() > 0)
        std::cerr << o.in("No son de fiar: ", "Not to be believed: ") << bad + refused.size() << '\n';
    return bad == 0 && refused.empty() && tables > 0 ? exit_ok : exit_no;
}

/// Where the longest win is; empty if nothing is won.
std::string fen_of(const endgames::TableStats& s) { return s.longest ? notation::write_fen(*s.longest) : ""; }

int stats(const Options& o) {
    if (const auto why = no_directory(o)) return bad_request(*why);
    const auto tools = endgames::table_tools(o.rules);
    const int pieces = o.most.value_or(std::max(tools->complete(o.directory).second, 2));
    const auto list = tools->stats(o.directory, 2, pieces);
    if (o.json) {
        json::array array;
        for (const auto& s : list)
            array.push_back(json::object{{"class", s.material},
                                         {"positions", s.positions},
                                         {"win", s.win},
                                         {"draw", s.draw},
                                         {"loss", s.loss},
                                         {"longest_win", s.longest_win},
                                         {"longest_win_fen", fen_of(s)}});
        std::cout << array << '\n';
    } else {
        std::cout << o.in("clase           posiciones        gana      tablas      pierde  más larga\n",
                          "class            positions         win        draw        loss    longest\n");
        for (const auto& s : list)
            std::cout << std::left << std::setw(12) << s.material << std::right << std::setw(14) << s.positions
                      << std::setw(12) << s.win << std::setw(12) << s.draw << std::setw(12) << s.loss << std::setw(11)
                      << s.longest_win << "  " << fen_of(s) << '\n';
    }
    const bool all = !list.empty() && tables::Material::read(list.back().material)->pieces() >= pieces;
    if (all) return exit_ok;
    std::cerr << o.in("Faltan las distancias de más piezas: ", "Distances with more pieces are missing: ")
              << "damas tables build --rules " << o.rules << " --pieces " << pieces << '\n';
    return exit_no;
}

/// "gana en 9 jugadas (17 medias jugadas)".
std::string words(const Options& o, const endgames::TableVerdict& v) {
    std::string text = words::say(sentence(v), o.language);
    if (v.plies && !v.too_late()) text += " (" + words::counted(*v.plies, words::nouns::ply, o.language) + ')';
    return text;
}

json::object verdict_object(const endgames::TableVerdict& v) {
    json::object result{{"result", endgames::id(v.result)}};
    if (v.plies) result["plies"] = *v.plies;
    if (v.too_late()) result["too_late"] = true, result["on_board"] = endgames::id(v.on_board);
    return result;
}

int probe(const Options& o) {
    const auto game = game_from(o.rules, o.fen, o.moves);
    if (!game) return bad_request(game.error());
    if ((*game)->over()) return bad_request("the game is over");
    warn_about_tables(o.directory, o.rules, o.language);
    const auto probed = endgames::probe_tables(o.rules, o.directory, (*game)->record());
    if (!probed)
        return bad_request(o.in("no hay tabla para esta posición, o los contadores la dejan sin decidir",
                                "there is no table for this position, or counts that run leave it open"));
    const endgames::TableProbe& p = *probed;
    if (o.json) {
        json::object result = verdict_object(p.verdict);
        if (p.forzosa_plies > 0) result["forzosa_plies"] = p.forzosa_plies;
        json::array moves;
        for (const auto& [move, verdict] : p.moves) {
            json::object m = verdict_object(verdict);
            m["move"] = notation::write_move(move);
            moves.push_back(std::move(m));
        }
        result["moves"] = std::move(moves);
        std::cout << result << '\n';
        return exit_ok;
    }
    std::cout << words(o, p.verdict);
    if (p.forzosa_plies > 0)
        std::cout << o.in("; medias jugadas que quedan de la Forzosa: ", "; plies left of the Forzosa: ")
                  << p.forzosa_plies;
    std::cout << '\n';
    for (const auto& [move, verdict] : p.moves)
        std::cout << "  " << std::left << std::setw(12) << notation::write_move(move) << words(o, verdict) << '\n';
    return exit_ok;
}

int pack(const Options& o) {
    if (const auto why = no_directory(o)) return bad_request(*why);
    std::vector<std::string> tables;
    std::error_code none;
    for (const auto& entry : std::filesystem::directory_iterator(o.directory + "/" + o.rules, none))
        tables.push_back(entry.path().string());
    if (const auto wrong = assets::named_twice({o.output}, tables, o.language)) return bad_request(*wrong);
    const auto tools = endgames::table_tools(o.rules);
    const auto [results, distances] = tools->complete(o.directory);
    const int pieces = o.most.value_or(results);
    if (o.digests) return write_output(o.output, tools->digests(o.directory, pieces));
    const auto bytes = tools->pack(o.directory, pieces, o.distances.value_or(std::min(distances, pieces)));
    if (!bytes) return bad_request(bytes.error());
    return write_output(o.output, std::string(bytes->begin(), bytes->end()));
}

}  // namespace

void add_tables(CLI::App& app) {
    CLI::App& command =
        *app.add_subcommand("tables", either("Tablas de finales: construir, comprobar, contar, preguntar",
                                             "Endgame tables: build, verify, count, ask"));
    command.require_subcommand(1);
    const auto sub = [&](const char* name, const std::string& text, int (*run)(const Options&)) {
        auto o = std::make_shared<Options>();
        CLI::App& s = *command.add_subcommand(name, text);
        add_rules(s, o->rules);
        add_language(s, o->language);
        s.add_option("--dir", o->directory, either("Dónde están las tablas", "Where the tables are"))
            ->capture_default_str();
        on_run(s, [o, run] { return run(*o); });
        return std::pair<CLI::App*, std::shared_ptr<Options>>{&s, o};
    };
    const auto pieces = [](CLI::App& s, Options& o) {
        s.add_option("--pieces,-n", o.pieces,
                     either("Cuántas piezas hay en el tablero, como mucho", "The most pieces on the board"))
            ->transform(within(2, tables::max_pieces))
            ->capture_default_str();
    };
    const auto most = [](CLI::App& s, Options& o) {
        s.add_option("--pieces,-n", o.most,
                     either("Cuántas piezas hay en el tablero, como mucho; si no se dice, todas las que haya",
                            "The most pieces on the board, by default all that there are"))
            ->transform(within(2, tables::max_pieces));
    };
    const auto threads = [](CLI::App& s, Options& o) {
        s.add_option("--threads,-t", o.threads, either("Hilos", "Threads"))
            ->transform(within(1, 256))
            ->capture_default_str();
    };
    {
        const auto [s, o] = sub("build",
                                either("Construye todas las tablas hasta un número de piezas; sigue donde se quedó",
                                       "Build all tables up to a number of pieces; goes on where it stopped"),
                                build);
        pieces(*s, *o), threads(*s, *o);
        s->add_option("--distances", o->distances,
                      either("Guarda las distancias hasta tantas piezas; si no se dice, 5",
                             "Keep distances up to so many pieces, by default 5"))
            ->transform(within(0, 8));
        s->add_option("--only", o->only,
                      either("Solo este par, como 2K1M-1K0M, y lo que necesita; guarda todas las distancias",
                             "Only this pair, such as 2K1M-1K0M, and what it needs; keeps all distances"))
            ->check([](const std::string& text) { return wrong_pair(text); }, either("PAR", "PAIR"));
    }
    {
        const auto [s, o] =
            sub("plan",
                either("Lo que hay que construir, nivel por nivel: los pares de un nivel solo necesitan los anteriores",
                       "What there is to build, level by level: pairs of one level need only those before"),
                plan);
        pieces(*s, *o);
    }
    {
        const auto [s, o] = sub(
            "verify",
            either("Compara cada valor con los de sus sucesoras", "Compare every value with those of its successors"),
            verify);
        most(*s, *o), threads(*s, *o);
        s->add_option("--one-in", o->one_in,
                      either("Comprueba una posición de cada tantas", "Check one position of so many"))
            ->transform(within<std::uint64_t>(1));
    }
    {
        const auto [s, o] = sub("stats",
                                either("Cuenta los resultados por clases, y las victorias más largas",
                                       "Count results by class, and the longest wins"),
                                stats);
        most(*s, *o);
        s->add_flag("--json", o->json, either("En JSON: un objeto por clase", "As JSON: one object a class"));
    }
    {
        const auto [s, o] = sub("probe",
                                either("Lo que dicen las tablas de una posición y de cada una de sus jugadas",
                                       "What the tables say about a position and each of its moves"),
                                probe);
        s->add_option("fen", o->fen, either("La posición", "The position"))->required();
        s->add_option("moves", o->moves,
                      either("Jugadas desde ahí: los contadores que empezaron siguen",
                             "Moves played from there: the counts that they began run on"));
        s->add_flag("--json", o->json, either("En JSON", "As JSON"));
    }
    {
        const auto [s, o] = sub(
            "pack", either("Pone las tablas una tras otra en un fichero", "Put tables one after another into one file"),
            pack);
        most(*s, *o);
        s->add_option("--distances", o->distances,
                      either("Distancias hasta tantas piezas; si no se dice, todas hasta --pieces",
                             "Distances up to so many pieces, by default all up to --pieces"))
            ->transform(within(0, 8));
        s->add_option("--output,-o", o->output, either("El fichero", "The file"))->required();
        s->add_flag("--digests", o->digests,
                    either("Escribe en su lugar la lista de resúmenes", "Write the list of digests instead"));
    }
}

}  // namespace damas::apps
