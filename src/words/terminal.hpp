// SPDX-License-Identifier: MIT
// What a game in the terminal says, and how its commands are told.
#pragma once

#include <array>

#include "words/text.hpp"

namespace damas::words::terminal {

// Who plays what.
inline constexpr Text against_computer{"{1}. Juegas con {2} contra el ordenador, {3}.",
                                       "{1}. You play {2} against the computer, {3}."};
inline constexpr Text at_level{"nivel {1} de 10 ({2})", "level {1} of 10 ({2})"};
inline constexpr Text alpha_beta{"alfa-beta como se enseña, profundidad {1}", "alpha-beta as taught, depth {1}"};
inline constexpr Text minimax{"minimax, profundidad {1}", "minimax, depth {1}"};
inline constexpr Text two_people{"{1}, dos personas en este terminal.", "{1}, two people at this terminal."};
inline constexpr std::array<Text, 10> levels{{{"muy fácil", "very easy"},
                                              {"muy fácil", "very easy"},
                                              {"fácil", "easy"},
                                              {"fácil", "easy"},
                                              {"medio", "medium"},
                                              {"medio", "medium"},
                                              {"difícil", "hard"},
                                              {"difícil", "hard"},
                                              {"muy difícil", "very hard"},
                                              {"toda su fuerza", "full strength"}}};
inline constexpr Text person{"Jugador", "Player"};
inline constexpr Text computer{"damas, nivel {1}", "damas, level {1}"};

// The turn.
inline constexpr Text welcome{"Escribe una jugada ({1}). Intro enseña las posibles; «ayuda», las órdenes.",
                              "Type a move ({1}). Enter shows the possible ones; 'help' the commands."};
inline constexpr Text to_move{"{1}. Juegan las {2}.", "{1}. {2} to move."};
inline constexpr Text must_capture{" Hay que capturar: {1}.", " A capture is due: {1}."};
inline constexpr Text thinking{"Estoy pensando…", "Thinking…"};
inline constexpr Text i_play{"Juego {1}.", "I play {1}."};
inline constexpr Text i_capture{"Juego {1} y capturo {2}.", "I play {1} and capture {2}."};
inline constexpr Text thought_cut{
    "Cortada por el límite antes de acabar, valor provisional {1}, {2} {2:nodo|nodos}: {3}",
    "Cut off by the limit before it was done, provisional score {1}, {2} {2:node|nodes}: {3}"};
inline constexpr Text thought{"Profundidad {1}, valor {2}, {3} {3:nodo|nodos}: {4}",
                              "Depth {1}, score {2}, {3} {3:node|nodes}: {4}"};
inline constexpr Text by_book{"Del libro, valor {1}: {2}", "By the book, score {1}: {2}"};
inline constexpr Text no_thought{"Todavía no he pensado ninguna jugada.", "I have not thought about a move yet."};
inline constexpr Text captures{"captura {1}", "takes {1}"};

// What cannot be done.
inline constexpr Text not_understood{
    "No entiendo «{1}»: escribe una jugada como {2}, un número de la lista o «ayuda».",
    "I do not understand '{1}': type a move such as {2}, a number of the list, or 'help'."};
inline constexpr Text no_such_number{"No hay ninguna jugada con ese número: Intro enseña la lista.",
                                     "There is no move with that number: Enter shows the list."};
inline constexpr Text nothing_to_undo{"No hay nada que deshacer.", "There is nothing to take back."};
inline constexpr Text nothing_to_redo{"No hay nada que rehacer.", "There is nothing to play again."};
inline constexpr Text time_is_over{"El tiempo se acabó: «nueva» empieza otra partida.",
                                   "Time is over: 'new' starts another game."};
inline constexpr Text bad_level{"Los niveles van del 1 al 10: «nivel 4».", "Levels go from 1 to 10: 'level 4'."};

// Offers and hints.
inline constexpr Text accept_draw{"¿Acepta el rival las tablas? (s/n) ", "Does the opponent accept the draw? (y/n) "};
inline constexpr Text draw_refused{"Tablas rechazadas; la partida sigue.", "Draw refused; the game goes on."};
inline constexpr Text over_hint{
    "«deshacer» vuelve atrás, «guardar F» la guarda, «nueva» empieza otra, «salir» termina.",
    "'undo' goes back, 'save F' keeps it, 'new' starts another game, 'quit' leaves."};
inline constexpr Text hint_piece{"Mira la pieza de {1}. Otra «pista» dirá la jugada.",
                                 "Look at the piece on {1}. Another 'hint' tells the move."};
inline constexpr Text hint_move{"Yo jugaría {1}.", "I would play {1}."};
inline constexpr Text level_is{"Nivel {1} de 10 ({2}).", "Level {1} of 10 ({2})."};
inline constexpr Text textbook_level{"Juega {1}; «nivel 4» pone un nivel en su lugar.",
                                     "It plays {1}; 'level 4' puts a level in its place."};
inline constexpr Text no_computer{" El ordenador no juega esta partida.", " The computer does not play this game."};

// Touch-move.
inline constexpr Text touch_rule{
    "Pieza tocada, pieza jugada (artículo {1}): «tocar 9» toca la pieza de 9, y escribir una jugada toca la suya.",
    "Touched, played (article {1}): 'touch 9' touches the piece on 9, and typing a move touches its piece."};
inline constexpr Text touched{"Has tocado la pieza de {1}: juega {2}.", "You have touched the piece on {1}: play {2}."};
inline constexpr Text touch_free{"La pieza de {1} no tiene jugada: no obliga a nada.",
                                 "The piece on {1} cannot be played: it binds you to nothing."};
inline constexpr Text touch_which{"¿Qué pieza? «tocar 9» toca la de 9.",
                                  "Which piece? 'touch 9' touches the one on 9."};
inline constexpr Text no_touch_move{
    "Aquí tocar una pieza no obliga; «damas play --touch-move» juega con esa regla, si el reglamento la tiene.",
    "Here a touched piece binds nobody; 'damas play --touch-move' plays by that rule, where there is one."};

// Clocks.
inline constexpr Text clocks{"Reloj: blancas {1}, negras {2}.", "Clock: White {1}, Black {2}."};
inline constexpr Text no_clock{"Se juega sin reloj; «damas play --clock 15+5» lo pone.",
                               "There is no clock; 'damas play --clock 15+5' sets one."};
inline constexpr Text paused{"Reloj parado; sigue con lo próximo que escribas.",
                             "Clock stopped; it goes on with what you type next."};
inline constexpr Text white_lost_on_time{"Ganan las negras: a las blancas se les acabó el tiempo.",
                                         "Black wins: White's time is over."};
inline constexpr Text black_lost_on_time{"Ganan las blancas: a las negras se les acabó el tiempo.",
                                         "White wins: Black's time is over."};

// Files.
inline constexpr Text saved{"Partida guardada en {1}", "Game saved to {1}"};
inline constexpr Text loaded{"Partida cargada de {1}", "Game loaded from {1}"};
inline constexpr Text no_game{"{1}: no contiene ninguna partida", "{1}: holds no game"};
inline constexpr Text other_rules{"{1}: la partida es de otro juego: {2}, no {3}",
                                  "{1}: a game of another kind: {2}, not {3}"};
inline constexpr Text file_missing{"Falta el nombre del fichero.", "The file name is missing."};
inline constexpr Text holds_more{"{1} tiene {2} partidas y quedaría solo esta: repite la orden para sustituirlo.",
                                 "{1} holds {2} games and only this one would stay: repeat the command to replace it."};
inline constexpr Text exists{"{1} ya existe: repite la orden para sustituirlo.",
                             "{1} exists already: repeat the command to replace it."};
inline constexpr Text stops_at{"La carga se detiene en {1}: ", "Loading stops at {1}: "};
inline constexpr Text record_says{"La planilla da el resultado {1}; aquí se puede seguir jugando.",
                                  "The record gives the result {1}; here you can play on."};
inline constexpr Text save_first{"La partida no está guardada. Nombre del fichero, o Intro para no guardarla: ",
                                 "The game is not saved. Name of a file, or Enter to leave it: "};
inline constexpr Text bye{"Hasta la próxima.", "Good-bye."};

// Counts.
inline constexpr Text repeated{"Esta posición se ha dado {1} veces.", "This position has occurred {1} times."};
inline constexpr Text idle{"Sin captura ni jugada de peón: {1} de {2} medias jugadas.",
                           "Without a capture or a man's move: {1} of {2} plies."};
inline constexpr Text forzosa{"Forzosa: {1} de {2} medias jugadas.", "Forzosa: {1} of {2} plies."};
inline constexpr Text lone_king{"Dama sola: {1} de {2} medias jugadas.", "Lone king: {1} of {2} plies."};

inline constexpr Text help{
    "Jugar\n"
    "  9-13, 9x18, 9 18     una jugada; si hay dos caminos, entero: 9x18x27\n"
    "  Intro, jugadas       lista numerada de jugadas legales\n"
    "  3                    la jugada número 3 de esa lista\n"
    "  deshacer, rehacer    atrás o adelante; también lo que jugó el ordenador\n"
    "  pista                una pista: la pieza y, si se repite, la jugada\n"
    "  tablas, abandono     proponer tablas, abandonar\n"
    "  tocar 9              tocar la pieza de 9 (con --touch-move)\n"
    "El ordenador\n"
    "  nivel, nivel 6       ver o cambiar su nivel, de 1 a 10\n"
    "  info                 lo que ha pensado; un valor positivo favorece a blancas\n"
    "El tablero y el reloj\n"
    "  tablero, girar       ver el tablero, darle la vuelta\n"
    "  numeros              poner o quitar los números de las casillas\n"
    "  reloj, pausa         ver los relojes, pararlos; deshacer no devuelve tiempo\n"
    "La partida\n"
    "  partida, fen         ver las jugadas o la posición\n"
    "  guardar F, cargar F  en el fichero F (PDN), para seguir otro día\n"
    "  nueva, salir         empezar de nuevo, terminar\n",
    "Playing\n"
    "  9-13, 9x18, 9 18     a move; if there are two paths, all of it: 9x18x27\n"
    "  Enter, moves         numbered list of the legal moves\n"
    "  3                    move number 3 of that list\n"
    "  undo, redo           back or forward; also what the computer played\n"
    "  hint                 a hint: the piece and, asked again, the move\n"
    "  draw, resign         offer a draw, resign\n"
    "  touch 9              touch the piece on 9 (with --touch-move)\n"
    "The computer\n"
    "  level, level 6       show or change its level, from 1 to 10\n"
    "  info                 what it thought; a positive score is good for White\n"
    "The board and the clock\n"
    "  board, flip          show the board, turn it round\n"
    "  numbers              number the squares or not\n"
    "  clock, pause         show the clocks, stop them; undo gives no time back\n"
    "The game\n"
    "  game, fen            show the moves or the position\n"
    "  save F, load F       to and from the file F (PDN), to go on another day\n"
    "  new, quit            start again, leave\n"};

}  // namespace damas::words::terminal
