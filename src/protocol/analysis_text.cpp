// SPDX-License-Identifier: MIT
#include <algorithm>

#include "analysis/score_words.hpp"
#include "notation/move_writer.hpp"
#include "protocol/analysis.hpp"
#include "words/analyses.hpp"
#include "words/numbers.hpp"
#include "words/scores.hpp"

namespace damas::protocol {

namespace {

using analysis::GameAnalysis;
using analysis::Mark;
using analysis::MoveReview;
using analysis::SideSummary;
using notation::pad_left;
using notation::pad_right;
using words::Message;
namespace text = words::analyses;

/// Plies of a line that a report shows.
constexpr std::size_t shown_plies = 8;

std::string number_of(int half) { return std::to_string(half / 2 + 1) + (half % 2 == 0 ? ". " : "... "); }

/// As many words of a text as fit.
std::string cut(const std::string& text, std::size_t columns, bool unicode) {
    if (notation::text_width(text) <= columns) return text;
    const std::string_view dots = unicode ? "…" : "...";
    const std::size_t room = columns - std::min(columns, notation::text_width(dots) + 1);
    std::size_t end = std::min(text.rfind(' ', room), room);
    if (text[end - 1] == '.') end = std::min(text.rfind(' ', end - 1), end);  // no number without its move
    return text.substr(0, end) + ' ' + std::string(dots);
}

std::vector<std::string> first(const std::vector<engine::LegalMove>& moves, std::size_t most) {
    std::vector<std::string> texts = notation::write_moves(moves);
    texts.resize(std::min(most, texts.size()));
    return texts;
}

class Report {
public:
    Report(const GameAnalysis& analysis, const AnalysisStyle& style) : analysis_(analysis), style_(style) {}

    std::string heading(std::size_t number, const notation::pdn::Game& game) const {
        const arbiter::GameReport& report = analysis_.report;
        const auto player = [&](std::string_view tag) { return game.tag(tag).value_or("?"); };
        const bool named = game.tag("White") || game.tag("Black");
        const Message name =
            named ? Message(text::game_of, number, player("White"), player("Black")) : Message(text::game, number);
        if (report.error) return said(name) + ": " + said(report.error->message()) + '\n';
        std::string out =
            said({text::played, name, report.rulebook->name(), report.plies, arbiter::ending_words(game, report)}) +
            '\n';
        if (report.infringement) {
            const arbiter::Infringement& wrong = *report.infringement;
            const bool black_began = game.tag("FEN").value_or("W").starts_with('B');
            out += said({text::up_to, numbered({wrong.move}, wrong.ply - 1 + (black_began ? 1 : 0)), wrong.at.line,
                         wrong.at.column, sentence(wrong.ruling)}) +
                   '\n';
        }
        return out + '\n';
    }

    std::string body() const {
        std::string out = expectancy_graph(analysis_, style_) + '\n';
        for (const MoveReview& review : analysis_.moves)
            if (review.mark != Mark::none) out += key_move(review);
        if (std::ranges::all_of(analysis_.moves, [](const MoveReview& r) { return r.mark == Mark::none; }))
            out += said(text::nothing_marked) + '\n';
        return out + '\n' + table();
    }

private:
    std::string said(const Message& message) const { return words::say(message, style_.language); }

    std::string key_move(const MoveReview& review) const {
        const int half = half_of(review);
        std::string out = pad_left(number_of(half), 7) +
                          pad_right(notation::write_move(review.move) + ' ' + sign(review.mark), 11) + ' ';
        if (review.mark == Mark::only_move)
            return out + said({text::only_good, analysis::score_words(review.score_before)}) + '\n';
        const std::string scores = said(analysis::score_words(review.score_before)) +
                                   (style_.unicode ? " → " : " -> ") + said(analysis::score_words(review.score_after));
        out += said({text::better, scores, numbered(first(review.best_line, shown_plies), half)});
        return cut(out, std::max<std::size_t>(style_.columns, 60), style_.unicode) + '\n';
    }

    std::string row(const std::string& name, const std::string& white, const std::string& black) const {
        return pad_right(name, 28) + pad_left(white, 9) + pad_left(black, 9) + '\n';
    }

    std::string table() const {
        const auto figures = [&](const words::Text& name, int SideSummary::* count) {
            return row(said(name), std::to_string(analysis_.white.*count), std::to_string(analysis_.black.*count));
        };
        const auto percent = [&](double value, int decimals) {
            return words::decimal(value, decimals, style_.language) + " %";
        };
        const SideSummary &w = analysis_.white, &b = analysis_.black;
        std::string out = row("", said(words::scores::white), said(words::scores::black));
        out += row(said(text::accuracy), percent(w.accuracy, 0), percent(b.accuracy, 0));
        out += row(said(text::average_loss), percent(100 * w.average_loss, 1), percent(100 * b.average_loss, 1));
        out += figures(text::choices, &SideSummary::moves);
        out += figures(text::only_moves, &SideSummary::only_moves);
        out += figures(text::inaccuracies, &SideSummary::inaccuracies);
        out += figures(text::mistakes, &SideSummary::mistakes);
        return out + figures(text::blunders, &SideSummary::blunders);
    }

    const GameAnalysis& analysis_;
    const AnalysisStyle& style_;
};

}  // namespace

std::string numbered(const std::vector<std::string>& moves, int half) {
    std::string text;
    for (std::size_t i = 0; i < moves.size(); ++i, ++half) {
        if (i > 0) text += ' ';
        if (i == 0 || half % 2 == 0) text += number_of(half);
        text += moves[i];
    }
    return text;
}

int half_of(const MoveReview& review) {
    const int half = review.ply - 1;
    return half + ((half % 2 == 0) != (review.side == rules::Side::white) ? 1 : 0);
}

std::string line_header(const AnalysisStyle& style) {
    const auto said = [&](const words::Text& head) { return words::say(head, style.language); };
    return pad_left(said(text::depth), 5) + pad_left(said(text::score), 14) + pad_left(said(text::nodes), 14) +
           pad_left(said(text::speed), 9) + "  " + said(text::line) + '\n';
}

std::string line_row(const analysis::RatedLine& line, rules::Side turn, const AnalysisStyle& style) {
    const double millions = line.seconds > 0 ? static_cast<double>(line.nodes) / line.seconds / 1e6 : 0;
    const std::string row = pad_left(std::to_string(line.depth), 5) +
                            pad_left(words::say(analysis::short_score(line.score), style.language), 14) +
                            pad_left(words::thousands(line.nodes, style.language), 14) +
                            pad_left(words::decimal(millions, 1, style.language) + " M", 9) + "  " +
                            numbered(notation::write_moves(line.moves), turn == rules::Side::white ? 0 : 1);
    return cut(row, style.columns, style.unicode) + '\n';
}

std::string position_report(const analysis::PositionAnalysis& analysis, const AnalysisStyle& style) {
    const engine::GameState& state = analysis.state;
    if (state.result.outcome != rules::Outcome::none)
        return words::say(engine::sentence(state.result, state.article), style.language) + '\n';
    std::string out;
    for (const analysis::RatedLine& line : analysis.lines) {
        if (analysis.lines.size() > 1) out += std::to_string(line.rank) + ") ";
        out += words::say(analysis::score_words(line.score), style.language) + ": " +
               numbered(notation::write_moves(line.moves), state.turn == rules::Side::white ? 0 : 1) + '\n';
    }
    const auto said = [&](const Message& message) { return words::say(message, style.language) + '\n'; };
    if (analysis.exact) out += said({text::by_tables, sentence(*analysis.exact)});
    return out + said({text::effort, analysis.lines.front().depth, words::thousands(analysis.nodes, style.language),
                       analysis.nodes, words::Decimal{analysis.seconds, 1}});
}

std::string game_report(std::size_t number, const notation::pdn::Game& game, const GameAnalysis& analysis,
                        const AnalysisStyle& style) {
    const Report report(analysis, style);
    return report.heading(number, game) + (analysis.moves.empty() ? "" : report.body());
}

}  // namespace damas::protocol
