// SPDX-License-Identifier: MIT
// Annotated games. What this program writes begins with its name, so that another analysis can replace it.
#include <algorithm>

#include "analysis/score_words.hpp"
#include "notation/move_writer.hpp"
#include "protocol/analysis.hpp"
#include "words/analyses.hpp"

namespace damas::protocol {

namespace {

using analysis::Mark;
using analysis::MoveReview;
using notation::pdn::Line;
using notation::pdn::Node;
using words::Language;

constexpr std::string_view annotator = "damas";
constexpr std::string_view signature = "damas: ";
/// Plies of a better line.
constexpr std::size_t longest_line = 12;

bool is_ours(const std::string& comment) { return comment.starts_with(signature); }
/// NAGs 1 to 6 say how good a move is.
bool is_mark(int nag) { return nag >= 1 && nag <= 6; }

/// Takes away what an earlier analysis has left at a node.
void clean(Node& node) {
    if (std::erase_if(node.comments, is_ours) > 0) std::erase_if(node.nags, is_mark);
    std::erase_if(node.variations,
                  [](const Line& line) { return !line.comments.empty() && is_ours(line.comments.front()); });
}

std::string remark(const MoveReview& review, Language language) {
    namespace text = words::analyses;
    const words::Message before = analysis::score_words(review.score_before);
    if (review.mark == Mark::only_move) return std::string(signature) + words::say({text::only_good, before}, language);
    const std::string best = notation::write_move(review.best_line.front());
    const words::Message better(text::better_was, analysis::score_words(review.score_after), best, before);
    return std::string(signature) + words::say(better, language);
}

Line better_line(const MoveReview& review, Language language) {
    Line line;
    line.comments.push_back(std::string(signature) + words::say(analysis::score_words(review.score_before), language));
    for (std::size_t i = 0; i < std::min(review.best_line.size(), longest_line); ++i) {
        Node node;
        node.move = notation::short_form(review.best_line[i]);
        line.moves.push_back(std::move(node));
    }
    return line;
}

void annotate(Node& node, const MoveReview& review, Language language) {
    const bool marked = !node.strength.empty() || std::ranges::any_of(node.nags, is_mark);
    if (!marked) node.nags.push_back(static_cast<int>(review.mark));
    node.comments.push_back(remark(review, language));
    if (review.mark == Mark::only_move) return;
    Line line = better_line(review, language);
    const bool known = std::ranges::any_of(node.variations, [&](const Line& other) {
        return !other.moves.empty() && other.moves.front().move == line.moves.front().move;
    });
    if (!known) node.variations.push_back(std::move(line));
}

}  // namespace

void annotate(notation::pdn::Game& game, const analysis::GameAnalysis& analysis, Language language) {
    for (Node& node : game.line.moves) clean(node);
    for (const MoveReview& review : analysis.moves)
        if (review.mark != Mark::none) annotate(game.line.moves[review.node], review, language);
    if (const auto& wrong = analysis.report.infringement)
        for (Node& node : game.line.moves)
            if (node.move.at == wrong->at)
                node.comments.push_back(std::string(signature) + words::say(sentence(wrong->ruling), language));
    const std::string before(game.tag("Annotator").value_or(""));
    if (before.empty())
        game.set_tag("Annotator", annotator);
    else if (before.find(annotator) == std::string::npos)
        game.set_tag("Annotator", before + ", " + std::string(annotator));
}

}  // namespace damas::protocol
