// SPDX-License-Identifier: MIT
// Every word that the terminal session says, in both languages side by side, so that none can be missing.
#pragma once

#include <string_view>

#include "engine/language.hpp"

namespace damas::terminal {

struct Phrase {
    std::string_view es, en;

    constexpr std::string_view in(engine::Language language) const {
        return language == engine::Language::spanish ? es : en;
    }
};

namespace words {

inline constexpr Phrase white{"blancas", "White"};
inline constexpr Phrase black{"negras", "Black"};
inline constexpr Phrase welcome{"Escribe una jugada (9-13, 9x18) o su número; «ayuda» muestra las órdenes.",
                                "Type a move (9-13, 9x18) or its number; 'help' shows the commands."};
inline constexpr Phrase prompt{"Juegan las ", "To move: "};
inline constexpr Phrase must_capture{"Hay que capturar: ", "A capture is due: "};
inline constexpr Phrase not_understood{"No entiendo «", "I do not understand '"};
inline constexpr Phrase not_understood_end{"»: escribe una jugada como 9-13, un número de la lista o «ayuda».",
                                           "': type a move such as 9-13, a number of the list, or 'help'."};
inline constexpr Phrase no_such_number{"No hay ninguna jugada con ese número.", "There is no move with that number."};
inline constexpr Phrase nothing_to_undo{"No hay nada que deshacer.", "There is nothing to take back."};
inline constexpr Phrase nothing_to_redo{"No hay nada que rehacer.", "There is nothing to play again."};
inline constexpr Phrase accept_draw{"¿Acepta el rival las tablas? (s/n) ", "Does the opponent accept the draw? (y/n) "};
inline constexpr Phrase draw_refused{"Tablas rechazadas; la partida sigue.", "Draw refused; the game goes on."};
inline constexpr Phrase over_hint{"«deshacer» vuelve atrás, «nueva» empieza otra, «salir» termina.",
                                  "'undo' goes back, 'new' starts another game, 'quit' leaves."};
inline constexpr Phrase saved{"Partida guardada en ", "Game saved to "};
inline constexpr Phrase loaded{"Partida cargada de ", "Game loaded from "};
inline constexpr Phrase cannot_write{"no se puede escribir", "cannot be written"};
inline constexpr Phrase cannot_read{"no se puede leer", "cannot be read"};
inline constexpr Phrase no_game{"no contiene ninguna partida", "holds no game"};
inline constexpr Phrase file_missing{"Falta el nombre del fichero.", "The file name is missing."};
inline constexpr Phrase stops_at{"La carga se detiene en ", "Loading stops at "};
inline constexpr Phrase thinking{"Estoy pensando…", "Thinking…"};
inline constexpr Phrase i_play{"Juego ", "I play "};
inline constexpr Phrase hint_piece{"Mira la pieza de ", "Look at the piece on "};
inline constexpr Phrase hint_move{"Yo jugaría ", "I would play "};
inline constexpr Phrase bye{"Hasta la próxima.", "Good-bye."};
inline constexpr Phrase repeated{"Esta posición se ha dado ", "This position has occurred "};
inline constexpr Phrase times{" veces.", " times."};
inline constexpr Phrase idle{"Sin captura ni jugada de peón: ", "Without a capture or a man's move: "};
inline constexpr Phrase forzosa{"Forzosa: ", "Forzosa: "};
inline constexpr Phrase lone_king{"Dama sola: ", "Lone king: "};
inline constexpr Phrase of{" de ", " of "};
inline constexpr Phrase plies{" medias jugadas.", " plies."};

inline constexpr Phrase help{
    "Órdenes:\n"
    "  9-13, 9x18, 9 18     jugar (en capturas con varios caminos, todas las casillas: 9x18x27)\n"
    "  3                    la jugada número 3 de la lista\n"
    "  jugadas              lista numerada de jugadas legales\n"
    "  deshacer, rehacer    un paso atrás o adelante\n"
    "  pista                una pista: la pieza y, si se repite, la jugada\n"
    "  tablas, abandono     proponer tablas, abandonar\n"
    "  girar, numeros       girar el tablero, numerar las casillas\n"
    "  partida, fen         ver las jugadas o la posición\n"
    "  guardar F, cargar F  la partida en PDN\n"
    "  nueva, salir         empezar de nuevo, terminar\n",
    "Commands:\n"
    "  9-13, 9x18, 9 18     play (captures with several paths need every square: 9x18x27)\n"
    "  3                    move number 3 of the list\n"
    "  moves                numbered list of the legal moves\n"
    "  undo, redo           one step back or forward\n"
    "  hint                 a hint: the piece and, asked again, the move\n"
    "  draw, resign         offer a draw, resign\n"
    "  flip, numbers        turn the board, number the squares\n"
    "  game, fen            show the moves or the position\n"
    "  save F, load F       the game as PDN\n"
    "  new, quit            start again, leave\n"};

}  // namespace words
}  // namespace damas::terminal
