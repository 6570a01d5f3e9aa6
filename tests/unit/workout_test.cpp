// SPDX-License-Identifier: MIT
// Training draughts: each row of the table of amounts as a position and a move, what a piece keeps, what a kit refuses,
// and games that are saved and opened again. Runs in WebAssembly too.
#include <gtest/gtest.h>

#include <map>

#include "arbiter/arbiter.hpp"
#include "notation/move_writer.hpp"
#include "support/squares.hpp"
#include "workout/record.hpp"

namespace damas::workout {

using rules::Side;
using words::Language;

/// Exercises w1 … w12 for White and b1 … b12 for Black; every third is held. Adapted, half of it is done.
Kit sample_kit() {
    Kit kit;
    kit.name = "Sample";
    kit.language = Language::english;
    for (const Side side : {Side::white, Side::black}) {
        Team& team = kit.team(side);
        team.name = side == Side::white ? "Lions" : "Tigers";
        for (int i = 1; i <= 12; ++i) {
            const std::string id = (side == Side::white ? "w" : "b") + std::to_string(i);
            team.exercises.push_back(static_cast<int>(kit.exercises.size()));
            kit.exercises.push_back({.id = id,
                                     .name = "Exercise " + id,
                                     .description = "How it goes.",
                                     .emoji = "⭐",
                                     .kind = i % 3 == 0 ? Kind::hold : Kind::repetitions,
                                     .muscles = "legs",
                                     .adaptation = {.name = "Easy " + id, .description = "Less.", .percent = 50}});
        }
    }
    return kit;
}

Lesson lesson_at(std::string_view fen, Kit kit = sample_kit(), LessonOptions options = {},
                 std::string_view rules = "entrenamiento") {
    const engine::Rulebook& book = *engine::find_rulebook(rules);
    return Lesson::begin(book, std::move(kit), options, fen.empty() ? nullptr : std::move(*book.read_game(fen)));
}

void play(Lesson& lesson, std::string_view move) {
    const auto text = notation::read_move_text(move);
    ASSERT_TRUE(text) << move;
    const engine::Ruling ruling = lesson.play(*text);
    ASSERT_TRUE(ruling.legal()) << move << ' ' << rules::id(ruling.law);
}

/// "black w1:10 …": who does what, how much.
std::string owed(const Lesson& lesson) {
    const Duty& duty = lesson.duties().back();
    std::string text = !duty.does ? "nobody" : *duty.does == Side::white ? "white" : "black";
    for (const Task& task : duty.tasks)
        text += ' ' + lesson.exercise(task.exercise).id + ':' + std::to_string(task.amount);
    return text;
}

std::string owed_after(std::string_view fen, std::string_view move, Kit kit = sample_kit()) {
    Lesson lesson = lesson_at(fen, std::move(kit));
    play(lesson, move);
    return lesson.duties().empty() ? "" : owed(lesson);
}

// The table, row by row; articles 21 to 25.

TEST(Duties, AManMovesAndItsOwnerWorks) {
    EXPECT_EQ(owed_after("", "9-13"), "white w9:5");
    Lesson lesson = lesson_at("");
    play(lesson, "9-13");
    play(lesson, "24-20");
    EXPECT_EQ(owed(lesson), "black b4:5");
    EXPECT_EQ(lesson.duties()[1].row, Row::man_moves);
}

TEST(Duties, AManCapturesOneAndItsVictimDoesTheCapturersExercise) {
    EXPECT_EQ(owed_after("W:W9:B13,32", "9x18"), "black w1:10");
    EXPECT_EQ(owed_after("W:W9:BK13,32", "9x18"), "black w1:10") << "a captured king makes no difference";
}

TEST(Duties, AKingMovesAndItsOwnerWorks) { EXPECT_EQ(owed_after("W:WK4:B32", "4-11"), "white w1:10"); }

TEST(Duties, AKingCapturesOne) { EXPECT_EQ(owed_after("W:WK4:B14,32", "4x25"), "black w1:20"); }

TEST(Duties, AKingCapturesAKing) { EXPECT_EQ(owed_after("W:WK4:BK14,32", "4x25"), "black w1:20"); }

TEST(Duties, SeveralCapturedEachItsOwn) {
    EXPECT_EQ(owed_after("W:W9:B13,21,32", "9x25"), "black b1:10 b2:10");
    EXPECT_EQ(owed_after("W:WK10:B7,13,K14,15", "10x17"), "black b1:10 b2:10 b3:10 b4:10") << "mixed, by a king";
    EXPECT_EQ(owed_after("W:W9:B13,K21,32", "9x25"), "black b1:10 b2:10") << "mixed, by a man";
}

TEST(Duties, AManThatCapturesAndCrownsCapturesAsAMan) {
    Lesson lesson = lesson_at("W:W22:B9,26");
    play(lesson, "22x29");
    EXPECT_EQ(owed(lesson), "black w1:10");
    EXPECT_TRUE(lesson.duties().back().crowned);
    EXPECT_EQ(lesson.duties().back().row, Row::man_captures);
    play(lesson, "9-5");
    play(lesson, "29-26");
    EXPECT_EQ(owed(lesson), "white w1:10") << "from then on it is a king";
}

TEST(Duties, AManThatOnlyCrownsMovesAsAMan) {
    Lesson lesson = lesson_at("W:W25:B9");
    play(lesson, "25-29");
    EXPECT_EQ(owed(lesson), "white w1:5");
    EXPECT_TRUE(lesson.duties().back().crowned);
}

TEST(Duties, APositionalExerciseIsHeldForSeconds) {
    Lesson lesson = lesson_at("");
    play(lesson, "9-13");
    EXPECT_EQ(words::say(words(lesson.kit(), lesson.duties()[0].tasks[0]), Language::english),
              "Exercise w9, 5 seconds");
    EXPECT_EQ(words::say(words(lesson.kit(), lesson.duties()[0].tasks[0]), Language::spanish),
              "Exercise w9, 5 segundos");
    play(lesson, "22-18");
    EXPECT_EQ(words::say(words(lesson.kit(), lesson.duties()[1].tasks[0]), Language::english), "5 × Exercise b2");
}

TEST(Duties, EditedAmountsAreUsed) {
    Kit kit = sample_kit();
    kit.amounts.of = {1, 2, 3, 4, 7};
    EXPECT_EQ(owed_after("", "9-13", kit), "white w9:1");
    EXPECT_EQ(owed_after("W:W9:B13,32", "9x18", kit), "black w1:2");
    EXPECT_EQ(owed_after("W:WK4:B32", "4-11", kit), "white w1:3");
    EXPECT_EQ(owed_after("W:WK4:B14,32", "4x25", kit), "black w1:4");
    EXPECT_EQ(owed_after("W:W9:B13,21,32", "9x25", kit), "black b1:7 b2:7");
}

TEST(Duties, AnAdaptedExerciseIsAnotherAndLess) {
    Lesson lesson = lesson_at("W:W9:B13,32");
    play(lesson, "9x18");
    EXPECT_FALSE(lesson.duties()[0].settled());
    lesson.mark(0, 0, Mark::adapted);
    EXPECT_TRUE(lesson.duties()[0].settled());
    EXPECT_EQ(words::say(words(lesson.kit(), lesson.duties()[0].tasks[0]), Language::english), "5 × Easy w1");
    ASSERT_EQ(lesson.totals().size(), 1u);
    EXPECT_EQ(lesson.totals()[0].amount, 5);
    EXPECT_EQ(lesson.totals()[0].adapted, 1);
    EXPECT_EQ(adapted(1, 10), 1) << "never nothing";
}

TEST(Duties, WhatTheComputerOwes) {
    const LessonOptions opponent{.computer = Side::black};
    Lesson lesson = lesson_at("W:W9:B13,32", sample_kit(), opponent);
    play(lesson, "9x18");
    EXPECT_EQ(owed(lesson), "white w1:10");
    EXPECT_EQ(lesson.duties()[0].owes, Side::black);
    Lesson free =
        lesson_at("W:W9:B13,32", sample_kit(), {.computer = Side::black, .computer_duties = ComputerDuties::nobody});
    play(free, "9x18");
    EXPECT_EQ(owed(free), "nobody w1:10");
    EXPECT_TRUE(free.duties()[0].settled());
    EXPECT_TRUE(free.totals().empty());
}

TEST(Duties, SayWhoWhatHowMuchAndWhy) {
    Lesson lesson = lesson_at("W:W9:B13,32");
    play(lesson, "9x18");
    EXPECT_EQ(words::say(sentence(lesson.kit(), lesson.duties()[0]), Language::english),
              "Tigers: 10 × Exercise w1. A man captures one piece: the team that loses it does the capturing man's "
              "exercise (article 22).");
    EXPECT_EQ(words::say(sentence(lesson.kit(), lesson.duties()[0]), Language::spanish),
              "Tigers: 10 × Exercise w1. Un peón captura una pieza: el equipo que la pierde hace el ejercicio del peón "
              "que captura (artículo 22).");
}

TEST(Duties, OtherRuleSetsHaveThemToo) {
    Lesson lesson = lesson_at("", sample_kit(), {}, "international");
    play(lesson, "32-28");
    EXPECT_EQ(owed(lesson), "white w2:5");
    EXPECT_EQ(lesson.piece_on(rules::Square(44)), (Piece{Side::white, 14}));
    EXPECT_EQ(lesson.exercise(lesson.exercise_of({Side::white, 14})).id, "w2") << "the 13th piece begins again";
    Lesson spanish = lesson_at("", sample_kit(), {}, "spanish");
    play(spanish, "10-14");
    EXPECT_EQ(owed(spanish), "white w10:5");
}

// Identity.

/// A game by chance in which White likes to move what it has crowned. Where each piece stands is followed here by
/// squares alone and compared after every move; returns how many pieces made twenty moves of their own, a crowning
/// among them.
int long_walks(const Kit& kit, std::uint32_t seed) {
    Lesson lesson = lesson_at("", kit);
    struct Walk {
        Piece piece;
        int moves = 0;
        bool king = false;
    };
    std::map<rules::Square, Walk> on;
    for (const rules::Square square : lesson.squares())
        if (lesson.piece_on(square).number > 0) on[square] = {lesson.piece_on(square)};
    int found = 0;
    while (!lesson.game().over()) {
        const std::vector<engine::LegalMove> legal = lesson.game().legal_moves();
        seed = seed * 1664525 + 1013904223;
        const engine::LegalMove* chosen = &legal[seed / 65536 % legal.size()];
        for (const engine::LegalMove& other : legal)
            if (on.at(other.from).king && on.at(other.from).piece.side == Side::white) chosen = &other;
        const engine::LegalMove& move = *chosen;
        const std::string hub = notation::write_hub(move);
        play(lesson, hub);
        Walk walk = on.at(move.from);
        on.erase(move.from);
        for (const rules::Square square : move.captured) on.erase(square);
        const Duty& duty = lesson.duties().back();
        if (duty.row != Row::several_captured) {
            EXPECT_EQ(duty.tasks[0].piece, walk.piece) << hub;
            EXPECT_EQ(duty.row == Row::king_moves || duty.row == Row::king_captures, walk.king) << hub;
        }
        walk.king |= duty.crowned;
        found += ++walk.moves == 20 && walk.king;
        on[move.to] = walk;
        for (const rules::Square square : lesson.squares())
            EXPECT_EQ(lesson.piece_on(square), on.contains(square) ? on[square].piece : Piece{}) << square;
    }
    return found;
}

TEST(Pieces, KeepTheirExerciseThroughTwentyMovesAndACrowning) {
    Kit kit = sample_kit();
    kit.team(Side::white).arrangement = by_chance(12, 7);
    int found = 0;
    for (std::uint32_t seed = 0; seed < 100; ++seed) found += long_walks(kit, seed);
    EXPECT_GE(found, 3);
}

TEST(Pieces, AreWhereTheArrangementPutsThem) {
    Kit kit = sample_kit();
    kit.team(Side::white).arrangement = {12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1};
    kit.team(Side::black).arrangement = mirrored(kit.team(Side::white).arrangement);
    Lesson lesson = lesson_at("", kit);
    EXPECT_EQ(lesson.piece_on(rules::Square(1)), (Piece{Side::white, 12}));
    EXPECT_EQ(lesson.piece_on(rules::Square(32)), (Piece{Side::black, 12})) << "opposite corners";
    EXPECT_EQ(lesson.piece_on(rules::Square(21)), (Piece{Side::black, 1}));
    EXPECT_EQ(lesson.piece_on(rules::Square(13)), Piece{});
    EXPECT_EQ(owed_after("", "9-13", kit), "white w4:5");
}

TEST(Pieces, AreArrangedByChanceAndRepeatably) {
    EXPECT_EQ(by_chance(12, 3), by_chance(12, 3));
    EXPECT_NE(by_chance(12, 3), by_chance(12, 4));
    for (std::uint64_t seed = 0; seed < 50; ++seed) EXPECT_TRUE(is_arrangement(by_chance(20, seed)));
    EXPECT_FALSE(is_arrangement({1, 2, 2}));
    EXPECT_EQ(mirrored(mirrored(by_chance(12, 5))), by_chance(12, 5));
}

TEST(Lessons, GoBackAndForth) {
    Lesson lesson = lesson_at("");
    for (const char* move : {"9-13", "22-18", "13x22"}) play(lesson, move);
    std::vector<engine::LegalMove> moves = lesson.game().moves();
    EXPECT_EQ(owed(lesson), "black w9:10");
    lesson.mark(0, 0, Mark::done);
    moves.pop_back();
    ASSERT_TRUE(lesson.follow(moves));
    EXPECT_EQ(lesson.duties().size(), 2u);
    EXPECT_EQ(lesson.piece_on(rules::Square(13)), (Piece{Side::white, 9}));
    EXPECT_EQ(lesson.duties()[0].tasks[0].mark, Mark::done) << "what was done stays done";
    EXPECT_FALSE(lesson.undo() && lesson.undo() && lesson.undo());
    EXPECT_FALSE(lesson.play({testing::squares({9, 14}), false, {}}).legal() &&
                 lesson.play({testing::squares({9, 30}), false, {}}).legal());
}

// Files.

TEST(Records, AreGamesThatAnyReaderTakesAndOpenAgain) {
    Kit kit = sample_kit();
    kit.team(Side::white).arrangement = by_chance(12, 1);
    kit.exercises[0].description = "Quotes \" and \\ and : in it; [brackets] too.";
    const engine::Rulebook& book = *engine::find_rulebook("entrenamiento");
    Lesson lesson = lesson_at("", kit, {.computer = Side::black, .computer_duties = ComputerDuties::nobody});
    for (const char* move : {"9-13", "22-18", "13x22", "26x19"}) play(lesson, move);
    lesson.mark(0, 0, Mark::done);
    lesson.mark(1, 0, Mark::skipped);
    lesson.mark(2, 0, Mark::adapted);
    const std::string text = notation::pdn::write(record(lesson, book, rules::Outcome::none));
    EXPECT_NE(text.find("[GameType \"24"), std::string::npos);
    EXPECT_NE(text.find("[RuleProfile \"entrenamiento\"]"), std::string::npos);
    auto games = notation::pdn::read(text);
    ASSERT_TRUE(games) << words::english(games.error().message());
    ASSERT_EQ(games->size(), 1u);
    EXPECT_TRUE(arbiter::check_game(games->front(), book).correct());
    const auto again = reopen(games->front());
    ASSERT_TRUE(again) << words::english(again.error());
    EXPECT_EQ(again->kit(), lesson.kit());
    EXPECT_EQ(again->options().computer, Side::black);
    EXPECT_EQ(again->options().computer_duties, ComputerDuties::nobody);
    ASSERT_EQ(again->duties().size(), 4u);
    for (std::size_t i = 0; i < 4; ++i)
        EXPECT_EQ(again->duties()[i].tasks[0].mark, lesson.duties()[i].tasks[0].mark) << i;
    EXPECT_EQ(notation::pdn::write(record(*again, book, rules::Outcome::none)), text);
}

TEST(Records, OtherGamesAreNotLessons) {
    auto games = notation::pdn::read("[White \"a\"]\n1. 9-13 *");
    ASSERT_TRUE(games);
    EXPECT_FALSE(reopen(games->front()));
    games->front().set_tag("WorkoutKit", "{\"format\":");
    EXPECT_FALSE(reopen(games->front()));
}

TEST(Totals, CountWhatWasDone) {
    Lesson lesson = lesson_at("");
    for (const char* move : {"9-13", "22-18", "13x22", "26x19"}) play(lesson, move);
    std::map<std::string, int> by_hand;
    for (std::size_t ply = 0; ply < lesson.duties().size(); ++ply)
        for (std::size_t i = 0; i < lesson.duties()[ply].tasks.size(); ++i) {
            lesson.mark(ply, i, ply == 1 ? Mark::skipped : Mark::done);
            const Task& task = lesson.duties()[ply].tasks[i];
            if (ply != 1)
                by_hand[(*lesson.duties()[ply].does == Side::white ? "w " : "b ") +
                        lesson.exercise(task.exercise).id] += task.amount;
        }
    std::map<std::string, int> totals;
    for (const Total& total : lesson.totals())
        if (total.amount > 0)
            totals[(total.team == Side::white ? "w " : "b ") + lesson.exercise(total.exercise).id] = total.amount;
    EXPECT_EQ(totals, by_hand);
    EXPECT_EQ(totals.size(), 3u);
}

}  // namespace damas::workout
