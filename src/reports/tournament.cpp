// SPDX-License-Identifier: MIT
#include <cmath>

#include "reports/page.hpp"

namespace damas::reports {

namespace {

using notation::put;

constexpr double quantile_95 = 1.96;
constexpr double strongest_tint = 0.55;  // Of the cross table.

std::string rating(const Page& page, const Rating& row) {
    const std::string elo = page.words.difference(row.elo);
    return page.options.anchor == row.player ? elo : elo + " ±" + page.words.number(quantile_95 * row.error);
}

void put_cell(const Page& page, std::string& body, int player, int opponent, const Tally& met) {
    if (met.games() == 0) {
        body += player == opponent ? "<td class='cell'></td>" : "<td class='cell'>·</td>";
        return;
    }
    const double lead = 2 * met.score() - 1;
    put(body, "<td class='cell' style='background:rgb(var(--@-rgb) / @)' title='@ – @: +@ =@ −@'>@</td>",
        {lead < 0 ? "loss" : "win", css_number(strongest_tint * std::abs(lead)), page.name(player), page.name(opponent),
         std::to_string(met.wins), std::to_string(met.draws), std::to_string(met.losses),
         page.words.number(100 * met.score())});
}

void put_cross(Page& page, const RatingTable& table) {
    std::string body = "<div class='scroll'><table class='cross'><tr><th></th><th></th>";
    for (std::size_t i = 1; i <= table.rows.size(); ++i) body += "<th class='n'>" + std::to_string(i) + "</th>";
    body += "</tr>\n";
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        const int player = table.rows[i].player;
        put(body, "<tr><td class='n'>@</td><td class='name'>@</td>", {std::to_string(i + 1), page.name(player)});
        for (const Rating& opponent : table.rows)
            put_cell(page, body, player, opponent.player,
                     table.cross[static_cast<std::size_t>(player)][static_cast<std::size_t>(opponent.player)]);
        body += "</tr>\n";
    }
    page.card("all", page.words(text::cross_table), page.words(text::cross_points), body + "</table></div>");
}

}  // namespace

void put_tournament(Page& page) {
    const RatingTable table = rate(static_cast<int>(page.match.players.size()), page.match.games, page.options.anchor);
    const Axis axis = rating_axis(table);
    std::string body = "<div class='scroll'><table><tr><th></th>";
    put(body,
        "<th>@</th><th class='n'>Elo</th><th class='chart'>@</th><th class='n wide'>@</th><th class='n wide'>@</th>"
        "<th class='n wide'>+ = −</th></tr>\n",
        {page.words(text::player), rating_scale(axis, page.words), page.words(text::share),
         page.words(text::games_column)});
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        const Rating& row = table.rows[i];
        const bool played = row.games.games() > 0;
        put(body,
            "<tr><td class='n'>@</td><td class='name'>@</td><td class='n'>@</td><td class='chart'>@</td>"
            "<td class='n wide'>@</td><td class='n wide'>@</td><td class='n wide'>@ / @ / @</td></tr>\n",
            {std::to_string(i + 1), page.name(row.player), played ? rating(page, row) : "–",
             rating_bar(row, axis, page.words), played ? page.words.percent(row.games.score()) : "–",
             std::to_string(row.games.games()), std::to_string(row.games.wins), std::to_string(row.games.draws),
             std::to_string(row.games.losses)});
    }
    body += "</table></div>";
    if (!table.connected) body += "<p class='faint'>" + page.words(text::not_connected) + "</p>";
    page.card("all", page.words(text::ratings),
              page.options.anchor ? page.words({text::ratings_fixed, page.name(*page.options.anchor)})
                                  : page.words(text::ratings_mean),
              body);
    put_cross(page, table);
}

}  // namespace damas::reports
