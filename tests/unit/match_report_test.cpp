// SPDX-License-Identifier: MIT
// What people read about a match: the progress line, the summary and the page.
#include <gtest/gtest.h>

#include <algorithm>

#include "reports/charts.hpp"
#include "reports/html.hpp"
#include "reports/text.hpp"

namespace damas::reports {

using words::Language;

bool has(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

/// A match in which player a beats player b by the scores of a list, over and over.
Match make_match(std::vector<std::string> players, int pairs, const std::vector<int>& scores) {
    Match match{.rules = "spanish",
                .players = players,
                .specs = std::move(players),
                .pace = "10000 nodes a move",
                .openings = "8 random plies, seed 1",
                .games = {}};
    std::size_t next = 0;
    int pair = 0;
    for (int a = 0; a < std::ssize(match.players); ++a)
        for (int b = a + 1; b < std::ssize(match.players); ++b)
            for (int i = 0; i < pairs; ++i, ++pair)
                for (const bool first : {true, false}) {
                    const int score = scores[next++ % scores.size()];
                    match.games.push_back({.pair = pair,
                                           .game = first ? 0 : 1,
                                           .white = first ? a : b,
                                           .black = first ? b : a,
                                           .score = first ? score : 2 - score,
                                           .plies = 20 + static_cast<int>(7 * next % 90),
                                           .reason = score == 1 ? "threefold" : "no_moves"});
                }
    return match;
}

ReportOptions in(Language language) { return {language, SprtSettings{0, 10}, {}}; }

TEST(Formatting, KnowsBothLanguages) {
    const Words en(Language::english), es(Language::spanish, "−");
    EXPECT_EQ(en.number(-1.25, 1), "-1.2");
    EXPECT_EQ(es.number(-1.5, 1), "−1,5");
    EXPECT_EQ(en.number(-0.04, 1), "0.0");
    EXPECT_EQ(en.difference(0.3), "0");
    EXPECT_EQ(en.difference(22.4), "+22");
    EXPECT_EQ(es.difference(-std::numeric_limits<double>::infinity()), "−∞");
    EXPECT_EQ(en.percent(0.5321), "53.2 %");
    EXPECT_EQ(es.points(12.5), "12,5");
    EXPECT_EQ(es.points(12), "12");
    EXPECT_EQ(en.likelihood(0.99999), "> 99.9 %");
    EXPECT_EQ(en.likelihood(0.5), "50.0 %");
    EXPECT_EQ(en.hypothesis(2.5), "+2.5 Elo");
    EXPECT_EQ(en.hypothesis(-10), "-10 Elo");
    EXPECT_EQ(en.duration(59.9), "59 s");
    EXPECT_EQ(en.duration(250), "4 min");
    EXPECT_EQ(en.duration(7800), "2 h 10 min");
    EXPECT_EQ(en.duration(1e300), "1000 d 0 h");
    EXPECT_EQ(es.reason("broke_down"), "fallo del programa");
    EXPECT_EQ(en.reason("some_thing"), "some thing");
    EXPECT_EQ(es.rules("spanish"), "Damas españolas");
    EXPECT_EQ(es.rules("unknown"), "unknown");
}

TEST(Formatting, ShowsAnIntervalAsItIs) {
    const Words en(Language::english), es(Language::spanish);
    const auto elo = [](double middle, double low, double high) {
        return Estimate{.score = 0.9, .error = 0, .elo = middle, .low = low, .high = high};
    };
    EXPECT_EQ(en.elo(elo(22.1, -3.6, 47.9)), "+22 ±26");
    EXPECT_EQ(en.elo(elo(512, 366.2, 1022.8)), "+512 (+366 to +1023)");
    EXPECT_EQ(es.elo(elo(-512, -1022.8, -366.2)), "-512 (-1023 a -366)");
    EXPECT_EQ(en.elo(elo(35, -72, 149)), "+35 (-72 to +149)");
}

/// The page and the text say the same of a match that is won by far.
TEST(Formatting, IsTheSameInTextAndPage) {
    const Match match = make_match({"alpha", "beta"}, 20, {2, 2, 2, 2, 2, 2, 1});
    const Estimate e = estimate(count(match.games));
    ASSERT_GT(e.high - e.elo, e.elo - e.low + 50) << "not the same to both sides";
    const Words words(Language::english);
    const std::string text = text_report(match, {Language::english, {}, {}});
    const std::string html = html_report(match, {Language::english, {}, {}});
    EXPECT_TRUE(has(text, "(95 %: " + words.difference(e.low, 1) + " to " + words.difference(e.high, 1) + ')')) << text;
    EXPECT_TRUE(has(html, '(' + words.difference(e.low) + " to " + words.difference(e.high) + ')'));
    EXPECT_FALSE(has(html, "±"));
    const Progress progress{.finished = 40, .planned = 40, .results = count(match.games)};
    EXPECT_TRUE(has(progress_line(progress, Language::english),
                    '(' + words.difference(e.low) + " to " + words.difference(e.high) + ") Elo"));
}

TEST(ProgressLine, TellsEverythingInHundredColumns) {
    Results results{{81, 170, 61}, {6, 31, 68, 39, 12}, {}};
    Progress progress{312, 1000, results, SprtState{1.23, -2.944, 2.944, Verdict::running}, 3.1, 250};
    EXPECT_EQ(progress_line(progress, Language::english),
              "  312/1000  +81 =170 -61  53.2 %  +22 ±26 Elo  SPRT llr 1.23 (-2.94, 2.94)  3.1 games/s  4 min left");
    EXPECT_EQ(progress_line(progress, Language::spanish),
              "  312/1000  +81 =170 -61  53,2 %  +22 ±26 Elo  SPRT llr 1,23 (-2,94; 2,94)  quedan 4 min");
    progress = {100000,
                1000000,
                Results{{33333, 33334, 33333}, {9000, 9000, 14000, 9000, 9000}, {}},
                SprtState{-1.23, -2.944, 2.944, Verdict::running},
                123.4,
                360000};
    for (const Language language : {Language::english, Language::spanish})
        EXPECT_LE(width(progress_line(progress, language)), progress_columns);
}

TEST(ProgressLine, LeavesOutWhatIsNotKnown) {
    EXPECT_EQ(progress_line({.finished = 0, .planned = 20}, Language::english), "  0/20");
    EXPECT_EQ(progress_line({.finished = 3, .planned = 0, .games_per_second = 0.05}, Language::english),
              " 3  3.0 games/min");
    const Results won{{3, 0, 0}, {0, 0, 0, 0, 1}, {0, 0, 1}};
    EXPECT_EQ(progress_line({.finished = 3, .planned = 9, .results = won}, Language::english),
              " 3/9  +3 =0 -0  100.0 %  +∞ (> -291) Elo");
}

TEST(Summary, OfTwoPlayers) {
    Match match = make_match({"alpha", "beta"}, 50, {2, 1, 1, 0, 1, 1, 2, 1});
    match.games[5].fault = true;
    match.games[5].reason = "time";
    match.games[5].score = 0;
    const std::string en = text_report(match, in(Language::english)), es = text_report(match, in(Language::spanish));
    EXPECT_TRUE(has(en, "Games        100  +")) << en;
    EXPECT_TRUE(has(en, "Spanish draughts"));
    EXPECT_TRUE(has(en, "10000 nodes a move"));
    EXPECT_TRUE(has(en, "SPRT         llr "));
    EXPECT_TRUE(has(en, "Faults       beta: time 1")) << en;
    EXPECT_TRUE(has(es, "Finales "));
    EXPECT_TRUE(has(es, "triple repetición "));
    EXPECT_FALSE(has(text_report(match, {Language::english, {}, {}}), "SPRT"));
}

TEST(Summary, OfManyPlayers) {
    const Match match = make_match({"alpha", "beta", "gamma"}, 2, {2, 1, 1, 0, 2, 2});
    const std::string report = text_report(match, {Language::english, {}, {}});
    EXPECT_TRUE(has(report, "#  player"));
    EXPECT_TRUE(has(report, "1  alpha")) << report;
    EXPECT_TRUE(has(report, "White  "));
    EXPECT_FALSE(has(report, "never met"));
    Match apart = make_match({"a", "b", "c", "d"}, 1, {1});
    std::erase_if(apart.games, [](const Outcome& game) { return (game.white < 2) != (game.black < 2); });
    EXPECT_TRUE(has(text_report(apart, {Language::english, {}, {}}), "never met"));
}

/// Whether every element is closed in order.
testing::AssertionResult well_formed(std::string_view html) {
    std::vector<std::string> open;
    const std::size_t style = html.find("<style>"), end_of_style = html.find("</style>");
    for (std::size_t i = html.find('<'); i != std::string_view::npos; i = html.find('<', i + 1)) {
        if (i > style && i < end_of_style) continue;
        const std::size_t end = html.find('>', i);
        std::string_view tag = html.substr(i + 1, end - i - 1);
        if (tag.starts_with('!') || tag.starts_with("meta") || tag.ends_with('/')) continue;
        const std::string name(tag.substr(0, std::min(tag.find(' '), tag.size())));
        if (!name.starts_with('/')) {
            open.push_back(name);
        } else {
            if (open.empty() || '/' + open.back() != name)
                return testing::AssertionFailure() << name << " at " << html.substr(i, 80);
            open.pop_back();
        }
    }
    if (!open.empty()) return testing::AssertionFailure() << open.back() << " is not closed";
    return testing::AssertionSuccess();
}

/// What must hold for any page.
void expect_sound(const std::string& html) {
    EXPECT_TRUE(well_formed(html));
    for (const char* part :
         {"<script", "http:", "https:", "src=", "href=", "@import", "url(", "nan", "inf", "='@", ">@<"})
        EXPECT_FALSE(has(html, part)) << part;
}

TEST(Page, IsSoundInEveryCorner) {
    const std::vector<std::string> two{"alpha", "beta"}, four{"alpha", "beta", "gamma", "delta"};
    for (const Language language : {Language::english, Language::spanish})
        for (const bool tested : {true, false})
            for (const auto& players : {two, four, std::vector<std::string>{"alone"}, std::vector<std::string>{}})
                for (const int pairs : {0, 1, 3, 300})
                    for (const std::vector<int>& scores :
                         {std::vector{1}, std::vector{2}, std::vector{0}, std::vector{2, 1, 1, 0, 1}}) {
                        const Match match = make_match(players, pairs, scores);
                        ReportOptions options = in(language);
                        if (!tested) options.sprt.reset();
                        expect_sound(html_report(match, options));
                        EXPECT_FALSE(has(text_report(match, options), "nan"));
                        EXPECT_EQ(html_report(match, options), html_report(match, options));
                    }
}

TEST(Page, ShowsADuel) {
    Match match = make_match({"alpha", "beta"}, 100, {2, 1, 1, 0, 1, 1, 2, 1});
    match.games[5].fault = true;
    match.games[5].reason = "illegal_move";
    match.games.pop_back();
    const std::string html = html_report(match, in(Language::english));
    expect_sound(html);
    for (const char* part : {"<html lang='en'>", "<h1>alpha <i>–</i> beta</h1>", "Sequential test", "Elo, game by game",
                             "Length of the games", "Faults: 1", "illegal move", "single games: 1",
                             "10000 nodes a move", "prefers-color-scheme: dark", "@media print"})
        EXPECT_TRUE(has(html, part)) << part;
    EXPECT_FALSE(has(html_report(match, {Language::english, {}, {}}), "Sequential test"));
    EXPECT_TRUE(has(html_report(match, in(Language::spanish)), "Prueba secuencial"));
}

TEST(Page, ShowsATournament) {
    const Match match = make_match({"alpha", "beta", "gamma"}, 5, {2, 1, 1, 0, 2, 2});
    const std::string html = html_report(match, {Language::spanish, {}, 1});
    expect_sound(html);
    for (const char* part :
         {"<html lang='es'>", "Torneo de 3 jugadores", "Clasificación", "Todos contra todos", "fijado en 0: beta"})
        EXPECT_TRUE(has(html, part)) << part;
}

TEST(Page, EscapesEverything) {
    for (const int players : {2, 3}) {
        const std::string evil = "<b onclick='x'>&\"@";
        Match match = make_match(std::vector(static_cast<std::size_t>(players), evil), 3, {2, 1, 0});
        match.rules = match.pace = match.openings = evil;
        for (Outcome& game : match.games) game.reason = evil, game.fault = true;
        const std::string html = html_report(match, in(Language::english));
        EXPECT_TRUE(well_formed(html));
        EXPECT_FALSE(has(html, "<b onclick"));
        EXPECT_FALSE(has(html, "'x'"));
        EXPECT_TRUE(has(html, "&lt;b onclick=&#39;x&#39;&gt;&amp;&quot;@"));
    }
}

TEST(Axes, HaveRoundMarks) {
    EXPECT_EQ(make_axis(0, 1000, 5, false).marks(), (std::vector<double>{0, 200, 400, 600, 800, 1000}));
    EXPECT_EQ(make_axis(-73, 148, 5, true).marks(), (std::vector<double>{-100, -50, 0, 50, 100, 150}));
    EXPECT_EQ(make_axis(3, 3, 4, true).step, 0.5);
    EXPECT_EQ(make_axis(0, 0.03, 3, true).digits(), 2);
    EXPECT_EQ((Axis{0, 10, 1}).percent(5), 50);
    EXPECT_EQ((Axis{0, 10, 1}).percent(1e9), 1000);
}

}  // namespace damas::reports
