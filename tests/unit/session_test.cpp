// SPDX-License-Identifier: MIT
// The terminal session as a pipe sees it.
#include "terminal/session.hpp"

#include <gtest/gtest.h>

#include <cstdio>
#include <fstream>
#include <set>
#include <sstream>

#include "notation/fen.hpp"
#include "notation/move_writer.hpp"
#include "support/data_file.hpp"
#include "terminal/workout.hpp"
#include "workout/ready_kits.hpp"

namespace damas::terminal {

using engine::ClockSetting;
using engine::GameClock;

class SessionTest : public ::testing::Test {
protected:
    /// What the session prints for this input.
    std::string play(const std::string& input, SessionOptions options = {}, const char* rules = "spanish") {
        std::istringstream in(input);
        std::ostringstream out;
        Session session(*engine::find_rulebook(rules), std::move(options), in, out);
        session.run();
        fen_ = notation::write_fen(session.game().state().position);
        result_ = session.game().state().result;
        outcome_ = session.outcome();
        return out.str();
    }
    static bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

    /// A file that is gone when the test is over.
    std::string temporary(const std::string& name) {
        files_.push_back(::testing::TempDir() + "damas_session_" + name);
        std::remove(files_.back().c_str());
        return files_.back();
    }
    void TearDown() override {
        for (const std::string& file : files_) std::remove(file.c_str());
    }
    static std::string contents(const std::string& path) {
        std::ostringstream text;
        text << std::ifstream(path).rdbuf();
        return text.str();
    }
    /// Against the computer at its weakest, Black.
    static SessionOptions against_computer() {
        SessionOptions options;
        options.computer = rules::Side::black;
        options.level = 1;
        return options;
    }

    /// A position of Spanish draughts.
    static rules::Setup at(std::string_view fen) {
        return (*engine::find_rulebook("spanish")->read_game(fen))->start();
    }

    std::vector<std::string> files_;
    std::string fen_;
    rules::Result result_;
    rules::Outcome outcome_{};
    const std::string start_ = notation::write_fen(engine::find_rulebook("spanish")->start());
};

TEST_F(SessionTest, PlaysMovesInAnyForm) {
    play("9-13\n22 18\n 1 \nundo\n");
    EXPECT_EQ(fen_, "W:W1,2,3,4,5,6,7,8,10,11,12,13:B18,21,23,24,25,26,27,28,29,30,31,32");
}

TEST_F(SessionTest, EndsWithTheInput) {
    EXPECT_TRUE(has(play(""), "Hasta la próxima"));
    EXPECT_EQ(fen_, start_);
}

TEST_F(SessionTest, NumbersAndListsMoves) {
    SessionOptions options;
    options.start = at("B:W9:B22");
    const std::string text = play("22-18\n9-13\npartida\n\n", options);
    EXPECT_TRUE(has(text, "1. Juegan las negras."));
    EXPECT_TRUE(has(text, "2. Juegan las blancas."));
    EXPECT_TRUE(has(text, "1... 22-18 2. 9-13")) << text;
    options.start = at("W:W8,K17:B12,19,26");
    EXPECT_TRUE(has(play("\n", options), " 1) 8x29        captura 12, 19 y 26"));
    EXPECT_TRUE(has(play("abandono\n1\n"), "La partida ha terminado."));
}

TEST_F(SessionTest, RefusesWithTheLaw) {
    SessionOptions options;
    options.start = at("W:W8,K17:B12,19,26");
    EXPECT_TRUE(has(play("17x30\n", options),
                    "Ley de la Cantidad: aquí se comen 3 piezas con 8x29; tu jugada come 1 (artículo 22)."));
    options.language = words::Language::english;
    EXPECT_TRUE(has(play("17-21\n", options), "Capturing is compulsory: 8x29 (article 20)."));
}

TEST_F(SessionTest, UndoesAndRedoes) {
    play("9-13\nundo\n");
    EXPECT_EQ(fen_, start_);
    play("9-13\nundo\nredo\n");
    EXPECT_NE(fen_, start_);
    EXPECT_TRUE(has(play("undo\n"), "No hay nada que deshacer"));
    EXPECT_TRUE(has(play("9-13\nundo\n10-13\nredo\n"), "No hay nada que rehacer"));
}

TEST_F(SessionTest, ResignsAndDraws) {
    EXPECT_TRUE(has(play("abandono\n"), "Ganan las negras: las blancas abandonan (artículo 24)."));
    play("tablas\nsi\n");
    EXPECT_EQ(result_.reason, rules::Reason::agreement);
    play("tablas\nno\n");
    EXPECT_EQ(result_.outcome, rules::Outcome::none);
    play("abandono\ndeshacer\n");
    EXPECT_EQ(result_.outcome, rules::Outcome::none);
}

TEST_F(SessionTest, SavesAndLoads) {
    const std::string path = temporary("game.pdn");
    play("9-13\n22-18\nguardar " + path + "\n");
    const std::string saved = fen_;
    EXPECT_TRUE(has(play("cargar " + path + "\n"), "Partida cargada"));
    EXPECT_EQ(fen_, saved);
    EXPECT_TRUE(has(play("cargar /does/not/exist\n"), "no se puede leer"));
    EXPECT_TRUE(has(play("guardar /does/not/exist\n"), "no se puede escribir"));
    EXPECT_TRUE(has(play("guardar\n"), "Falta el nombre"));
}

TEST_F(SessionTest, SavesWhoPlayedWhenAndHow) {
    const std::string path = temporary("tags.pdn");
    SessionOptions options = against_computer();
    options.name = "Ana";
    options.date = "2025.02.03";
    options.clock = ClockSetting{900, 5};
    play("9-13\nabandono\nguardar " + path + "\n", options, "entrenamiento");
    const std::string text = contents(path);
    for (const std::string_view tag :
         {"[Date \"2025.02.03\"]", "[White \"Ana\"]", "[Black \"damas, nivel 1\"]", "[BlackType \"program\"]",
          "[Result \"0-1\"]", "[RuleProfile \"entrenamiento\"]", "[TimeControl \"900+5\"]"})
        EXPECT_TRUE(has(text, tag)) << tag << " in " << text;
}

TEST_F(SessionTest, DoesNotReplaceAFileUnasked) {
    const std::string path = temporary("kept.pdn");
    play("9-13\nguardar " + path + "\n");
    const std::string before = contents(path);
    EXPECT_TRUE(has(play("10-14\nguardar " + path + "\n"), "ya existe"));
    EXPECT_EQ(contents(path), before);
    play("10-14\nguardar " + path + "\nguardar " + path + "\n");
    EXPECT_NE(contents(path), before);
    EXPECT_FALSE(has(play("cargar " + path + "\n22-18\nguardar " + path + "\n"), "ya existe")) << "it came from there";
}

TEST_F(SessionTest, GoesOnWithALoadedGame) {
    const std::string path = temporary("on.pdn");
    std::ofstream(path) << "[GameType \"20\"]\n[White \"Eva\"]\n[WhiteType \"human\"]\n[BlackType \"program\"]\n"
                           "1. 32-28 *\n";
    SessionOptions options = against_computer();
    const std::string again = temporary("again.pdn");
    EXPECT_TRUE(has(play("cargar " + path + "\nguardar " + again + "\n", options), "Juego ")) << "it is its turn";
    EXPECT_TRUE(has(contents(again), "[White \"Eva\"]"));
    EXPECT_TRUE(has(contents(again), "[GameType \"20,W,10,10,N2,0\"]"));
    options.computer = rules::Side::white;
    play("cargar " + path + "\n", options);
    EXPECT_TRUE(fen_.starts_with("W:")) << "the computer is Black in that game, and has moved";

    std::ofstream(path) << "1. 11-15 /FEN \"W:W8:B32\"/ 8-12 *\n";
    play("cargar " + path + "\n");
    EXPECT_EQ(fen_, "B:W12:B32");
    std::ofstream(path) << "[GameType \"21\"]\n1. 9-13 *\n";
    EXPECT_TRUE(has(play("cargar " + path + "\n"), "hay «21», se esperaba un GameType"));
    std::ofstream(path) << "[Result \"1-0\"]\n1. 9-13 22-18 2. 9-13 *\n";
    const std::string text = play("cargar " + path + "\n");
    EXPECT_TRUE(has(text, "La carga se detiene en 9-13: No hay ninguna pieza en 9"));
    EXPECT_TRUE(has(text, "da el resultado 1-0"));
}

TEST_F(SessionTest, AsksBeforeAGameIsLost) {
    const std::string path = temporary("asked.pdn");
    SessionOptions options;
    EXPECT_FALSE(has(play("9-13\nsalir\n", options), "no está guardada")) << "nobody is there to be asked";
    options.interactive = true;
    EXPECT_TRUE(has(play("9-13\nsalir\n\n", options), "no está guardada"));
    EXPECT_FALSE(has(play("salir\n", options), "no está guardada"));
    play("9-13\nsalir\n" + path + "\n", options);
    EXPECT_TRUE(has(contents(path), "1. 9-13 *"));
    play("9-13\nnueva\n\n10-14\n", options);
    EXPECT_TRUE(fen_.starts_with("B:W1,2,3,4,5,6,7,8,9,11,12,14:"));
}

TEST_F(SessionTest, AnswersNonsenseKindly) {
    EXPECT_TRUE(has(play("hola\n"), "No entiendo «hola»"));
    EXPECT_TRUE(has(play("99\n"), "No hay ninguna jugada con ese número"));
    EXPECT_EQ(fen_, start_);
}

TEST_F(SessionTest, PlaysAgainstTheComputer) {
    SessionOptions options;
    options.computer = rules::Side::black;
    options.nodes = 2'000;
    EXPECT_TRUE(has(play("9-13\n", options), "Juego "));
    EXPECT_TRUE(fen_.starts_with("W:")) << "the computer has answered";
    play("9-13\nundo\n", options);
    EXPECT_EQ(fen_, start_) << "both moves are taken back";
    play("9-13\nundo\nredo\n", options);
    EXPECT_TRUE(fen_.starts_with("W:") && fen_ != start_);
    options.computer = rules::Side::white;
    EXPECT_TRUE(has(play("", options), "Juego "));
    EXPECT_TRUE(fen_.starts_with("B:"));
    const std::string first = fen_;
    EXPECT_TRUE(has(play("deshacer\n", options), "No hay nada que deshacer"));
    EXPECT_EQ(fen_, first) << "its first move stays";
    play("abandono\n", options);
    EXPECT_EQ(outcome_, rules::Outcome::white);
}

TEST_F(SessionTest, HasLevels) {
    SessionOptions options = against_computer();
    const std::string text = play("nivel\nnivel 11\nNivel 10\nlevel x\n", options);
    EXPECT_TRUE(has(text, "nivel 1 de 10 (muy fácil)"));
    EXPECT_TRUE(has(text, "del 1 al 10"));
    EXPECT_TRUE(has(text, "Nivel 10 de 10 (toda su fuerza)"));
    EXPECT_TRUE(has(play("nivel 3\n"), "El ordenador no juega esta partida"));
}

TEST_F(SessionTest, RepeatsItselfWithTheSameSeedOnly) {
    const std::string moves = "9-13\n5-9\n1\n1\n1\n1\n1\n1\n";
    std::set<std::string> games;
    SessionOptions options = against_computer();
    for (options.seed = 1; options.seed <= 4; ++options.seed) {
        play(moves, options);
        const std::string first = fen_;
        play(moves, options);
        EXPECT_EQ(fen_, first);
        games.insert(first);
    }
    EXPECT_GT(games.size(), 1u);
}

TEST_F(SessionTest, TellsWhatItThought) {
    SessionOptions options = against_computer();
    EXPECT_TRUE(has(play("info\n", options), "Todavía no he pensado"));
    EXPECT_TRUE(has(play("9-13\ninfo\n", options), "Profundidad "));
    EXPECT_FALSE(has(play("9-13\n", options), "Profundidad "));
    options.verbose = true;
    EXPECT_TRUE(has(play("9-13\n", options), "Profundidad "));
}

TEST_F(SessionTest, OpensByTheBookIfItMay) {
    SessionOptions options = against_computer();
    options.level = 10;
    options.nodes = 1'000;
    options.verbose = true;
    EXPECT_TRUE(has(play("10-14\n", options), "Profundidad "));
    options.book = true;
    EXPECT_TRUE(has(play("10-14\n", options), "Del libro, valor "));
    options.level = 8;
    EXPECT_TRUE(has(play("10-14\n", options), "Profundidad ")) << "a weak level knows no book";
}

TEST_F(SessionTest, AgreesToADrawOnlyWithoutAnAdvantage) {
    SessionOptions options = against_computer();
    options.nodes = 2'000;
    EXPECT_TRUE(has(play("tablas\n", options), "rechazadas")) << "the game has hardly begun";
    options.start = at("W:WK4:BK29");
    EXPECT_TRUE(has(play("tablas\n", options), "acuerdo"));
    options.start = at("W:W1:BK32,K31,K30");
    EXPECT_TRUE(has(play("tablas\n", options), "rechazadas"));
}

/// Every question about the time finds that so many seconds have passed since the last.
SessionOptions with_clock(ClockSetting setting, double step) {
    SessionOptions options;
    options.clock = setting;
    options.now = [time = std::make_shared<double>(0), step] { return *time += step; };
    return options;
}

TEST_F(SessionTest, ShowsTheClocks) {
    EXPECT_TRUE(has(play("reloj\n"), "sin reloj"));
    SessionOptions options = with_clock({900, 5}, 0);
    EXPECT_TRUE(has(play("reloj\n", options), "Reloj: blancas 15:00, negras 15:00."));
    EXPECT_TRUE(has(play("9-13\nreloj\n", options), "Reloj: blancas 15:05, negras 15:00."));
    EXPECT_TRUE(has(play("pausa\n", options), "Reloj parado"));
}

TEST_F(SessionTest, LosesOnTime) {
    const std::string path = temporary("time.pdn");
    const std::string text = play("9-13\n22-18\n1\n1\n1\nguardar " + path + "\ndeshacer\n", with_clock({60, 0}, 7));
    EXPECT_TRUE(has(text, "se les acabó el tiempo"));
    EXPECT_TRUE(has(text, "El tiempo se acabó"));
    EXPECT_NE(outcome_, rules::Outcome::none);
    EXPECT_TRUE(has(contents(path), "[Termination \"time forfeit\"]"));
    EXPECT_FALSE(has(contents(path), "[Result \"*\"]"));
}

TEST_F(SessionTest, NewGamesHaveFullClocks) {
    play("jugadas\njugadas\njugadas\njugadas\n9-13\nnueva\n", with_clock({60, 0}, 9));
    EXPECT_EQ(outcome_, rules::Outcome::none);
    EXPECT_EQ(fen_, start_);
}

TEST_F(SessionTest, AGameGoesOnWithItsClocks) {
    const std::string path = temporary("clocks.pdn");
    play("9-13\nguardar " + path + "\n", with_clock({900, 5}, 2));
    EXPECT_TRUE(has(contents(path), "[TimeControl \"900+5\"]"));
    EXPECT_TRUE(has(contents(path), "{[%clock w0:14:5")) << contents(path);
    EXPECT_TRUE(has(contents(path), " B0:14:5")) << "it is Black's turn";
    const std::string load = "cargar " + path + "\nreloj\n";
    for (const SessionOptions& options : {SessionOptions{}, with_clock({900, 5}, 0)})
        EXPECT_TRUE(has(play(load, options), "Reloj: blancas 14:5")) << "the clock of the file";
    EXPECT_TRUE(has(play(load, with_clock({60, 0}, 0)), "Reloj: blancas 1:00, negras 1:00.")) << "another clock";
    EXPECT_TRUE(has(play(load + "22-18\nguardar " + path + "\n", with_clock({900, 5}, 0)), "Partida guardada"));
    EXPECT_TRUE(has(contents(path), "{[%clock W0:14:")) << "White's turn now";
    play("9-13\nguardar " + path + "\n" + "guardar " + path + "\n");
    EXPECT_FALSE(has(contents(path), "clock")) << "without a clock nothing is said of one";
    EXPECT_TRUE(has(play(load, with_clock({900, 5}, 0)), "Reloj: blancas 15:00, negras 15:00."));
}

TEST(GameClock, IsWrittenAndReadInComments) {
    EXPECT_EQ(clock_comment({870, 3.2}, rules::Side::white), "[%clock W0:14:30 b0:00:04]");
    EXPECT_EQ(clock_comment({5'400, -1}, rules::Side::black), "[%clock w1:30:00 B0:00:00]");
    const auto left = read_clock_comment("a word [%clk B0:09:30.5  w1:00:07] more");
    ASSERT_TRUE(left);
    EXPECT_EQ(left->white, 3'607);
    EXPECT_EQ(left->black, 570.5);
    for (const char* wrong : {"", "[%clk 0:10:00]", "[%clock w0:10:00]", "[%clock wx B1]", "clock w1 b1",
                              "[%clock w b1]", "[%clock w-1 b1]", "[%clock w9999999:00:00 b1]", "[%clock wnan b1]"})
        EXPECT_FALSE(read_clock_comment(wrong)) << wrong;
    EXPECT_EQ(read_clock_tag("900+5")->increment, 5);
    EXPECT_EQ(read_clock_tag("900")->time, 900);
    for (const char* wrong : {"", "40/7200:3600", "*120", "?", "-", "900+nan", "9999999"})
        EXPECT_FALSE(read_clock_tag(wrong)) << wrong;
}

TEST(GameClock, ReadsSettings) {
    EXPECT_EQ(clock_tag(*read_clock("15+5")), "900+5");
    EXPECT_EQ(clock_tag(*read_clock("0.5")), "30");
    EXPECT_EQ(clock_tag(*read_clock("blitz")), "300+3");
    for (const std::string_view wrong : {"", "0", "-1", "x", "5+", "+5", "5+-1", "5+x", "1e9", "nan", "99999"})
        EXPECT_FALSE(read_clock(wrong)) << wrong;
}

TEST(GameClock, ReadsWhatThePageReads) {
    const auto rows = testing::data_rows("clocks");
    EXPECT_GT(rows.size(), 20u);
    for (const auto& row : rows) {
        const auto read = read_clock(row[0]);
        ASSERT_EQ(read.has_value(), row[1] != "-") << row[0];
        if (!read) continue;
        EXPECT_DOUBLE_EQ(read->time, 60 * std::stod(row[1])) << row[0];
        EXPECT_DOUBLE_EQ(read->increment, std::stod(row[2])) << row[0];
    }
}

TEST(GameClock, CountsOneSideAtATime) {
    double time = 100;
    GameClock clock({60, 2}, [&] { return time; });
    clock.start(rules::Side::white);
    time += 10;
    EXPECT_EQ(time_text(clock.left(rules::Side::white)), "0:50");
    clock.press(rules::Side::white);
    time += 55.5;
    EXPECT_EQ(clock.left(rules::Side::white), 52);
    EXPECT_EQ(time_text(clock.left(rules::Side::black)), "0:04.5");
    clock.stop();
    time += 100;
    EXPECT_FALSE(clock.fallen());
    clock.start(rules::Side::black);
    time += 4.5;
    EXPECT_EQ(clock.fallen(), rules::Side::black);
    EXPECT_EQ(time_text(clock.left(rules::Side::black)), "0:00.0");
    EXPECT_EQ(time_text(3725), "1:02:05");
}

TEST(GameClock, LetsWhoWasForgivenGoOn) {
    double time = 0;
    GameClock clock({10, 2}, [&] { return time; });
    clock.start(rules::Side::black);
    time += 10.2;
    clock.finish_move(rules::Side::black);
    time += 50;
    EXPECT_DOUBLE_EQ(clock.left(rules::Side::black), 2.001);
    EXPECT_EQ(clock.left(rules::Side::white), 10);
}

TEST_F(SessionTest, HintsInTwoSteps) {
    SessionOptions options;
    options.nodes = 2'000;
    const std::string text = play("pista\npista\n", options);
    EXPECT_TRUE(has(text, "Mira la pieza de "));
    EXPECT_TRUE(has(text, "Yo jugaría "));
}

TEST_F(SessionTest, ShowsTheForzosaCount) {
    SessionOptions options;
    options.start = at("W:WK1,K2,K3:BK31");
    EXPECT_TRUE(has(play("", options), "Forzosa: 0 de 24 medias jugadas."));
}

TEST_F(SessionTest, ATouchedPieceMustBePlayed) {
    SessionOptions options;
    options.touch_move = true;
    const std::string text = play("tocar 9\n10-14\n\n9-13\n", options);
    EXPECT_TRUE(has(text, "Pieza tocada, pieza jugada (artículo 10): «tocar 9»")) << text;
    EXPECT_TRUE(has(text, "Has tocado la pieza de 9: juega 9-13."));
    EXPECT_TRUE(has(text, "Pieza tocada, pieza jugada: hay que mover la de 9: 9-13 (artículo 10)."));
    EXPECT_FALSE(has(text, " 2) ")) << "only its moves are listed";
    EXPECT_TRUE(fen_.starts_with("B:W1,2,3,4,5,6,7,8,10,11,12,13:")) << fen_;
    options.language = words::Language::english;
    EXPECT_TRUE(has(play("touch 32\n31-27\n", options, "international"),
                    "Touched, played: you must move the piece on 32: 32-27 or 32-28 (article 8)."));
}

TEST_F(SessionTest, TypingAMoveTouchesItsPiece) {
    SessionOptions options;
    options.touch_move = true;
    const std::string text = play("9-18\n10-14\n", options);
    EXPECT_TRUE(has(text, "demasiado lejos"));
    EXPECT_TRUE(has(text, "Has tocado la pieza de 9: juega 9-13."));
    EXPECT_TRUE(has(text, "hay que mover la de 9"));
    EXPECT_EQ(fen_, start_);
    EXPECT_TRUE(has(play("1-5\n10-14\n", options), "Juegan las negras")) << "1 cannot be played and binds nobody";
    play("22-18\n10-14\n", options);
    EXPECT_NE(fen_, start_) << "the opponent's pieces bind nobody";
}

TEST_F(SessionTest, NothingPutsATouchedPieceBack) {
    SessionOptions options;
    options.touch_move = true;
    for (const char* way : {"", "deshacer\nrehacer\n", "tablero\n", "pista\n", "tocar 10\n", "tocar x\n"}) {
        play(std::string("10-14\n22-18\ntocar 5\n") + way + "14-19\n", options);
        EXPECT_TRUE(fen_.starts_with("W:")) << way << ": " << fen_;
    }
    play("9-13\ndeshacer\ntocar 10\nrehacer\n", options);
    EXPECT_EQ(fen_, start_) << "an old move is played again only with that piece";
    play("tocar 9\n9-13\ndeshacer\n10-14\n", options);
    EXPECT_NE(fen_, start_) << "once it has been played, taking back is a new beginning";
}

TEST_F(SessionTest, TouchingBindsNobodyWithoutTheRule) {
    EXPECT_TRUE(has(play("tocar 9\n10-14\n"), "damas play --touch-move"));
    EXPECT_NE(fen_, start_);
    SessionOptions options;
    options.touch_move = true;
    EXPECT_FALSE(has(play("tocar 9\n10-14\n", options, "entrenamiento"), "artículo"));
    EXPECT_NE(fen_, start_);
}

TEST_F(SessionTest, PlaysAlphaBetaAsTaught) {
    SessionOptions options;
    options.computer = rules::Side::black;
    options.textbook = {.settings = {.depth = 3, .leaves_only = true}};
    options.verbose = true;
    const std::string path = temporary("textbook.pdn");
    const std::string text = play("9-13\nnivel\nguardar " + path + "\nnivel 2\n", options);
    EXPECT_TRUE(has(text, "contra el ordenador, alfa-beta como se enseña, profundidad 3.")) << text;
    EXPECT_TRUE(has(text, "Profundidad 3, valor "));
    EXPECT_TRUE(has(text, "Juega alfa-beta como se enseña, profundidad 3; «nivel 4»"));
    EXPECT_TRUE(has(text, "Nivel 2 de 10"));
    EXPECT_TRUE(has(contents(path), "[Black \"damas, alfa-beta como se enseña, profundidad 3\"]")) << contents(path);
    // What it plays is what `damas tree` finds.
    const auto game = engine::find_rulebook("spanish")->read_game(start_);
    (*game)->play(*notation::read_move_text("9-13"));
    const auto report = (*game)->textbook(options.textbook->settings, {});
    EXPECT_TRUE(has(text, "Juego " + notation::write_move(report.line.front()) + "."));
    options.textbook->settings.pruning = false;
    EXPECT_TRUE(has(play("", options), "minimax, profundidad 3"));
}

TEST_F(SessionTest, AlphaBetaCountsItsWinInMoves) {
    SessionOptions options;
    options.computer = rules::Side::white;
    options.verbose = true;
    options.textbook = {.settings = {.depth = 7}};
    options.start = at("W:WK1,K10,K16:B17,K28");
    EXPECT_TRUE(has(play("", options), "ganan las blancas en 4 jugadas"));
}

TEST_F(SessionTest, OneExerciseIsOne) {
    for (const words::Language language : {words::Language::spanish, words::Language::english}) {
        workout::Kit kit = *workout::read_kit(*workout::find_ready_kit("gentle", language));
        kit.amounts.of.fill(1);
        Workout companion(std::move(kit), {}, language);
        SessionOptions options;
        options.language = language;
        options.companion = &companion;
        const std::string text = play("9-13\ntotals\n", options, "entrenamiento");
        const bool es = language == words::Language::spanish;
        EXPECT_TRUE(has(text, es ? "1 repetición y 0 segundos" : "1 repetition and 0 seconds") ||
                    has(text, es ? "0 repeticiones y 1 segundo\n" : "0 repetitions and 1 second\n"))
            << text;
    }
}

}  // namespace damas::terminal
