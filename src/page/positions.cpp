// SPDX-License-Identifier: MIT
// Positions for the page: what is played, what may be played, what is refused and why, what tables know.
#include <algorithm>

#include "engine/table_probe.hpp"
#include "page/room.hpp"
#include "protocol/book_json.hpp"

namespace damas::page {

namespace {

using engine::Language;
using engine::LegalMove;
using notation::Piece;

void put_move(JsonWriter& json, const LegalMove& move) {
    json.object().field("text", move.text).field("hub", move.hub);
    json.key("path").list(move.path).key("captured").list(move.captured).end();
}

/// One letter a square in the order of their numbers: w W b B, or '.' for an empty one.
std::string piece_letters(const notation::BoardView& view) {
    std::string letters(view.cells.size() / 2, '.');
    for (const auto& cell : view.cells)
        if (cell.square > 0) letters[static_cast<std::size_t>(cell.square - 1)] = ".wWbB"[static_cast<int>(cell.piece)];
    return letters;
}

/// A count that can end the game: where it stands and where it ends, in plies.
void put_count(JsonWriter& json, std::string_view key, rules::Count count, int limit) {
    if (!count || limit == 0) return;
    json.key(key).object().field("at", *count).field("of", limit).end();
}

void put_counters(JsonWriter& json, const engine::GameState& state) {
    const rules::DrawLimits& limits = state.limits;
    json.key("counters").object();
    put_count(json, "repetition", state.repetitions, limits.repetitions);
    // While the Forzosa is counted, passivity is not.
    if (!state.counters.forzosa) put_count(json, "idle", state.counters.idle, limits.idle_plies);
    put_count(json, "forzosa", state.counters.forzosa, limits.forzosa_plies);
    put_count(json, "sixteen", state.counters.sixteen, limits.one_v_three_plies);
    put_count(json, "five", state.counters.five, limits.one_v_two_plies);
    json.end();
}

std::vector<int> capturing_squares(const std::vector<LegalMove>& moves) {
    std::vector<int> squares;
    for (const LegalMove& move : moves)
        if (!move.captured.empty() && std::ranges::find(squares, move.from) == squares.end())
            squares.push_back(move.from);
    return squares;
}

void put_verdict(JsonWriter& json, const engine::TableVerdict& verdict) {
    json.field("result", engine::id(verdict.result)).key("plies");
    verdict.plies ? json.value(*verdict.plies) : json.null();
    json.field("too_late", verdict.too_late()).field("on_board", engine::id(verdict.on_board));
}

/// What touch-move says of an attempt with the piece on `from`, and which piece is touched after it; 0 if none binds.
struct Touch {
    engine::Ruling ruling;
    int touched;
};

/// `touched` in a request is the piece touched before, 0 if none; without it nobody plays by touch-move.
Touch touch_of(const Json& request, const engine::Game& game, int from) {
    const bool agreed = request.find("touched") != nullptr;
    const int before = agreed ? static_cast<int>(request.integer_of("touched", 0, 1'000, 0)) : 0;
    Touch result{game.touch(from, before), 0};
    if (!agreed) return result;
    const std::vector<int> binding = game.binding_pieces();
    const auto binds = [&](int square) { return std::ranges::find(binding, square) != binding.end(); };
    result.touched = binds(before) ? before : result.ruling.legal() && binds(from) ? from : 0;
    return result;
}

}  // namespace

Reply Desk::Room::about() {
    JsonWriter json;
    json.object().key("rules").array();
    for (const engine::Rulebook* book : engine::rulebooks()) {
        const auto game = book->new_game(book->start_fen());
        const notation::BoardView view = (*game)->view();
        const rules::RuleSet& r = book->rules();
        json.object().field("id", book->id());
        put_both(json, "name", std::string(book->name(Language::spanish)), std::string(book->name(Language::english)));
        json.field("width", view.width).field("height", view.height).field("light", view.light_squares);
        json.key("cells").array();
        for (const auto& cell : view.cells) json.value(cell.square);
        json.end().field("start", book->start_fen()).field("compulsory", r.articles.compulsory);
        json.field("touch_move", r.articles.touch_move);
        json.field("win", r.file.win).field("draw", r.file.draw).field("loss", r.file.loss).end();
    }
    json.end().field("levels", engine::top_level).key("terms").array();
    for (const eval::TermInfo& term : eval::term_infos) {
        json.object().field("name", term.name).field("weight", term.weight);
        put_both(json, "means", std::string(term.es), std::string(term.en));
        json.end();
    }
    return json.end()
        .field("max_weight", search::textbook::max_weight)
        .field("max_depth", search::textbook::max_depth)
        .end()
        .text();
}

Reply Desk::Room::state(const Json& request) {
    const auto described = game_of(request);
    if (!described) return std::unexpected(described.error());
    const engine::Game& game = *described->game;
    const engine::GameState now = game.state();
    const bool over = now.result.outcome != rules::Outcome::none;
    const std::vector<LegalMove> moves = over ? std::vector<LegalMove>{} : game.legal_moves();
    JsonWriter json;
    json.object().field("rules", described->book->id()).field("start", described->start).field("fen", now.fen);
    json.field("turn", name(now.turn)).field("ply", now.ply).field("pieces", piece_letters(game.view()));
    json.key("moves").array();
    for (const LegalMove& move : moves) put_move(json, move);
    json.end().key("must").list(capturing_squares(moves));
    json.key("binding").list(over ? std::vector<int>{} : game.binding_pieces()).key("last");
    const auto last = std::ranges::find_if(described->before_last, [&](const LegalMove& move) {
        return move.text == notation::write_move_text(game.move_at(now.ply - 1));
    });
    last == described->before_last.end() ? json.null() : (put_move(json, *last), json);
    put_counters(json, now);
    put_result(json, now);
    return json.end().text();
}

Reply Desk::Room::attempt(const Json& request) {
    const auto described = game_of(request);
    if (!described) return std::unexpected(described.error());
    notation::MoveText move;
    if (const std::string_view text = request.text_of("text"); !text.empty()) {
        const auto written = notation::read_move_text(text);
        if (!written) {
            JsonWriter json;
            return json.object().field("legal", false).field("law", "unreadable").end().text();
        }
        move = *written;
    } else {
        for (const Json& square : request.items_of("squares"))
            if (square.number >= 1 && square.number <= 1'000) move.squares.push_back(static_cast<int>(square.number));
        if (move.squares.empty() || move.squares.size() > 100) return std::unexpected("expected squares");
    }
    engine::Game& game = *described->game;
    const std::vector<LegalMove> legal = game.legal_moves();
    const int ply = game.state().ply, from = move.squares.front();
    const Touch touch = touch_of(request, game, from);
    const bool plays = touch.ruling.law != rules::Law::touch_move && move.squares.size() > 1;
    const engine::Ruling ruling = plays ? game.play(move) : touch.ruling;
    JsonWriter json;
    json.object().field("legal", ruling.legal()).field("touched", touch.touched);
    put_ruling(json, ruling);
    if (ruling.legal() && plays) {
        const std::string text = notation::write_move_text(game.move_at(ply));
        json.key("move");
        put_move(json, *std::ranges::find_if(legal, [&](const LegalMove& m) { return m.text == text; }));
    }
    return json.end().text();
}

Reply Desk::Room::setup(const Json& request) {
    const auto book = book_of(request);
    if (!book) return std::unexpected(book.error());
    const std::string_view letters = request.text_of("pieces");
    const std::string_view turn = request.text_of("turn") == "black" ? "B" : "W";
    const std::size_t squares = (*(*book)->new_game((*book)->start_fen()))->view().cells.size() / 2;
    if (letters.size() != squares || letters.find_first_not_of(".wWbB") != std::string_view::npos)
        return std::unexpected("pieces: expected a letter a square, one of . w W b B");
    std::string white, black;
    std::vector<int> wrong;
    for (std::size_t i = 0; i < letters.size(); ++i) {
        const char c = letters[i];
        if (c != 'w' && c != 'W' && c != 'b' && c != 'B') continue;
        const std::string piece = (c == 'W' || c == 'B' ? "K" : "") + std::to_string(i + 1);
        const bool is_white = c == 'w' || c == 'W';
        // Each piece by itself: a man on its far row, or a square that does not exist.
        if (!(*book)->new_game(is_white ? "W:W" + piece + ":B" : "W:W:B" + piece)) {
            wrong.push_back(static_cast<int>(i) + 1);
            continue;
        }
        std::string& list = is_white ? white : black;
        list += (list.empty() ? "" : ",") + piece;
    }
    const std::string fen = std::string(turn) + ":W" + white + ":B" + black;
    const auto game = (*book)->new_game(fen);
    if (!game) return std::unexpected("FEN " + game.error().message());
    JsonWriter json;
    json.object().field("fen", (*game)->state().fen).key("wrong").list(wrong);
    put_result(json, (*game)->state());
    return json.end().text();
}

Reply Desk::Room::probe(const Json& request) {
    const auto described = game_of(request);
    if (!described) return std::unexpected(described.error());
    const auto probe = engine::probe_tables(described->book->id(), host.table_directory, described->game->record());
    if (!probe) return std::unexpected(probe.error());
    if (!*probe) return "null";
    JsonWriter json;
    json.object();
    put_verdict(json, (*probe)->verdict);
    json.field("forzosa_plies", (*probe)->forzosa_plies).key("moves").array();
    for (const auto& [move, verdict] : (*probe)->moves) {
        json.object().field("move", move);
        put_verdict(json, verdict);
        json.end();
    }
    return json.end().end().text();
}

Reply Desk::Room::book(const Json& request) {
    const auto described = game_of(request);
    if (!described) return std::unexpected(described.error());
    const auto page = engine::look_up(described->book->id(), "", described->game->state().fen);
    if (!page) return std::unexpected(page.error());
    return *page ? protocol::book_json(**page) : "null";
}

}  // namespace damas::page
