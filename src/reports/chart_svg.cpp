// SPDX-License-Identifier: MIT
#include "reports/chart_svg.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <ranges>

#include "notation/fill.hpp"

namespace damas::reports {

using notation::put;

std::string css_number(double value) {
    std::array<char, 64> buffer{};
    const double rounded = std::round(value * 100) / 100 + 0.0;  // No -0.
    const auto [end, error] = std::to_chars(buffer.data(), buffer.data() + buffer.size(), rounded);
    return {buffer.data(), end};
}

double Axis::percent(double value) const {
    constexpr double farthest = 1000;
    return std::clamp(100 * (value - low) / (high - low), -farthest, farthest);
}

std::vector<double> Axis::marks() const {
    std::vector<double> marks;
    const double tolerance = 1e-9 * step;
    for (double i = std::ceil((low - tolerance) / step); i * step <= high + tolerance; ++i) marks.push_back(i * step);
    return marks;
}

int Axis::digits() const { return std::max(0, static_cast<int>(std::ceil(-std::log10(step) - 1e-9))); }

Axis make_axis(double low, double high, int most, bool rounded) {
    if (!(high > low)) high = low + 1;
    const double least = (high - low) / most, power = std::pow(10, std::floor(std::log10(least)));
    double step = 10 * power;
    for (const double factor : {5.0, 2.0, 1.0})
        if (factor * power >= least * (1 - 1e-9)) step = factor * power;
    if (!rounded) return {low, high, step};
    return {std::floor(low / step + 1e-9) * step, std::ceil(high / step - 1e-9) * step, step};
}

Chart::Chart(const Axis& x, const Axis& y, std::string_view label, std::string_view look) : x_(x), y_(y) {
    put(out_, "<svg class='@' role='img' aria-label='@'>", {look, escaped(label)});
}

void Chart::label_x(double x, std::string_view text) {
    put(out_, "<text x='@' y='100%' dy='1.5em' text-anchor='middle'>@</text>", {across(x), escaped(text)});
}

void Chart::label_y(double y, std::string_view text) {
    put(out_, "<text x='0' y='@' dx='-8' dy='.35em' text-anchor='end'>@</text>", {down(y), escaped(text)});
}

void Chart::rule_x(double x, std::string_view look) {
    put(out_, "<line x1='@' x2='@' y1='0' y2='100%' class='@'/>", {across(x), across(x), look});
}

void Chart::rule_y(double y, std::string_view look) {
    put(out_, "<line x1='0' x2='100%' y1='@' y2='@' class='@'/>", {down(y), down(y), look});
}

void Chart::text(Point at, std::string_view look, std::string_view text) {
    put(out_, "<text x='@' y='@' dy='-.45em' text-anchor='middle' class='@'>@</text>",
        {across(at.x), down(at.y), look, escaped(text)});
}

void Chart::text_at_edge(double y, bool left, bool above, std::string_view look, std::string_view text) {
    put(out_, "<text x='@' y='@' dx='@' dy='@' text-anchor='@' class='@'>@</text>",
        {left ? "0" : "100%", down(y), left ? "4" : "-4", above ? "-.45em" : "1.15em", left ? "start" : "end", look,
         escaped(text)});
}

void Chart::append(std::string& data, Point point) const {
    data += data.empty() ? 'M' : 'L';
    data += css_number(x_.percent(point.x)) + ' ' + css_number(100 - y_.percent(point.y));
}

/// A path stretches with the plot while its stroke does not; what lies outside the plot is cut off.
void Chart::path(const std::string& data, std::string_view look) {
    put(out_,
        "<svg width='100%' height='100%' viewBox='0 0 100 100' preserveAspectRatio='none'>"
        "<path class='@' vector-effect='non-scaling-stroke' d='@'/></svg>",
        {look, data});
}

void Chart::line(const std::vector<Point>& points, std::string_view look) {
    std::string data;
    for (const Point& point : points) append(data, point);
    path(data, look);
}

void Chart::band(const std::vector<Point>& low, const std::vector<Point>& high, std::string_view look) {
    std::string data;
    for (const Point& point : low) append(data, point);
    for (const Point& point : high | std::views::reverse) append(data, point);
    path(data + 'Z', look);
}

void Chart::box(Point from, Point to, std::string_view look, std::string_view title) {
    const double left = x_.percent(std::min(from.x, to.x)), right = x_.percent(std::max(from.x, to.x));
    const double top = 100 - y_.percent(std::max(from.y, to.y)), bottom = 100 - y_.percent(std::min(from.y, to.y));
    put(out_, "<rect x='@%' y='@%' width='@%' height='@%' class='@'><title>@</title></rect>",
        {css_number(left), css_number(top), css_number(right - left), css_number(bottom - top), look, escaped(title)});
}

void Chart::dot(Point at, std::string_view look) {
    put(out_, "<circle cx='@' cy='@' r='5' class='@'/>", {across(at.x), down(at.y), look});
}

}  // namespace damas::reports
