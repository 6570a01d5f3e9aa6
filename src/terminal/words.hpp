// SPDX-License-Identifier: MIT
// Every word that the terminal session says, in both languages side by side, so that none can be missing. A '@' stands
// for a value.
#pragma once

#include <array>
#include <string_view>

#include "words/language.hpp"

namespace damas::terminal {

struct Phrase {
    std::string_view es, en;

    constexpr std::string_view in(words::Language language) const {
        return language == words::Language::spanish ? es : en;
    }
};

namespace phrases {

// Who plays what.
inline constexpr Phrase white{"blancas", "White"};
inline constexpr Phrase black{"negras", "Black"};
inline constexpr Phrase against_computer{"@. Juegas con @ contra el ordenador, @.",
                                         "@. You play @ against the computer, @."};
inline constexpr Phrase at_level{"nivel @ de 10 (@)", "level @ of 10 (@)"};
inline constexpr Phrase alpha_beta{"alfa-beta como se enseña, profundidad @", "alpha-beta as taught, depth @"};
inline constexpr Phrase minimax{"minimax, profundidad @", "minimax, depth @"};
inline constexpr Phrase two_people{"@, dos personas en este terminal.", "@, two people at this terminal."};
inline constexpr std::array<Phrase, 10> levels{{{"muy fácil", "very easy"},
                                                {"muy fácil", "very easy"},
                                                {"fácil", "easy"},
                                                {"fácil", "easy"},
                                                {"medio", "medium"},
                                                {"medio", "medium"},
                                                {"difícil", "hard"},
                                                {"difícil", "hard"},
                                                {"muy difícil", "very hard"},
                                                {"toda su fuerza", "full strength"}}};
inline constexpr Phrase person{"Jugador", "Player"};
inline constexpr Phrase computer{"damas, nivel @", "damas, level @"};

// The turn.
inline constexpr Phrase welcome{"Escribe una jugada (@). Intro enseña las posibles; «ayuda», las órdenes.",
                                "Type a move (@). Enter shows the possible ones; 'help' the commands."};
inline constexpr Phrase to_move{"@. Juegan las @.", "@. @ to move."};
inline constexpr Phrase must_capture{" Hay que capturar: @.", " A capture is due: @."};
inline constexpr Phrase thinking{"Estoy pensando…", "Thinking…"};
inline constexpr Phrase i_play{"Juego @.", "I play @."};
inline constexpr Phrase i_capture{"Juego @ y capturo @.", "I play @ and capture @."};
inline constexpr Phrase thought_cut{"Cortada por el límite antes de acabar, valor provisional @, @: @",
                                    "Cut off by the limit before it was done, provisional score @, @: @"};
inline constexpr Phrase thought{"Profundidad @, valor @, @: @", "Depth @, score @, @: @"};
inline constexpr Phrase by_book{"Del libro, valor @: @", "By the book, score @: @"};
inline constexpr Phrase no_thought{"Todavía no he pensado ninguna jugada.", "I have not thought about a move yet."};
inline constexpr Phrase captures{"captura @", "takes @"};

// What cannot be done.
inline constexpr Phrase not_understood{
    "No entiendo «@»: escribe una jugada como @, un número de la lista o «ayuda».",
    "I do not understand '@': type a move such as @, a number of the list, or 'help'."};
inline constexpr Phrase no_such_number{"No hay ninguna jugada con ese número: Intro enseña la lista.",
                                       "There is no move with that number: Enter shows the list."};
inline constexpr Phrase nothing_to_undo{"No hay nada que deshacer.", "There is nothing to take back."};
inline constexpr Phrase nothing_to_redo{"No hay nada que rehacer.", "There is nothing to play again."};
inline constexpr Phrase time_is_over{"El tiempo se acabó: «nueva» empieza otra partida.",
                                     "Time is over: 'new' starts another game."};
inline constexpr Phrase bad_level{"Los niveles van del 1 al 10: «nivel 4».", "Levels go from 1 to 10: 'level 4'."};

// Offers and hints.
inline constexpr Phrase accept_draw{"¿Acepta el rival las tablas? (s/n) ", "Does the opponent accept the draw? (y/n) "};
inline constexpr Phrase draw_refused{"Tablas rechazadas; la partida sigue.", "Draw refused; the game goes on."};
inline constexpr Phrase over_hint{
    "«deshacer» vuelve atrás, «guardar F» la guarda, «nueva» empieza otra, «salir» termina.",
    "'undo' goes back, 'save F' keeps it, 'new' starts another game, 'quit' leaves."};
inline constexpr Phrase hint_piece{"Mira la pieza de @. Otra «pista» dirá la jugada.",
                                   "Look at the piece on @. Another 'hint' tells the move."};
inline constexpr Phrase hint_move{"Yo jugaría @.", "I would play @."};
inline constexpr Phrase level_is{"Nivel @ de 10 (@).", "Level @ of 10 (@)."};
inline constexpr Phrase textbook_level{"Juega @; «nivel 4» pone un nivel en su lugar.",
                                       "It plays @; 'level 4' puts a level in its place."};
inline constexpr Phrase no_computer{" El ordenador no juega esta partida.", " The computer does not play this game."};

// Touch-move.
inline constexpr Phrase touch_rule{
    "Pieza tocada, pieza jugada (artículo @): «tocar 9» toca la pieza de 9, y escribir una jugada toca la suya.",
    "Touched, played (article @): 'touch 9' touches the piece on 9, and typing a move touches its piece."};
inline constexpr Phrase touched{"Has tocado la pieza de @: juega @.", "You have touched the piece on @: play @."};
inline constexpr Phrase touch_free{"La pieza de @ no tiene jugada: no obliga a nada.",
                                   "The piece on @ cannot be played: it binds you to nothing."};
inline constexpr Phrase touch_which{"¿Qué pieza? «tocar 9» toca la de 9.",
                                    "Which piece? 'touch 9' touches the one on 9."};
inline constexpr Phrase no_touch_move{
    "Aquí tocar una pieza no obliga; «damas play --touch-move» juega con esa regla, si el reglamento la tiene.",
    "Here a touched piece binds nobody; 'damas play --touch-move' plays by that rule, where there is one."};

// Clocks.
inline constexpr Phrase clocks{"Reloj: blancas @, negras @.", "Clock: White @, Black @."};
inline constexpr Phrase no_clock{"Se juega sin reloj; «damas play --clock 15+5» lo pone.",
                                 "There is no clock; 'damas play --clock 15+5' sets one."};
inline constexpr Phrase paused{"Reloj parado; sigue con lo próximo que escribas.",
                               "Clock stopped; it goes on with what you type next."};
inline constexpr Phrase white_lost_on_time{"Ganan las negras: a las blancas se les acabó el tiempo.",
                                           "Black wins: White's time is over."};
inline constexpr Phrase black_lost_on_time{"Ganan las blancas: a las negras se les acabó el tiempo.",
                                           "White wins: Black's time is over."};

// Files.
inline constexpr Phrase saved{"Partida guardada en @", "Game saved to @"};
inline constexpr Phrase loaded{"Partida cargada de @", "Game loaded from @"};
inline constexpr Phrase no_game{"@: no contiene ninguna partida", "@: holds no game"};
inline constexpr Phrase other_rules{"@: es una partida de @, no de @", "@: a game of @, not of @"};
inline constexpr Phrase file_missing{"Falta el nombre del fichero.", "The file name is missing."};
inline constexpr Phrase holds_more{"@ tiene @ partidas y quedaría solo esta: repite la orden para sustituirlo.",
                                   "@ holds @ games and only this one would stay: repeat the command to replace it."};
inline constexpr Phrase exists{"@ ya existe: repite la orden para sustituirlo.",
                               "@ exists already: repeat the command to replace it."};
inline constexpr Phrase stops_at{"La carga se detiene en @: ", "Loading stops at @: "};
inline constexpr Phrase record_says{"La planilla da el resultado @; aquí se puede seguir jugando.",
                                    "The record gives the result @; here you can play on."};
inline constexpr Phrase save_first{"La partida no está guardada. Nombre del fichero, o Intro para no guardarla: ",
                                   "The game is not saved. Name of a file, or Enter to leave it: "};
inline constexpr Phrase bye{"Hasta la próxima.", "Good-bye."};

// Counts.
inline constexpr Phrase repeated{"Esta posición se ha dado @ veces.", "This position has occurred @ times."};
inline constexpr Phrase idle{"Sin captura ni jugada de peón: @ de @ medias jugadas.",
                             "Without a capture or a man's move: @ of @ plies."};
inline constexpr Phrase forzosa{"Forzosa: @ de @ medias jugadas.", "Forzosa: @ of @ plies."};
inline constexpr Phrase lone_king{"Dama sola: @ de @ medias jugadas.", "Lone king: @ of @ plies."};

inline constexpr Phrase help{
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

}  // namespace phrases
}  // namespace damas::terminal
