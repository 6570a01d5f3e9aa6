// SPDX-License-Identifier: MIT
// What is said of flags that several commands have: the game, the language, numbers and their ends.
#pragma once

#include "words/text.hpp"

namespace damas::words::commands::flags {

inline constexpr Text rules{"El juego", "Which game"};
inline constexpr Text claimed_draws{
    "Las tablas solo terminan una partida si alguien las pidió: puede seguir tras una tercera repetición y demás",
    "Draws end a game only if somebody claimed them: it may go on after a third repetition and the like"};
inline constexpr Text language{"Idioma: es o en", "Language: es or en"};
inline constexpr Text by_default{"{1}; si no se dice, {2}", "{1}; by default {2}"};

inline constexpr Text from_on{"de {1} en adelante", "from {1} on"};
inline constexpr Text from_to{"de {1} a {2}", "from {1} to {2}"};
inline constexpr Text expected_whole_number{"se esperaba un número entero {1}, y hay «{2}»",
                                            "expected a whole number {1}, found '{2}'"};
inline constexpr Text expected_number{"se esperaba un número {1}, y hay «{2}»", "expected a number {1}, found '{2}'"};
inline constexpr Text not_one_of{"«{1}» no es uno de {2}", "'{1}' is not one of {2}"};

// A command line as a whole.
inline constexpr Text command_required{"falta decir qué orden", "A subcommand is required"};
inline constexpr Text command_required_of{"falta decir qué orden: {1}", "A subcommand is required: {1}"};
inline constexpr Text unknown_command{"no hay ninguna orden «{1}»", "unknown command '{1}'"};
inline constexpr Text unknown_command_of{"no hay ninguna orden «{1}», se esperaba {2}",
                                         "unknown command '{1}', expected {2}"};
inline constexpr Text two_languages{"--lang: son dos idiomas, {1} y {2}", "--lang: two languages, {1} and {2}"};
inline constexpr Text is_required{"falta {1}", "{1} is required"};
inline constexpr Text requires_other{"{1} necesita {2}", "{1} requires {2}"};
inline constexpr Text excludes_other{"{1} no va con {2}", "{1} excludes {2}"};
inline constexpr Text not_expected{"{1:sobra este argumento|sobran estos argumentos}: {2}",
                                   "{1:this argument was|these arguments were} not expected: {2}"};

// How many values a flag takes, and which.
inline constexpr Text too_few_values{"{1}: {2:se pide|se piden} al menos {2} {2:valor|valores} y hay {3}",
                                     "{1}: at least {2} {2:value is|values are} needed, but {3} given"};
inline constexpr Text too_many_values{"{1}: {2:cabe|caben} como mucho {2} {2:valor|valores} y hay {3}",
                                      "{1}: at most {2} {2:value fits|values fit}, but {3} given"};
inline constexpr Text value_missing{"{1}: falta su valor", "{1}: its value is missing"};
inline constexpr Text not_understood{"{1}: no se entiende el valor «{2}»", "{1}: the value '{2}' is not understood"};
inline constexpr Text takes_fewer_values{"{1}: no lleva tantos valores", "{1}: too many values"};
inline constexpr Text takes_true_or_false{"{1}: se esperaba true, false o un número",
                                          "{1}: expected true, false or a number"};
inline constexpr Text takes_no_value{"{1}: no lleva valor", "{1}: takes no value"};

inline constexpr Text standard_input{"entrada estándar", "standard input"};
inline constexpr Text standard_output{"salida estándar", "standard output"};

}  // namespace damas::words::commands::flags
