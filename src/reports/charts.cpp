// SPDX-License-Identifier: MIT
#include "reports/charts.hpp"

#include <algorithm>
#include <cmath>

namespace damas::reports {

namespace {

constexpr int most_samples = 240;
constexpr double quantile_95 = 1.96;
constexpr double widest_elo = 800;  // A chart shows no more of an interval than this.

/// What was known after so many games.
struct Sample {
    int games;
    Results results;
};

/// At most about `most_samples` moments of a match, spread evenly; the last game is one.
std::vector<Sample> samples(std::span<const Outcome> games) {
    std::vector<Sample> found;
    Counter counter;
    const int total = static_cast<int>(games.size()), every = total / most_samples + 1;
    for (int i = 1; i <= total; ++i) {
        counter.add(games[static_cast<std::size_t>(i - 1)]);
        if (i % every == 0 || i == total) found.push_back({i, counter.results()});
    }
    return found;
}

void put_grid(Chart& chart, const Axis& x, const Axis& y, const Words& words) {
    for (const double mark : y.marks()) {
        chart.rule_y(mark, "grid");
        chart.label_y(mark, words.number(mark, y.digits()));
    }
    for (const double mark : x.marks()) chart.label_x(mark, words.number(mark, x.digits()));
}

double shown(double elo) { return std::clamp(elo, -widest_elo, widest_elo); }

/// An axis of things that are counted.
Axis count_axis(double high, int most, bool rounded) {
    Axis axis = make_axis(0, high, most, rounded);
    axis.step = std::max(axis.step, 1.0);
    if (rounded) axis.high = std::ceil(axis.high);
    return axis;
}

/// How near a line comes to a height between two places.
double distance(const std::vector<Point>& line, double from, double to, double height) {
    double least = std::numeric_limits<double>::infinity();
    for (const Point& point : line)
        if (point.x >= from && point.x <= to) least = std::min(least, std::abs(point.y - height));
    return least;
}

std::string interval(const Words& words, double low, double high) {
    return words({text::elo_interval, words.difference(low), words.difference(high)});
}

}  // namespace

std::string elo_bar(const Estimate& e, const Words& words) {
    const double low = shown(e.low), high = shown(e.high);
    const Axis x = make_axis(std::min(low, 0.0), std::max(high, 0.0), 6, true), y{0, 1, 1};
    Chart chart(x, y, "Elo " + words.elo(e), "plot low");
    for (const double mark : x.marks()) {
        chart.rule_x(mark, mark == 0 ? "zero" : "grid");
        chart.label_x(mark, words.difference(mark, x.digits()));
    }
    chart.box({std::isinf(e.low) ? x.low : low, 0.36}, {std::isinf(e.high) ? x.high : high, 0.64}, "interval",
              "95 %: " + interval(words, e.low, e.high));
    if (std::isfinite(e.elo)) chart.dot({shown(e.elo), 0.5}, "mark");
    return chart.str();
}

std::string elo_course(std::span<const Outcome> games, const Words& words) {
    std::vector<Point> middle, low, high;
    double least = 0, most = 0;
    const auto total = static_cast<double>(games.size()), settled = std::min(total / 2, std::max(20.0, total / 10));
    for (const Sample& sample : samples(games)) {
        const Estimate e = estimate(sample.results);
        const double n = sample.games;
        middle.push_back({n, shown(e.elo)});
        low.push_back({n, shown(e.low)});
        high.push_back({n, shown(e.high)});
        if (n < settled) continue;
        least = std::min(least, low.back().y);
        most = std::max(most, high.back().y);
    }
    const Axis x = count_axis(total, 5, false), y = make_axis(least, most, 5, true);
    Chart chart(x, y, words({text::elo_by_games, words.elo(estimate(count(games)))}));
    put_grid(chart, x, y, words);
    chart.band(low, high, "band");
    chart.rule_y(0, "zero");
    chart.line(middle, "line");
    return chart.str();
}

std::string sprt_course(std::span<const Outcome> games, const SprtSettings& settings, const Words& words) {
    std::vector<Point> points{{0, 0}};
    const SprtState end = sprt(count(games), settings);
    double least = end.lower, most = end.upper;
    for (const Sample& sample : samples(games)) {
        points.push_back({static_cast<double>(sample.games), sprt(sample.results, settings).llr});
        least = std::min(least, points.back().y);
        most = std::max(most, points.back().y);
    }
    const double room = 0.14 * (most - least);  // For what is written beyond the bounds.
    const Axis x = count_axis(static_cast<double>(games.size()), 5, false);
    const Axis y = make_axis(least - room, most + room, 6, false);
    Chart chart(x, y, "SPRT: llr " + words.number(end.llr, 2) + " (" + words.bounds(end) + ")");
    put_grid(chart, x, y, words);
    chart.rule_y(0, "zero");
    const auto bound = [&](double at, std::string_view name, double elo, bool above, std::string_view look) {
        chart.rule_y(at, std::string(look) + " bound");
        const double height = at + (above ? room : -room) / 2, third = x.high / 3;
        const bool left = distance(points, 0, third, height) >= distance(points, x.high - third, x.high, height);
        chart.text_at_edge(at, left, above, look,
                           std::string(name) + ": " + words.hypothesis(elo) + " (" + words.number(at, 2) + ')');
    };
    bound(end.upper, "H1", settings.elo1, true, "win");
    bound(end.lower, "H0", settings.elo0, false, "loss");
    chart.line(points, "line");
    return chart.str();
}

std::string pair_histogram(const Results& results, const Words& words) {
    constexpr std::array<std::string_view, 5> names{"0", "½", "1", "1½", "2"};
    constexpr std::array<std::string_view, 5> looks{"loss", "loss half", "draw", "win half", "win"};
    const double most = std::max(1, *std::ranges::max_element(results.pairs));
    const Axis x{-0.5, 4.5, 1}, y = count_axis(1.12 * most, 4, false);
    std::string label = words(text::pairs_by_points);
    for (std::size_t i = 0; i < names.size(); ++i)
        label +=
            ' ' + std::string(names[i]) + ": " + std::to_string(results.pairs[i]) + (i + 1 < names.size() ? "," : "");
    Chart chart(x, y, label);
    for (const double mark : y.marks()) {
        chart.rule_y(mark, "grid");
        chart.label_y(mark, words.number(mark));
    }
    for (std::size_t i = 0; i < names.size(); ++i) {
        const auto at = static_cast<double>(i);
        const int pairs = results.pairs[i];
        chart.box({at - 0.36, 0}, {at + 0.36, static_cast<double>(pairs)}, looks[i],
                  std::string(names[i]) + ": " + std::to_string(pairs));
        chart.text({at, static_cast<double>(pairs)}, "count", std::to_string(pairs));
        chart.label_x(at, names[i]);
    }
    return chart.str();
}

std::string length_histogram(std::span<const Outcome> games, const Words& words) {
    int longest = 1;
    for (const Outcome& game : games) longest = std::max(longest, game.plies);
    const double bin = std::max(2.0, make_axis(0, longest, 20, true).step);
    struct Bin {
        int drawn = 0, decided = 0;
    };
    std::vector<Bin> bins(static_cast<std::size_t>(longest / bin) + 1);
    for (const Outcome& game : games) {
        Bin& its = bins[static_cast<std::size_t>(std::max(game.plies, 0) / bin)];
        ++(game.score == 1 ? its.drawn : its.decided);
    }
    int most = 1;
    for (const Bin& b : bins) most = std::max(most, b.drawn + b.decided);
    const Axis x = count_axis(bin * static_cast<double>(bins.size()), 6, false), y = count_axis(most, 4, true);
    Chart chart(x, y, words(text::by_length));
    for (const double mark : y.marks()) {
        chart.rule_y(mark, "grid");
        chart.label_y(mark, words.number(mark));
    }
    for (const double mark : x.marks()) chart.label_x(mark, words.number(mark));
    for (std::size_t i = 0; i < bins.size(); ++i) {
        const double from = bin * static_cast<double>(i), gap = bin * 0.06;
        const double drawn = bins[i].drawn, all = drawn + bins[i].decided;
        const std::string title =
            words({text::so_long, words.number(from), words.number(from + bin - 1), bins[i].drawn, bins[i].decided});
        if (drawn > 0) chart.box({from + gap, 0}, {from + bin - gap, drawn}, "draw", title);
        if (all > drawn) chart.box({from + gap, drawn}, {from + bin - gap, all}, "win", title);
    }
    return chart.str();
}

Axis rating_axis(const RatingTable& table) {
    double least = 0, most = 0;
    for (const Rating& row : table.rows) {
        if (row.games.games() == 0) continue;
        least = std::min(least, row.elo - quantile_95 * row.error);
        most = std::max(most, row.elo + quantile_95 * row.error);
    }
    const double room = 0.04 * (most - least);
    return make_axis(least - room, most + room, 5, false);
}

std::string rating_scale(const Axis& axis, const Words& words) {
    Chart chart(axis, {0, 1, 1}, "Elo", "scale");
    for (const double mark : axis.marks())
        chart.text({mark, 0}, mark == 0 ? "zero" : "", words.difference(mark, axis.digits()));
    return chart.str();
}

std::string rating_bar(const Rating& rating, const Axis& axis, const Words& words) {
    const double low = rating.elo - quantile_95 * rating.error, high = rating.elo + quantile_95 * rating.error;
    Chart chart(axis, {0, 1, 1}, interval(words, low, high), "scale");
    for (const double mark : axis.marks()) chart.rule_x(mark, mark == 0 ? "zero" : "grid");
    if (rating.games.games() == 0) return chart.str();
    chart.box({low, 0.38}, {high, 0.62}, "interval", interval(words, low, high));
    chart.dot({rating.elo, 0.5}, "mark");
    return chart.str();
}

}  // namespace damas::reports
