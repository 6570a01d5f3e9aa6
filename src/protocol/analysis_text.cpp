// SPDX-License-Identifier: MIT
#include <algorithm>

#include "analysis/score_words.hpp"
#include "notation/move_writer.hpp"
#include "protocol/analysis.hpp"
#include "words/counted.hpp"
#include "words/numbers.hpp"

namespace damas::protocol {

namespace {

using analysis::GameAnalysis;
using analysis::Mark;
using analysis::MoveReview;
using analysis::SideSummary;
using notation::pad_left;
using notation::pad_right;
using words::Language;

/// Plies of a line that a report shows.
constexpr std::size_t shown_plies = 8;

std::string number_of(int half) { return std::to_string(half / 2 + 1) + (half % 2 == 0 ? ". " : "... "); }

/// "1234567" with a thin mark between thousands.
std::string thousands(std::uint64_t number, Language language) {
    std::string text = std::to_string(number);
    for (std::size_t i = text.size(); i > 3; i -= 3) text.insert(i - 3, 1, language == Language::spanish ? '.' : ',');
    return text;
}

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
    Report(const GameAnalysis& analysis, const AnalysisStyle& style)
        : analysis_(analysis), style_(style), es_(style.language == Language::spanish) {}

    std::string heading(std::size_t number, const notation::pdn::Game& game) const {
        const arbiter::GameReport& report = analysis_.report;
        std::string out = pick("Partida ", "Game ") + std::to_string(number);
        const auto player = [&](std::string_view tag) { return std::string(game.tag(tag).value_or("?")); };
        if (game.tag("White") || game.tag("Black")) out += ", " + player("White") + " - " + player("Black");
        if (report.error) return out + ": " + report.error->message() + '\n';
        out += " (" + std::string(report.rulebook->name().in(style_.language)) +
               "): " + words::counted(report.plies, words::nouns::ply, style_.language) + ". " +
               words::say(arbiter::ending_words(game, report), style_.language) + '\n';
        if (report.infringement) {
            const arbiter::Infringement& wrong = *report.infringement;
            const bool black_began = game.tag("FEN").value_or("W").starts_with('B');
            out += pick("Analizada hasta ", "Analysed up to ") +
                   numbered({wrong.move}, wrong.ply - 1 + (black_began ? 1 : 0)) + pick(" (línea ", " (line ") +
                   std::to_string(wrong.at.line) + pick(", columna ", ", column ") + std::to_string(wrong.at.column) +
                   pick("), que es ilegal: ", "), which is illegal: ") +
                   words::say(sentence(wrong.ruling), style_.language) + '\n';
        }
        return out + '\n';
    }

    std::string body() const {
        std::string out = expectancy_graph(analysis_, style_) + '\n';
        for (const MoveReview& review : analysis_.moves)
            if (review.mark != Mark::none) out += key_move(review);
        if (std::ranges::all_of(analysis_.moves, [](const MoveReview& r) { return r.mark == Mark::none; }))
            out += pick("Ningún error y ninguna jugada única.\n", "No errors and no only moves.\n");
        return out + '\n' + table();
    }

private:
    std::string pick(std::string_view es, std::string_view en) const { return std::string(es_ ? es : en); }
    std::string score(int s) const { return words::say(analysis::score_words(s), style_.language); }

    std::string key_move(const MoveReview& review) const {
        const int half = half_of(review);
        std::string out = pad_left(number_of(half), 7) +
                          pad_right(notation::write_move(review.move) + ' ' + sign(review.mark), 11) + ' ';
        if (review.mark == Mark::only_move)
            return out + score(review.score_before) + pick("; la única buena\n", "; the only good move\n");
        out += score(review.score_before) + (style_.unicode ? " → " : " -> ") + score(review.score_after);
        out += pick("; mejor ", "; better ") + numbered(first(review.best_line, shown_plies), half);
        return cut(out, std::max<std::size_t>(style_.columns, 60), style_.unicode) + '\n';
    }

    std::string row(std::string_view name, const std::string& white, const std::string& black) const {
        return pad_right(name, 28) + pad_left(white, 9) + pad_left(black, 9) + '\n';
    }

    std::string table() const {
        const auto figures = [&](std::string_view name, int SideSummary::* count) {
            return row(name, std::to_string(analysis_.white.*count), std::to_string(analysis_.black.*count));
        };
        const auto percent = [&](double value, int decimals) {
            return words::decimal(value, decimals, style_.language) + " %";
        };
        const SideSummary &w = analysis_.white, &b = analysis_.black;
        std::string out = row("", pick("blancas", "White"), pick("negras", "Black"));
        out += row(pick("precisión", "accuracy"), percent(w.accuracy, 0), percent(b.accuracy, 0));
        out += row(pick("pérdida media por jugada", "average loss a move"), percent(100 * w.average_loss, 1),
                   percent(100 * b.average_loss, 1));
        out += figures(pick("jugadas con elección", "moves with a choice"), &SideSummary::moves);
        out += figures(pick("! únicas buenas", "! only moves"), &SideSummary::only_moves);
        out += figures(pick("?! imprecisiones", "?! inaccuracies"), &SideSummary::inaccuracies);
        out += figures(pick("? errores", "? mistakes"), &SideSummary::mistakes);
        return out + figures(pick("?? errores graves", "?? blunders"), &SideSummary::blunders);
    }

    const GameAnalysis& analysis_;
    const AnalysisStyle& style_;
    bool es_;
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
    const bool es = style.language == Language::spanish;
    return pad_left(es ? "prof." : "depth", 5) + pad_left(es ? "valor" : "score", 14) +
           pad_left(es ? "nodos" : "nodes", 14) + pad_left(es ? "nodos/s" : "nodes/s", 9) +
           (es ? "  línea\n" : "  line\n");
}

std::string line_row(const analysis::RatedLine& line, rules::Side turn, const AnalysisStyle& style) {
    const double millions = line.seconds > 0 ? static_cast<double>(line.nodes) / line.seconds / 1e6 : 0;
    const std::string text = pad_left(std::to_string(line.depth), 5) +
                             pad_left(words::say(analysis::short_score(line.score), style.language), 14) +
                             pad_left(thousands(line.nodes, style.language), 14) +
                             pad_left(words::decimal(millions, 1, style.language) + " M", 9) + "  " +
                             numbered(notation::write_moves(line.moves), turn == rules::Side::white ? 0 : 1);
    return cut(text, style.columns, style.unicode) + '\n';
}

std::string position_report(const analysis::PositionAnalysis& analysis, const AnalysisStyle& style) {
    const bool es = style.language == Language::spanish;
    const engine::GameState& state = analysis.state;
    if (state.result.outcome != rules::Outcome::none)
        return words::say(engine::sentence(state.result, state.article), style.language) + '\n';
    std::string out;
    for (const analysis::RatedLine& line : analysis.lines) {
        if (analysis.lines.size() > 1) out += std::to_string(line.rank) + ") ";
        out += words::say(analysis::score_words(line.score), style.language) + ": " +
               numbered(notation::write_moves(line.moves), state.turn == rules::Side::white ? 0 : 1) + '\n';
    }
    if (analysis.exact)
        out += (es ? "Según las tablas de finales, quien mueve: " : "By the endgame tables, the side to move: ") +
               words::say(sentence(*analysis.exact), style.language) + '\n';
    return out + (es ? "Profundidad " : "Depth ") + std::to_string(analysis.lines.front().depth) + ", " +
           thousands(analysis.nodes, style.language) + ' ' +
           std::string(words::nouns::node.in(style.language, analysis.nodes == 1)) + ", " +
           words::decimal(analysis.seconds, 1, style.language) +
           (es ? " s. Los valores positivos son buenos para las blancas.\n"
               : " s. Positive scores are good for White.\n");
}

std::string game_report(std::size_t number, const notation::pdn::Game& game, const GameAnalysis& analysis,
                        const AnalysisStyle& style) {
    const Report report(analysis, style);
    return report.heading(number, game) + (analysis.moves.empty() ? "" : report.body());
}

}  // namespace damas::protocol
