// SPDX-License-Identifier: MIT
// What the arbiter says about the score of a game.
#pragma once

#include "words/text.hpp"

namespace damas::words::remarks {

// How it was read.
inline constexpr Text guessed{"Sin etiqueta GameType: se lee como {1}.", "No GameType tag: read as {1}."};
inline constexpr Text loose_game_type{"GameType: de «{1}» solo se usa el número.",
                                      "GameType: only the number of '{1}' is used."};
inline constexpr Text usual_numbers{"GameType: «{1}» numera las casillas de otro modo, pero las jugadas no.",
                                    "GameType: '{1}' numbers the squares otherwise, but the moves do not."};
inline constexpr Text other_corner{"Las casillas están numeradas desde la esquina opuesta.",
                                   "The squares are numbered from the opposite corner."};
inline constexpr Text unknown_profile{"RuleProfile: «{1}» no se conoce y no se usa.",
                                      "RuleProfile: '{1}' is not known and is not used."};
inline constexpr Text resolved{"Una captura ambigua se lee como {1}: solo así es legal lo que sigue.",
                               "An ambiguous capture is read as {1}: only so is the rest legal."};
inline constexpr Text annulled{"Partida anulada por el árbitro.", "Annulled by the arbiter."};
inline constexpr Text annulled_for{"Partida anulada por el árbitro ({1}).", "Annulled by the arbiter ({1})."};

// What it claims: the tag, what it says, and what is true.
inline constexpr Text against_moves{"{1}: dice {2}, pero es {3}", "{1}: says {2}, but it is {3}"};
inline constexpr Text against_movetext{"{1}: dice {2}, pero las jugadas acaban con {3}",
                                       "{1}: says {2}, but the moves end with {3}"};
inline constexpr Text against_other_tag{"{1}: dice {2}, y más abajo {3}", "{1}: says {2}, and further down {3}"};
inline constexpr Text no_result{"{1}: dice {2}, que no es ningún resultado", "{1}: says {2}, which is no result"};
inline constexpr Text against_annulment{"{1}: dice {2}, pero la partida está anulada",
                                        "{1}: says {2}, but the game is annulled"};
inline constexpr Text against_legal_move{"{1}: dice {2}, pero esa jugada es legal",
                                         "{1}: says {2}, but that move is legal"};

// Its end.
inline constexpr Text not_ended{"Las jugadas no acaban la partida; resultado anotado: {1}.",
                                "The moves do not end the game; recorded result: {1}."};
inline constexpr Text wrong_move{"{1}: {2}", "{1}: {2}"};
inline constexpr Text resumes_here{"{1}: {2} La partida se reanuda aquí.", "{1}: {2} Play resumes here."};

}  // namespace damas::words::remarks
