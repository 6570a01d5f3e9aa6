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
        title = page.words({text::tournament_of, page.match.players.size()});
    const std::string tab = page.duel ? page.name(0) + " – " + page.name(1) : title;
    const std::string rules = escaped(page.words.rules(page.match.rules));
    put(page.out,
        "<!DOCTYPE html>\n<html lang='@'>\n<head>\n<meta charset='utf-8'>\n"
        "<meta name='viewport' content='width=device-width, initial-scale=1'>\n<title>@ · @</title>\n<style>",
        {page.words(text::html_language), tab, rules});
    page.out += report_style;
    put(page.out, "</style>\n</head>\n<body>\n<main>\n<header><p class='kind'>@ · @</p><h1>@</h1><p class='faint'>",
        {page.duel ? page.words(text::match) : page.words(text::tournament), rules, title});
    std::string line = page.words({text::games_played, page.match.games.size()});
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
    row(page.words(text::rules), escaped(page.words.rules(page.match.rules)));
    row(page.words(text::pace), escaped(page.match.pace));
    row(page.words(text::openings), escaped(page.match.openings));
    page.card("all", page.words(text::players_and_conditions), "", body + "</table></div>");
}

/// How the numbers were found.
void put_method(Page& page) {
    page.out += "<footer><p>";
    page.out += page.words(text::method);
    if (!page.duel) page.out += ' ' + page.words(text::method_of_ratings);
    page.out += "</p>";
    if (page.duel && page.options.sprt) {
        const SprtSettings& s = *page.options.sprt;
        put(page.out, "<p>SPRT: H0 @, H1 @, α @, β @; @</p>",
            {page.words.hypothesis(s.elo0), page.words.hypothesis(s.elo1), page.words.number(s.alpha, 2),
             page.words.number(s.beta, 2), page.words(text::method_of_test)});
    }
    page.out += "</footer>\n";
}

}  // namespace

std::string html_report(const Match& match, const ReportOptions& options) {
    Page page(match, options);
    put_head(page);
    page.out += "<div class='cards'>\n";
    if (match.games.empty()) {
        page.card("all", page.words(text::no_game), "", "");
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
