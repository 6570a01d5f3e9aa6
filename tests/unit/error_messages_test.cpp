// SPDX-License-Identifier: MIT
// Errors are sentences with their values: what they say in both languages, one or more of every room.
#include <gtest/gtest.h>

#include <cerrno>

#include "words/connections.hpp"
#include "words/dxp_games.hpp"
#include "words/expected.hpp"
#include "words/files.hpp"
#include "words/json.hpp"
#include "words/match_faults.hpp"
#include "words/notation.hpp"
#include "words/options.hpp"
#include "words/puzzles.hpp"
#include "words/serving.hpp"
#include "words/system.hpp"

namespace damas::words {

std::string es(const Message& message) { return say(message, Language::spanish); }

TEST(ErrorMessages, Files) {
    const Message missing = about("a.pdn", {files::unreadable_because, Message(files::does_not_exist)});
    EXPECT_EQ(es(missing), "a.pdn: no se puede leer: no existe");
    EXPECT_EQ(english(missing), "a.pdn: cannot be read: it does not exist");
    EXPECT_EQ(es({files::too_big, 3}), "demasiado grande: pasa de 3 MB");
}

TEST(ErrorMessages, TheSystem) {
    EXPECT_EQ(es(system_error(ECONNREFUSED)), "conexión rechazada");
    EXPECT_EQ(english(system_error(ECONNREFUSED)), "Connection refused");
    EXPECT_EQ(es(system_error(EXDEV)), english(system_error(EXDEV))) << "the system's own words";
}

TEST(ErrorMessages, TextsKeepTheirPlace) {
    const Message square(notation::square_to, 32);
    const Message fen(notation::in_fen, Message(notation::found, 1, 4, "99", square));
    EXPECT_EQ(es(fen), "FEN, línea 1, columna 4: hay «99», se esperaba una casilla de 1 a 32");
    EXPECT_EQ(english(fen), "FEN line 1, column 4: found '99', expected a square from 1 to 32");
    EXPECT_EQ(es(about("b.pdn", {notation::found_end, 2, 7, Message(notation::a_square)})),
              "b.pdn: línea 2, columna 7: hay el final del texto, se esperaba una casilla");
    EXPECT_EQ(english(notation::closed_comment), "a comment that ends with '}'");
    EXPECT_EQ(es({json::at_byte, 12, Message(json::comma_or_brace)}), "JSON, byte 12: se esperaba «,» o «}»");
}

TEST(ErrorMessages, Connections) {
    const Message refused(connections::cannot_connect, "nowhere", 27531, system_error(ECONNREFUSED));
    EXPECT_EQ(es(refused), "no se puede conectar con nowhere, puerto 27531: conexión rechazada");
    EXPECT_EQ(english(refused), "cannot connect to nowhere port 27531: Connection refused");
    EXPECT_EQ(es({connections::is_missing, Message(connections::stop_code)}), "código de final: falta");
}

TEST(ErrorMessages, GamesByDamExchange) {
    const Message one(dxp_games::with_moves, 1), clock(dxp_games::without_clock);
    EXPECT_EQ(english({dxp_games::we_play_white, 2, "other", clock, one}),
              "game 2: we play white against other, no clock, 1 move");
    EXPECT_EQ(es({dxp_games::we_play_black, 2, "other", Message(dxp_games::with_minutes, 5), verbatim("")}),
              "partida 2: jugamos con negras contra other, 5 min");
    EXPECT_EQ(es({dxp_games::moves_played, 1}), "se ha jugado 1 jugada");
    EXPECT_EQ(english({dxp_games::moves_played, 75}), "75 moves have been played");
}

TEST(ErrorMessages, Puzzles) {
    const Message wrong(puzzles::the_puzzle, 5, Message(puzzles::no_solution));
    EXPECT_EQ(es(about("x.pdn", wrong)), "x.pdn: línea 5: el problema no tiene solución");
    EXPECT_EQ(english(wrong), "line 5: the puzzle has no solution");
}

TEST(ErrorMessages, OptionsAndPlayers) {
    const Message level = about("level", {expected::whole_number, 1, 10});
    const Message player(match_faults::of_player, "A", level);
    EXPECT_EQ(es(player), "jugador A: level: se esperaba un número entero de 1 a 10");
    EXPECT_EQ(english(player), "player A: level: expected a whole number from 1 to 10");
    EXPECT_EQ(es({options::unknown_key, "depth, order"}), "clave desconocida, se esperaba depth, order o weights");
    EXPECT_EQ(es({options::refused_tables, Message(files::does_not_exist), 2}), "no existe (y así hasta 2 ficheros)");
}

TEST(ErrorMessages, FaultsOfAMatch) {
    const Message late(match_faults::of_black, "time",
                       Message(match_faults::used_time, Decimal{1.5, 3}, Decimal{1, 3}));
    EXPECT_EQ(english(late), "Black: time: used 1.500 s, had 1.000 s");
    EXPECT_EQ(es(late), "negras, time: ha usado 1,500 s y tenía 1,000 s");
}

TEST(ErrorMessages, ForWhoeverMayReadIt) {
    EXPECT_EQ(serving::in_both(serving::no_http), "esto no es HTTP\nthis is not HTTP\n");
}

}  // namespace damas::words
