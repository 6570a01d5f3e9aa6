// SPDX-License-Identifier: MIT
#include "engine/ruling.hpp"

#include "notation/move_writer.hpp"
#include "words/lists.hpp"
#include "words/rulings.hpp"

namespace damas::engine {

namespace {

using rules::Law;
using rules::Outcome;
using rules::Reason;
using words::Message;
namespace text = words::rulings;

Message with_article(Message body, int article) {
    if (article == 0) return {text::full_stop, std::move(body)};
    return {text::by_article, std::move(body), article};
}

/// The law that a capture breaks.
Message capture_body(const Ruling& r, const std::string& first, const std::string& last) {
    const auto moves = [&] { return words::one_of(written_moves(r)); };
    const auto squares = [&] { return words::all_of(numbers_of(r.squares)); };
    switch (r.law) {
        case Law::capture_compulsory: return {text::capture_compulsory, moves()};
        case Law::nothing_captured: return {text::nothing_captured, first, last};
        case Law::wrong_captures: return {text::wrong_captures, r.squares.size(), squares()};
        case Law::jumped_twice: return {text::jumped_twice, r.squares.size(), squares()};
        case Law::path_continues: return {text::path_continues, squares()};
        case Law::ley_de_la_dama: return {text::ley_de_la_dama, moves()};
        case Law::ley_de_la_cantidad: return {text::ley_de_la_cantidad, r.required, moves(), r.taken};
        default: return {text::ley_de_la_calidad, r.required, moves(), r.taken};
    }
}

Message body(const Ruling& r) {
    const std::string first = r.squares.empty() ? "?" : to_string(r.squares.front());
    const std::string last = r.squares.empty() ? "?" : to_string(r.squares.back());
    switch (r.law) {
        case Law::legal: return text::legal;
        case Law::ambiguous: return {text::ambiguous, words::one_of(written_moves(r))};
        case Law::game_over: return text::game_over;
        case Law::off_board: return {text::off_board, first};
        case Law::no_piece: return {text::no_piece, first};
        case Law::not_your_piece: return {text::not_your_piece, first};
        case Law::touch_move: return {text::touch_move, first, words::one_of(written_moves(r))};
        case Law::no_move: return {text::no_move, first};
        case Law::not_diagonal: return {text::not_diagonal, first, last};
        case Law::too_far: return {text::too_far, first, last};
        case Law::wrong_direction: return {text::wrong_direction, first, last};
        case Law::blocked: return {text::blocked, words::all_of(numbers_of(r.squares))};
        default: return capture_body(r, first, last);
    }
}

const words::Text& draw_text(Reason reason) {
    switch (reason) {
        case Reason::threefold: return text::threefold;
        case Reason::forzosa: return text::forzosa;
        case Reason::sixteen_moves: return text::sixteen_moves;
        case Reason::five_moves: return text::five_moves;
        case Reason::passivity: return text::passivity;
        case Reason::agreement: return text::agreement;
        default: return text::drawn;
    }
}

const words::Text& win_text(bool white, Reason reason) {
    switch (reason) {
        case Reason::no_pieces: return white ? text::black_has_no_pieces : text::white_has_no_pieces;
        case Reason::no_moves: return white ? text::black_cannot_move : text::white_cannot_move;
        case Reason::resignation: return white ? text::black_resigns : text::white_resigns;
        default: return white ? text::white_wins : text::black_wins;
    }
}

}  // namespace

std::vector<std::string> written_moves(const Ruling& ruling) {
    if (ruling.law != Law::ambiguous) return notation::write_moves(ruling.moves);
    std::vector<std::string> texts;
    texts.reserve(ruling.moves.size());
    for (const rules::LegalMove& move : ruling.moves) texts.push_back(notation::write_path(move));
    return texts;
}

Message sentence(const Ruling& ruling) { return with_article(body(ruling), ruling.article); }

Message sentence(rules::Result result, int article) {
    if (result.outcome == Outcome::none) return text::goes_on;
    if (result.outcome == Outcome::draw) return with_article(draw_text(result.reason), article);
    return with_article(win_text(result.outcome == Outcome::white, result.reason), article);
}

}  // namespace damas::engine
