// SPDX-License-Identifier: MIT
#include "protocol/game_json.hpp"

#include "notation/fen.hpp"
#include "notation/move_writer.hpp"

namespace damas::protocol {

using notation::JsonWriter;

void put_move(JsonWriter& json, const rules::LegalMove& move) {
    json.field("text", notation::write_move(move)).field("hub", notation::write_hub(move));
    json.key("path").list(numbers_of(move.path)).key("captured").list(numbers_of(move.captured));
}

void put_law(JsonWriter& json, const engine::Ruling& ruling) {
    json.field("law", rules::id(ruling.law)).field("article", ruling.article);
}

void put_infringement(JsonWriter& json, const arbiter::Infringement& wrong) {
    json.field("ply", wrong.ply)
        .field("move", wrong.move)
        .field("line", wrong.at.line)
        .field("column", wrong.at.column);
    put_law(json, wrong.ruling);
}

void put_end(JsonWriter& json, const arbiter::GameReport& report) {
    const rules::Result result = report.end.result;
    json.field("rules", report.rulebook->id()).field("plies", report.plies);
    json.field("result", rules::id(result.outcome)).field("reason", rules::id(result.reason));
    json.field("article", report.end.article).field("final_fen", notation::write_fen(report.end.position));
}

}  // namespace damas::protocol
