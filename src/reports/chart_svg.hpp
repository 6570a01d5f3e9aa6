// SPDX-License-Identifier: MIT
// Charts as inline SVG for a page. Places are percentages of the plot and letters keep their size, so a chart is as
// readable on a phone as on paper; labels stand outside the plot, where the page leaves room. Colours belong to the
// page's style sheet, by class.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "notation/fill.hpp"

namespace damas::reports {

using notation::escaped;

/// A number as CSS and SVG write it, with at most two decimals.
std::string css_number(double value);

/// A range of values with round numbers to mark it.
struct Axis {
    double low = 0, high = 1;
    double step = 1;  ///< Between marks; marks are its multiples.

    /// Where a value lies between `low`, 0, and `high`, 100; not beyond ±1000.
    double percent(double value) const;
    std::vector<double> marks() const;
    /// Decimals that the marks need.
    int digits() const;
};

/// An axis that shows all values from `low` to `high`, in at most about `most` steps; its ends are marks if it is
/// `rounded`.
Axis make_axis(double low, double high, int most, bool rounded);

struct Point {
    double x, y;
};

/// One chart. Things are drawn over each other in the order of the calls.
class Chart {
public:
    /// `label` says what the chart shows to those who do not see it; `look` is a class of the picture.
    Chart(const Axis& x, const Axis& y, std::string_view label, std::string_view look = "plot");

    /// A text beside a mark below the plot, or left of it.
    void label_x(double x, std::string_view text);
    void label_y(double y, std::string_view text);
    /// Lines across the plot.
    void rule_x(double x, std::string_view look);
    void rule_y(double y, std::string_view look);
    /// A text in the plot: above the point, in the middle of it.
    void text(Point at, std::string_view look, std::string_view text);
    /// A text at the left or right edge, above or below a height.
    void text_at_edge(double y, bool left, bool above, std::string_view look, std::string_view text);

    void line(const std::vector<Point>& points, std::string_view look);
    /// The area between two lines with the same x.
    void band(const std::vector<Point>& low, const std::vector<Point>& high, std::string_view look);
    /// A rectangle with a text that appears when it is pointed at.
    void box(Point from, Point to, std::string_view look, std::string_view title);
    void dot(Point at, std::string_view look);

    std::string str() const { return out_ + "</svg>"; }

private:
    std::string across(double x) const { return css_number(x_.percent(x)) + '%'; }
    std::string down(double y) const { return css_number(100 - y_.percent(y)) + '%'; }
    void path(const std::string& data, std::string_view look);
    void append(std::string& data, Point point) const;

    Axis x_, y_;
    std::string out_;
};

}  // namespace damas::reports
