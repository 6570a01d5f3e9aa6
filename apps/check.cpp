// SPDX-License-Identifier: MIT
// `damas check FILE.pdn`: the arbiter of article 21.
#include <boost/json.hpp>
#include <iostream>

#include "common.hpp"
#include "engine/arbiter.hpp"
#include "engine/counted.hpp"
#include "engine/expected_words.hpp"

namespace damas::apps {

namespace {

using engine::GameReport;
using engine::Infringement;
using engine::Language;

struct Options {
    std::string file, rules = "spanish", out;
    Language language = Language::spanish;
    bool json = false;
};

/// "12... " for the ply of a move, seen from who began.
std::string move_number(int ply, bool black_began) {
    const int half = ply - 1 + (black_began ? 1 : 0);
    return std::to_string(half / 2 + 1) + (half % 2 == 0 ? ". " : "... ");
}

std::string place(notation::Place at, bool es) {
    return (es ? "línea " : "line ") + std::to_string(at.line) + (es ? ", columna " : ", column ") +
           std::to_string(at.column);
}

std::string players(const notation::pdn::Game& game) {
    const auto name = [&](std::string_view tag) { return std::string(game.tag(tag).value_or("?")); };
    return game.tag("White") || game.tag("Black") ? name("White") + " - " + name("Black") : "";
}

void print(const Infringement& wrong, bool black_began, const Options& o, std::string_view indent) {
    const bool es = o.language == Language::spanish;
    std::cout << indent << move_number(wrong.ply, black_began) << wrong.move << " (" << place(wrong.at, es)
              << "): " << engine::sentence(wrong.ruling, o.language) << '\n'
              << indent << (es ? "Se reanuda desde " : "Play resumes from ") << wrong.fen << '\n';
}

void print(std::size_t index, const notation::pdn::Game& game, const GameReport& report, const Options& o) {
    const bool es = o.language == Language::spanish;
    const bool black_began = game.tag("FEN").value_or("W").starts_with('B');
    std::cout << (es ? "Partida " : "Game ") << index;
    if (const std::string names = players(game); !names.empty()) std::cout << ", " << names;
    if (report.error) {
        std::cout << ": " << engine::error_words(*report.error, o.language) << '\n';
        return;
    }
    std::cout << " (" << report.rulebook->id()
              << "): " << engine::counted(report.plies, engine::nouns::legal_ply, o.language) << ". "
              << engine::sentence(report.end.result, report.end.article, o.language) << '\n';
    if (report.infringement) print(*report.infringement, black_began, o, "  ");
    for (const Infringement& wrong : report.in_variations) {
        std::cout << (es ? "  En una variante:\n" : "  In a variation:\n");
        print(wrong, black_began, o, "    ");
    }
    for (const engine::FalseClaim& claim : report.false_claims)
        std::cout << "  " << claim.tag << (es ? ": dice " : ": says ") << claim.stated
                  << (es ? ", pero es " : ", but it is ") << claim.found << '\n';
}

boost::json::object as_json(const Infringement& wrong, Language language) {
    return {{"ply", wrong.ply},
            {"move", wrong.move},
            {"line", wrong.at.line},
            {"column", wrong.at.column},
            {"law", rules::id(wrong.ruling.law)},
            {"article", wrong.ruling.article},
            {"squares", boost::json::value_from(wrong.ruling.squares)},
            {"moves", boost::json::value_from(wrong.ruling.moves)},
            {"sentence", engine::sentence(wrong.ruling, language)},
            {"resume_fen", wrong.fen}};
}

boost::json::object as_json(std::size_t index, const GameReport& report, Language language) {
    boost::json::object out{{"game", index}, {"correct", report.correct()}};
    if (report.error) {
        out["error"] = engine::error_words(*report.error, language);
        return out;
    }
    out["rules"] = report.rulebook->id();
    out["plies"] = report.plies;
    out["result"] = rules::id(report.end.result.outcome);
    out["reason"] = rules::id(report.end.result.reason);
    out["article"] = report.end.article;
    out["final_fen"] = report.end.fen;
    if (report.infringement) out["infringement"] = as_json(*report.infringement, language);
    boost::json::array variations, claims;
    for (const Infringement& wrong : report.in_variations) variations.push_back(as_json(wrong, language));
    for (const engine::FalseClaim& claim : report.false_claims)
        claims.push_back(boost::json::object{{"tag", claim.tag}, {"stated", claim.stated}, {"found", claim.found}});
    out["in_variations"] = variations;
    out["false_claims"] = claims;
    return out;
}

int run(const Options& o) {
    const auto text = read_file(o.file);
    if (!text) return bad_request(text.error());
    auto games = notation::pdn::read(*text);
    if (!games) return bad_request(o.file + ": " + games.error().message());
    if (games->empty()) return bad_request(o.file + ": no game in it");

    bool all_correct = true;
    boost::json::array reports;
    std::string rewritten;
    for (std::size_t i = 0; i < games->size(); ++i) {
        notation::pdn::Game& game = (*games)[i];
        const GameReport report = engine::check_game(game, *engine::find_rulebook(o.rules));
        all_correct &= report.correct();
        if (o.json)
            reports.push_back(as_json(i + 1, report, o.language));
        else
            print(i + 1, game, report, o);
        rewritten += notation::pdn::write(game) + '\n';
    }
    if (o.json) std::cout << boost::json::object{{"correct", all_correct}, {"games", reports}} << '\n';
    if (!o.out.empty())
        if (const int code = write_output(o.out, rewritten); code != exit_ok) return code;
    return all_correct ? exit_ok : exit_no;
}

}  // namespace

void add_check(CLI::App& app) {
    auto o = std::make_shared<Options>();
    CLI::App& command =
        *app.add_subcommand("check", either("Comprueba las partidas de un fichero PDN como lo haría un árbitro",
                                            "Check the games of a PDN file as an arbiter would"));
    command
        .add_option(either("FICHERO", "FILE"), o->file,
                    either("El fichero PDN, o - para la entrada estándar", "The PDN file, or - for standard input"))
        ->required();
    add_rules(command, o->rules);
    add_language(command, o->language);
    command.add_option("--write", o->out,
                       either("Escribe las partidas en este fichero en PDN estricto, con las jugadas en forma corta",
                              "Write the games to this file in strict PDN, moves in short form"));
    command.add_flag("--json", o->json, either("En JSON", "As JSON"));
    command.footer(
        either("--rules vale para las partidas cuyas etiquetas no dicen el juego. Código de salida: 0 todas las "
               "partidas son correctas, 1 no todas, 2 no se puede leer.",
               "--rules is used for games whose tags do not name one. Exit code: 0 all games are correct, 1 not all, 2 "
               "unreadable."));
    on_run(command, [o] { return run(*o); });
}

}  // namespace damas::apps
