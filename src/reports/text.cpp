// SPDX-License-Identifier: MIT
#include "reports/text.hpp"

#include <algorithm>
#include <cmath>

namespace damas::reports {

namespace {

constexpr double quantile_95 = 1.96;
constexpr std::size_t longest_name = 28;
constexpr std::size_t longest_list = 76;
constexpr double slow_games = 0.5;  // Fewer a second are told by the minute.

/// A column of a table: what stands in each row.
using Column = std::vector<std::string>;

/// The first characters of a text, and "…" in place of the last of them if there are more.
std::string shortened(std::string_view text, std::size_t most) {
    if (width(text) <= most) return std::string(text);
    std::string out;
    std::size_t characters = 0;
    for (const char c : text) {
        characters += (c & 0xC0) != 0x80;
        if (characters == most) break;
        out += c;
    }
    return out + "…";
}

/// Columns side by side; the first `left` of them begin at the left, the others end at the right.
std::string table(const std::vector<Column>& columns, std::size_t left) {
    std::string out;
    for (std::size_t row = 0; row < columns.front().size(); ++row) {
        std::string line;
        for (std::size_t i = 0; i < columns.size(); ++i) {
            std::size_t widest = 0;
            for (const std::string& text : columns[i]) widest = std::max(widest, width(text));
            const std::string& text = columns[i][row];
            const std::string blanks(widest - width(text), ' ');
            if (i > 0) line += "  ";
            line += i < left ? text + blanks : blanks + text;
        }
        line.erase(line.find_last_not_of(' ') + 1);
        out += line + '\n';
    }
    return out;
}

std::string wdl(const Tally& games) {
    return '+' + std::to_string(games.wins) + " =" + std::to_string(games.draws) + " -" + std::to_string(games.losses);
}

class TextReport {
public:
    TextReport(const Match& match, const ReportOptions& options)
        : match_(match), options_(options), words_(options.language) {}

    std::string write() {
        put_conditions();
        if (match_.games.empty())
            add(words_(text::games), words_(text::none_finished));
        else if (match_.players.size() == 2)
            put_duel();
        else
            put_ratings();
        put_games();
        return head_ + table({labels_, texts_}, 2);
    }

private:
    void add(std::string_view label, std::string text) {
        if (text.empty()) return;
        labels_.emplace_back(label);
        texts_.push_back(std::move(text));
    }

    /// Parts in lines of a bearable width, the label before the first.
    void add_list(std::string_view label, const std::vector<std::string>& parts) {
        std::string line;
        for (const std::string& part : parts) {
            if (!line.empty() && width(line) + width(part) > longest_list) {
                add(label, line + ',');
                line.clear();
                label = "";
            }
            line += (line.empty() ? "" : ", ") + part;
        }
        add(label, line);
    }

    void put_conditions() {
        add(words_(text::rules), words_.rules(match_.rules));
        add(words_(text::pace), match_.pace);
        add(words_(text::openings), match_.openings);
        for (int i = 0; i < std::ssize(match_.players); ++i)
            add(shortened(player_name(match_, i), longest_name), std::string(player_spec(match_, i)));
        head_ = table({labels_, texts_}, 2) + '\n';
        labels_.clear();
        texts_.clear();
    }

    void put_duel() {
        const Results results = count(match_.games);
        const Estimate e = estimate(results);
        add(words_(text::games),
            words_({text::result_for, results.games.games(), wdl(results.games), player_name(match_, 0)}));
        add(words_(text::score), words_.points(results.games.points()) + '/' + std::to_string(results.games.games()) +
                                     "  " + words_.percent(e.score));
        add("Elo", elo(e));
        add(words_(text::superiority), words_.likelihood(e.superiority));
        add(words_(text::pairs), pairs(results));
        if (options_.sprt) {
            const SprtState state = sprt(results, *options_.sprt);
            add("SPRT", "llr " + words_.number(state.llr, 2) + " (" + words_.bounds(state) + ")  H0 " +
                            words_.hypothesis(options_.sprt->elo0) + ", H1 " + words_.hypothesis(options_.sprt->elo1) +
                            ": " + words_.verdict(state, *options_.sprt));
        }
    }

    std::string elo(const Estimate& e) const {
        const std::string value = words_.difference(e.elo, 1);
        const std::string low = words_.difference(e.low, 1), high = words_.difference(e.high, 1);
        if (!e.normalised) return words_({text::estimate, value, low, high});
        return words_({text::estimate_normalised, value, low, high, words_.difference(*e.normalised, 1)});
    }

    std::string pairs(const Results& results) const {
        constexpr std::array<std::string_view, 5> names{"0", "½", "1", "1½", "2"};
        std::string text;
        for (std::size_t i = 0; i < names.size(); ++i)
            text += std::string(names[i]) + ": " + std::to_string(results.pairs[i]) + "  ";
        const auto& [lost, drawn, won] = results.singles;
        if (lost + drawn + won > 0) text += words_({text::single, wdl({won, drawn, lost})});
        return text;
    }

    void put_ratings() {
        const RatingTable ratings = rate(static_cast<int>(match_.players.size()), match_.games, options_.anchor);
        Column rank{"#"}, name{words_(text::player)}, elo{"Elo"}, margin{"±95 %"}, games{words_(text::games_column)},
            points{words_(text::points)}, score{"%"}, results{"+ = -"};
        for (const Rating& row : ratings.rows) {
            const bool played = row.games.games() > 0;
            rank.push_back(std::to_string(rank.size()));
            name.push_back(shortened(player_name(match_, row.player), longest_name));
            elo.push_back(played ? words_.difference(row.elo) : "");
            margin.push_back(played && options_.anchor != row.player ? words_.number(quantile_95 * row.error) : "");
            games.push_back(std::to_string(row.games.games()));
            points.push_back(words_.points(row.games.points()));
            score.push_back(played ? words_.number(100 * row.games.score(), 1) : "");
            results.push_back(wdl(row.games));
        }
        std::vector<Column> cross{rank, name};
        for (std::size_t i = 0; i < ratings.rows.size(); ++i) {
            Column& column = cross.emplace_back(Column{std::to_string(i + 1)});
            const auto opponent = static_cast<std::size_t>(ratings.rows[i].player);
            for (const Rating& row : ratings.rows) {
                const Tally& met = ratings.cross[static_cast<std::size_t>(row.player)][opponent];
                column.push_back(met.games() == 0 ? "·" : words_.points(met.points()));
            }
        }
        head_ += table({rank, name, elo, margin, games, points, score, results}, 2) + '\n' + table(cross, 2) + '\n';
        if (!ratings.connected) head_ += words_(text::not_connected) + "\n\n";
    }

    /// What all games have in common, and what went wrong.
    void put_games() {
        if (match_.games.empty()) return;
        const Tally white = count_white(match_.games);
        add(words_(text::white), wdl(white) + "  " + words_.percent(white.score()));
        const auto [shortest, longest] = std::ranges::minmax(match_.games, {}, &Outcome::plies);
        double plies = 0;
        for (const Outcome& game : match_.games) plies += game.plies;
        add(words_(text::plies),
            words_({text::plies_on_average, words_.number(plies / static_cast<double>(match_.games.size()), 1),
                    shortest.plies, longest.plies}));
        add_list(words_(text::ends), ends(match_.games));
        for (int i = 0; i < std::ssize(match_.players); ++i) {
            std::vector<Outcome> faults;
            std::ranges::copy_if(match_.games, std::back_inserter(faults),
                                 [&](const Outcome& game) { return game.fault && culprit(game) == i; });
            std::vector<std::string> kinds = ends(faults);
            if (kinds.empty()) continue;
            kinds.front().insert(0, std::string(player_name(match_, i)) + ": ");
            add_list(words_(text::faults), kinds);
        }
    }

    std::vector<std::string> ends(std::span<const Outcome> games) const {
        std::vector<std::string> texts;
        for (const EndCount& end : count_ends(games))
            texts.push_back(words_.reason(end.reason) + ' ' + std::to_string(end.games));
        return texts;
    }

    const Match& match_;
    const ReportOptions& options_;
    Words words_;
    std::string head_;
    Column labels_, texts_;
};

}  // namespace

std::string progress_line(const Progress& p, words::Language language) {
    const Words words(language);
    const std::string planned = std::to_string(p.planned), finished = std::to_string(p.finished);
    const std::string indent(1 + planned.size() - std::min(planned.size(), finished.size()), ' ');
    const std::string games = indent + finished + (p.planned > 0 ? '/' + planned : "");
    std::string results, percent, elo, test, test_bounds, rate, left;
    if (p.results && p.results->games.games() > 0) {
        const Estimate e = estimate(*p.results);
        results = "  " + wdl(p.results->games);
        percent = "  " + words.percent(e.score);
        elo = "  " + words.elo(e) + " Elo";
    }
    if (p.sprt) {
        test = "  SPRT llr " + words.number(p.sprt->llr, 2);
        test_bounds = " (" + words.bounds(*p.sprt) + ')';
    }
    if (p.games_per_second > 0) {
        const bool slow = p.games_per_second < slow_games;
        const double pace = p.games_per_second * (slow ? 60 : 1);
        rate =
            "  " + words({slow ? text::games_a_minute : text::games_a_second, words.number(pace, pace < 10 ? 1 : 0)});
    }
    if (p.seconds_left && std::isfinite(*p.seconds_left)) {
        const std::string time = words.duration(std::max(*p.seconds_left, 0.0));
        left = "  " + words({text::time_left, time});
    }
    const auto line = [&] { return games + results + percent + elo + test + test_bounds + rate + left; };
    for (std::string* part : {&rate, &test_bounds, &percent, &left})
        if (width(line()) > progress_columns) part->clear();
    return line();
}

std::string text_report(const Match& match, const ReportOptions& options) { return TextReport(match, options).write(); }

}  // namespace damas::reports
