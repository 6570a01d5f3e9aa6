// SPDX-License-Identifier: MIT
#include <cmath>

#include "notation/json_writer.hpp"
#include "protocol/analysis.hpp"

namespace damas::protocol {

namespace {

using engine::GameAnalysis;
using engine::MoveReview;
using engine::SideSummary;
using notation::JsonWriter;

std::string_view name(rules::Side side) { return side == rules::Side::white ? "white" : "black"; }

/// Four decimals say all there is to say.
double rounded(double number) { return std::round(number * 1e4) / 1e4; }

/// A score, and who wins in how many plies if it is decided.
void put_score(JsonWriter& json, int score) {
    json.field("score", score).key("winner");
    if (!search::is_decided(score)) {
        json.null().key("plies_to_end").null();
        return;
    }
    json.value(name(score > 0 ? rules::Side::white : rules::Side::black));
    json.field("plies_to_end", search::win - std::abs(score));
}

void put_line(JsonWriter& json, const engine::RatedLine& line) {
    json.object().field("rank", line.rank).field("depth", line.depth);
    put_score(json, line.score);
    json.field("expectancy", rounded(engine::expectancy(line.score))).key("moves").list(line.moves).end();
}

void put_move(JsonWriter& json, const MoveReview& review) {
    json.object().field("ply", review.ply).field("side", name(review.side)).field("move", review.move);
    json.field("fen", review.fen).field("forced", review.forced).field("depth", review.depth);
    json.field("score_before", review.score_before).field("score_after", review.score_after);
    json.field("best", review.best).key("best_line").list(review.best_line);
    json.field("loss", rounded(review.loss)).key("nag");
    review.mark == engine::Mark::none ? json.null() : json.value(static_cast<int>(review.mark));
    json.end();
}

void put_summary(JsonWriter& json, const SideSummary& s) {
    json.object().field("moves", s.moves).field("accuracy", rounded(s.accuracy));
    json.field("average_loss", rounded(s.average_loss)).field("only_moves", s.only_moves);
    json.field("inaccuracies", s.inaccuracies).field("mistakes", s.mistakes).field("blunders", s.blunders).end();
}

void put_infringement(JsonWriter& json, const engine::Infringement& wrong, engine::Language language) {
    json.object().field("ply", wrong.ply).field("move", wrong.move);
    json.field("line", wrong.at.line).field("column", wrong.at.column);
    json.field("law", rules::id(wrong.ruling.law)).field("article", wrong.ruling.article);
    json.field("sentence", engine::sentence(wrong.ruling, language)).field("fen", wrong.fen).end();
}

}  // namespace

std::string position_json(const engine::PositionAnalysis& analysis, std::string_view rules) {
    const engine::GameState& state = analysis.state;
    JsonWriter json;
    json.object().field("rules", rules).field("fen", state.fen).field("turn", name(state.turn));
    json.field("result", rules::id(state.result.outcome)).field("reason", rules::id(state.result.reason));
    json.field("nodes", analysis.nodes).field("seconds", rounded(analysis.seconds));
    json.key("tables");
    if (analysis.exact) {
        json.object().field("result", engine::id(analysis.exact->result)).key("plies");
        analysis.exact->plies ? json.value(*analysis.exact->plies) : json.null();
        json.field("too_late", analysis.exact->too_late()).end();
    } else {
        json.null();
    }
    json.key("lines").array();
    for (const engine::RatedLine& line : analysis.lines) put_line(json, line);
    return json.end().end().text();
}

std::string game_json(std::size_t number, const notation::pdn::Game& game, const GameAnalysis& analysis,
                      engine::Language language) {
    JsonWriter json;
    json.object().field("game", number);
    for (const auto& [key, tag] : {std::pair{"white", "White"}, {"black", "Black"}}) {
        json.key(key);
        const auto player = game.tag(tag);
        player ? json.value(*player) : json.null();
    }
    const engine::GameReport& report = analysis.report;
    if (report.error) return json.field("error", report.error->message()).end().text();
    json.field("rules", report.rulebook->id()).field("plies", report.plies);
    json.field("result", rules::id(report.end.result.outcome)).field("reason", rules::id(report.end.result.reason));
    json.field("final_fen", report.end.fen).key("infringement");
    if (report.infringement)
        put_infringement(json, *report.infringement, language);
    else
        json.null();
    json.key("moves").array();
    for (const MoveReview& review : analysis.moves) put_move(json, review);
    json.end().key("summary").object().key("white");
    put_summary(json, analysis.white);
    json.key("black");
    put_summary(json, analysis.black);
    return json.end().end().text();
}

}  // namespace damas::protocol
