// SPDX-License-Identifier: MIT
// The page about a match while it is written: its parts are cards, each with a title, a note and a body of HTML.
#pragma once

#include "notation/fill.hpp"
#include "reports/charts.hpp"

namespace damas::reports {

/// What all parts of a page share. Titles, notes and bodies are HTML: names and reasons must have been escaped.
struct Page {
    Page(const Match& its_match, const ReportOptions& its_options)
        : match(its_match),
          options(its_options),
          words(its_options.language, "−"),
          duel(its_match.players.size() == 2) {}

    const Match& match;
    const ReportOptions& options;
    const Words words;
    const bool duel;  ///< Between two players.
    std::string out;

    /// The name of a player, escaped.
    std::string name(int player) const { return escaped(player_name(match, player)); }

    /// A card of class `look`; an empty title or note is left out.
    void card(std::string_view look, std::string_view title, std::string_view note, std::string_view body);
    /// A card with a picture that has labels at its left and below it.
    void chart(std::string_view look, std::string_view title, std::string_view note, const std::string& picture);

    /// A bar of wins, draws and losses, what its colours mean, and a thin one with a line above it.
    std::string bar(const Tally& games, std::string_view look) const;
    std::string bar_key(std::string_view won, std::string_view lost) const;
    std::string labelled_bar(std::string_view text, const Tally& games) const;
};

/// The parts of the page about games that were played.
void put_duel(Page& page);
void put_tournament(Page& page);
void put_games(Page& page);

}  // namespace damas::reports
