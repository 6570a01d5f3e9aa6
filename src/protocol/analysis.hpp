// SPDX-License-Identifier: MIT
// Analyses as people and programs read them: a report with a graph for the terminal, annotated PDN, and the JSON of
// docs/formats/analysis.md. Scores are as White sees them in all of them.
#pragma once

#include "analysis/analysis.hpp"

namespace damas::protocol {

/// How to show an analysis.
struct AnalysisStyle {
    words::Language language = words::Language::spanish;
    bool unicode = true;       ///< Blocks and arrows instead of ASCII.
    std::size_t columns = 80;  ///< Of the terminal.
};

/// "3. 9-13 22-18 4. 5-9", "3... 22-18 4. 5-9": moves with numbers, the first of them at `half` plies from 0, odd for
/// Black.
std::string numbered(const std::vector<std::string>& moves, int half);

/// The head of a table of lines, and one line of it, cut to the width of the terminal.
std::string line_header(const AnalysisStyle& style);
std::string line_row(const analysis::RatedLine& line, rules::Side turn, const AnalysisStyle& style);
/// The best lines of a position in words, or how its game has ended.
std::string position_report(const analysis::PositionAnalysis& analysis, const AnalysisStyle& style);

/// What White could expect from each position of a game, as a graph with the marked moves below.
std::string expectancy_graph(const analysis::GameAnalysis& analysis, const AnalysisStyle& style);
/// Who played, graph, marked moves and a summary of both players; what is wrong with the game, if anything is.
std::string game_report(std::size_t number, const notation::pdn::Game& game, const analysis::GameAnalysis& analysis,
                        const AnalysisStyle& style);

/// Adds marks, scores and better lines to the game that was analysed, and the Annotator tag. What others wrote stays;
/// what an earlier analysis wrote is replaced.
void annotate(notation::pdn::Game& game, const analysis::GameAnalysis& analysis, words::Language language);

/// One JSON object each, without a newline; docs/formats/analysis.md.
std::string position_json(const analysis::PositionAnalysis& analysis, std::string_view rules);
std::string game_json(std::size_t number, const notation::pdn::Game& game, const analysis::GameAnalysis& analysis,
                      words::Language language);

/// Where a move stands in its game, in plies from 0, odd for Black.
int half_of(const analysis::MoveReview& review);

}  // namespace damas::protocol
