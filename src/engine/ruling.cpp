// SPDX-License-Identifier: MIT
#include "engine/ruling.hpp"

#include "notation/move_writer.hpp"
#include "words/counted.hpp"

namespace damas::engine {

namespace {

using rules::Law;
using rules::Outcome;
using rules::Reason;

/// "9, 10 y 14".
std::string join(const std::vector<std::string>& items, std::string_view last_joint, std::size_t most = 6) {
    std::string text;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (i == most) return text + "…";
        if (i > 0) text += i + 1 == items.size() ? last_joint : std::string_view(", ");
        text += items[i];
    }
    return text;
}

std::vector<std::string> numbers(const std::vector<int>& squares) {
    std::vector<std::string> result;
    result.reserve(squares.size());
    for (const int s : squares) result.push_back(std::to_string(s));
    return result;
}

/// The words of one ruling in one language.
class Words {
public:
    Words(const Ruling& ruling, words::Language language)
        : r_(ruling), language_(language), es_(language == words::Language::spanish) {}

    std::string text() const {
        std::string text = body();
        if (r_.article != 0)
            text += (es_ ? " (artículo " : " (article ") + std::to_string(r_.article) + ").";
        else
            text += ".";
        return text;
    }

private:
    std::string pick(std::string_view es, std::string_view en) const { return std::string(es_ ? es : en); }
    std::string squares() const { return join(numbers(r_.squares), es_ ? " y " : " and "); }
    std::string moves() const { return join(written_moves(r_), es_ ? " o " : " or "); }
    std::string first() const { return r_.squares.empty() ? "?" : std::to_string(r_.squares.front()); }
    std::string last() const { return r_.squares.empty() ? "?" : std::to_string(r_.squares.back()); }
    /// "la pieza de 9", "las piezas de 9 y 10".
    std::string the_pieces() const {
        const bool one = r_.squares.size() == 1;
        return pick(one ? "la pieza de " : "las piezas de ", one ? "the piece on " : "the pieces on ") + squares();
    }
    /// "aquí se comen 2 damas con 5x23; tu jugada come 1".
    std::string due(const words::Noun& noun) const {
        return pick(r_.required == 1 ? "aquí se come " : "aquí se comen ", "here you must take ") +
               words::counted(r_.required, noun, language_) + pick(" con ", " with ") + moves() +
               pick("; tu jugada come ", "; your move takes ") + std::to_string(r_.taken);
    }

    std::string body() const {
        switch (r_.law) {
            case Law::legal: return pick("Jugada legal", "Legal move");
            case Law::ambiguous:
                return pick("Varias capturas encajan: indica las casillas por las que pasas: ",
                            "Several captures fit; name the squares you pass: ") +
                       moves();
            case Law::game_over: return pick("La partida ha terminado", "The game is over");
            case Law::off_board: return pick("No hay ninguna casilla ", "There is no square ") + first();
            case Law::no_piece: return pick("No hay ninguna pieza en ", "There is no piece on ") + first();
            case Law::not_your_piece:
                return pick("La pieza de ", "The piece on ") + first() + pick(" no es tuya", " is not yours");
            case Law::touch_move:
                return pick("Pieza tocada, pieza jugada: hay que mover la de ",
                            "Touched, played: you must move the piece on ") +
                       first() + ": " + moves();
            case Law::no_move:
                return pick("La pieza de ", "The piece on ") + first() + pick(" no se ha movido", " has not moved");
            case Law::not_diagonal:
                return first() + pick(" y ", " and ") + last() +
                       pick(" no están en la misma diagonal: se juega en diagonal",
                            " are not on one diagonal: pieces move diagonally");
            case Law::too_far:
                return pick("De ", "From ") + first() + pick(" a ", " to ") + last() +
                       pick(" es demasiado lejos: un peón avanza una sola casilla",
                            " is too far: a man steps one square at a time");
            case Law::wrong_direction:
                return pick("De ", "From ") + first() + pick(" a ", " to ") + last() +
                       pick(" es hacia atrás: ahí un peón no puede ir", " is backwards: a man cannot go there");
            case Law::blocked: return pick("El camino está ocupado en ", "The way is blocked on ") + squares();
            default: return capture_body();
        }
    }

    std::string capture_body() const {
        switch (r_.law) {
            case Law::capture_compulsory:
                return pick("Capturar es obligatorio: ", "Capturing is compulsory: ") + moves();
            case Law::nothing_captured:
                return pick("Entre ", "Between ") + first() + pick(" y ", " and ") + last() +
                       pick(" no se captura nada", " nothing is captured");
            case Law::wrong_captures:
                return pick("Esa captura no come exactamente ", "That capture does not take exactly ") + the_pieces();
            case Law::jumped_twice:
                return pick("No se puede saltar dos veces por encima de ", "You may not jump twice over ") +
                       the_pieces();
            case Law::path_continues:
                return pick("La captura continúa: aún se puede comer en ",
                            "The capture goes on: you can still take on ") +
                       squares();
            case Law::ley_de_la_dama:
                return pick("Ley de la Dama: cuando una dama puede capturar, tiene que capturar ella y no un peón: ",
                            "Ley de la Dama: when a king can capture, it must do so before any man: ") +
                       moves();
            case Law::ley_de_la_cantidad: return "Ley de la Cantidad: " + due(words::nouns::piece);
            default: return "Ley de la Calidad: " + due(words::nouns::king);
        }
    }

    const Ruling& r_;
    words::Language language_;
    bool es_;
};

struct Phrase {
    std::string_view es, en;
};

/// Why it is a draw.
Phrase draw_phrase(Reason reason) {
    switch (reason) {
        case Reason::threefold:
            return {"la posición se ha repetido tres veces", "the position has occurred three times"};
        case Reason::forzosa: return {"la Forzosa no se ganó en 12 jugadas", "the Forzosa was not won in 12 moves"};
        case Reason::sixteen_moves:
            return {"16 jugadas de cada bando con una dama sola contra tres piezas",
                    "16 moves each with one king against three pieces"};
        case Reason::five_moves:
            return {"5 jugadas de cada bando con una dama sola contra una o dos piezas",
                    "5 moves each with one king against one or two pieces"};
        case Reason::passivity:
            return {"pasividad: demasiadas jugadas de dama sin captura ni avance de peón",
                    "passivity: too many king moves without a capture or a man's move"};
        case Reason::agreement: return {"acuerdo de los jugadores", "agreement of the players"};
        default: return {"", ""};
    }
}

/// What the loser, named before it, does or cannot do.
Phrase loss_phrase(Reason reason) {
    switch (reason) {
        case Reason::no_pieces: return {" se quedan sin piezas", " has no pieces left"};
        case Reason::no_moves: return {" no pueden mover", " cannot move"};
        case Reason::resignation: return {" abandonan", " resigns"};
        default: return {"", ""};
    }
}

}  // namespace

std::string join_squares(const std::vector<int>& squares, words::Language language) {
    return join(numbers(squares), language == words::Language::spanish ? " y " : " and ", squares.size());
}

std::vector<std::string> written_moves(const Ruling& ruling) {
    if (ruling.law != Law::ambiguous) return notation::write_moves(ruling.moves);
    std::vector<std::string> texts;
    texts.reserve(ruling.moves.size());
    for (const rules::LegalMove& move : ruling.moves) texts.push_back(notation::write_path(move));
    return texts;
}

std::string sentence(const Ruling& ruling, words::Language language) { return Words(ruling, language).text(); }

std::string sentence(rules::Result result, int article, words::Language language) {
    const bool es = language == words::Language::spanish;
    if (result.outcome == Outcome::none) return es ? "La partida continúa." : "The game goes on.";
    const bool draw = result.outcome == Outcome::draw, white = result.outcome == Outcome::white;
    const Phrase phrase = draw ? draw_phrase(result.reason) : loss_phrase(result.reason);
    std::string text = draw    ? (es ? "Tablas: " : "Draw: ")
                       : white ? (es ? "Ganan las blancas: las negras" : "White wins: Black")
                               : (es ? "Ganan las negras: las blancas" : "Black wins: White");
    text += es ? phrase.es : phrase.en;
    if (article != 0) text += (es ? " (artículo " : " (article ") + std::to_string(article) + ")";
    return text + ".";
}

}  // namespace damas::engine
