// SPDX-License-Identifier: MIT
// From games to positions to learn from, and back: what is kept, and what happens to files when something is wrong.
#include "learning/dataset.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "core/file_header.hpp"
#include "learning/game_file.hpp"
#include "learning/pattern_trainer.hpp"
#include "learning/selfplay.hpp"
#include "rules/game.hpp"
#include "rules/threats.hpp"
#include "rules/variants/all.hpp"
#include "support/messages.hpp"
#include "support/random_positions.hpp"

namespace damas::learning {

namespace fs = std::filesystem;
using words::Language;
using V = rules::Spanish;

class Dataset : public ::testing::Test {
protected:
    void SetUp() override {
        directory_ = fs::path(::testing::TempDir()) / ("dataset-" + std::to_string(::getpid()));
        fs::create_directories(directory_);
    }
    void TearDown() override { fs::remove_all(directory_); }
    std::string path(const std::string& name) const { return (directory_ / name).string(); }

    /// A file of games by chance; `spoilt` lets the last move of the last game not exist.
    void play(const std::string& name, int games, std::uint64_t seed, bool spoilt = false) {
        testing::Random random(seed);
        auto writer = GameWriter::open(path(name), V::id);
        ASSERT_TRUE(writer) << writer.error();
        for (int i = 0; i < games; ++i) {
            StoredGame game{.lots = 2, .result = static_cast<std::uint8_t>(i % 3), .plies = {}};
            auto p = rules::start_position<V>();
            for (int ply = 0; ply < 30; ++ply) {
                rules::MoveList moves;
                rules::generate(p, moves);
                if (moves.empty()) break;
                const auto place = static_cast<std::uint8_t>(testing::below(random, static_cast<int>(moves.size())));
                game.plies.push_back({place, static_cast<std::int8_t>(testing::below(random, 60) - 30)});
                p = rules::play(p, rules::Move(moves[place]));
            }
            if (spoilt && i == games - 1) game.plies.back().move = 255;
            ASSERT_TRUE(writer->add(game));
        }
    }

    DatasetRequest request(std::vector<std::string> games) const {
        for (std::string& name : games) name = path(name);
        return {.rules = std::string(V::id),
                .games = std::move(games),
                .training = path("train"),
                .held_out = path("held"),
                .one_in = 3};
    }
    std::vector<Sample> read(const std::string& name) const {
        auto samples = read_positions(path(name), V::id);
        EXPECT_TRUE(samples) << samples.error();
        return samples ? std::move(*samples) : std::vector<Sample>{};
    }
    std::string error(const std::string& name, std::string_view rules = V::id) const {
        const auto samples = read_positions(path(name), rules);
        return samples ? "" : words::english(samples.error()).substr(path(name).size());
    }
    std::string bytes(const std::string& name) const { return core::read_file(path(name)).value_or(""); }

    fs::path directory_;
};

/// The side to move's view of a set, square by square.
std::uint64_t seen(core::Bits set, rules::Side turn) {
    std::uint64_t squares = 0;
    for (const rules::Square s : rules::Geometry<rules::Spanish>::all_squares)
        if ((set & core::bit(rules::Geometry<V>::bit_of(s))) != 0)
            squares |= core::bit(turn == rules::Side::white ? s.number() - 1 : 32 - s.number());
    return squares;
}

TEST_F(Dataset, KeepsQuietPositionsOnceWithTheirScoreAndResult) {
    play("a.games", 7, 1);
    play("b.games", 5, 2);
    const auto counts = make_dataset(request({"a.games", "b.games"}));
    ASSERT_TRUE(counts) << counts.error();
    EXPECT_EQ(counts->games, 12u);
    EXPECT_FALSE(counts->stopped);

    // The same by replaying the games again.
    std::vector<Sample> training, held_out;
    std::vector<rules::Position<V>> known;
    std::uint64_t number = 0, plies = 0, repeated = 0;
    for (const char* name : {"a.games", "b.games"}) {
        auto reader = GameReader::open(path(name), V::id);
        ASSERT_TRUE(reader);
        ASSERT_TRUE(reader->each([&](const StoredGame& game) {
            auto p = rules::start_position<V>();
            for (std::size_t ply = 0; ply < game.plies.size(); ++ply, ++plies) {
                rules::MoveList moves;
                rules::generate(p, moves);
                const rules::Move move = moves[game.plies[ply].move];
                if (ply >= game.lots && !move.is_capture() && !rules::threatened(p)) {
                    if (std::ranges::find(known, p) != known.end()) {
                        ++repeated;
                    } else {
                        known.push_back(p);
                        const bool white = p.turn == rules::Side::white;
                        const core::Bits own = white ? p.white : p.black, other = white ? p.black : p.white;
                        Sample s{seen(own & ~p.kings, p.turn), seen(other & ~p.kings, p.turn),
                                 seen(own & p.kings, p.turn), seen(other & p.kings, p.turn)};
                        s.score = static_cast<std::int16_t>(game.plies[ply].score * 100 / 8);
                        s.result = static_cast<std::uint8_t>(white ? game.result : 2 - game.result);
                        s.pieces = static_cast<std::uint8_t>(core::count(p.white | p.black));
                        s.ply = static_cast<std::uint32_t>(ply);
                        (number % 3 == 0 ? held_out : training).push_back(s);
                    }
                }
                p = rules::play(p, move);
            }
            return ++number > 0;
        }));
    }
    ASSERT_GT(training.size(), 50u);
    ASSERT_GT(held_out.size(), 20u);
    EXPECT_EQ(read("train"), training);
    EXPECT_EQ(read("held"), held_out);
    EXPECT_EQ(counts->training, training.size());
    EXPECT_EQ(counts->held_out, held_out.size());
    EXPECT_EQ(counts->plies, plies);
    EXPECT_EQ(counts->repeated, repeated);
}

TEST_F(Dataset, WhatWasThereStaysWhenTheGamesAreNoGood) {
    play("good.games", 3, 1);
    ASSERT_TRUE(make_dataset(request({"good.games"})));
    const std::string train = bytes("train"), held = bytes("held");
    ASSERT_GT(train.size(), 40u);
    play("spoilt.games", 3, 1, true);
    ASSERT_FALSE(core::write_file(path("text.games"), "no games here"));
    for (const char* name : {"missing.games", "text.games", "spoilt.games"}) {
        const auto counts = make_dataset(request({"good.games", name}));
        ASSERT_FALSE(counts) << name;
        EXPECT_TRUE(words::english(counts.error()).starts_with(path(name) + ": ")) << counts.error();
        EXPECT_EQ(bytes("train"), train) << name;
        EXPECT_EQ(bytes("held"), held) << name;
    }
    EXPECT_EQ(make_dataset(request({"."})).error(), path(".") + ": a directory, not a file");
    const auto files = std::distance(fs::directory_iterator(directory_), fs::directory_iterator());
    EXPECT_EQ(files, 5) << "two outputs, three inputs, nothing else";
}

TEST_F(Dataset, AnInterruptedOneWritesNothing) {
    play("a.games", 3, 1);
    DatasetRequest r = request({"a.games"});
    r.on_progress = [](int, int) { return false; };
    const auto counts = make_dataset(r);
    ASSERT_TRUE(counts);
    EXPECT_TRUE(counts->stopped);
    EXPECT_FALSE(fs::exists(path("train")));
    EXPECT_FALSE(fs::exists(path("held")));
}

TEST_F(Dataset, NoFileIsNamedTwice) {
    play("a.games", 3, 1);
    const std::string games = bytes("a.games");
    DatasetRequest r = request({"a.games"});
    r.training = path("./a.games");
    EXPECT_EQ(make_dataset(r).error(), path("./a.games") + ": is named twice");
    r = request({"a.games"});
    r.held_out = r.training;
    EXPECT_EQ(make_dataset(r).error(), path("train") + ": is named twice");
    EXPECT_EQ(bytes("a.games"), games);
}

TEST_F(Dataset, AnythingElseIsNoFileOfPositions) {
    play("a.games", 4, 1);
    ASSERT_TRUE(make_dataset(request({"a.games"})));
    const std::string good = bytes("train");
    ASSERT_EQ(good.size() % 40, 0u);
    const auto write = [&](const std::string& text) { std::ofstream(path("x"), std::ios::binary) << text; };
    constexpr const char* none =
        ": not a file of positions of 'damas dataset' (old ones without a header must be made again)";
    write("");
    EXPECT_EQ(error("x"), none);
    testing::Random random(5);
    std::string noise;
    for (int i = 0; i < 1'000; ++i) noise += static_cast<char>(random());
    write(noise);
    EXPECT_EQ(error("x"), none);
    write(good.substr(40));  // as files were before they had a header
    EXPECT_EQ(error("x"), none);
    write("damasps2" + good.substr(8));
    EXPECT_EQ(error("x"), ": positions of another version of the program");
    EXPECT_EQ(error("train", "entrenamiento"), ": positions of another game");
    write(good.substr(0, good.size() - 1));
    EXPECT_EQ(error("x"), ": cut off: positions are missing at the end");
    write(good + std::string(40, '\0'));
    EXPECT_EQ(error("x"), ": damaged: there are bytes too many at the end");
    EXPECT_EQ(error("none"), ": cannot be read: it does not exist");
    for (std::size_t bit = 8 * 32; bit < 8 * good.size(); bit += 13) {  // of the sum and of the records
        std::string other = good;
        other[bit / 8] = static_cast<char>(other[bit / 8] ^ 1 << bit % 8);
        write(other);
        ASSERT_EQ(error("x"), ": damaged: the positions do not fit their checksum") << bit;
    }
}

TEST_F(Dataset, APositionThatCannotBeIsRefusedThoughItsSumIsRight) {
    for (const Sample& wrong :
         {Sample{.own_men = 1ULL << 40, .pieces = 1}, Sample{.own_men = 1, .pieces = 2},
          Sample{.own_men = 1, .other_men = 1, .pieces = 2},
          Sample{.own_men = 1, .other_men = 2, .result = 3, .pieces = 2},
          Sample{.own_men = 1ULL << 31, .other_men = 1ULL << 20, .pieces = 2},  // men on their far rows
          Sample{.own_men = 1ULL << 20, .other_men = 1, .pieces = 2},
          Sample{.own_men = 1, .pieces = 1},  // a side without pieces: the game is over
          Sample{.other_kings = 1, .pieces = 1}, Sample{}}) {
        auto writer = PositionWriter::create(path("x"), V::id);
        ASSERT_TRUE(writer);
        writer->add({.own_men = 1, .other_men = 1ULL << 31, .pieces = 2});
        writer->add(wrong);
        ASSERT_FALSE(writer->finish());
        EXPECT_EQ(error("x"), ": damaged: it holds an impossible position");
    }
}

TEST_F(Dataset, FittingRefusesWhatItCannotLearnFrom) {
    play("a.games", 6, 1);
    ASSERT_TRUE(make_dataset(request({"a.games"})));
    ASSERT_FALSE(core::write_file(path("noise"), std::string(1'000, 'x')));
    ASSERT_FALSE(core::write_file(path("out"), "old patterns"));
    FitRequest fit{.rules = std::string(V::id),
                   .training = path("train"),
                   .held_out = path("noise"),
                   .output = path("out"),
                   .epochs = 1};
    EXPECT_TRUE(error_of(fit_patterns(fit)).starts_with(path("noise") + ": not a file of positions"));
    fit.held_out = path("held");
    fit.rules = "international";
    EXPECT_EQ(fit_patterns(fit).error(), path("train") + ": positions of another game");
    EXPECT_EQ(words::say(fit_patterns(fit).error(), Language::spanish), path("train") + ": posiciones de otro juego");
    fit.rules = V::id;
    fit.stop = [] { return true; };
    EXPECT_FALSE(fit_patterns(fit));
    EXPECT_EQ(bytes("out"), "old patterns");
    fit.stop = {};
    EXPECT_TRUE(fit_patterns(fit));
    EXPECT_NE(bytes("out"), "old patterns");
}

/// Of the file's magic, rules, request and their checksum.
constexpr std::size_t header_bytes = 40;

/// What a reader finds: games, and the error if there is one.
std::pair<int, std::string> games_in(const std::string& path) {
    auto reader = GameReader::open(path, V::id);
    if (!reader) return {0, error_of(reader)};
    int games = 0;
    const auto read = reader->each([&](const StoredGame&) { return ++games > 0; });
    return {games, error_of(read)};
}

TEST_F(Dataset, ATornTailIsCutAndNothingElse) {
    play("whole.games", 6, 1);
    const std::string whole = *core::read_file(path("whole.games"));
    ASSERT_EQ(games_in(path("whole.games")), std::pair(6, std::string()));
    // Torn at every place after the header: as many games as are whole, and whoever goes on has the same file.
    int last = 0;
    for (std::size_t size = header_bytes; size < whole.size(); ++size) {
        std::ofstream(path("torn.games"), std::ios::binary) << whole.substr(0, size);
        const auto [games, error] = games_in(path("torn.games"));
        EXPECT_EQ(error, "") << size;
        EXPECT_GE(games, last) << size;
        last = games;
        auto writer = GameWriter::open(path("torn.games"), V::id);
        ASSERT_TRUE(writer) << writer.error();
        EXPECT_EQ(writer->before(), games);
    }
    EXPECT_EQ(last, 5);
    // Torn in the header: nothing is lost but that.
    for (std::size_t size = 0; size < header_bytes; ++size) {
        std::ofstream(path("torn.games"), std::ios::binary) << whole.substr(0, size);
        ASSERT_TRUE(GameWriter::open(path("torn.games"), V::id)) << size;
        EXPECT_EQ(*core::read_file(path("torn.games")), whole.substr(0, header_bytes)) << size;
    }
}

TEST_F(Dataset, GamesOfAnotherRequestAreNotAdded) {
    SelfplayRequest first{.rules = std::string(V::id), .output = path("a.games"), .games = 2, .nodes = 20};
    first.player.evaluation = engine::Evaluation::hand;
    ASSERT_TRUE(play_selfplay(first));
    const std::string before = *core::read_file(path("a.games"));
    const auto refused = [&](auto change) {
        SelfplayRequest other = first;
        other.games = 4;
        change(other);
        const auto played = play_selfplay(other);
        EXPECT_EQ(error_of(played),
                  path("a.games") + ": holds games of another request (nodes, seed, lots, shard or options)");
        EXPECT_EQ(*core::read_file(path("a.games")), before);
    };
    refused([](SelfplayRequest& r) { r.nodes = 21; });
    refused([](SelfplayRequest& r) { r.seed = 2; });
    refused([](SelfplayRequest& r) { r.lots = 3; });
    refused([](SelfplayRequest& r) { r.shard = 1, r.shards = 2; });
    refused([](SelfplayRequest& r) { r.player.textbook.weights.values[0] += 1; });
    first.games = 4;  // More of the same are.
    ASSERT_TRUE(play_selfplay(first));
    EXPECT_TRUE(core::read_file(path("a.games"))->starts_with(before));
    first.output = path("b.games");
    ASSERT_TRUE(play_selfplay(first));
    EXPECT_EQ(*core::read_file(path("a.games")), *core::read_file(path("b.games")));
}

TEST_F(Dataset, OneProgramAtATimeAddsGames) {
    play("a.games", 2, 1);
    const auto writer = GameWriter::open(path("a.games"), V::id);
    ASSERT_TRUE(writer);
    const auto other = GameWriter::open(path("a.games"), V::id);
    ASSERT_FALSE(other);
    EXPECT_EQ(other.error(), path("a.games") + ": another program is writing it now");
}

TEST_F(Dataset, GamesOfThePreviousVersionAreReadAndGoneOnWith) {
    play("a.games", 3, 1);
    const std::string now = *core::read_file(path("a.games"));
    // As it was written then: no request, and every game eight bytes earlier, which its checksums heed.
    StoredGame game{.lots = 0, .result = 2, .plies = {{1, 2}, {3, 4}}};
    std::string old = "damasgm2" + now.substr(8, sizeof(core::FileMark::rules));
    const auto sum = [](std::string_view bytes, std::uint64_t seed, int size) {
        const std::uint64_t number =
            core::checksum({reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()}, seed);
        std::string text;
        for (int i = 0; i < size; ++i) text += static_cast<char>(number >> (8 * i));
        return text;
    };
    old += sum(old, 0, 8);
    std::string record{'\0', '\2', '\0', '\2'};
    record += sum(record, old.size(), 2) + std::string{'\1', '\2', '\3', '\4'};
    record += sum(record, old.size(), 4);
    std::ofstream(path("old.games"), std::ios::binary) << old + record;
    EXPECT_EQ(games_in(path("old.games")), std::pair(1, std::string()));
    {
        auto writer = GameWriter::open(path("old.games"), V::id, "whatever");
        ASSERT_TRUE(writer) << writer.error();
        EXPECT_EQ(writer->before(), 1);
        ASSERT_TRUE(writer->add(game));
    }
    EXPECT_EQ(games_in(path("old.games")), std::pair(2, std::string()));
}

TEST_F(Dataset, AnyOtherDamageIsRefusedAndNamed) {
    play("whole.games", 6, 1);
    const std::string whole = *core::read_file(path("whole.games"));
    for (std::size_t at = 0; at < whole.size(); ++at) {
        std::string bad = whole;
        bad[at] = static_cast<char>(bad[at] ^ 1 << at % 8);
        std::ofstream(path("bad.games"), std::ios::binary) << bad;
        const auto [games, error] = games_in(path("bad.games"));
        EXPECT_TRUE(error.starts_with(path("bad.games") + ": ")) << at;
        EXPECT_FALSE(GameWriter::open(path("bad.games"), V::id)) << at;
        EXPECT_EQ(*core::read_file(path("bad.games")), bad) << "it was cut";
    }
    const auto counts = make_dataset(request({"bad.games"}));
    ASSERT_FALSE(counts);
    EXPECT_NE(error_of(counts).find("damaged"), std::string::npos) << counts.error();
    ASSERT_FALSE(core::write_file(path("old.games"), "damasgm1" + std::string(100, '\0')));
    EXPECT_EQ(games_in(path("old.games")).second,
              path("old.games") + ": games of an older version: they are played again");
}

}  // namespace damas::learning
