// SPDX-License-Identifier: MIT
// PDN as people write it and as we do.
#include "notation/pdn.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "notation/encoding.hpp"
#include "words/notation.hpp"

namespace damas::notation::pdn {
namespace {

using Squares = std::vector<int>;
using Texts = std::vector<std::string>;

std::vector<Game> read_all(std::string_view text) {
    auto games = read(text);
    EXPECT_TRUE(games) << words::english(games.error().message());
    return games ? *games : std::vector<Game>{};
}

/// The only game of a text; it must survive being written.
Game read_one(std::string_view text) {
    std::vector<Game> games = read_all(text);
    EXPECT_EQ(games.size(), 1U) << text;
    if (games.empty()) return {};
    const std::string written = write(games[0]);
    EXPECT_EQ(read_all(written), games) << written;
    EXPECT_EQ(write(read_all(written)[0]), written);
    return games[0];
}

std::string error_of(std::string_view text) {
    const auto games = read(text);
    return games ? "no error" : words::english(games.error().message());
}

Squares squares(std::string_view move) {
    const Game game = read_one(move);
    return game.line.moves.size() == 1 ? numbers_of(game.line.moves[0].move.squares) : Squares{};
}

TEST(PdnMoves, AreReadInEverySpelling) {
    for (const char* move : {"9-13", "09-013", "9–13", "9—13", "9‐13", "9−13", "9 - 13", "9- 13", "9 -13", "1.9-13",
                             "12. 9-13", "12... 9-13", "12… 9-13", "1. ... 9-13", "1 . 9-13", "99999999999999. 9-13"}) {
        EXPECT_EQ(squares(move), (Squares{9, 13})) << move;
        EXPECT_FALSE(read_one(move).line.moves[0].move.capture) << move;
    }
    for (const char* move : {"9x18", "9X18", "9:18", "9×18", "9 x 18", "9*18", "009x018"}) {
        EXPECT_EQ(squares(move), (Squares{9, 18})) << move;
        EXPECT_TRUE(read_one(move).line.moves[0].move.capture) << move;
    }
    EXPECT_EQ(squares("9x18x25"), (Squares{9, 18, 25}));
    EXPECT_EQ(squares("9x18x9"), (Squares{9, 18, 9}));
    EXPECT_EQ(squares("999-1"), (Squares{999, 1}));
}

TEST(PdnMoves, KnowTheirPlaces) {
    const Game game = read_one("[White \"José\"]\r\n\r\n1. 9–13 {ñ} 22-18\r\n   2. 13x22 /FEN \"W:W1:B9\"/");
    ASSERT_EQ(game.line.moves.size(), 4U);
    EXPECT_EQ(game.tags[0].at, (Place{1, 1}));
    EXPECT_EQ(game.line.moves[0].move.at, (Place{3, 4}));
    EXPECT_EQ(game.line.moves[1].move.at, (Place{3, 13}));
    EXPECT_EQ(game.line.moves[2].move.at, (Place{4, 7}));
    EXPECT_EQ(game.line.moves[3].move.at, (Place{4, 13}));
}

TEST(PdnMoves, AreEqualWhereverTheyStand) { EXPECT_EQ(read_one("9-13 22-18"), read_one("\n\n 9-13\n22-18")); }

TEST(PdnMoves, MayNameSquaresByLetters) {
    for (const char* move : {"c3-d4", "C3-D4", "c3 - d4", "c3d4", "1.c3-d4"}) {
        const Game game = read_one(move);
        ASSERT_EQ(game.line.moves.size(), 1U) << move;
        EXPECT_TRUE(game.line.moves[0].move.letters) << move;
        EXPECT_EQ(game.line.moves[0].move.squares, (std::vector{lettered(3, 3), lettered(4, 4)})) << move;
    }
    EXPECT_EQ(write(read_one("1. d4:b6 a7xc5xe3 *")), "1. d4xb6 a7xc5xe3 *\n");
    EXPECT_NE(error_of("c3-14"), "no error");
    EXPECT_NE(error_of("9-d4"), "no error");
}

TEST(PdnMoves, MayBeNew) {
    const Game game = read_one("1. 9-13N 22-18 N 2. 10-14");
    ASSERT_EQ(game.line.moves.size(), 3U);
    EXPECT_EQ(game.line.moves[0].nags, std::vector{146});
    EXPECT_EQ(game.line.moves[1].nags, std::vector{146});
    EXPECT_TRUE(game.line.moves[2].nags.empty());
    EXPECT_NE(error_of("9-13 Nota"), "no error");
}

TEST(PdnResults, MayShareTheirPointUnevenly) {
    for (const char* result : {"1+-1-", "1--1+"}) {
        const Game game = read_one(std::string("1. 9-13 ") + result);
        EXPECT_EQ(game.terminator, result);
        EXPECT_EQ(write(game), "[Result \"" + std::string(result) + "\"]\n\n1. 9-13 *\n");
    }
    EXPECT_EQ(read_one("1. 9-13 1+ – 1-").terminator, "1+-1-");
}

TEST(PdnResults, OfTheMovetextFillAnOpenTag) {
    EXPECT_EQ(write(read_one("[Result \"*\"] 9-13 0-2")), "[Result \"0-2\"]\n\n1. 9-13 *\n");
}

TEST(PdnResults, EndTheGame) {
    for (const char* result : {"*", "2-0", "1-1", "0-2", "0-0", "1-0", "0-1", "1/2-1/2"}) {
        const Game game = read_one(std::string("1. 9-13 ") + result);
        EXPECT_EQ(game.terminator, result);
        EXPECT_EQ(game.line.moves.size(), 1U) << result;
    }
    EXPECT_EQ(read_one("9-13 ½-½").terminator, "1/2-1/2");
    EXPECT_EQ(read_one("9-13 1/2 – 1/2").terminator, "1/2-1/2");
    EXPECT_EQ(read_one("9-13").terminator, "");
    EXPECT_EQ(read_one("1. 2-0").terminator, "2-0");
    EXPECT_TRUE(read_one("1. 2-0").line.moves.empty());
}

TEST(PdnResults, AreToldFromMoves) {
    const Game game = read_one("1. 1-18 2-05 10-1 1-10 1-0");
    ASSERT_EQ(game.line.moves.size(), 4U);
    EXPECT_EQ(numbers_of(game.line.moves[0].move.squares), (Squares{1, 18}));
    EXPECT_EQ(numbers_of(game.line.moves[1].move.squares), (Squares{2, 5}));
    EXPECT_EQ(game.terminator, "1-0");
}

TEST(PdnResults, AreWrittenInTheTagOnlyUnlessTheMovetextContradictsIt) {
    EXPECT_EQ(write(read_one("9-13 0-2")), "[Result \"0-2\"]\n\n1. 9-13 *\n");
    EXPECT_EQ(write(read_one("[Result \"2-0\"] 9-13 0-2")), "[Result \"2-0\"]\n\n1. 9-13 0-2 *\n");
    EXPECT_EQ(write(read_one("[Result \"2-0\"] 0-2")), "[Result \"2-0\"]\n\n0-2 *\n");
    EXPECT_EQ(write(read_one("9-13 *")), "1. 9-13 *\n");
}

TEST(PdnGames, AreSeparatedByTerminatorsAndTags) {
    const auto games = read_all(
        "9-13 * [Event \"a\"] 1. 10-14 1-1\n\n[Event \"b\"]\n11-15\n[Event \"c\"]\n[Site \"d\"]\n*\n12-16 2-0 *\n*\n");
    ASSERT_EQ(games.size(), 6U);
    EXPECT_TRUE(games[0].tags.empty());
    EXPECT_EQ(games[1].tag("Event"), "a");
    EXPECT_EQ(games[2].tag("Event"), "b");
    EXPECT_EQ(games[2].terminator, "");
    EXPECT_EQ(games[3].tags.size(), 2U);
    EXPECT_TRUE(games[3].line.moves.empty());
    EXPECT_EQ(games[4].terminator, "2-0");
    EXPECT_EQ(games[5], Game{});
    EXPECT_TRUE(read_all("").empty());
    EXPECT_TRUE(read_all(" \r\n\t% nothing\n\x1A").empty());
    EXPECT_EQ(read_one("[Event \"only tags\"]").tags.size(), 1U);
}

TEST(PdnGames, KeepCommentsBesideTheirEnd) {
    const auto games = read_all("{of the first} [Event \"a\"] 9-13 2-0 {resigned}\n{of the second} 10-14 *");
    ASSERT_EQ(games.size(), 2U);
    EXPECT_EQ(games[0].line.comments, Texts{"of the first"});
    EXPECT_EQ(games[0].line.moves[0].comments, Texts{"resigned"});
    EXPECT_EQ(games[1].line.comments, Texts{"of the second"});
}

TEST(PdnTags, AreReadAndEscaped) {
    const Game game = read_one("[Event \"a \\\"b\\\" \\\\ C:\\d\"][ Site  \"\" ]\n[white_id \"ñ\"]");
    EXPECT_EQ(game.tag("Event"), "a \"b\" \\ C:\\d");
    EXPECT_EQ(game.tag("Site"), "");
    EXPECT_EQ(game.tag("white_id"), "ñ");
    EXPECT_EQ(game.tag("Date"), std::nullopt);
}

TEST(PdnTags, AreWrittenInTheStandardsOrder) {
    Game game;
    for (const char* name :
         {"Zeta", "FEN", "GameType", "Result", "Black", "White", "Round", "Date", "Site", "Event", "Alfa"})
        game.set_tag(name, "x");
    game.set_tag("Zeta", "y\n\"z\"");
    EXPECT_EQ(write(game),
              "[Event \"x\"]\n[Site \"x\"]\n[Date \"x\"]\n[Round \"x\"]\n[White \"x\"]\n[Black \"x\"]\n[Result \"x\"]\n"
              "[GameType \"x\"]\n[FEN \"x\"]\n[Zeta \"y \\\"z\\\"\"]\n[Alfa \"x\"]\n\n*\n");
    EXPECT_NE(read_one("[A \"1\"][B \"2\"]"), read_one("[B \"2\"][A \"1\"]"));
    EXPECT_EQ(read_one("[A \"1\"][Event \"2\"]"), read_one("[Event \"2\"][A \"1\"]"));
}

TEST(PdnMarks, BelongToTheMoveBefore) {
    const Game game = read_one("1. 9-13!? $1 22-18 (!) 2. 13x22?! $7 $140 26x19(?) {c} ! 3. 10-14 $007");
    ASSERT_EQ(game.line.moves.size(), 5U);
    EXPECT_EQ(game.line.moves[0].strength, "!?");
    EXPECT_EQ(game.line.moves[0].nags, Squares{1});
    EXPECT_EQ(game.line.moves[1].strength, "(!)");
    EXPECT_EQ(game.line.moves[2].nags, (Squares{7, 140}));
    EXPECT_EQ(game.line.moves[3].strength, "(?)!");
    EXPECT_EQ(write(game), "1. 9-13!? $1 22-18(!) 2. 13x22?! $7 $140 26x19(?)! {c} 3. 10-14 $7 *\n");
}

TEST(PdnComments, AreKeptVerbatim) {
    const Game game =
        read_one("{ before } 1. {still} 9-13 {[%clk 0:10:00]} {} ; to the end } \n% gone\n22-18 {two\r\nlines}");
    EXPECT_EQ(game.line.comments, (Texts{" before ", "still"}));
    ASSERT_EQ(game.line.moves.size(), 2U);
    EXPECT_EQ(game.line.moves[0].comments, (Texts{"[%clk 0:10:00]", "", "to the end )"}));
    EXPECT_EQ(game.line.moves[1].comments, Texts{"two\nlines"});
}

TEST(PdnComments, LoseBracesThatCannotBeWritten) {
    Game game = read_one("9-13");
    game.line.moves[0].comments = {"a}b"};
    EXPECT_EQ(write(game), "1. 9-13 {a)b} *\n");
}

TEST(PdnVariations, BelongToTheMoveTheyReplace) {
    const Game game = read_one("9-13 22-18 (21-17 {a} 10-14 (11-15? 17x10!) 17x10) {b} (23-19) 13x22 *");
    ASSERT_EQ(game.line.moves.size(), 3U);
    const Node& replaced = game.line.moves[1];
    ASSERT_EQ(replaced.variations.size(), 2U);
    EXPECT_EQ(replaced.comments, Texts{"b"});
    ASSERT_EQ(replaced.variations[0].moves.size(), 3U);
    EXPECT_EQ(replaced.variations[0].moves[1].variations.at(0).moves.at(1).strength, "!");
    EXPECT_EQ(write(game),
              "1. 9-13 22-18 {b} (1... 21-17 {a} 2. 10-14 (2. 11-15? 17x10!) 2... 17x10) (1... 23-19) "
              "2. 13x22 *\n");
    EXPECT_EQ(read_one("9-13 () ({c}) 22-18").line.moves[0].variations.size(), 2U);
}

TEST(PdnVariations, MayBeNestedTwoHundredDeep) {
    const auto nested = [](int depth) {
        std::string text = "9-13";
        for (int i = 0; i < depth; ++i) text += " (10-14";
        return text.append(static_cast<std::size_t>(depth), ')');
    };
    EXPECT_EQ(read_one(nested(200)).line.moves.size(), 1U);
    EXPECT_EQ(error_of(nested(201)), "line 1, column 1406: found '(', expected variations nested no deeper than 200");
    EXPECT_EQ(error_of(nested(100'000)).substr(0, 23), "line 1, column 1406: fo");
}

TEST(PdnSetups, StandInTheMiddleOfAGame) {
    const Game game = read_one("1. 9-13 /FEN \"W:W14:B18\"/ {illegal} 2. 14x23 /FEN \"B::\"/ 26-22");
    ASSERT_EQ(game.line.moves.size(), 5U);
    EXPECT_EQ(game.line.moves[1].setup, "W:W14:B18");
    EXPECT_TRUE(game.line.moves[1].move.squares.empty());
    EXPECT_EQ(game.line.moves[1].comments, Texts{"illegal"});
    EXPECT_EQ(write(game), "1. 9-13 /FEN \"W:W14:B18\"/ {illegal} 2. 14x23 /FEN \"B::\"/ 2... 26-22 *\n");
}

TEST(PdnWriting, NumbersMovesFromTheSideThatBegins) {
    EXPECT_EQ(write(read_one("[FEN \"B:W9:B22\"] 22-18 9-13 {c} 18-15")),
              "[FEN \"B:W9:B22\"]\n\n1... 22-18 2. 9-13 {c} 2... 18-15 *\n");
    EXPECT_EQ(write(read_one("[FEN \"W:B22:W9\"] 9-13 22-18")), "[FEN \"W:B22:W9\"]\n\n1. 9-13 22-18 *\n");
}

TEST(PdnWriting, WrapsAtAHundredColumns) {
    std::string text;
    for (int i = 0; i < 300; ++i) text += " 9-13! $1 {ñandú} (10-14)";
    const std::string written = write(read_one(text));
    std::size_t begin = 0, longest = 0;
    for (std::size_t end = written.find('\n'); end != std::string::npos;
         begin = end + 1, end = written.find('\n', begin)) {
        const std::string_view line = std::string_view(written).substr(begin, end - begin);
        EXPECT_FALSE(line.ends_with(' '));
        longest = std::max<std::size_t>(longest, static_cast<std::size_t>(std::ranges::count_if(line, [](char c) {
                                            return (static_cast<unsigned char>(c) & 0xC0) != 0x80;
                                        })));
    }
    EXPECT_LE(longest, 100U);
    EXPECT_GE(longest, 90U);
    const std::string comment(150, 'c');
    EXPECT_NE(write(read_one("9-13 {" + comment + "} 22-18")).find("\n{" + comment + "}\n1... 22-18"),
              std::string::npos);
}

TEST(PdnGames, AreReadAsProgramsLeaveThem) {
    const Game game = read_one("[Empty]\n[White \"a\"]\\r\n\\r\n1. 9-13\\r\\n22-18 2. 10-14 -\n");
    EXPECT_EQ(game.tag("Empty"), "");
    EXPECT_EQ(game.tag("White"), "a");
    EXPECT_EQ(game.line.moves.size(), 3U) << "a dash stands for a move that was not played";
}

/// The White tag of every game that can be read, and `-` for each that cannot.
std::string readable(std::string_view text) {
    std::string names;
    GameReader reader(text);
    while (auto game = reader.next()) names += *game ? std::string((*game)->tag("White").value_or("?")) : "-";
    return names;
}

TEST(PdnErrors, CostOneGame) {
    EXPECT_EQ(readable("[White \"a\"]\n1. 9-13 *\n[White \"b\"]\n1. 9-13 rubbish 22-18 *\n[White \"c\"]\n1. 9-13 *\n"),
              "a-c");
    EXPECT_EQ(readable("[White \"a\"]\n1. 9-13 {open *\n[White \"b\"]\n1. 9-13 *\n"), "-b");
    EXPECT_EQ(readable("[White \"a\"]\n1. 9-13 (10-14 *\n[White \"b\"]\n1. 9-13 *\n"), "-b");
    EXPECT_EQ(readable("[White \"a\"]\n1. 9-13 (10-14\n[White \"b\"]\n1. 9-13 *\n"), "-b");
    EXPECT_EQ(readable("[Event \"x]\n[White \"a\"]\n\n1. 9-13 *\n\n[White \"b\"]\n1. 9-13 *\n"), "-b")
        << "the rest of the tags is lost with it";
    EXPECT_EQ(readable("[White \"a\"]\n[Event \"x]\n[Site \"y\"]\n1. 9-13 *\n[White \"b\"]\n1. 9-13 *\n"), "-b");
    EXPECT_EQ(readable("1. 9-13 zz 1-0 1. 9-13 *\n"), "-?") << "without tags a result ends the game";
    EXPECT_EQ(readable("rubbish"), "-");
    EXPECT_EQ(readable("[White \"a\"]\n1. 9-13 (10-14"), "-");
    EXPECT_EQ(readable(""), "");
}

TEST(PdnErrors, AreCountedBesideTheGames) {
    const Reading reading = read_what_can_be_read("[White \"a\"]\nzz\n[White \"b\"]\n9-13 *\n[White \"c\"]\nzz");
    EXPECT_EQ(reading.games.size(), 1U);
    ASSERT_EQ(reading.errors.size(), 2U);
    EXPECT_EQ(reading.errors[1].at, (Place{6, 1}));
}

TEST(PdnErrors, SayWhereAndWhat) {
    EXPECT_EQ(error_of("1. 9-13\n  hello"), "line 2, column 3: found 'hello', expected a move such as 9-13 or 9x18");
    EXPECT_EQ(error_of("9-13 * rubbish"), "line 1, column 8: found 'rubbish', expected a move such as 9-13 or 9x18");
    EXPECT_EQ(error_of("9-13 {ñ} {open 22-18"), "line 1, column 10: found '{', expected a comment that ends with '}'");
    EXPECT_EQ(error_of("9-13 (10-14 (11-15) 1."),
              "line 1, column 6: found '(', expected a variation that ends with ')'");
    EXPECT_EQ(error_of("9-13 (10-14 *"), "line 1, column 13: found '*', expected ')' to end the variation");
    EXPECT_EQ(error_of("9-13 (10-14 [A \"\"]"),
              "line 1, column 13: found '[A \"\"]', expected ')' to end the variation");
    EXPECT_EQ(error_of("(9-13)"), "line 1, column 1: found '(', expected a move before its variation");
    EXPECT_EQ(error_of("9-13)"), "line 1, column 5: found ')', expected a move, for no variation is open");
    EXPECT_EQ(error_of("1. ! 9-13"), "line 1, column 4: found '!', expected a move before this mark");
    EXPECT_EQ(error_of("[Event \"x]\n"), "line 1, column 8: found '\"', expected a closing '\"' on the same line");
    EXPECT_EQ(error_of("[Event x]"), "line 1, column 8: found 'x', expected the tag's value in double quotes");
    EXPECT_EQ(error_of("[Event \"x\""),
              "line 1, column 11: found the end of the text, expected ']' after the tag's value");
    EXPECT_EQ(error_of("[%clk 1]"), "line 1, column 2: found '%clk', expected the name of a tag");
    EXPECT_EQ(error_of("/BEN/"), "line 1, column 1: found '/BEN/', expected a position such as /FEN \"W:W9:B13\"/");
    EXPECT_EQ(error_of("9-13 $x"), "line 1, column 6: found '$x', expected '$' and a number from 0 to 999");
    EXPECT_EQ(error_of("12 9-13"),
              "line 1, column 1: found '12', expected a move such as 9-13 or a move number such as 12.");
    EXPECT_EQ(error_of("9-13 % no line"), "line 1, column 6: found '%', expected a move such as 9-13 or 9x18");
}

TEST(PdnErrors, RejectSquaresOutOfRange) {
    for (const char* move : {"0-5", "5-0", "1000-5", "9x18x0", "9x99999999999999999999", "1/2-3"})
        EXPECT_EQ(error_of(move),
                  std::string("line 1, column 1: found '") + move + "', expected a move between squares from 1 to 999");
    for (const char* move : {"5-5", "01-01"})
        EXPECT_EQ(error_of(move),
                  std::string("line 1, column 1: found '") + move + "', expected a move from one square to another");
    for (const char* move : {"9-", "9x", "-9", "9--13", "9-x13", "a3-b", "m3-b4", "a13-b4", "9", "½", "1/2", "9- x",
                             "$1000", "$99999999999"})
        EXPECT_NE(error_of(move), "no error") << move;
}

TEST(PdnErrors, FitOnOneLine) {
    EXPECT_EQ(printable("a\tb\n\r\x01\x7F\xFFñ\u2028"), "a\\tb\\n\\r\\x01\\x7F\\xFFñ\\xE2\\x80\\xA8");
    EXPECT_EQ(printable(std::string(40, 'a')), std::string(40, 'a'));
    EXPECT_EQ(printable(std::string(41, 'a')), std::string(40, 'a') + "…");
    EXPECT_EQ(words::english(ParseError{{3, 14}, "9x", words::notation::a_square}.message()),
              "line 3, column 14: found '9x', expected a square");
}

TEST(PdnSpeed, IsLinearOnHostileTexts) {
    const auto repeat = [](std::string_view unit, int times) {
        std::string text;
        for (int i = 0; i < times; ++i) text += unit;
        return text;
    };
    for (const char* unit :
         {"(!", "{}", "[A \"\"]", "[A \"\"]{}",    "9-",         "9 - ", "9-13 ", "!",    ";",          "%\n", "\n",
          "1.", "*",  "* {c} ",   "9-13 (10-14) ", "/FEN \"\"/", "$1",   "½",     "\xFF", "9          "}) {
        const std::string text = "9-13 " + repeat(unit, 30'000);
        const auto games = read(text);
        for (const Game& game : games.value_or(std::vector<Game>{})) EXPECT_FALSE(write(game).empty());
    }
}

TEST(PdnReader, LetsNobodyCommandATerminal) {
    const Game game = read_one(
        "[White \"\x1B]0;pwn\x07\x1B[2J\tAna\"]\n\n1. 9-13 {a\x1B[31m\x7F\xC2\x9B"
        "1m ñ\nb} *");
    EXPECT_EQ(game.tag("White"), "\uFFFD]0;pwn\uFFFD\uFFFD[2J\tAna");
    EXPECT_EQ(game.line.moves.front().comments.front(), "a\uFFFD[31m\uFFFD\uFFFD1m ñ\nb");
}

TEST(Encoding, DecodesWhatFilesHold) {
    EXPECT_EQ(decode("\xEF\xBB\xBFñ\r\na\rb\n"), "ñ\na\nb\n");
    EXPECT_EQ(decode("Jos\xE9 \xBD-\xBD \x96 \x81"), "José ½-½ – \u0081");
    EXPECT_EQ(decode(std::string_view("\xFF\xFE"
                                      "a\0\x3D\xD8\x00\xDE\x00\xD8",
                                      10)),
              "a😀\uFFFD");
    EXPECT_EQ(decode(std::string_view("\xFE\xFF\0a\0", 5)), "a\uFFFD");
    for (const char* bad : {"\xC0\x80", "\xE0\x80\x80", "\xED\xA0\x80", "\xF0\x80\x80\x80", "\xF4\x90\x80\x80", "\xC3"})
        EXPECT_EQ(utf8_length(bad), 0U);
    EXPECT_EQ(utf8_length("\xF4\x8F\xBF\xBF"), 4U);
    EXPECT_EQ(read_one("1. 9\x96"
                       "13 {Espa\xF1"
                       "a} \xBD-\xBD")
                  .terminator,
              "1/2-1/2");
}

}  // namespace
}  // namespace damas::notation::pdn
