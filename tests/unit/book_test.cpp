// SPDX-License-Identifier: MIT
// The opening book: what it carries back to the start, what it writes it reads again, how it grows, and how a player
// uses it.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <set>

#include "assets/books.hpp"
#include "book/book_file.hpp"
#include "engine/book_page.hpp"
#include "engine/rulebook.hpp"
#include "learning/book_grower.hpp"
#include "learning/selfplay.hpp"
#include "notation/move_writer.hpp"
#include "support/messages.hpp"
#include "support/variants.hpp"

namespace damas {

namespace {

using book::Book;

template <class V>
class BookTest : public ::testing::Test {
protected:
    ~BookTest() override {
        std::remove(file.c_str());
        std::remove(games.c_str());
    }

    learning::GrowRequest request(int positions) const {
        learning::GrowRequest r;
        r.rules = V::id;
        r.file = file;
        r.positions = positions;
        r.nodes = 50;
        r.player.evaluation = engine::Evaluation::hand;
        return r;
    }

    std::string grown(const learning::GrowRequest& r) const {
        const auto count = learning::grow_book(r);
        EXPECT_TRUE(count) << count.error();
        std::ifstream in(file, std::ios::binary);
        return {std::istreambuf_iterator<char>(in), {}};
    }

    const std::string file = ::testing::TempDir() + "book_test_" + std::string(V::id) + ".book";
    const std::string games = file + ".games";
};
TYPED_TEST_SUITE(BookTest, testing::MovesTypes);

std::span<const std::uint8_t> bytes_of(const std::string& text) {
    return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

TYPED_TEST(BookTest, WhatIsKnownDeepReachesTheStart) {
    this->grown(this->request(150));
    const auto read = assets::read_book<TypeParam>(this->file);
    ASSERT_TRUE(read) << read.error();
    ASSERT_EQ(read->size(), 150U);
    int inside = 0;
    for (typename Book<TypeParam>::Index i = 0; i < read->size(); ++i) {
        int best = -30'000;
        for (const auto& option : read->options(i)) {
            best = std::max(best, option.value);
            if (!option.next) continue;
            ++inside;
            EXPECT_EQ(option.value, -read->value(*option.next));
            EXPECT_EQ(read->at(*option.next).position, option.after);
        }
        EXPECT_EQ(read->value(i), best);
        EXPECT_EQ(read->at(i).position.kings, 0U);
    }
    EXPECT_GE(inside, 149);  // Every position but the start has a way in.
}

TYPED_TEST(BookTest, TheSameBookWhateverHappensOnTheWay) {
    auto request = this->request(120);
    const std::string whole = this->grown(request);
    ASSERT_FALSE(whole.empty());
    std::remove(this->file.c_str());

    auto threads = this->request(120);
    threads.threads = 3;
    EXPECT_EQ(this->grown(threads), whole);
    std::remove(this->file.c_str());

    auto interrupted = this->request(120);
    interrupted.on_progress = [](int done, int) { return done < 60; };
    const std::string part = this->grown(interrupted);
    EXPECT_LT(part.size(), whole.size());
    EXPECT_EQ(this->grown(this->request(120)), whole);
    EXPECT_EQ(this->grown(this->request(40)), whole) << "a book does not shrink";

    request.margin = 33;
    this->grown(request);
    EXPECT_EQ(assets::read_book<TypeParam>(this->file)->margin(), 33);
    this->grown(this->request(130));
    EXPECT_EQ(assets::read_book<TypeParam>(this->file)->margin(), 33) << "as it was";
}

TYPED_TEST(BookTest, FilesAreReadAgainOrRefused) {
    const std::string text = this->grown(this->request(40));
    const auto read = book::read_book<TypeParam>(bytes_of(text));
    ASSERT_TRUE(read);
    EXPECT_EQ(book::write_book(*read), text);

    const auto refusal = [&](const std::string& other) {
        const auto wrong = book::read_book<TypeParam>(bytes_of(other));
        return wrong ? "" : say(wrong.error(), words::Language::english);
    };
    EXPECT_EQ(refusal(""), "not a book");
    EXPECT_EQ(refusal("damasnn1" + text.substr(8)), "not a book");
    EXPECT_EQ(refusal("damasbk1" + text.substr(8)), "a book of another version");
    std::string other = text;
    other[8] = 'X';
    EXPECT_EQ(refusal(other), "a book for another game");
    for (std::size_t at = 24; at < text.size(); ++at) {
        std::string damaged = text;
        damaged[at] = static_cast<char>(damaged[at] ^ 4);
        EXPECT_EQ(refusal(damaged), "a damaged book") << at;
        EXPECT_EQ(refusal(text.substr(0, at)), at < 40 ? "not a book" : "a damaged book") << at;
    }
    std::ofstream(this->file, std::ios::binary) << "nothing";
    EXPECT_EQ(learning::grow_book(this->request(10)).error(), this->file + ": not a book");
    EXPECT_EQ(assets::read_book<TypeParam>("/nowhere").error(), "/nowhere: cannot be read: it does not exist");
}

TYPED_TEST(BookTest, GamesShowWhereToGrowAndHowOpeningsScore) {
    this->grown(this->request(30));
    learning::SelfplayRequest play;
    play.rules = TypeParam::id;
    play.output = this->games;
    play.games = 12;
    play.nodes = 30;
    play.lots = 20;
    play.player.evaluation = engine::Evaluation::hand;
    play.player.book = true;
    play.player.book_file = this->file;
    play.player.book_margin = 30;
    ASSERT_TRUE(learning::play_selfplay(play));

    auto r = this->request(60);
    r.games = {this->games};
    const std::string grown = this->grown(r);
    const auto read = book::read_book<TypeParam>(bytes_of(grown));
    ASSERT_TRUE(read);
    // A game that was played twice counts once.
    const std::uint32_t played = read->at(0).results.games();
    EXPECT_GE(played, 6U);
    EXPECT_LE(played, 12U);
    std::uint32_t after = 0;
    for (const auto& option : read->options(0))
        if (option.next) after += read->at(*option.next).results.games();
    EXPECT_EQ(after, played);
    // Counting the same games again changes nothing.
    EXPECT_EQ(this->grown(r), grown);
    r.games = {this->file};
    EXPECT_EQ(learning::grow_book(r).error(), this->file + ": holds no self-play games");
}

TYPED_TEST(BookTest, APlayerChoosesAmongGoodMoves) {
    auto larger = this->request(100);
    larger.file += ".player";  // A book that was read is kept: other tests have other files.
    std::remove(larger.file.c_str());
    ASSERT_TRUE(learning::grow_book(larger));
    const auto* rules = engine::find_rulebook(TypeParam::id);
    const auto page = engine::look_up(TypeParam::id, larger.file, rules->start());
    ASSERT_TRUE(page && *page);
    EXPECT_EQ((*page)->positions, 100U);
    EXPECT_TRUE(std::ranges::is_sorted((*page)->moves, std::greater{}, [](const auto& m) { return m.line.score; }));

    std::set<std::string> good, played;
    for (const engine::BookMove& move : (*page)->moves)
        if (move.line.score >= (*page)->moves.front().line.score - 20)
            good.insert(notation::write_move(move.line.moves.front()));
    engine::PlayerOptions options;
    options.hash_megabytes = 1;
    options.evaluation = engine::Evaluation::hand;
    options.book_file = larger.file;
    options.book = true;
    options.book_margin = 20;
    const auto player = engine::make_player(TypeParam::id, options);
    const std::atomic<bool> never = false;
    const engine::GameRecord game = rules->new_game()->record();
    engine::ThinkLimits limits{.nodes = 100};
    for (int i = 0; i < 200; ++i) {
        player->new_game();
        const engine::Thought thought = player->think(game, limits, {}, never);
        EXPECT_EQ(thought.nodes, 0U);
        played.insert(notation::write_move(thought.moves.front()));
    }
    EXPECT_EQ(played, good);

    // Who asks for several lines wants to know what the position is like; a weak level knows no book.
    limits.lines = 2;
    EXPECT_GT(player->think(game, limits, {}, never).nodes, 0U);
    limits.lines = 1;
    options.level = 3;
    EXPECT_GT(engine::make_player(TypeParam::id, options)->think(game, limits, {}, never).nodes, 0U);
    std::remove(larger.file.c_str());
}

TEST(Choice, SmallConcessionsDoNotAddUp) {
    const auto page = [](int start, std::initializer_list<int> scores) {
        engine::BookPage p{1, rules::Side::white, 10, start, {}, {}};
        for (const int score : scores) p.moves.push_back({{.score = score}, false, {}});
        return p;
    };
    const auto chosen = [](const engine::BookPage& p, int margin) {
        std::set<int> scores;
        for (std::uint64_t lot = 0; lot < 1'000; ++lot) scores.insert(engine::choose(p, margin, lot).line.score);
        return scores;
    };
    EXPECT_EQ(chosen(page(0, {0, -4, -10, -12}), -1), (std::set{0, -4, -10})) << "the book's own margin";
    EXPECT_EQ(chosen(page(0, {0, -4, -10, -12}), 4), (std::set{0, -4}));
    EXPECT_EQ(chosen(page(0, {0, -4}), 0), (std::set{0}));
    EXPECT_EQ(chosen(page(0, {-8, -10, -12}), -1), (std::set{-8, -10})) << "something was given away before";
    EXPECT_EQ(chosen(page(0, {-20, -22}), -1), (std::set{-20})) << "nothing more to give away";
    EXPECT_EQ(chosen(page(0, {30, 22, 18}), -1), (std::set{30, 22})) << "what the other side gave away is kept";
}

TEST(ShippedBook, TheProgramHasBooksForSpanishAndInternationalDraughts) {
    for (const char* id : {"spanish", "international"}) {
        const auto page = engine::look_up(id, "", engine::find_rulebook(id)->start());
        ASSERT_TRUE(page && *page) << id;
        EXPECT_GE((*page)->positions, 1'000U) << id;
        EXPECT_GE((*page)->moves.front().line.moves.size(), 6U) << id;
        EXPECT_TRUE(std::ranges::all_of((*page)->moves, &engine::BookMove::follows)) << id;
        const auto unknown = engine::look_up(id, "", (*engine::find_rulebook(id)->read_game("W:W20:B25"))->start());
        ASSERT_TRUE(unknown) << id;
        EXPECT_FALSE(*unknown) << id;
    }
    const auto none = engine::look_up("entrenamiento", "", engine::find_rulebook("entrenamiento")->start());
    EXPECT_EQ(none.error(), "there is no book for this game");
}

}  // namespace

}  // namespace damas
