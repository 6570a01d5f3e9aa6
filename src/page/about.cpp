// SPDX-License-Identifier: MIT
// What the program offers a page: its games, their boards and examples, its levels, the terms of its evaluation.
#include "engine/levels.hpp"
#include "notation/fen.hpp"
#include "page/handlers.hpp"

namespace damas::page {

namespace {

void put_board(JsonWriter& json, const notation::BoardView& view) {
    json.field("width", view.width).field("height", view.height).field("light", view.light_squares);
    json.key("tiles").array();
    for (const auto& tile : view.tiles) json.value(tile.square.number());
    json.end();
}

void put_examples(JsonWriter& json, std::span<const rules::Example> examples) {
    json.key("examples").array();
    for (const rules::Example& example : examples)
        json.object().field("article", example.article).field("fen", example.fen).end();
    json.end();
}

void put_rules(JsonWriter& json, const engine::Rulebook& book) {
    const notation::BoardView view = book.new_game()->view();
    const rules::RuleSet& r = book.rules();
    json.object().field("id", book.id()).field("learned_as", book.learned_as());
    put_both(json.key("name"), book.name());
    put_board(json, view);
    json.field("start", notation::write_fen(book.start())).field("pieces", piece_letters(view));
    json.field("compulsory", r.articles.compulsory).field("touch_move", r.articles.touch_move);
    json.field("forzosa", r.articles.forzosa);
    json.field("letters", r.file.letters);
    json.field("win", r.file.win).field("draw", r.file.draw).field("loss", r.file.loss);
    put_examples(json, book.examples());
    json.end();
}

}  // namespace

Reply Desk::Handlers::about(const Json&) {
    JsonWriter json;
    json.object().key("rules").array();
    for (const engine::Rulebook* book : engine::rulebooks()) put_rules(json, *book);
    json.end().key("levels").array();
    for (const engine::Level& level : engine::levels) {
        json.object();
        put_both(json.key("name"), std::string(level.es), std::string(level.en));
        json.end();
    }
    json.end().key("terms").array();
    for (const eval::TermInfo& term : eval::term_infos) {
        json.object().field("name", term.name).field("weight", term.weight);
        put_both(json.key("means"), std::string(term.es), std::string(term.en));
        json.end();
    }
    json.end().field("max_weight", search::textbook::max_weight).field("max_depth", search::textbook::max_depth);
    return json.end().text();
}

}  // namespace damas::page
