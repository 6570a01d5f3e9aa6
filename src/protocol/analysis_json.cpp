// SPDX-License-Identifier: MIT
#include <cmath>

#include "notation/fen.hpp"
#include "notation/json_writer.hpp"
#include "notation/move_writer.hpp"
#include "protocol/analysis.hpp"
#include "protocol/game_json.hpp"
#include "protocol/table_json.hpp"

namespace damas::protocol {

namespace {

using analysis::GameAnalysis;
using analysis::MoveReview;
using analysis::SideSummary;
using notation::JsonWriter;

/// Four decimals say all there is to say.
double rounded(double number) { return std::round(number * 1e4) / 1e4; }

/// A score, and who wins in how many plies if it is decided.
void put_score(JsonWriter& json, int score) {
    json.field("score", score).key("winner");
    if (!search::is_decided(score)) {
        json.null().key("plies_to_end").null();
        return;
    }
    json.value(rules::id(score > 0 ? rules::Side::white : rules::Side::black));
    json.field("plies_to_end", search::win - std::abs(score));
}

void put_line(JsonWriter& json, const analysis::RatedLine& line) {
    json.object().field("rank", line.rank).field("depth", line.depth);
    put_score(json, line.score);
    json.field("expectancy", rounded(analysis::expectancy(line.score)))
        .key("moves")
        .list(notation::write_moves(line.moves))
        .end();
}

void put_move(JsonWriter& json, const MoveReview& review) {
    json.object()
        .field("ply", review.ply)
        .field("side", rules::id(review.side))
        .field("move", notation::write_move(review.move));
    json.field("fen", notation::write_fen(review.position)).field("forced", review.forced).field("depth", review.depth);
    json.field("score_before", review.score_before).field("score_after", review.score_after);
    const std::vector<std::string> best_line = notation::write_moves(review.best_line);
    json.field("best", best_line.front()).key("best_line").list(best_line);
    json.field("loss", rounded(review.loss)).field("random_loss", rounded(review.random_loss)).key("nag");
    review.mark == analysis::Mark::none ? json.null() : json.value(static_cast<int>(review.mark));
    json.end();
}

void put_summary(JsonWriter& json, const SideSummary& s) {
    json.object().field("moves", s.moves).field("accuracy", rounded(s.accuracy));
    json.field("average_loss", rounded(s.average_loss)).field("only_moves", s.only_moves);
    json.field("inaccuracies", s.inaccuracies).field("mistakes", s.mistakes).field("blunders", s.blunders).end();
}

void put_told(JsonWriter& json, const arbiter::Infringement& wrong, words::Language language) {
    put_infringement(json.object(), wrong);
    json.field("sentence", words::say(sentence(wrong.ruling), language));
    json.field("fen", notation::write_fen(wrong.position)).end();
}

}  // namespace

std::string position_json(const analysis::PositionAnalysis& analysis, std::string_view rules) {
    const engine::GameState& state = analysis.state;
    JsonWriter json;
    json.object()
        .field("rules", rules)
        .field("fen", notation::write_fen(state.position))
        .field("turn", rules::id(state.turn));
    json.field("result", rules::id(state.result.outcome)).field("reason", rules::id(state.result.reason));
    json.field("nodes", analysis.nodes).field("seconds", rounded(analysis.seconds));
    json.key("tables");
    if (analysis.exact) {
        put_verdict(json.object(), *analysis.exact);
        json.end();
    } else {
        json.null();
    }
    json.key("lines").array();
    for (const analysis::RatedLine& line : analysis.lines) put_line(json, line);
    return json.end().end().text();
}

std::string game_json(std::size_t number, const notation::pdn::Game& game, const GameAnalysis& analysis,
                      words::Language language) {
    JsonWriter json;
    json.object().field("game", number);
    for (const auto& [key, tag] : {std::pair{"white", "White"}, {"black", "Black"}}) {
        json.key(key);
        const auto player = game.tag(tag);
        player ? json.value(*player) : json.null();
    }
    const arbiter::GameReport& report = analysis.report;
    if (report.error) return json.field("error", words::english(report.error->message())).end().text();
    put_end(json, report);
    json.key("infringement");
    if (report.infringement)
        put_told(json, *report.infringement, language);
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
