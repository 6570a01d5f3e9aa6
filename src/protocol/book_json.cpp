// SPDX-License-Identifier: MIT
#include "protocol/book_json.hpp"

#include "analysis/score_words.hpp"
#include "notation/json_writer.hpp"
#include "notation/move_writer.hpp"

namespace damas::protocol {

namespace {

void put_results(notation::JsonWriter& json, const book::Results& results) {
    json.key("results").array().value(results.white).value(results.draws).value(results.black).end();
}

}  // namespace

std::string book_json(const engine::BookPage& page) {
    notation::JsonWriter json;
    json.object().field("positions", page.positions);
    put_results(json, page.results);
    json.key("moves").array();
    for (const engine::BookMove& move : page.moves) {
        json.object().key("line").list(notation::write_moves(move.line.moves));
        json.field("score", analysis::seen_by_white(move.line.score, page.turn)).field("follows", move.follows);
        put_results(json, move.results);
        json.end();
    }
    return json.end().end().text();
}

}  // namespace damas::protocol
