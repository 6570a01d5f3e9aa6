// SPDX-License-Identifier: MIT
// What is said about the exercises of a game of training draughts.
#pragma once

#include <array>

#include "words/text.hpp"

namespace damas::words::workouts {

/// The rows of the table of amounts, in their order.
inline constexpr std::array<Text, 5> rows{{
    {"Un peón mueve sin capturar: su equipo hace el ejercicio de ese peón",
     "A man moves and captures nothing: its team does that man's exercise"},
    {"Un peón captura una pieza: el equipo que la pierde hace el ejercicio del peón que captura",
     "A man captures one piece: the team that loses it does the capturing man's exercise"},
    {"Una dama mueve sin capturar: su equipo hace el ejercicio de esa dama",
     "A king moves and captures nothing: its team does that king's exercise"},
    {"Una dama captura una pieza: el equipo que la pierde hace el ejercicio de la dama que captura",
     "A king captures one piece: the team that loses it does the capturing king's exercise"},
    {"Se capturan varias piezas: el equipo que las pierde hace el ejercicio de cada una",
     "Several pieces are captured: the team that loses them does the exercise of each"},
}};

// What is done, by whom and why.
inline constexpr Text repetitions{"{1} × {2}", "{1} × {2}"};
inline constexpr Text hold{"{2}, {1} {1:segundo|segundos}", "{2}, {1} {1:second|seconds}"};
inline constexpr Text skipped{"{1} (sin hacer)", "{1} (not done)"};
inline constexpr Text and_also{"{1}; {2}", "{1}; {2}"};
inline constexpr Text team_does{"{1}: {2}. {3}", "{1}: {2}. {3}"};
inline constexpr Text nobody_does{"Nadie: {1}. {2}", "Nobody: {1}. {2}"};
inline constexpr Text reason_nobody{"{1} (artículo {2}). Le toca al ordenador: nadie lo hace.",
                                    "{1} (article {2}). The computer owes it: nobody does it."};
inline constexpr Text reason_opponent{"{1} (artículo {2}). Le toca al ordenador: lo hace {3}.",
                                      "{1} (article {2}). The computer owes it: it is done by {3}."};

// In the terminal.
inline constexpr Text duty{"EJERCICIO. {1}", "EXERCISE. {1}"};
inline constexpr Text how{"  {1}: {2}", "  {1}: {2}"};
inline constexpr Text nothing_owed{"Todavía no hay ningún ejercicio.", "There is no exercise yet."};
inline constexpr Text changed{"Apuntado. {1}", "Noted. {1}"};
inline constexpr Text totals{"Totales (repeticiones o segundos hechos)", "Totals (repetitions or seconds done)"};
inline constexpr Text summary{"Resumen de la clase", "Class summary"};
inline constexpr Text team_total{"{1}: {2} {2:repetición|repeticiones} y {3} {3:segundo|segundos}",
                                 "{1}: {2} {2:repetition|repetitions} and {3} {3:second|seconds}"};
inline constexpr Text help{
    "El entrenamiento\n"
    "  totales, piezas      lo hecho por cada equipo; qué ejercicio lleva cada pieza\n"
    "  saltar, adaptar      el último ejercicio no se hizo, o se hizo adaptado\n"
    "  hecho, cantidades    el último sí se hizo; la tabla de cantidades\n",
    "The workout\n"
    "  totals, pieces       what each team has done; which exercise each piece carries\n"
    "  skip, adapt          the last exercise was not done, or done adapted\n"
    "  done, amounts        the last one was done; the table of amounts\n"};

// A file that holds no lesson.
inline constexpr Text no_workout{"la partida no es de entrenamiento: no lleva la etiqueta WorkoutKit",
                                 "the game is not a workout: it has no WorkoutKit tag"};
inline constexpr Text unknown_game_type{"GameType desconocido", "unknown GameType"};
inline constexpr Text no_game{"ahí no hay ninguna partida", "there is no game in it"};

}  // namespace damas::words::workouts
