// SPDX-License-Identifier: MIT
// The graph of a game: each column is a position, filled as far as White can expect to win.
#include <algorithm>
#include <array>
#include <cmath>

#include "analysis/expectancy.hpp"
#include "protocol/analysis.hpp"
#include "words/analyses.hpp"

namespace damas::protocol {

namespace {

using analysis::Mark;
using analysis::MoveReview;

constexpr std::size_t rows = 6;
constexpr int steps = 8;  ///< Of a filled block.
constexpr std::size_t margin = 7;
constexpr std::size_t least_columns = 20;
/// Moves of White between two numbers below the graph.
constexpr int number_step = 5;

constexpr std::array<std::string_view, steps + 1> blocks{" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};
constexpr std::array<std::string_view, steps + 1> letters{" ", " ", ".", ".", ":", ":", ":", "#", "#"};

/// The worst mark first; the only good move last.
int weight(Mark mark) {
    constexpr std::array order{Mark::none, Mark::only_move, Mark::inaccuracy, Mark::mistake, Mark::blunder};
    return static_cast<int>(std::ranges::find(order, mark) - order.begin());
}

char letter(Mark mark) {
    constexpr std::string_view signs = " !~?X";
    return signs[static_cast<std::size_t>(weight(mark))];
}

/// What a column of the graph shows: one move or several.
struct Column {
    double expectancy = 0;
    Mark mark = Mark::none;
    int number = 0;  ///< Of a full move, to be written below; 0: none.
};

std::vector<Column> columns_of(const std::vector<MoveReview>& moves, std::size_t room) {
    const std::size_t merged = std::max<std::size_t>(1, (moves.size() + room - 1) / room);  // moves a column
    const std::size_t wide = moves.size() * 2 <= room ? 2 : 1;                              // columns a move
    std::vector<Column> columns;
    for (std::size_t i = 0; i < moves.size(); i += merged) {
        Column column;
        const std::size_t end = std::min(i + merged, moves.size());
        for (std::size_t j = i; j < end; ++j) {
            column.expectancy += analysis::expectancy(moves[j].score_after) / static_cast<double>(end - i);
            if (weight(moves[j].mark) > weight(column.mark)) column.mark = moves[j].mark;
            const int half = half_of(moves[j]);
            if (half % 2 == 0 && half / 2 % number_step == 0) column.number = half / 2 + 1;
        }
        columns.push_back(column);
        if (wide == 2) columns.push_back({.expectancy = column.expectancy});
    }
    return columns;
}

/// Numbers at their columns, as far as they do not touch.
std::string number_line(const std::vector<Column>& columns) {
    std::string line;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (columns[i].number == 0 || (!line.empty() && line.size() >= i)) continue;
        line.append(i - line.size(), ' ').append(std::to_string(columns[i].number));
    }
    return line;
}

std::string label(std::size_t row) {
    return row == 0 ? " 100 % " : row == rows / 2 ? "  50 % " : row + 1 == rows ? "   0 % " : std::string(margin, ' ');
}

}  // namespace

std::string expectancy_graph(const analysis::GameAnalysis& analysis, const AnalysisStyle& style) {
    const std::size_t room = std::max(style.columns, margin + 1 + least_columns) - margin - 1;
    const std::vector<Column> columns = columns_of(analysis.moves, room);
    std::string out = words::say(words::analyses::expected, style.language) + '\n';
    for (std::size_t row = 0; row < rows; ++row) {
        out += label(row) + (style.unicode ? "│" : "|");
        const int below = static_cast<int>(rows - 1 - row) * steps;
        for (const Column& column : columns) {
            const int level = static_cast<int>(std::lround(column.expectancy * static_cast<double>(rows) * steps));
            const auto fill = static_cast<std::size_t>(std::clamp(level - below, 0, steps));
            out += style.unicode ? blocks[fill] : letters[fill];
        }
        out.erase(out.find_last_not_of(' ') + 1);
        out += '\n';
    }
    std::string marks;
    for (const Column& column : columns) marks += letter(column.mark);
    const std::string indent(margin + 1, ' ');
    for (std::string line : {number_line(columns), marks}) {
        line.erase(line.find_last_not_of(' ') + 1);
        if (!line.empty()) out += indent + line + '\n';
    }
    if (marks.find_first_not_of(' ') != std::string::npos)
        out += indent + words::say(words::analyses::signs, style.language) + '\n';
    return out;
}

}  // namespace damas::protocol
