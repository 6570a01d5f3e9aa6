// SPDX-License-Identifier: MIT
#include <algorithm>

#include "reports/page.hpp"

namespace damas::reports {

namespace {

using notation::put;

constexpr int most_faults = 50;  // That are listed.

void put_ends(Page& page) {
    std::string body = "<div class='ends'>";
    const auto total = static_cast<double>(page.match.games.size());
    const std::vector<EndCount> ends = count_ends(page.match.games);
    for (const EndCount& end : ends) {
        const bool fault = std::ranges::any_of(
            page.match.games, [&](const Outcome& game) { return game.fault && game.reason == end.reason; });
        put(body, "<span>@</span><i@ style='width:@%'></i><b>@</b><small>@</small>\n",
            {escaped(page.words.reason(end.reason)), fault ? " class='fault'" : "",
             css_number(100.0 * end.games / ends.front().games), std::to_string(end.games),
             page.words.percent(end.games / total)});
    }
    body += "</div>";
    if (!page.duel)
        body += "<div class='apart'>" + page.labelled_bar(page.words(text::white), count_white(page.match.games)) +
                page.bar_key(page.words(text::wins_of_white), page.words(text::wins_of_black)) + "</div>";
    page.card("", page.words(text::how_ended), "", body);
}

void put_faults(Page& page) {
    std::string body = "<div class='scroll short'><table><tr><th class='n'>";
    put(body, "@</th><th>@</th><th>@</th></tr>\n",
        {page.words(text::game), page.words(text::lost_by), page.words(text::reason)});
    int faults = 0;
    for (std::size_t i = 0; i < page.match.games.size(); ++i) {
        const Outcome& game = page.match.games[i];
        if (!game.fault || ++faults > most_faults) continue;
        const bool white = culprit(game) == game.white;
        put(body, "<tr><td class='n'>@</td><td class='name'>@ <span class='faint'>@</span></td><td>@</td></tr>\n",
            {std::to_string(i + 1), page.name(culprit(game)),
             white ? page.words(text::as_white) : page.words(text::as_black), escaped(page.words.reason(game.reason))});
    }
    const std::string_view look = page.duel ? "" : "all";
    if (faults == 0) {
        page.card(look, page.words(text::faults), "", "<p class='faint'>" + page.words(text::no_faults) + "</p>");
        return;
    }
    body += "</table></div>";
    if (faults > most_faults)
        put(body, "<p class='faint'>@</p>", {page.words({text::more_faults, faults - most_faults})});
    page.card(look, page.words({text::so_many_faults, faults}), page.words(text::kinds_of_faults), body);
}

}  // namespace

void put_games(Page& page) {
    const std::string key = "<div class='key'><span><i class='draw'></i>" + page.words(text::drawn) +
                            "</span><span><i class='win'></i>" + page.words(text::decided) + "</span></div>";
    double plies = 0;
    for (const Outcome& game : page.match.games) plies += game.plies;
    page.card(
        "", page.words(text::length),
        page.words({text::mean_length, page.words.number(plies / static_cast<double>(page.match.games.size()), 1)}),
        "<div class='room'>" + length_histogram(page.match.games, page.words) + "</div>" + key);
    put_ends(page);
    put_faults(page);
}

}  // namespace damas::reports
