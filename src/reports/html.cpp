// SPDX-License-Identifier: MIT
#include "reports/html.hpp"

#include "reports/page.hpp"
#include "reports/style.hpp"

namespace damas::reports {

namespace {

using notation::put;

void put_head(Page& page) {
    std::string title;
    if (page.duel)
        title = page.name(0) + " <i>–</i> " + page.name(1);
    else
        title = page.words("Tournament of ", "Torneo de ") + std::to_string(page.match.players.size()) +
                page.words(" players", " jugadores");
    const std::string tab = page.duel ? page.name(0) + " – " + page.name(1) : title;
    const std::string rules = escaped(page.words.rules(page.match.rules));
    put(page.out,
        "<!DOCTYPE html>\n<html lang='@'>\n<head>\n<meta charset='utf-8'>\n"
        "<meta name='viewport' content='width=device-width, initial-scale=1'>\n<title>@ · @</title>\n<style>",
        {page.words("en", "es"), tab, rules});
    page.out += report_style;
    put(page.out, "</style>\n</head>\n<body>\n<main>\n<header><p class='kind'>@ · @</p><h1>@</h1><p class='faint'>",
        {page.duel ? page.words("Match", "Encuentro") : page.words("Tournament", "Torneo"), rules, title});
    std::string line =
        std::to_string(page.match.games.size()) +
        (page.match.games.size() == 1 ? page.words(" game", " partida") : page.words(" games", " partidas"));
    for (const std::string& part : {page.match.pace, page.match.openings})
        if (!part.empty()) line += " · " + escaped(part);
    page.out += line + "</p></header>\n";
}

void put_players(Page& page) {
    std::string body = "<div class='scroll'><table>";
    const auto row = [&](const std::string& term, const std::string& text) {
        if (!text.empty()) put(body, "<tr><td class='name'>@</td><td>@</td></tr>\n", {term, text});
    };
    for (int i = 0; i < std::ssize(page.match.players); ++i)
        row(page.name(i), "<code>" + escaped(player_spec(page.match, i)) + "</code>");
    row(page.words("Rules", "Reglamento"), escaped(page.words.rules(page.match.rules)));
    row(page.words("Pace", "Ritmo"), escaped(page.match.pace));
    row(page.words("Openings", "Aperturas"), escaped(page.match.openings));
    page.card("all", page.words("Players and conditions", "Jugadores y condiciones"), "", body + "</table></div>");
}

/// How the numbers were found.
void put_method(Page& page) {
    page.out += "<footer><p>";
    page.out += page.words(
        "Both games from one opening, with colours swapped, make a pair; errors come from how the scores of pairs "
        "scatter. Elo is logistic: 400 points are odds of ten to one.",
        "Las dos partidas de una apertura, con los colores cambiados, forman una pareja; los errores salen de la "
        "dispersión entre parejas. El Elo es logístico: 400 puntos son diez contra uno.");
    if (!page.duel)
        page.out +=
            ' ' + page.words(
                      "Ratings follow Bradley and Terry, a draw being half a win; everybody has one virtual draw "
                      "against an average player.",
                      "La clasificación sigue a Bradley y Terry, con las tablas como media victoria; cada uno "
                      "tiene unas tablas ficticias con un jugador medio.");
    page.out += "</p>";
    if (page.duel && page.options.sprt) {
        const SprtSettings& s = *page.options.sprt;
        put(page.out, "<p>SPRT: H0 @, H1 @, α @, β @; @</p>",
            {page.words.hypothesis(s.elo0), page.words.hypothesis(s.elo1), page.words.number(s.alpha, 2),
             page.words.number(s.beta, 2),
             page.words("generalised likelihood ratio of the pairs.",
                        "razón de verosimilitud generalizada de las parejas.")});
    }
    page.out += "</footer>\n";
}

}  // namespace

std::string html_report(const Match& match, const ReportOptions& options) {
    Page page(match, options);
    put_head(page);
    page.out += "<div class='cards'>\n";
    if (match.games.empty()) {
        page.card("all", page.words("No game was finished.", "No terminó ninguna partida."), "", "");
    } else {
        (page.duel ? put_duel : put_tournament)(page);
        put_games(page);
    }
    put_players(page);
    page.out += "</div>\n";
    put_method(page);
    return page.out + "</main>\n</body>\n</html>\n";
}

}  // namespace damas::reports
