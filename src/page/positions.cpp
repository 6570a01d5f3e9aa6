// SPDX-License-Identifier: MIT
// Positions for the page: what is played, what may be played, what is refused and why, what the book says.
#include <algorithm>

#include "notation/fen.hpp"
#include "notation/move_writer.hpp"
#include "page/handlers.hpp"
#include "protocol/book_json.hpp"
#include "protocol/game_json.hpp"

namespace damas::page {

namespace {

using engine::LegalMove;

void put_move(JsonWriter& json, const LegalMove& move) {
    json.object();
    protocol::put_move(json, move);
    json.end();
}

/// The move that led here, and whether it made a man a king.
void put_last(JsonWriter& json, const engine::Game& game) {
    if (game.ply() == 0) {
        json.null();
        return;
    }
    const LegalMove move = game.move_at(game.ply() - 1);
    const std::unique_ptr<engine::Game> before = game.clone();
    before->undo();
    const auto is_king = [](const engine::Game& at, rules::Square square) {
        const char letter = piece_letters(at.view())[static_cast<std::size_t>(square.number() - 1)];
        return letter == 'W' || letter == 'B';
    };
    json.object();
    protocol::put_move(json, move);
    json.field("crowned", is_king(game, move.to) && !is_king(*before, move.from)).end();
}

/// What touching each piece of the side to move begins, so that a page need not ask when it happens.
void put_touches(JsonWriter& json, const engine::Game& game) {
    json.key("touch").array();
    for (const engine::Touch& touch : game.touches()) {
        const engine::Ruling& ruling = touch.ruling;
        json.object().field("square", touch.square.number()).field("binds", touch.binds).key("only_capture");
        const bool only = ruling.legal() && ruling.moves.size() == 1 && ruling.moves.front().is_capture();
        only ? json.value(notation::write_move(ruling.moves.front())) : json.null();
        json.key("refused");
        if (ruling.legal()) {
            json.null();
        } else {
            json.object();
            put_ruling(json, ruling);
            json.end();
        }
        json.end();
    }
    json.end();
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
    std::vector<rules::Square> squares;
    for (const LegalMove& move : moves)
        if (!move.captured.empty() && std::ranges::find(squares, move.from) == squares.end())
            squares.push_back(move.from);
    return numbers_of(squares);
}

/// What touch-move says of an attempt with the piece on `from`, and which piece is touched after it, if one binds.
struct Touch {
    engine::Ruling ruling;
    rules::Square touched;
};

/// `touched` in a request is the piece touched before, 0 if none; without it nobody plays by touch-move.
Touch touch_of(const Json& request, const engine::Game& game, rules::Square from) {
    const bool agreed = request.find("touched") != nullptr;
    const rules::Square before(agreed ? static_cast<int>(request.integer_of("touched", 0, 1'000, 0)) : 0);
    Touch result{game.touch(from, before), {}};
    if (!agreed) return result;
    if (game.binds(before))
        result.touched = before;
    else if (result.ruling.legal() && game.binds(from))
        result.touched = from;
    return result;
}

}  // namespace

std::string piece_letters(const notation::BoardView& view) {
    std::string letters(view.tiles.size() / 2, '.');
    for (const auto& tile : view.tiles)
        if (tile.square)
            letters[static_cast<std::size_t>(tile.square.number() - 1)] = ".wWbB"[static_cast<int>(tile.piece)];
    return letters;
}

Reply Desk::Handlers::state(const Json& request) {
    const auto described = game_of(request);
    if (!described) return std::unexpected(described.error());
    const engine::Game& game = *described->game;
    const engine::GameState now = game.state();
    const std::vector<LegalMove> moves = game.over() ? std::vector<LegalMove>{} : game.legal_moves();
    JsonWriter json;
    json.object().field("rules", described->book->id()).field("start", notation::write_fen(game.start()));
    json.field("fen", notation::write_fen(now.position));
    json.field("turn", rules::id(now.turn)).field("ply", now.ply).field("pieces", piece_letters(game.view()));
    json.key("moves").array();
    for (const LegalMove& move : moves) put_move(json, move);
    json.end().key("must").list(capturing_squares(moves));
    put_touches(json, game);
    put_last(json.key("last"), game);
    put_counters(json, now);
    put_result(json, now);
    return json.end().text();
}

Reply Desk::Handlers::attempt(const Json& request) {
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
            move.squares.emplace_back(static_cast<int>(square.number));
        if (move.squares.empty() || move.squares.size() > 100)
            return std::unexpected(words::Message(words::requests::expected_squares));
    }
    engine::Game& game = *described->game;
    const Touch touch = touch_of(request, game, move.squares.front());
    const bool plays = touch.ruling.law != rules::Law::touch_move && move.squares.size() > 1;
    const engine::Ruling ruling = plays ? game.play(move) : touch.ruling;
    JsonWriter json;
    json.object().field("legal", ruling.legal()).field("touched", touch.touched.number());
    put_ruling(json, ruling);
    if (ruling.legal() && plays) put_move(json.key("move"), ruling.moves.front());
    return json.end().text();
}

Reply Desk::Handlers::setup(const Json& request) {
    const auto book = book_of(request);
    if (!book) return std::unexpected(book.error());
    const std::string_view letters = request.text_of("pieces");
    const rules::RuleSet& r = (*book)->rules();
    if (letters.size() != static_cast<std::size_t>(r.width * r.height / 2) ||
        letters.find_first_not_of(".wWbB") != std::string_view::npos)
        return std::unexpected(words::Message(words::requests::expected_pieces));
    rules::Setup setup{.turn = request.text_of("turn") == "black" ? rules::Side::black : rules::Side::white};
    for (std::size_t i = 0; i < letters.size(); ++i) {
        const char c = letters[i];
        if (c == '.') continue;
        setup.pieces.push_back({c == 'w' || c == 'W' ? rules::Side::white : rules::Side::black, c == 'W' || c == 'B',
                                rules::Square(static_cast<int>(i) + 1)});
    }
    // What cannot stand where it does, such as a man on its far row, is left out and named.
    std::vector<int> wrong;
    auto game = (*book)->new_game(setup);
    for (; !game; game = (*book)->new_game(setup)) {
        const auto piece = setup.pieces.begin() + static_cast<std::ptrdiff_t>(game.error().piece);
        wrong.push_back(piece->square.number());
        setup.pieces.erase(piece);
    }
    JsonWriter json;
    json.object().field("fen", notation::write_fen((*game)->start())).key("wrong").list(wrong);
    put_result(json, (*game)->state());
    return json.end().text();
}

Reply Desk::Handlers::book(const Json& request) {
    const auto described = game_of(request);
    if (!described) return std::unexpected(described.error());
    const auto page = engine::look_up(described->book->id(), "", described->game->state().position);
    if (!page) return std::unexpected(page.error());
    return *page ? protocol::book_json(**page) : "null";
}

}  // namespace damas::page
