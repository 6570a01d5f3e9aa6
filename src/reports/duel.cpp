// SPDX-License-Identifier: MIT
#include "reports/page.hpp"

namespace damas::reports {

namespace {

using notation::put;
using Text = std::string_view;

std::string facts(const Page& page, const Results& results, const Estimate& e) {
    std::string body = "<dl>";
    const auto fact = [&](Text term, const std::string& value, const std::string& note, Text look = "") {
        put(body, "<div><dt>@</dt><dd class='@'>@<small>@</small></dd></div>", {term, look, value, note});
    };
    fact(page.words(text::superiority), escaped(page.words.likelihood(e.superiority)),
         page.words({text::stronger, page.name(0)}));
    if (page.options.sprt) {
        const SprtState state = sprt(results, *page.options.sprt);
        std::string verdict = page.words.verdict(state, *page.options.sprt);
        if (const std::size_t elo = verdict.find(" Elo"); elo != std::string::npos) verdict.replace(elo, 1, "&nbsp;");
        fact("SPRT", verdict, "llr " + page.words.number(state.llr, 2) + " (" + page.words.bounds(state) + ')',
             state.verdict == Verdict::accept_h1   ? "win"
             : state.verdict == Verdict::accept_h0 ? "loss"
                                                   : "");
    }
    if (e.normalised)
        fact(page.words(text::normalised), page.words.difference(*e.normalised, 1), page.words(text::normalised_unit));
    const auto& [lost, drawn, won] = results.singles;
    fact(
        page.words(text::pairs), std::to_string(results.units() - lost - drawn - won),
        lost + drawn + won == 0 ? page.words(text::no_single) : page.words({text::so_many_single, lost + drawn + won}));
    return body + "</dl>";
}

void put_result(Page& page, const Results& results) {
    const Tally& all = results.games;
    std::string body;
    put(body, "<p class='big'>@ – @ <small>@</small></p>",
        {page.words.points(all.points()), page.words.points(all.games() - all.points()),
         page.words.percent(all.score())});
    body += page.bar(all, "");
    for (const bool as_white : {true, false}) {
        Tally games;
        for (const Outcome& game : page.match.games)
            if ((game.white == 0) == as_white) games.add(half_points(game, 0));
        if (games.games() == 0) continue;
        const words::Text& colour = as_white ? text::with_white : text::with_black;
        body += page.labelled_bar(page.words({colour, page.name(0)}), games);
    }
    body += page.bar_key(page.words({text::wins_of, page.name(0)}), page.words({text::wins_of, page.name(1)}));
    page.card("", page.words(text::result), "", body);
}

void put_elo(Page& page, const Results& results) {
    const Estimate e = estimate(results);
    std::string elo = page.words.elo(e), rest;
    if (const std::size_t blank = elo.find(' '); blank != std::string::npos) {
        rest = escaped(elo.substr(blank + 1)) + " · 95 %";
        elo.resize(blank);
    }
    std::string body;
    put(body, "<p class='big'>@ <small>@</small></p><div class='room side'>@</div>@",
        {elo, rest, elo_bar(e, page.words), facts(page, results, e)});
    page.card("", page.words(text::elo_difference), "", body);
}

}  // namespace

void put_duel(Page& page) {
    const Results results = count(page.match.games);
    put_result(page, results);
    put_elo(page, results);
    page.chart(page.options.sprt ? "" : "all", page.words(text::elo_course), page.words(text::elo_band),
               elo_course(page.match.games, page.words));
    if (page.options.sprt)
        page.chart("", page.words(text::sequential_test), page.words(text::between_bounds),
                   sprt_course(page.match.games, *page.options.sprt, page.words));
    page.chart("", page.words(text::pairs), page.words({text::points_of_pairs, page.name(0)}),
               pair_histogram(results, page.words));
}

}  // namespace damas::reports
