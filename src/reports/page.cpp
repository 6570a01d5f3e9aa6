// SPDX-License-Identifier: MIT
#include "reports/page.hpp"

namespace damas::reports {

namespace {

using notation::put;

constexpr double shown_share = 0.07;  // A part of a bar that is smaller has no room for its number.

}  // namespace

void Page::card(std::string_view look, std::string_view title, std::string_view note, std::string_view body) {
    put(out, "<section class='card @'>", {look});
    if (!title.empty()) put(out, "<h2>@</h2>", {title});
    if (!note.empty()) put(out, "<p class='faint'>@</p>", {note});
    out += body;
    out += "</section>\n";
}

void Page::chart(std::string_view look, std::string_view title, std::string_view note, const std::string& picture) {
    card(look, title, note, "<div class='room'>" + picture + "</div>");
}

std::string Page::bar(const Tally& games, std::string_view look) const {
    std::string body;
    put(body, "<div class='wdl @' role='img' aria-label='+@ =@ −@'>",
        {look, std::to_string(games.wins), std::to_string(games.draws), std::to_string(games.losses)});
    const auto part = [&](int n, std::string_view kind) {
        if (n == 0) return;
        const bool room = n >= shown_share * games.games();
        put(body, "<span class='@' style='flex-grow:@'>@</span>",
            {kind, std::to_string(n), room ? std::to_string(n) : ""});
    };
    part(games.wins, "win"), part(games.draws, "draw"), part(games.losses, "loss");
    return body + "</div>";
}

std::string Page::bar_key(std::string_view won, std::string_view lost) const {
    std::string body = "<div class='key'>";
    put(body, "<span><i class='win'></i>@</span><span><i class='draw'></i>@</span><span><i class='loss'></i>@</span>",
        {won, words(text::draws), lost});
    return body + "</div>";
}

std::string Page::labelled_bar(std::string_view text, const Tally& games) const {
    std::string body;
    put(body, "<p class='faint'>@ · @</p>", {text, words.percent(games.score())});
    return body + bar(games, "thin");
}

}  // namespace damas::reports
