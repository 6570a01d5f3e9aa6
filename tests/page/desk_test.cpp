// SPDX-License-Identifier: MIT
// The page's desk: what it answers, and that nothing that is sent to it can break it. Runs in WebAssembly too.
#include "page/desk.hpp"

#include <gtest/gtest.h>

#include <map>

#include "assets/assets.hpp"
#include "engine/rulebook.hpp"
#include "notation/json.hpp"
#include "notation/move_writer.hpp"
#include "support/ask_desk.hpp"
#include "support/data_file.hpp"

namespace damas::page {

using notation::Json;
using notation::max_json_bytes;
using notation::read_json;

TEST(Json, ReadsWhatIsRight) {
    const auto json = read_json(R"( {"a":[1,-2.5e1,true,null],"b":"x\n\u00e9\ud83d\ude00","a2":{}} )");
    ASSERT_TRUE(json) << words::english(json.error().message());
    ASSERT_EQ(json->items_of("a").size(), 4u);
    EXPECT_EQ(json->items_of("a")[1].number, -25);
    EXPECT_EQ(json->text_of("b"), "x\n\xC3\xA9\xF0\x9F\x98\x80");
    EXPECT_EQ(json->integer_of("nothing", 0, 9, 7), 7);
}

TEST(Json, RefusesWhatIsWrong) {
    for (const char* text : {"", "{", "[1,]", "{\"a\":}", "01", "1.", "\"a", "nul", "[1] 2", "{a:1}", "\"\\x\"", "-",
                             "\"\t\"", "1e999", R"({"a":1,"b":2,"a":3})"})
        EXPECT_FALSE(read_json(text)) << text;
    EXPECT_FALSE(read_json(std::string(5'000, '[')));
    EXPECT_TRUE(read_json(std::string(900, '[') + std::string(900, ']')));
    EXPECT_FALSE(read_json(std::string(max_json_bytes + 1, ' ')));
}

TEST(Desk, ReadsInTheOpeningBook) {
#ifdef __wasi__  // A page is given its book.
    const std::string bytes = testing::read_whole(DAMAS_SOURCE_DIR "/data/books/spanish.book");
    assets::provide(assets::book_name("spanish"), {bytes.begin(), bytes.end()});
#endif
    const Json page = ask(R"({"do":"book","rules":"spanish","moves":[]})");
    ASSERT_EQ(page.items_of("moves").size(), 7U);
    EXPECT_EQ(page.items_of("results").size(), 3U);
    const Json& best = page.items_of("moves").front();
    EXPECT_TRUE(best.flag_of("follows"));
    ASSERT_GE(best.items_of("line").size(), 4U);
    // Scores are White's: the best move of White has the highest, that of Black the lowest.
    for (const Json& move : page.items_of("moves"))
        EXPECT_LE(move.number_of("score", -300, 300, 0), best.number_of("score", -300, 300, 0));
    const std::string first = best.items_of("line").front().text, second = best.items_of("line")[1].text;
    const Json reply = ask(R"({"do":"book","rules":"spanish","moves":[")" + first + R"("]})");
    ASSERT_FALSE(reply.items_of("moves").empty());
    EXPECT_EQ(reply.items_of("moves").front().items_of("line").front().text, second);
    EXPECT_EQ(reply.items_of("moves").front().number_of("score", -300, 300, 999),
              best.number_of("score", -300, 300, 998));

    EXPECT_EQ(ask(R"({"do":"book","rules":"spanish","fen":"W:W20:B25"})").kind, Json::Kind::null);
    Desk desk({});
    EXPECT_EQ(error_in(ask(desk, R"({"do":"book","rules":"entrenamiento"})")), "there is no book for this game");
    EXPECT_FALSE(ask(desk, R"({"do":"book","rules":"spanish","moves":["1-32"]})").flag_of("ok"));

    // The strongest player opens by the book, at once.
    const Json thought = ask(R"({"do":"think","rules":"spanish","options":{"level":10,"book":true,"seed":3}})");
    EXPECT_EQ(thought.number_of("nodes", 0, 1e9, 7), 0);
    EXPECT_FALSE(thought.items_of("moves").empty());
}

TEST(Desk, SaysWhatItPlays) {
    const Json about = ask(R"({"do":"about"})");
    ASSERT_EQ(about.items_of("rules").size(), engine::rulebooks().size());
    EXPECT_EQ(about.items_of("rules")[0].items_of("tiles").size(), 64u);
    EXPECT_TRUE(about.items_of("rules")[0].flag_of("light"));
    EXPECT_FALSE(about.items_of("rules")[2].flag_of("light"));
    for (const Json& one : about.items_of("rules")) EXPECT_EQ(one.flag_of("letters"), one.text_of("id") == "brazilian");
    EXPECT_EQ(about.items_of("levels").size(), 10u);
    EXPECT_EQ(about.items_of("levels")[0].find("name")->text_of("en"), "Newcomer");
}

TEST(Desk, SaysWhichLawAMoveBreaksInWordsAndNotByItsId) {
    Desk desk({});
    const Json refused = ask(desk, R"({"do":"state","rules":"spanish","moves":["9-18"]})");
    EXPECT_EQ(refused.find("error")->text_of("es"),
              "jugada ilegal 9-18: De 9 a 18 es demasiado lejos: un peón avanza una sola casilla (artículo 8).");
    EXPECT_EQ(error_in(refused),
              "illegal move 9-18: From 9 to 18 is too far: a man steps one square at a time (article 8).");
}

TEST(Desk, DescribesAPosition) {
    const Json state = ask(R"({"do":"state","rules":"spanish","moves":["10-14","22-18"]})");
    EXPECT_EQ(state.text_of("turn"), "white");
    EXPECT_EQ(state.items_of("must").size(), 0u);
    EXPECT_EQ(state.find("last")->text_of("text"), "22-18");
    EXPECT_EQ(state.text_of("pieces").size(), 32u);
    EXPECT_EQ(state.find("result")->text_of("outcome"), "none");
}

/// A desk plays only what is new since the last request: whatever was asked before, it answers like one that is new.
TEST(Desk, AnswersAlikeWhateverWasAskedBefore) {
    Desk desk({});
    std::uint32_t random = 7;
    const auto below = [&](std::size_t n) { return (random = random * 1664525 + 1013904223) / 65536 % n; };
    struct Asked {
        std::string_view rules, profile, fen;
        std::vector<std::string> moves{};
    };
    std::vector<Asked> games{{"spanish", "", ""},
                             {"spanish", "portuguese", ""},
                             {"spanish", "", "W:WK1,K5,9:BK32,31,30"},
                             {"international", "", ""},
                             {"entrenamiento", "", "B:WK1,K5,9:BK32,31,30"}};
    for (int i = 0; i < 400; ++i) {
        Asked& game = games[below(below(3) == 0 ? games.size() : 2)];
        while (!game.moves.empty() && below(3) == 0) game.moves.pop_back();
        if (below(20) == 0) game.moves.emplace_back(below(2) == 0 ? "1-32" : "nonsense");
        std::string moves;
        for (const std::string& move : game.moves) moves += (moves.empty() ? "\"" : ",\"") + move + '"';
        const std::string about = R"("rules":")" + std::string(game.rules) + R"(","profile":")" +
                                  std::string(game.profile) + R"(","fen":")" + std::string(game.fen) +
                                  R"(","moves":[)" + moves + "]";
        constexpr std::array<std::string_view, 3> also{R"(,"ending":"draw")", R"(,"ending":"white_resigns")", ""};
        const std::string state = R"({"do":"state",)" + about + std::string(also[below(also.size())]) + "}";
        const std::string answer = desk.answer(state);
        EXPECT_EQ(answer, Desk({}).answer(state)) << state;
        const auto reply = read_json(answer);
        ASSERT_TRUE(reply);
        if (!reply->flag_of("ok")) {
            game.moves.pop_back();
            continue;
        }
        const Json& value = *reply->find("reply");
        if (const auto& legal = value.items_of("moves"); !legal.empty())
            game.moves.emplace_back(legal[below(legal.size())].text_of("text"));
        const std::string attempt = R"({"do":"attempt",)" + about + R"(,"text":"9-13"})";
        EXPECT_EQ(desk.answer(attempt), Desk({}).answer(attempt)) << attempt;
    }
}

TEST(Desk, MarksWhoMustCapture) {
    const Json state = ask(R"({"do":"state","rules":"spanish","fen":"W:W8,K17:B12,19,26"})");
    ASSERT_FALSE(state.items_of("must").empty());
    for (const Json& move : state.items_of("moves")) EXPECT_FALSE(move.items_of("captured").empty());
}

TEST(Desk, NamesTheLawOfARefusal) {
    const Json no = ask(R"({"do":"attempt","rules":"spanish","fen":"W:W8,K17:B12,19,26","text":"17x30"})");
    EXPECT_FALSE(no.flag_of("legal"));
    EXPECT_EQ(no.text_of("law"), "ley_de_la_cantidad");
    EXPECT_NE(no.find("sentence")->text_of("es").find("22"), std::string_view::npos);
    const Json yes = ask(R"({"do":"attempt","rules":"spanish","squares":[10,14]})");
    EXPECT_TRUE(yes.flag_of("legal"));
    EXPECT_EQ(yes.find("move")->text_of("text"), "10-14");
}

TEST(Desk, HoldsPlayersToTheTouchedPiece) {
    const auto try_it = [](const std::string& rules, const std::string& rest) {
        return ask(R"({"do":"attempt","rules":")" + rules + R"(",)" + rest + "}");
    };
    const Json other = try_it("spanish", R"("squares":[10],"touched":9)");
    EXPECT_FALSE(other.flag_of("legal"));
    EXPECT_EQ(other.text_of("law"), "touch_move");
    EXPECT_EQ(other.integer_of("article", 0, 99, 0), 10);
    EXPECT_EQ(other.integer_of("touched", 0, 99, 0), 9);
    EXPECT_EQ(other.find("sentence")->text_of("es"),
              "Pieza tocada, pieza jugada: hay que mover la de 9: 9-13 (artículo 10).");
    EXPECT_EQ(try_it("spanish", R"("text":"10-14","touched":9)").text_of("law"), "touch_move");
    EXPECT_EQ(try_it("international", R"("text":"31-27","touched":32)").integer_of("article", 0, 99, 0), 8);
    EXPECT_TRUE(try_it("spanish", R"("text":"9-13","touched":9)").flag_of("legal"));
    EXPECT_TRUE(try_it("spanish", R"("text":"10-14","touched":1)").flag_of("legal")) << "1 cannot be played";
    EXPECT_TRUE(try_it("spanish", R"("text":"10-14","touched":0)").flag_of("legal"));
    EXPECT_TRUE(try_it("entrenamiento", R"("text":"10-14","touched":9)").flag_of("legal"));
    EXPECT_EQ(try_it("spanish", R"("text":"9-18","touched":0)").integer_of("touched", 0, 99, 0), 9)
        << "whoever tries a piece has touched it";
    EXPECT_EQ(try_it("spanish", R"("text":"9-18")").integer_of("touched", 0, 99, 7), 0) << "nobody agreed on that";
    EXPECT_EQ(try_it("spanish", R"("text":"22-18","touched":0)").integer_of("touched", 0, 99, 7), 0);
}

TEST(Desk, SaysWhichPiecesBind) {
    const auto binding = [](const std::string& rest) {
        std::vector<int> squares;
        const Json state = ask(R"({"do":"state",)" + rest + "}");
        for (const Json& item : state.items_of("touch"))
            if (item.flag_of("binds")) squares.push_back(static_cast<int>(item.integer_of("square", 1, 50, 0)));
        return squares;
    };
    EXPECT_EQ(binding(R"("rules":"spanish")"), (std::vector{9, 10, 11, 12}));
    EXPECT_EQ(binding(R"("rules":"spanish","fen":"W:W9,12:B13")"), (std::vector{9}));
    EXPECT_EQ(binding(R"("rules":"international")"), (std::vector{31, 32, 33, 34, 35}));
    EXPECT_EQ(binding(R"("rules":"entrenamiento")"), std::vector<int>{});
    EXPECT_EQ(binding(R"("rules":"spanish","ending":"draw")"), std::vector<int>{});
    std::map<std::string, int, std::less<>> articles;
    const Json about = ask(R"({"do":"about"})");
    for (const Json& rules : about.items_of("rules"))
        articles.emplace(rules.text_of("id"), rules.integer_of("touch_move", 0, 99, -1));
    EXPECT_EQ(articles["spanish"], 10);
    EXPECT_EQ(articles["entrenamiento"], 0);
    EXPECT_EQ(articles["international"], 8);
    for (const engine::Rulebook* book : engine::rulebooks())
        EXPECT_EQ(articles.at(std::string(book->id())), book->rules().articles.touch_move);
}

TEST(Desk, SaysWhatATouchBegins) {
    const auto touch = [](const std::string& fen, std::size_t piece) {
        const Json state = ask(R"({"do":"state","rules":"spanish","fen":")" + fen + R"("})");
        return state.items_of("touch").at(piece);
    };
    // Of two pieces one must capture: a click may play it, the other is refused with the law.
    EXPECT_EQ(touch("W:W9,12:B13", 0).text_of("only_capture"), "9x18");
    EXPECT_EQ(touch("W:W9,12:B13", 0).find("refused")->kind, Json::Kind::null);
    const Json other = touch("W:W9,12:B13", 1);
    EXPECT_EQ(other.integer_of("square", 1, 32, 0), 12);
    EXPECT_EQ(other.find("only_capture")->kind, Json::Kind::null);
    EXPECT_EQ(other.find("refused")->text_of("law"), "capture_compulsory");
    EXPECT_EQ(other.find("refused")->integer_of("article", 0, 99, 0), 20);
    EXPECT_EQ(other.find("refused")->items_of("squares").front().number, 9);
    // Quiet moves are chosen, and whoever is shut in breaks no law.
    EXPECT_EQ(touch("W:W9:B32", 0).find("only_capture")->kind, Json::Kind::null);
    EXPECT_EQ(touch("W:W1,5,6:B32", 0).find("refused")->kind, Json::Kind::null);
    const Json over = ask(R"({"do":"state","rules":"spanish","ending":"draw"})");
    EXPECT_TRUE(over.items_of("touch").empty());
}

TEST(Desk, SaysWhoWasCrowned) {
    const auto crowned = [](const std::string& fen, const std::string& move) {
        const Json state =
            ask(R"({"do":"state","rules":"spanish","fen":")" + fen + R"(","moves":[")" + move + R"("]})");
        return state.find("last")->flag_of("crowned");
    };
    EXPECT_TRUE(crowned("W:W28:B5", "28-32"));
    EXPECT_FALSE(crowned("W:W20:B5", "20-24"));
    EXPECT_FALSE(crowned("W:WK1:B29", "1-32"));
}

TEST(Desk, HasAnExampleForEveryGame) {
    const Json about = ask(R"({"do":"about"})");
    for (const Json& rules : about.items_of("rules")) {
        EXPECT_FALSE(rules.items_of("examples").empty()) << rules.text_of("id");
        EXPECT_EQ(rules.text_of("pieces").size(), rules.items_of("tiles").size() / 2);
        for (const Json& example : rules.items_of("examples"))
            ask(R"({"do":"state","rules":")" + std::string(rules.text_of("id")) + R"(","fen":")" +
                std::string(example.text_of("fen")) + R"("})");
    }
}

TEST(Desk, FindsAForzosaToTrain) {
#ifdef __wasi__  // A page is given its tables.
    const std::string bytes = testing::read_whole(DAMAS_SOURCE_DIR "/data/tables/spanish.tables");
    assets::provide(assets::tables_name("spanish"), {bytes.begin(), bytes.end()});
#endif
    const Json one = ask(R"({"do":"forzosa","rules":"spanish","seed":1})");
    const Json other = ask(R"({"do":"forzosa","rules":"spanish","seed":2})");
    EXPECT_NE(one.text_of("fen"), other.text_of("fen"));
    const Json known = ask(R"({"do":"probe","rules":"spanish","fen":")" + std::string(one.text_of("fen")) + R"("})");
    EXPECT_EQ(known.text_of("result"), "win");
    EXPECT_GT(known.integer_of("forzosa_plies", 0, 99, 0), 0);
    EXPECT_EQ(known.integer_of("plies", 0, 99, 0), one.integer_of("plies", 0, 99, 1));
    EXPECT_GE(one.integer_of("plies", 0, 99, 0), 9);
    Desk desk({});
    EXPECT_FALSE(ask(desk, R"({"do":"forzosa","rules":"international"})").flag_of("ok"));
}

TEST(Desk, FindsAnEndingOfAnyMaterial) {
#ifdef __wasi__  // A page is given its tables.
    const std::string bytes = testing::read_whole(DAMAS_SOURCE_DIR "/data/tables/spanish.tables");
    assets::provide(assets::tables_name("spanish"), {bytes.begin(), bytes.end()});
#endif
    const auto found = [](const std::string& wanted) {
        return ask(R"({"do":"ending","rules":"spanish","seed":3,)" + wanted + "}");
    };
    const auto probed = [](const Json& ending) {
        return ask(R"({"do":"probe","rules":"spanish","fen":")" + std::string(ending.text_of("fen")) + R"("})");
    };
    // A win within bounds, which some move gives away.
    const Json win = found(R"("material":"0K2M-0K2M","goal":"win","least":9,"most":21)");
    EXPECT_EQ(probed(win).text_of("result"), "win");
    EXPECT_EQ(probed(win).integer_of("plies", 9, 21, 0), win.integer_of("plies", 9, 21, 1));
    EXPECT_NE(probed(win).items_of("moves").back().text_of("result"), "win");
    // A draw to hold, with Black to move.
    const Json draw = found(R"("material":"1K0M-2K0M","goal":"draw","turn":"black")");
    EXPECT_EQ(draw.text_of("fen").substr(0, 2), "B:");
    EXPECT_TRUE(draw.find("plies")->kind == Json::Kind::null);
    EXPECT_EQ(probed(draw).text_of("result"), "draw");
    EXPECT_EQ(probed(draw).items_of("moves").back().text_of("result"), "loss");
    // The Forzosa is one of them; three kings without the main diagonal are another.
    const Json forzosa = found(R"("material":"3K0M-1K0M","forzosa":true,"least":9)");
    EXPECT_GT(probed(forzosa).integer_of("forzosa_plies", 0, 99, 0), 0);
    EXPECT_EQ(probed(found(R"("material":"3K0M-1K0M","goal":"draw")")).integer_of("forzosa_plies", 0, 99, 1), 0);
    // There is none, and what is no material.
    EXPECT_TRUE(found(R"("material":"1K0M-1K0M","goal":"win","least":99)").kind == Json::Kind::null);
    Desk desk({});
    for (const char* wrong : {"", "KKK", "9K0M-1K0M", "0K0M-1K0M"})
        EXPECT_FALSE(
            ask(desk, std::string(R"({"do":"ending","rules":"spanish","material":")") + wrong + R"("})").flag_of("ok"));
    EXPECT_FALSE(ask(desk, R"({"do":"ending","rules":"spanish","material":"1K0M-0K1M","goal":"x"})").flag_of("ok"));
}

TEST(Desk, SharesTheTimeOfAClock) {
    const auto seconds = [](const std::string& time) {
        return ask(R"({"do":"think","rules":"spanish","options":{"level":10})" + time + "}")
            .number_of("seconds", 0, 60, 99);
    };
    EXPECT_LT(seconds(R"(,"clock":3,"increment":0)"), 1);
    EXPECT_LT(seconds(R"(,"clock":0,"increment":0)"), 1);
}

TEST(Desk, LooksAtAThreat) {
    const Json lines = ask(R"({"do":"analyse","rules":"spanish","fen":"W:W9,1:B14","threat":true,"nodes":1000})");
    ASSERT_FALSE(lines.items.empty());
    EXPECT_EQ(lines.items.front().items_of("moves").front().text.substr(0, 2), "14");
}

TEST(Desk, AnswersAnOfferOfADraw) {
    const auto answer = [](const std::string& fen, const std::string& from) {
        const Json reply = ask(R"({"do":"offer","rules":"spanish","fen":")" + fen + R"(","from":")" + from + R"("})");
        return std::string(reply.text_of("answer"));
    };
    EXPECT_EQ(answer("", "white"), "too_early");
    EXPECT_EQ(answer("W:WK3:BK30", "white"), "accepted") << "set up, a game may be short";
    EXPECT_EQ(answer("W:W9:BK32,K31,K30,29", "white"), "refused") << "Black, who is asked, is winning";
    EXPECT_EQ(answer("W:W9:BK32,K31,K30,29", "black"), "accepted");
    Desk desk({});
    EXPECT_EQ(error_in(ask(desk, R"({"do":"offer","rules":"spanish","from":"nobody"})")),
              "from: expected one of white, black");
    EXPECT_EQ(error_in(ask(desk, R"({"do":"offer","rules":"spanish","fen":"W:W:B9","from":"white"})")),
              "the game is over");
}

TEST(Desk, ReadsSettingsOfATextbookSearch) {
    const Json settings = ask(R"({"do":"settings","text":"{\"depth\":7,\"time\":0.5}"})");
    EXPECT_EQ(settings.integer_of("depth", 1, 40, 0), 7);
    EXPECT_EQ(settings.number_of("time", 0, 9, 0), 0.5);
    EXPECT_FALSE(settings.find("weights")->fields.empty());
    Desk desk({});
    const auto error = [&](const std::string& request) { return error_in(ask(desk, request)); };
    EXPECT_EQ(ask(desk, R"({"do":"settings","text":"{\"depth\":\"3\"}"})").find("error")->text_of("es"),
              "depth: se esperaba un número entero de 1 a 40");
    EXPECT_EQ(error(R"({"do":"settings","text":"{\"depth\":\"3\"}"})"), "depth: expected a whole number from 1 to 40");
    EXPECT_EQ(error(R"({"do":"tree","rules":"spanish","settings":{"depth":"3"}})"),
              "depth: expected a whole number from 1 to 40");
    EXPECT_EQ(error(R"({"do":"tree","rules":"spanish","settings":{"depth":2.6}})"),
              "depth: expected a whole number from 1 to 40");
    EXPECT_EQ(error(R"({"do":"think","rules":"spanish","options":{"search":"textbook","depth":"3"}})"),
              "depth: expected a whole number from 1 to 40");
    EXPECT_EQ(error(R"({"do":"compare","rules":"spanish","settings":{"leaves_only":true,"order":"by_evaluation"}})"),
              "leaves_only: the order by_evaluation evaluates inner nodes");
}

TEST(Desk, CountsEvaluationsApart) {
    const Json tree =
        ask(R"({"do":"tree","rules":"spanish","settings":{"depth":2,"pruning":false,"order":"by_evaluation"}})");
    EXPECT_EQ(tree.integer_of("evaluations", 0, 999, 0), 49);
    EXPECT_EQ(tree.integer_of("inner_evaluations", 0, 999, 0), 56);
    Desk desk({});
    const Json rows = *ask(desk, R"({"do":"compare","rules":"spanish","settings":{"depth":2}})").find("reply");
    ASSERT_EQ(rows.items.size(), 4u);
    EXPECT_EQ(rows.items[0].integer_of("inner_evaluations", 0, 999, 7), 0);
    EXPECT_GT(rows.items[3].integer_of("inner_evaluations", 0, 999, 0), 0);
    const Json strict =
        *ask(desk, R"({"do":"compare","rules":"spanish","settings":{"depth":2,"leaves_only":true}})").find("reply");
    EXPECT_EQ(strict.items.size(), 3u) << "without the order that evaluates inner nodes";
}

TEST(Desk, ObeysTheLimitsOfATextbookSearch) {
    const Json nodes = ask(R"({"do":"tree","rules":"spanish","settings":{"depth":40,"nodes":500}})");
    EXPECT_FALSE(nodes.flag_of("complete"));
    EXPECT_EQ(nodes.integer_of("nodes", 0, 9999, 0), 500);
    const Json time = ask(R"({"do":"tree","rules":"spanish","settings":{"depth":40,"time":0.01}})");
    EXPECT_FALSE(time.flag_of("complete"));
    EXPECT_EQ(time.find("settings")->number_of("time", 0, 9, 0), 0.01);
    const Json move = ask(R"({"do":"think","rules":"spanish","options":{"search":"textbook","depth":40,"nodes":300}})");
    EXPECT_EQ(move.integer_of("nodes", 0, 9999, 0), 300);
}

TEST(Desk, EndsByHand) {
    const Json state = ask(R"({"do":"state","rules":"spanish","moves":["10-14"],"ending":"black_resigns"})");
    EXPECT_EQ(state.find("result")->text_of("outcome"), "white");
    EXPECT_EQ(state.find("result")->text_of("reason"), "resignation");
    EXPECT_TRUE(state.items_of("moves").empty());
}

TEST(Desk, ValidatesAnEditedPosition) {
    std::string pieces(32, '.');
    pieces[29] = 'w', pieces[0] = 'B', pieces[10] = 'w';
    const Json setup = ask(R"({"do":"setup","rules":"spanish","turn":"black","pieces":")" + pieces + "\"}");
    ASSERT_EQ(setup.items_of("wrong").size(), 1u);
    EXPECT_EQ(setup.items_of("wrong")[0].number, 30);
    EXPECT_EQ(setup.text_of("fen"), "B:W11:BK1");
    Desk desk({});
    for (const std::string& wrong : {std::string(), std::string(31, '.'), std::string(33, '.'), std::string(32, 'q')})
        EXPECT_EQ(error_in(ask(desk, R"({"do":"setup","rules":"spanish","pieces":")" + wrong + "\"}")),
                  "pieces: expected a letter a square, one of . w W b B");
}

TEST(Desk, ATextbookSearchHeedsItsSeconds) {
    Desk desk({.hash_megabytes = 1});
    // To this depth it would take longer than anybody lives.
    const Json reply =
        ask(desk, R"({"do":"think","rules":"spanish","options":{"search":"textbook","depth":40},"seconds":0.05})");
    ASSERT_TRUE(reply.flag_of("ok"));
    EXPECT_FALSE(reply.find("reply")->items_of("moves").empty());
}

TEST(Desk, ThinksAndStreams) {
    int lines = 0;
    Desk desk({.tell = [&](const std::string& text) { lines += read_json(text)->find("line") != nullptr; },
               .hash_megabytes = 16});
    Json reply = ask(desk, R"({"id":5,"do":"think","rules":"spanish","options":{"level":5,"seed":3}})");
    EXPECT_EQ(reply.integer_of("id", 0, 9, 0), 5);
    ASSERT_TRUE(reply.flag_of("ok"));
    EXPECT_GT(lines, 0);
    EXPECT_FALSE(reply.find("reply")->items_of("moves").empty());
    reply = ask(desk, R"({"do":"analyse","rules":"international","nodes":5000,"lines":3})");
    ASSERT_TRUE(reply.flag_of("ok"));
    EXPECT_EQ(reply.items_of("reply").size(), 3u);
    reply = ask(desk, R"({"do":"review","rules":"spanish","moves":["10-14","22-18"],"nodes":500})");
    EXPECT_EQ(reply.find("reply")->items_of("moves").size(), 2u);
}

TEST(Desk, StopsWhenInterrupted) {
    // Without the interruption it would end as well, but only after all these nodes.
    constexpr int enough = 3'000'000;
    int asked = 0;
    Desk desk({.interrupted = [&] { return ++asked > 3; }, .hash_megabytes = 16});
    const Json reply = ask(desk, R"({"do":"analyse","rules":"international","nodes":)" + std::to_string(enough) + "}");
    ASSERT_TRUE(reply.flag_of("ok"));
    ASSERT_EQ(reply.items_of("reply").size(), 1u);
    const long long nodes = reply.items_of("reply")[0].integer_of("nodes", 0, 1LL << 50, -1);
    EXPECT_GE(nodes, 0);
    EXPECT_LT(nodes, enough / 10);
    EXPECT_GT(asked, 3);
}

TEST(Desk, ShowsTheInsideOfASearch) {
    const Json tree = ask(R"({"do":"tree","rules":"spanish","fen":"W:W22:B25,26","settings":{"depth":2}})");
    EXPECT_EQ(tree.integer_of("value", -999, 999, 0), 183);
    EXPECT_EQ(tree.items_of("tree").size(), 3u);
    const Json both = ask(R"({"do":"terms","rules":"spanish","settings":{"weights":{"man":150}}})");
    EXPECT_EQ(both.items_of("terms").size(), eval::term_count);
    Desk desk({});
    const Json compare = ask(desk, R"({"do":"compare","rules":"spanish","settings":{"depth":3}})");
    ASSERT_EQ(compare.items_of("reply").size(), 4u);
    const Json wrong = ask(desk, R"({"do":"tree","rules":"spanish","settings":{"weights":{"queen":1}}})");
    EXPECT_FALSE(wrong.flag_of("ok"));
}

TEST(Desk, SettingsHaveTheirTypes) {
    Desk desk({.hash_megabytes = 1});
    const auto answer = [&](const std::string& settings) {
        return ask(desk, R"({"do":"tree","rules":"spanish","settings":{)" + settings + "}}");
    };
    EXPECT_TRUE(answer(R"("depth":3,"pruning":false,"order":"captures_first","tie_break":"last","weights":{"man":90})")
                    .flag_of("ok"));
    for (const char* wrong :
         {R"("depth":"3")", R"("depth":true)", R"("depth":2.5)", R"("depth":null)", R"("depth":[3])",
          R"("pruning":"true")", R"("pruning":1)", R"("order":1)", R"("tie_break":true)", R"("seed":1e30)",
          R"("weights":{"man":"90"})", R"("weights":{"man":90.5})"})
        EXPECT_FALSE(answer(wrong).flag_of("ok")) << wrong;
    const auto think = [&](const std::string& options) {
        return ask(desk, R"({"do":"think","rules":"spanish","nodes":100,"options":{)" + options + "}}").flag_of("ok");
    };
    EXPECT_TRUE(think(R"("level":3,"search":"champion","book":false)"));
    for (const char* wrong : {R"("level":"3")", R"("book":"true")", R"("search":1)", R"("seed":1e30)"})
        EXPECT_FALSE(think(wrong)) << wrong;
    // A page names no files of the machine that serves it.
    EXPECT_FALSE(think(R"("network":"/dev/zero")"));
    EXPECT_FALSE(think(R"("patterns":"/dev/zero")"));
    EXPECT_FALSE(think(R"("hash":16)")) << "nor does it take its memory";
    EXPECT_FALSE(think(R"("threads":2)"));
}

TEST(Desk, BelievesNoFieldOfAnotherType) {
    Desk desk({});
    const auto error = [&](const std::string& rest) {
        const Json reply = ask(desk, R"({"do":"state","rules":"spanish",)" + rest + "}");
        return error_in(reply);
    };
    EXPECT_EQ(error(R"("fen":5)"), "fen: of another type");
    EXPECT_EQ(error(R"("moves":"12-15")"), "moves: of another type");
    EXPECT_EQ(error(R"("moves":[12])"), "moves: each is a text");
    EXPECT_EQ(error(R"("nodes":-1)"), "nodes: out of range");
    EXPECT_EQ(error(R"("nodes":1.5)"), "nodes: not a whole number");
    EXPECT_EQ(error(R"("nodes":"5")"), "nodes: of another type");
    EXPECT_EQ(error(R"("seconds":-0.5)"), "seconds: out of range");
    EXPECT_EQ(error(R"("lines":0)"), "lines: out of range");
    EXPECT_EQ(error(R"("profile":"martian")"), "profile: unknown");
    EXPECT_EQ(error(R"("ending":"rain")"), "ending: unknown");
    EXPECT_EQ(error(R"("options":[])"), "options: of another type");
    for (const char* value : {R"("5")", "true", "[]"}) {
        EXPECT_EQ(error("\"touched\":" + std::string(value)), "touched: of another type");
        EXPECT_EQ(error("\"max_nodes\":" + std::string(value)), "max_nodes: of another type");
    }
    for (const char* value : {"-1", "99", "1e308"})
        EXPECT_EQ(error("\"touched\":" + std::string(value)), "touched: out of range");
    for (const char* value : {"-1", "0", "1e308"})
        EXPECT_EQ(error("\"max_nodes\":" + std::string(value)), "max_nodes: out of range");
    EXPECT_EQ(error(R"("turn":"purple")"), "turn: unknown");
    EXPECT_EQ(error(R"("turn":5)"), "turn: of another type");
    EXPECT_EQ(error(R"("pieces":-1)"), "pieces: of another type");
    EXPECT_EQ(error(R"("language":"fr")"), "language: unknown");
    EXPECT_EQ(error(R"("outcome":"rain")"), "outcome: unknown");
    EXPECT_EQ(error(R"("outcome":true)"), "outcome: of another type");
    EXPECT_EQ(error(R"("line":[])"), "line: of another type");
    EXPECT_EQ(error(R"("tags":{})"), "tags: of another type");
    EXPECT_EQ(error(R"("tags":[["White"]])"), "tags: each is a pair of texts");
    EXPECT_EQ(error(R"("tags":[["White",5]])"), "tags: each is a pair of texts");
    for (const char* squares : {R"(["5"])", "[2.5]", "[-1,10,13]", "[0]", "[51]", "[4294967306]"})
        EXPECT_EQ(error(R"("squares":)" + std::string(squares)), "squares: each is a whole number from 1 to 50")
            << squares;
    EXPECT_EQ(error(R"("fen":"","moves":["12-15"],"ending":"draw","seconds":0.5,"profile":"portuguese","id":7)"), "");
}

TEST(Desk, SurvivesAnything) {
    Desk desk({});
    for (const char* text : {
             "",
             "[]",
             "{}",
             "null",
             R"({"do":7})",
             R"({"do":"state"})",
             R"({"do":"state","rules":"chess"})",
             R"({"do":"state","rules":"spanish","fen":"<script>"})",
             R"({"do":"state","rules":"spanish","moves":[1,{}]})",
             R"({"do":"state","rules":"spanish","moves":["1-99999999999"]})",
             R"({"do":"attempt","rules":"spanish","squares":[1e9,-3]})",
             R"({"do":"think","rules":"spanish","options":{"level":99}})",
             R"({"do":"think","rules":"spanish","fen":"W:W:B1"})",
             R"({"do":"write","rules":"spanish","line":{"moves":[{"move":"x"}]}})",
             R"({"do":"tree","rules":"spanish","settings":{"depth":-1}})",
         })
        EXPECT_FALSE(ask(desk, text).flag_of("ok")) << text;
    // There is no table for the start position: an answer, and nothing in it.
    const Json nothing = ask(desk, R"({"do":"probe","rules":"spanish"})");
    EXPECT_TRUE(nothing.flag_of("ok"));
    EXPECT_EQ(nothing.find("reply")->kind, Json::Kind::null);
}

/// Legal moves of 10,000 positions of each game, as one number: native and WebAssembly must give the same.
TEST(Desk, ListsTheSameMovesEverywhere) {
    constexpr std::pair<std::string_view, std::uint64_t> expected[] = {{"spanish", 8803076662896137731ULL},
                                                                       {"entrenamiento", 15503730362066389696ULL},
                                                                       {"international", 17141110214780397706ULL}};
    for (const auto& [rules, sum] : expected) {
        const engine::Rulebook& book = *engine::find_rulebook(rules);
        std::uint64_t random = 12345;
        const auto next = [&] { return random = random * 6364136223846793005 + 1442695040888963407, random >> 33; };
        std::string all;
        std::unique_ptr<engine::Game> game = book.new_game();
        for (int i = 0; i < 10'000; ++i) {
            if (game->over()) game = book.new_game();
            const auto moves = game->legal_moves();
            for (const auto& move : moves) all += notation::write_hub(move) + ' ';
            game->play(moves[next() % moves.size()]);
        }
        std::uint64_t hash = 14695981039346656037ULL;
        for (const char c : all) hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211ULL;
        EXPECT_EQ(hash, sum) << rules;
    }
}

}  // namespace damas::page
