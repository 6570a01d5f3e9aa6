// SPDX-License-Identifier: MIT
// `damas tables`: build endgame tables, verify them, count what is in them, ask them.
#include "words/commands/tables.hpp"

#include <unistd.h>

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
#include "notation/json_writer.hpp"
#include "notation/move_writer.hpp"
#include "notation/text.hpp"
#include "numbers.hpp"
#include "protocol/table_json.hpp"
#include "table_warning.hpp"
#include "words/requests.hpp"
#include "words/system.hpp"

namespace damas::apps {

namespace {

namespace said = words::commands::tables;
namespace help = said::help;

/// Distances with more pieces are built only where somebody asks for them: they are large.
constexpr int usual_distances = 5;

struct Options {
    std::string rules = "spanish", directory = engine::default_table_directory(), fen, output;
    int pieces = 5, threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
    std::optional<int> most, distances;  ///< What is asked for, instead of all there is.
    std::uint64_t one_in = 1;
    bool json = false, digests = false;
    std::string only;
    std::vector<std::string> moves;
};

/// What is needed is rounded up, what there is down: they never look equal where they are not.
std::string needed(std::uint64_t bytes) { return std::to_string((bytes + 999'999) / 1'000'000) + " MB"; }
std::string there(std::uint64_t bytes) { return std::to_string(bytes / 1'000'000) + " MB"; }

/// Nothing if building is possible, otherwise why not.
std::optional<words::Message> obstacle(const Options& o, const endgames::TableTools& tools) {
    if (o.directory.empty()) return said::no_directory;
    const auto pair = tables::Material::read(o.only);
    const auto needs = pair ? tools.needs(*pair) : tools.needs(o.pieces);
    const words::Message what = pair ? words::verbatim(pair->name()) : words::Message(said::so_many_pieces, o.pieces);
    if (const auto memory = core::available_memory(); memory > 0 && needs.memory > memory)
        return words::Message(said::memory_is_short, what, needed(needs.memory), there(memory));
    if (const auto wrong = core::make_directory(o.directory)) return wrong->message();
    std::error_code wrong;
    const auto space = std::filesystem::space(o.directory, wrong);
    if (!wrong && space.available < needs.disk)
        return words::Message(said::disk_is_short, what, needed(needs.disk), o.directory, there(space.available));
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
            line << "  " << text({said::positions_a_second, words::Decimal{rate / 1e6, 2}});
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
        std::cout << text(common::interrupted_goes_on) << '\n';
        return exit_no;
    }
    std::cout << (options.only ? text({said::built_pair, options.only->name(), o.directory})
                               : text({said::built, o.pieces, o.directory}))
              << '\n';
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
        return apps::text({said::no_pair, notation::printable(text), tables::max_pieces});
    return {};
}

/// What is wrong with a table, each thing in its own words; "right" if nothing is.
std::string finding(const endgames::VerifiedTable& t) {
    if (t.right()) return text(said::right);
    std::string all;
    const auto say = [&](const words::Message& wrong) { all += (all.empty() ? "" : "; ") + text(wrong); };
    if (t.damaged_block) say({said::damaged_block, *t.damaged_block});
    if (!t.intact && !t.damaged_block) say(said::damaged);
    if (t.result.wrong > 0) say({said::wrong, t.result.wrong, t.result.first_wrong});
    if (t.result.unresolved > 0) say({said::not_settled, t.result.unresolved});
    if (t.listed && !t.digest_matches) say(said::not_of_the_list);
    return all;
}

int verify(const Options& o) {
    if (const auto why = engine::wrong_table_directory(o.directory)) return bad_request(*why);
    std::uint64_t checked = 0, wrong = 0, unresolved = 0, tables = 0, bad = 0;
    const auto on_table = [&](const endgames::VerifiedTable& t) {
        ++tables;
        checked += t.result.checked, wrong += t.result.wrong, unresolved += t.result.unresolved;
        if (!t.right()) ++bad;
        std::cout << std::left << std::setw(14) << t.name << std::right << std::setw(12) << t.result.checked << ' '
                  << finding(t) << '\n'
                  << std::flush;
    };
    const auto refused = endgames::table_tools(o.rules)->verify(
        {o.directory, o.most.value_or(tables::max_pieces), o.one_in, o.threads}, on_table);
    for (const auto& why : refused) std::cerr << text({said::refused, why}) << '\n';
    std::cout << text({said::checked, tables, checked, wrong});
    if (unresolved > 0) std::cout << ", " << text({said::not_settled, unresolved});
    std::cout << '\n';
    if (bad + refused.size() > 0) std::cerr << text({said::not_to_be_believed, bad + refused.size()}) << '\n';
    return bad == 0 && refused.empty() && tables > 0 ? exit_ok : exit_no;
}

/// Where the longest win is; empty if nothing is won.
std::string fen_of(const endgames::TableStats& s) { return s.longest ? notation::write_fen(*s.longest) : ""; }

/// A class, its positions, how many are won, drawn and lost, and the longest win.
std::string row_of(const std::string& material, const std::array<std::string, 5>& numbers) {
    constexpr std::array<std::size_t, 5> widths{14, 12, 12, 12, 11};
    std::string row = notation::pad_right(material, 12);
    for (std::size_t i = 0; i < numbers.size(); ++i) row += notation::pad_left(numbers[i], widths[i]);
    return row;
}

int stats(const Options& o) {
    if (const auto why = engine::wrong_table_directory(o.directory)) return bad_request(*why);
    const auto tools = endgames::table_tools(o.rules);
    const int pieces = o.most.value_or(std::max(tools->complete(o.directory).second, 2));
    const auto list = tools->stats(o.directory, 2, pieces);
    if (o.json) {
        notation::JsonWriter json;
        json.array();
        for (const auto& s : list) {
            json.object().field("class", s.material).field("positions", s.positions);
            json.field("win", s.win).field("draw", s.draw).field("loss", s.loss);
            json.field("longest_win", s.longest_win).field("longest_win_fen", fen_of(s)).end();
        }
        std::cout << json.end().text() << '\n';
    } else {
        std::cout << row_of(text(said::material), {text(said::positions), text(said::wins), text(said::draws),
                                                   text(said::losses), text(said::longest)})
                  << '\n';
        for (const auto& s : list)
            std::cout << row_of(s.material, {std::to_string(s.positions), std::to_string(s.win), std::to_string(s.draw),
                                             std::to_string(s.loss), std::to_string(s.longest_win)})
                      << "  " << fen_of(s) << '\n';
    }
    const bool all = !list.empty() && tables::Material::read(list.back().material)->pieces() >= pieces;
    if (all) return exit_ok;
    const std::string command = "damas tables build --rules " + o.rules + " --pieces " + std::to_string(pieces);
    std::cerr << text({said::distances_missing, command}) << '\n';
    return exit_no;
}

/// "gana en 9 jugadas (17 medias jugadas)".
std::string words(const endgames::TableVerdict& v) {
    return text(v.plies && !v.too_late() ? words::Message(said::with_plies, sentence(v), *v.plies) : sentence(v));
}

int probe(const Options& o) {
    if (const auto why = engine::wrong_table_directory(o.directory)) return bad_request(*why);
    const auto game = game_from(o.rules, o.fen, o.moves);
    if (!game) return bad_request(game.error());
    if ((*game)->over()) return bad_request(words::requests::game_is_over);
    warn_about_tables(o.directory, o.rules);
    const auto probed = endgames::probe_tables(o.rules, o.directory, (*game)->record());
    if (!probed) return bad_request(said::no_table);
    const endgames::TableProbe& p = *probed;
    if (o.json) {
        std::cout << protocol::probe_json(p) << '\n';
        return exit_ok;
    }
    const std::string found = words(p.verdict);
    std::cout << (p.forzosa_plies > 0 ? text({said::forzosa_plies, found, p.forzosa_plies}) : found) << '\n';
    for (const auto& [move, verdict] : p.moves)
        std::cout << "  " << std::left << std::setw(12) << notation::write_move(move) << words(verdict) << '\n';
    return exit_ok;
}

int pack(const Options& o) {
    if (const auto why = engine::wrong_table_directory(o.directory)) return bad_request(*why);
    std::vector<std::string> tables;
    std::error_code none;
    for (const auto& entry : std::filesystem::directory_iterator(o.directory + "/" + o.rules, none))
        tables.push_back(entry.path().string());
    if (const auto wrong = assets::named_twice({o.output}, tables)) return bad_request(*wrong);
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
    CLI::App& command = *app.add_subcommand("tables", text(help::command));
    command.require_subcommand(1);
    const auto sub = [&](const char* name, const words::Text& about, int (*run)(const Options&)) {
        auto o = std::make_shared<Options>();
        CLI::App& s = *command.add_subcommand(name, text(about));
        add_rules(s, o->rules);
        s.add_option("--dir", o->directory, text(help::directory))->capture_default_str();
        on_run(s, [o, run] { return run(*o); });
        return std::pair<CLI::App*, std::shared_ptr<Options>>{&s, o};
    };
    const auto pieces = [](CLI::App& s, Options& o) {
        add_number(s, "--pieces,-n", o.pieces, text(help::pieces), 2, tables::max_pieces);
    };
    const auto most = [](CLI::App& s, Options& o) {
        s.add_option("--pieces,-n", o.most, text(help::pieces_there))->transform(within(2, tables::max_pieces));
    };
    const auto threads = [](CLI::App& s, Options& o) {
        add_number(s, "--threads,-t", o.threads, text(help::threads), 1, 256);
    };
    {
        const auto [s, o] = sub("build", help::build, build);
        pieces(*s, *o), threads(*s, *o);
        s->add_option("--distances", o->distances, text(help::build_distances))->transform(within(0, 8));
        s->add_option("--only", o->only, text(help::build_only))->check(wrong_pair, text(help::pair_argument));
    }
    {
        const auto [s, o] = sub("plan", help::plan, plan);
        pieces(*s, *o);
    }
    {
        const auto [s, o] = sub("verify", help::verify, verify);
        most(*s, *o), threads(*s, *o);
        s->add_option("--one-in", o->one_in, text(help::verify_one_in))->transform(within<std::uint64_t>(1));
    }
    {
        const auto [s, o] = sub("stats", help::stats, stats);
        most(*s, *o);
        s->add_flag("--json", o->json, text(help::stats_json));
    }
    {
        const auto [s, o] = sub("probe", help::probe, probe);
        s->add_option("FEN", o->fen, text(help::probe_fen))->required();
        s->add_option(text(common::moves_argument), o->moves, text(help::probe_moves));
        s->add_flag("--json", o->json, text(common::json));
    }
    {
        const auto [s, o] = sub("pack", help::pack, pack);
        most(*s, *o);
        s->add_option("--distances", o->distances, text(help::pack_distances))->transform(within(0, 8));
        s->add_option("--output,-o", o->output, text(help::pack_output))->required();
        s->add_flag("--digests", o->digests, text(help::pack_digests));
    }
}

}  // namespace damas::apps
