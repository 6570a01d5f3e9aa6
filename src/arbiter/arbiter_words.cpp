// SPDX-License-Identifier: MIT
// What the arbiter says about a game file, in both languages.
#include "arbiter/arbiter.hpp"
#include "engine/expected_words.hpp"

namespace damas::arbiter {

namespace {

/// The move in an Infringement tag as `annul` writes it, "2 22-17 not_diagonal"; what others wrote stays as it is.
std::string cause_in(const std::string& tag) {
    const auto ours = annulled_for(tag);
    return ours ? ours->move : tag;
}

}  // namespace

std::string sentence(const Remark& remark, words::Language language) {
    const bool es = language == words::Language::spanish;
    const std::string& what = remark.what;
    switch (remark.kind) {
        case Remark::Kind::guessed: {
            const std::string name(engine::find_rulebook(what)->name(language));
            return es ? "Sin etiqueta GameType: se lee como " + name + "." : "No GameType tag: read as " + name + ".";
        }
        case Remark::Kind::loose_game_type:
            return es ? "GameType: de «" + what + "» solo se usa el número."
                      : "GameType: only the number of '" + what + "' is used.";
        case Remark::Kind::usual_numbers:
            return es ? "GameType: «" + what + "» numera las casillas de otro modo, pero las jugadas no."
                      : "GameType: '" + what + "' numbers the squares otherwise, but the moves do not.";
        case Remark::Kind::other_corner:
            return es ? "Las casillas están numeradas desde la esquina opuesta."
                      : "The squares are numbered from the opposite corner.";
        case Remark::Kind::unknown_profile:
            return es ? "RuleProfile: «" + what + "» no se conoce y no se usa."
                      : "RuleProfile: '" + what + "' is not known and is not used.";
        case Remark::Kind::resolved:
            return es ? "Una captura ambigua se lee como " + what + ": solo así es legal lo que sigue."
                      : "An ambiguous capture is read as " + what + ": only so is the rest legal.";
        case Remark::Kind::annulled: {
            const std::string cause = what.empty() ? "" : " (" + cause_in(what) + ")";
            return es ? "Partida anulada por el árbitro" + cause + "." : "Annulled by the arbiter" + cause + ".";
        }
    }
    return {};
}

std::string sentence(const FalseClaim& claim, words::Language language) {
    const bool es = language == words::Language::spanish;
    const auto but = [&]() -> std::string {
        using enum FalseClaim::Against;
        switch (claim.against) {
            case moves: return (es ? ", pero es " : ", but it is ") + claim.found;
            case movetext: return (es ? ", pero las jugadas acaban con " : ", but the moves end with ") + claim.found;
            case other_tag: return (es ? ", y más abajo " : ", and further down ") + claim.found;
            case annulment: return es ? ", pero la partida está anulada" : ", but the game is annulled";
            case legal_move: return es ? ", pero esa jugada es legal" : ", but that move is legal";
        }
        return {};
    };
    return claim.tag + (es ? ": dice " : ": says ") + claim.stated + but();
}

std::string ending_words(const notation::pdn::Game& game, const GameReport& report, words::Language language) {
    const std::string stated = stated_result(game);
    if (report.end.result.outcome != rules::Outcome::none || stated == "*")
        return engine::sentence(report.end.result, report.end.article, language);
    return (language == words::Language::spanish ? "Las jugadas no acaban la partida; resultado anotado: "
                                                 : "The moves do not end the game; recorded result: ") +
           stated + '.';
}

std::string sentence(const Infringement& wrong, words::Language language) {
    return wrong.bad_setup ? engine::error_words(*wrong.bad_setup, language) : sentence(wrong.ruling, language);
}

}  // namespace damas::arbiter
