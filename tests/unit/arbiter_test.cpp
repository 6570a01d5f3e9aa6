// SPDX-License-Identifier: MIT
// The arbiter of article 21 on whole scores: first infringement, law, where play resumes, false claims.
#include "arbiter/arbiter.hpp"

#include <gtest/gtest.h>

#include "notation/fen.hpp"

namespace damas::engine {

arbiter::GameReport check(std::string_view text, notation::pdn::Game* rewritten = nullptr) {
    auto games = notation::pdn::read(text);
    EXPECT_TRUE(games) << words::english(games.error().message());
    notation::pdn::Game game = games->front();
    arbiter::GameReport report = arbiter::check_game(game, *find_rulebook("spanish"));
    if (rewritten != nullptr) *rewritten = game;
    return report;
}

TEST(Arbiter, AcceptsACorrectGame) {
    const arbiter::GameReport report = check(
        "[GameType \"24\"]\n[Result \"1-0\"]\n[FEN \"W:WK1,K10,K16:B17,K28\"]\n"
        "1. 10x32 17-13 2. 16-20 13-9 3. 32-10 9-5 4. 20-2 1-0\n");
    EXPECT_TRUE(report.correct());
    EXPECT_EQ(report.plies, 7);
    EXPECT_EQ(report.end.result.reason, rules::Reason::no_moves);
    EXPECT_EQ(report.end.article, 24);
}

TEST(Arbiter, NamesTheFirstInfringingMove) {
    const arbiter::GameReport report = check("1. 11-15 24-20\n2. 10-13 20x11 *");
    ASSERT_TRUE(report.infringement);
    EXPECT_EQ(report.infringement->ply, 3);
    EXPECT_EQ(report.infringement->move, "10-13");
    EXPECT_EQ(report.infringement->at, (notation::Place{2, 4}));
    EXPECT_EQ(report.infringement->ruling.law, rules::Law::capture_compulsory);
    EXPECT_EQ(report.infringement->ruling.article, 20);
    EXPECT_EQ(notation::write_fen(report.infringement->position),
              "W:W1,2,3,4,5,6,7,8,9,10,12,15:B20,21,22,23,25,26,27,28,29,30,31,32");
    EXPECT_EQ(report.plies, 2);
}

TEST(Arbiter, StopsAtMovesAfterTheEnd) {
    const arbiter::GameReport report =
        check("[FEN \"W:W25:BK1\"]\n1. 25-29 1-5 2. 29-25 5-1 3. 25-29 1-5 4. 29-25 5-1 5. 25-29 1-5 *");
    ASSERT_TRUE(report.infringement);
    EXPECT_EQ(report.infringement->ruling.law, rules::Law::game_over);
    EXPECT_EQ(report.end.result.reason, rules::Reason::threefold);
}

TEST(Arbiter, ComparesClaims) {
    const arbiter::GameReport report = check(
        "[Result \"0-1\"]\n[PlyCount \"6\"]\n[FEN \"W:WK1,K10,K16:B17,K28\"]\n"
        "1. 10x32 17-13 2. 16-20 13-9 3. 32-10 9-5 4. 20-2 *\n");
    ASSERT_EQ(report.false_claims.size(), 2u);
    EXPECT_EQ(report.false_claims[0].tag, "PlyCount");
    EXPECT_EQ(report.false_claims[0].found, "7");
    EXPECT_EQ(report.false_claims[1].tag, "Result");
    EXPECT_EQ(report.false_claims[1].found, "1-0");
}

TEST(Arbiter, ResignationAndAgreementAreTakenAtTheirWord) {
    EXPECT_TRUE(check("[Result \"1-0\"]\n1. 11-15 *").correct());
    EXPECT_TRUE(check("[Result \"1/2-1/2\"]\n1. 11-15 *").correct());
}

TEST(Arbiter, ReplaysVariationsFromTheirOwnPosition) {
    const arbiter::GameReport report = check("1. 11-15 (1. 10-14 22-18 (1... 21-17 2. 14-19 23x14) 2. 12-8) 21-17 *");
    EXPECT_TRUE(report.correct());
    EXPECT_EQ(report.plies, 2);
    ASSERT_EQ(report.in_variations.size(), 1u);
    EXPECT_EQ(report.in_variations[0].move, "12-8");
    EXPECT_EQ(report.in_variations[0].ply, 3);
}

TEST(Arbiter, RewritesMovesInShortForm) {
    notation::pdn::Game game;
    check("[FEN \"W:WK31:B12,14,23,27\"]\n1. 31x20x11x18x16 *", &game);
    const arbiter::GameReport full = check("[FEN \"W:W8:B12,19\"]\n1. 8x15x22 *", &game);
    EXPECT_TRUE(full.correct());
    EXPECT_EQ(numbers_of(game.line.moves[0].move.squares), (std::vector{8, 22}));
}

TEST(Arbiter, ReadsWhichGameIsPlayed) {
    EXPECT_EQ(check("[GameType \"20\"]\n1. 32-28 *").rulebook->id(), "international");
    EXPECT_EQ(check("[GameType \"20,W,10,10,N2,0\"]\n1. 32-28 *").rulebook->id(), "international");
    EXPECT_EQ(check("[GameType \"24,W,8,8,N1,1\"]\n[RuleProfile \"entrenamiento\"]\n1. 11-15 *").rulebook->id(),
              "entrenamiento");
    EXPECT_EQ(check("1. 11-15 *").rulebook->id(), "spanish");
    EXPECT_TRUE(check("[GameType \"21\"]\n1. 11-15 *").error);
    EXPECT_TRUE(check("[FEN \"W:W33:B1\"]\n1. 11-15 *").error);
}

/// What a game is taken for if nobody chose; what is wrong with it otherwise.
std::string guessed(std::string_view text, notation::pdn::Game* rewritten = nullptr) {
    auto games = notation::pdn::read(text);
    EXPECT_TRUE(games) << words::english(games.error().message());
    const arbiter::GameReport report = arbiter::check_game(games->front(), arbiter::CheckRequest{});
    if (rewritten != nullptr) *rewritten = games->front();
    if (report.error) return words::english(report.error->expected);
    return std::string(report.rulebook->id()) + (report.correct() ? "" : " wrong");
}

TEST(GameKind, IsGuessedFromTheMoves) {
    EXPECT_EQ(guessed("1. 11-15 24-20 *"), "spanish");
    EXPECT_EQ(guessed("1. 32-28 19-23 2. 28x19 14x23 *"), "international");
    EXPECT_EQ(guessed("1. 31-27 *"), "international");
    EXPECT_EQ(guessed("[FEN \"W:W28:B23\"]\n1. 28x19 *"), "international");
    EXPECT_EQ(guessed("[FEN \"W:W40:B9\"] *"), "international");
    const std::string neither =
        "a GameType tag, for this is neither Spanish nor international draughts as we number the squares";
    EXPECT_EQ(guessed("1. 11-15 24-20 2. 8-11 28-24 3. 9-13 22-18 *"), neither) << "English";
    EXPECT_EQ(guessed("1. 21-17 12-15 2. 23-19 11-14 *"), neither) << "Italian";
    EXPECT_EQ(guessed("1. c3-d4 f6-g5 2. b2-c3 g5-h4 *"), neither) << "Russian";
    EXPECT_EQ(guessed("[FEN \"W:W60:B55\"] *"), neither);
    EXPECT_EQ(guessed("[FEN \"W:W60:B55\"]\n1. 11-15 *"), neither);
    const auto report = check("1. 32-28 *");
    EXPECT_TRUE(report.infringement) << "what somebody chose is not guessed away";
}

TEST(GameKind, APositionThatCannotBeReadIsBlamedItself) {
    for (const char* tags : {"", "[GameType \"24\"]\n"}) {
        auto games = notation::pdn::read(std::string(tags) + "[White \"A\"]\n[FEN \"W:Wfoo\"]\n1. 11-15 *");
        const auto report = arbiter::check_game(games->front(), arbiter::CheckRequest{});
        ASSERT_TRUE(report.error);
        EXPECT_EQ(words::english(report.error->message()),
                  "line " + std::string(*tags == '\0' ? "2" : "3") +
                      ", column 10: found 'foo', expected a square in the FEN tag");
    }
}

TEST(GameKind, IsWrittenSoThatItIsReadAgain) {
    for (const Rulebook* book : rulebooks()) {
        notation::pdn::Game game;
        game.line = notation::pdn::line_of({book->new_game()->legal_moves().front()});
        const notation::pdn::Game numbered = game;
        EXPECT_TRUE(arbiter::check_game(game, *book).correct());
        auto again = notation::pdn::read(arbiter::written(game, book));
        const arbiter::GameReport report = arbiter::check_game(again->front(), arbiter::CheckRequest{});
        EXPECT_EQ(report.rulebook, book);
        EXPECT_TRUE(report.correct());
        EXPECT_EQ(report.remarks.size(), 0u);
        EXPECT_EQ(again->front().line, numbered.line);
    }
}

TEST(GameKind, ASetUpIsWrittenSoThatItIsReadAgain) {
    for (const Rulebook* book : rulebooks()) {
        const auto start = book->read_game("B:WK3:B30,K17");
        ASSERT_TRUE(start);
        notation::pdn::Game game;
        game.line = notation::pdn::line_of({(*start)->legal_moves().front()});
        arbiter::set_standard_tags(game, *book, (*start)->start(), rules::Outcome::none);
        const std::string text = arbiter::written(game, book);
        EXPECT_EQ(text.contains("[FEN \"B:WK3:"), !book->rules().file.letters) << text;
        auto again = notation::pdn::read(text);
        ASSERT_TRUE(again) << text;
        const arbiter::GameReport report = arbiter::check_game(again->front(), arbiter::CheckRequest{});
        EXPECT_EQ(report.rulebook, book);
        EXPECT_TRUE(report.correct()) << text;
        EXPECT_EQ(report.plies, 1);
        EXPECT_EQ(report.start, (*start)->start());
    }
}

TEST(GameKind, ReadsTheGameTypeWhole) {
    EXPECT_EQ(guessed("[GameType \"24foo\"]\n1. 11-15 *"), "a GameType such as 24 or 24,W,8,8,N1,1");
    EXPECT_EQ(guessed("[GameType \"foo\"]\n1. 11-15 *"), "a GameType such as 24 or 24,W,8,8,N1,1");
    EXPECT_TRUE(guessed("[GameType \"25\"]\n1. 11-15 *").starts_with("a GameType that this program plays: 20"));
    EXPECT_EQ(guessed("[GameType \"24,B,8,8,N1,1\"]\n1. 11-15 *"), "a game that White begins");
    EXPECT_EQ(guessed("[GameType \"24,W,10,10,N1,1\"]\n1. 11-15 *"), "a board of 8x8");
    const auto loose = check("[GameType \"20,W,0,0,N,0\"]\n1. 32-28 *");
    EXPECT_TRUE(loose.correct());
    ASSERT_EQ(loose.remarks.size(), 1u);
    EXPECT_EQ(loose.remarks[0].kind, arbiter::Remark::Kind::loose_game_type);
}

TEST(GameKind, ObeysAnotherNumbering) {
    notation::pdn::Game game;
    // Counted from the top left: 21-17 is our 12-16.
    EXPECT_EQ(guessed("[GameType \"24,W,8,8,N2,1\"]\n[FEN \"W:W21:B1\"]\n1. 21-17 *", &game), "spanish");
    EXPECT_EQ(notation::pdn::write(game), "[GameType \"24,W,8,8,N1,1\"]\n[FEN \"W:W12:B32\"]\n\n1. 12-16 *\n");
    EXPECT_EQ(guessed("[GameType \"24\"]\n1. 22-18 11-15 *", &game), "spanish") << "the moves tell the corner";
    EXPECT_EQ(numbers_of(game.line.moves[0].move.squares), (std::vector{11, 15}));
    // A GameType that says otherwise than its moves do.
    const auto report = check("[GameType \"20,W,10,10,N1,0\"]\n1. 32-28 19-23 *");
    EXPECT_TRUE(report.correct());
    EXPECT_EQ(report.remarks[0].kind, arbiter::Remark::Kind::usual_numbers);
}

TEST(GameKind, ReadsSquaresByTheirLetters) {
    notation::pdn::Game game;
    EXPECT_EQ(guessed("[GameType \"24\"]\n1. d3-c4 a6-b5 *", &game), "spanish");
    EXPECT_EQ(numbers_of(game.line.moves[0].move.squares), (std::vector{11, 15}));
    EXPECT_EQ(numbers_of(game.line.moves[1].move.squares), (std::vector{24, 20}));
    // A board with a square in White's left corner is the mirror image of ours.
    EXPECT_EQ(guessed("[GameType \"24,W,8,8,A0,0\"]\n1. e3-f4 h6-g5 *", &game), "spanish");
    EXPECT_EQ(numbers_of(game.line.moves[0].move.squares), (std::vector{11, 15}));
    EXPECT_EQ(guessed("[GameType \"24\"]\n[FEN \"W:Wd3:BKa8\"]\n1. d3-c4 *", &game), "spanish");
    EXPECT_EQ(game.tag("FEN"), "W:W11:BK32");
    EXPECT_EQ(guessed("1. d3-c4 a6-b5 *", &game), "spanish") << "and needs no GameType";
}

TEST(GameKind, KnowsAProfile) {
    const auto report = check("[GameType \"24\"]\n[RuleProfile \"portuguese\"]\n1. 11-15 *");
    EXPECT_EQ(report.end.limits.idle_max_pieces, 4);
    notation::pdn::Game game;
    game.set_tag("RuleProfile", "portuguese");
    game.set_tag("GameType", "24");
    arbiter::set_standard_tags(game, *find_rulebook("spanish"), find_rulebook("spanish")->start(),
                               rules::Outcome::none);
    EXPECT_EQ(game.tag("GameType"), "24,W,8,8,N1,1");
    EXPECT_EQ(game.tag("RuleProfile"), "portuguese") << "a saved game keeps its profile";
}

TEST(GameKind, TellsAnUnknownProfile) {
    const auto report = check("[RuleProfile \"martian\"]\n1. 11-15 *");
    EXPECT_TRUE(report.correct());
    ASSERT_EQ(report.remarks.size(), 1u);
    EXPECT_EQ(words::say(sentence(report.remarks[0]), words::Language::english),
              "RuleProfile: 'martian' is not known and is not used.");
}

TEST(Arbiter, FindsTheTurnThatAPositionLeavesOpen) {
    notation::pdn::Game game;
    EXPECT_EQ(guessed("[FEN \"?:W11:B32\"]\n1. 32-28 *", &game), "spanish");
    EXPECT_EQ(game.tag("FEN"), "B:W11:B32");
}

TEST(Arbiter, SaysWhereTheFenTagIsWrong) {
    const auto report = check("[White \"a\"]\n[FEN \"W:W1,99:B30\"]\n1. 1-5 *");
    ASSERT_TRUE(report.error);
    EXPECT_EQ(report.error->at, (notation::Place{2, 12}));
    EXPECT_EQ(report.error->token, "99");
}

TEST(Arbiter, FollowsANullMoveAndRefusesABadSetUp) {
    const arbiter::GameReport turned = check("1. 11-15 /FEN \"W::\"/ 2. 10-14 *");
    EXPECT_TRUE(turned.correct());
    EXPECT_EQ(turned.plies, 2);
    const arbiter::GameReport wrong = check("1. 11-15 /FEN \"W:W99:B1\"/ 10-14 *");
    ASSERT_TRUE(wrong.infringement);
    EXPECT_EQ(words::english(sentence(*wrong.infringement)),
              "line 1, column 19: found '99', expected a square from 1 to 32");
}

TEST(Arbiter, ReadsAnAmbiguousCaptureByWhatFollows) {
    const std::string start = "[GameType \"24\"]\n[FEN \"W:WK15,K24:BK2,9,10,18,19,21,28\"]\n";
    const auto open = check(start + "1. 15x3 *");
    ASSERT_TRUE(open.infringement);
    EXPECT_EQ(open.infringement->ruling.law, rules::Law::ambiguous);
    notation::pdn::Game game;
    const auto read = check(start + "1. 15x3 21-17 *", &game);
    EXPECT_TRUE(read.correct());
    ASSERT_EQ(read.remarks.size(), 1u);
    EXPECT_EQ(read.remarks[0].kind, arbiter::Remark::Kind::resolved);
    EXPECT_GT(game.line.moves[0].move.squares.size(), 2u) << "it is written so that it is not ambiguous";
    const std::string end = notation::write_fen(read.end.position);
    EXPECT_EQ(end.find(",18"), std::string::npos) << end;
}

TEST(Arbiter, LetsGamesGoOnUntilADrawIsClaimed) {
    auto games =
        notation::pdn::read("[FEN \"W:WK25:BK1\"]\n1. 25-29 1-5 2. 29-25 5-1 3. 25-29 1-5 4. 29-25 5-1 5. 25-29 1-5 *");
    notation::pdn::Game game = games->front();
    EXPECT_FALSE(arbiter::check_game(game, arbiter::CheckRequest{}).correct());
    const arbiter::GameReport report = arbiter::check_game(games->front(), {.claimed_draws = true});
    EXPECT_TRUE(report.correct());
    EXPECT_EQ(report.plies, 10);
}

TEST(Arbiter, ComparesTheResultWithTheEndOfTheMoves) {
    const arbiter::GameReport report = check("[Result \"1-0\"]\n1. 11-15 0-1");
    ASSERT_EQ(report.false_claims.size(), 1u);
    EXPECT_EQ(words::say(sentence(report.false_claims[0]), words::Language::english),
              "Result: says 1-0, but the moves end with 0-1");
    EXPECT_TRUE(check("[Result \"2-0\"]\n1. 11-15 1-0").correct()) << "the same said otherwise";
    const arbiter::GameReport no_tag =
        check("[FEN \"W:WK1,K10,K16:B17,K28\"]\n1. 10x32 17-13 2. 16-20 13-9 3. 32-10 9-5 4. 20-2 0-1");
    ASSERT_EQ(no_tag.false_claims.size(), 1u) << "without a tag the end of the moves is the claim";
}

/// The one claim that is false in this score.
std::string false_claim(std::string_view text) {
    const arbiter::GameReport report = check(text);
    EXPECT_EQ(report.false_claims.size(), 1u) << text;
    return report.false_claims.empty() ? "" : words::english(sentence(report.false_claims.front()));
}

TEST(Arbiter, SaysWhatContradictsAClaim) {
    EXPECT_EQ(false_claim("[PlyCount \"7\"]\n1. 11-15 24-20 *"), "PlyCount: says 7, but it is 2");
    EXPECT_EQ(false_claim("[Result \"1-0\"]\n[Result \"0-1\"]\n1. 11-15 *"), "Result: says 1-0, and further down 0-1");
    EXPECT_EQ(false_claim("[Result \"1-0\"]\n1. 11-15 1/2-1/2"), "Result: says 1-0, but the moves end with 1/2-1/2");
    EXPECT_EQ(false_claim("[Result \"2-0\"]\n1. 11-15 1/2-1/2"), "Result: says 2-0, but the moves end with 1-1");
    EXPECT_EQ(false_claim("[Result \"2-0\"]\n1. 11-15 0-1"), "Result: says 2-0, but the moves end with 0-2");
    EXPECT_EQ(false_claim("[Result \"0-2\"]\n1. 11-15 1-0"), "Result: says 0-2, but the moves end with 2-0");
    EXPECT_EQ(false_claim("[Result \"foo\"]\n1. 11-15 24-20 *"), "Result: says foo, which is no result");
    for (const char* open : {"*", "?", "", "0-0", " 1-0 "})
        EXPECT_TRUE(check("[Result \"" + std::string(open) + "\"]\n1. 11-15 24-20 *").correct()) << open;
    const std::string annulled = "[Termination \"annulled\"]\n";
    EXPECT_EQ(false_claim(annulled + "[Result \"1-0\"]\n1. 11-15 24-20 2. 10-13 *"),
              "Result: says 1-0, but the game is annulled");
    EXPECT_EQ(false_claim(annulled + "[Infringement \"1 11-15 not_diagonal\"]\n1. 11-15 24-20 *"),
              "Infringement: says 11-15, but that move is legal");
}

/// What is remarked about a score, in a line each.
std::string remarks(std::string_view text) {
    std::string all;
    for (const arbiter::Remark& remark : check(text).remarks) all += words::english(sentence(remark)) + '\n';
    return all;
}

TEST(Arbiter, SaysHowAScoreWasRead) {
    EXPECT_EQ(remarks("[GameType \"20,W,0,0,N,0\"]\n1. 32-28 *"),
              "GameType: only the number of '20,W,0,0,N,0' is used.\n");
    EXPECT_EQ(remarks("[GameType \"20,W,10,10,N1,0\"]\n1. 32-28 19-23 *"),
              "GameType: '20,W,10,10,N1,0' numbers the squares otherwise, but the moves do not.\n");
    EXPECT_EQ(remarks("[GameType \"24\"]\n1. 22-18 11-15 *"), "The squares are numbered from the opposite corner.\n");
    EXPECT_EQ(remarks("[GameType \"24\"]\n[FEN \"W:WK15,K24:BK2,9,10,18,19,21,28\"]\n1. 15x3 21-17 *"),
              "An ambiguous capture is read as 15x22x13x3: only so is the rest legal.\n");
    EXPECT_EQ(remarks("[Termination \"annulled\"]\n1. 11-15 *"), "Annulled by the arbiter.\n");
}

TEST(Arbiter, SaysHowAGameEnded) {
    const auto ended = [](std::string_view text) {
        notation::pdn::Game game;
        const arbiter::GameReport report = check(text, &game);
        return words::english(ending_words(game, report));
    };
    EXPECT_EQ(ended("1. 11-15 1-0"), "The moves do not end the game; recorded result: 1-0.");
    EXPECT_EQ(ended("1. 11-15 *"), "The game goes on.");
}

TEST(Arbiter, RecordsThatAGameIsAnnulled) {
    auto games = notation::pdn::read("[Result \"1-0\"]\n1. 11-15 24-20\n2. 10-13 20x11 *");
    notation::pdn::Game game = games->front();
    arbiter::annul(game, arbiter::check_game(game, arbiter::CheckRequest{}));
    auto again = notation::pdn::read(notation::pdn::write(game));
    EXPECT_EQ(again->front().tag("Result"), "*");
    EXPECT_EQ(again->front().line.moves.size(), 4u) << "the score stays whole";
    const arbiter::GameReport report = arbiter::check_game(again->front(), arbiter::CheckRequest{});
    EXPECT_TRUE(report.annulled);
    EXPECT_TRUE(report.correct());
    EXPECT_EQ(words::say(sentence(report.remarks.back()), words::Language::spanish),
              "Partida anulada por el árbitro (10-13).");

    notation::pdn::Game shortened = games->front();
    arbiter::resume(shortened, arbiter::check_game(shortened, arbiter::CheckRequest{}), words::Language::english);
    EXPECT_EQ(shortened.line.moves.size(), 2u);
    EXPECT_TRUE(arbiter::check_game(shortened, arbiter::CheckRequest{}).correct());
}

TEST(Arbiter, FollowsASetUpInTheMiddle) {
    const arbiter::GameReport report = check("1. 11-15 /FEN \"W:W8:B32\"/ 8-12 *");
    EXPECT_TRUE(report.correct());
    EXPECT_EQ(report.plies, 2);
    EXPECT_EQ(notation::write_fen(report.end.position), "B:W12:B32");
}

TEST(Arbiter, UsesTheProfileOfTheTags) {
    const auto report = check("[RuleProfile \"portuguese\"]\n1. 11-15 *");
    EXPECT_EQ(report.end.limits.idle_max_pieces, 4);
    EXPECT_EQ(check("1. 11-15 *").end.limits.idle_max_pieces, 64);
}

}  // namespace damas::engine
