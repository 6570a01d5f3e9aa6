// SPDX-License-Identifier: MIT
// The terminal session as a pipe sees it.
#include "terminal/session.hpp"

#include <gtest/gtest.h>

#include <cstdio>
#include <sstream>

namespace damas::terminal {

class SessionTest : public ::testing::Test {
protected:
    /// What the session prints for this input.
    std::string play(const std::string& input, SessionOptions options = {}, const char* rules = "spanish") {
        std::istringstream in(input);
        std::ostringstream out;
        Session session(*engine::find_rulebook(rules), std::move(options), in, out);
        session.run();
        fen_ = session.game().state().fen;
        result_ = session.game().state().result;
        return out.str();
    }
    static bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

    std::string fen_;
    rules::Result result_;
    const std::string start_ = engine::find_rulebook("spanish")->start_fen();
};

TEST_F(SessionTest, PlaysMovesInAnyForm) {
    play("9-13\n22 18\n 1 \nundo\n");
    EXPECT_EQ(fen_, "W:W1,2,3,4,5,6,7,8,10,11,12,13:B18,21,23,24,25,26,27,28,29,30,31,32");
}

TEST_F(SessionTest, EndsWithTheInput) {
    EXPECT_TRUE(has(play(""), "Hasta la próxima"));
    EXPECT_EQ(fen_, start_);
}

TEST_F(SessionTest, RefusesWithTheLaw) {
    SessionOptions options;
    options.fen = "W:W8,K17:B12,19,26";
    EXPECT_TRUE(has(play("17x30\n", options),
                    "Ley de la Cantidad: aquí se comen 3 piezas con 8x29; tu jugada come 1 (artículo 22)."));
    options.language = engine::Language::english;
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
    EXPECT_TRUE(has(play("abandono\n"), "Ganan las negras: el rival abandona (artículo 24)."));
    play("tablas\nsi\n");
    EXPECT_EQ(result_.reason, rules::Reason::agreement);
    play("tablas\nno\n");
    EXPECT_EQ(result_.outcome, rules::Outcome::none);
    play("abandono\ndeshacer\n");
    EXPECT_EQ(result_.outcome, rules::Outcome::none);
}

TEST_F(SessionTest, SavesAndLoads) {
    const std::string path = ::testing::TempDir() + "damas_session_test.pdn";
    play("9-13\n22-18\nguardar " + path + "\n");
    const std::string saved = fen_;
    EXPECT_TRUE(has(play("cargar " + path + "\n"), "Partida cargada"));
    EXPECT_EQ(fen_, saved);
    std::remove(path.c_str());
    EXPECT_TRUE(has(play("cargar /does/not/exist\n"), "no se puede leer"));
    EXPECT_TRUE(has(play("guardar /does/not/exist\n"), "no se puede escribir"));
    EXPECT_TRUE(has(play("guardar\n"), "Falta el nombre"));
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
    options.fen = "W:WK1,K2,K3:BK31";
    EXPECT_TRUE(has(play("", options), "Forzosa: 0 de 24 medias jugadas."));
}

}  // namespace damas::terminal
