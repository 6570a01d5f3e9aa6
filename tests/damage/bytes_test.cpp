// SPDX-License-Identifier: MIT
// Files of every format with bytes changed by chance: what has a checksum is refused, or what is read of it is the
// truth; a text is refused or is another good text, which is used. A sanitizer watches. DAMAS_DAMAGE_ROUNDS=N changes
// each format N times.
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "arbiter/arbiter.hpp"
#include "arena/match.hpp"
#include "arena/openings.hpp"
#include "assets/assets.hpp"
#include "book/book_file.hpp"
#include "core/files.hpp"
#include "engine/options_json.hpp"
#include "eval/network.hpp"
#include "eval/patterns.hpp"
#include "learning/game_file.hpp"
#include "learning/pattern_trainer.hpp"
#include "learning/position_file.hpp"
#include "puzzles/puzzle_journal.hpp"
#include "rules/variants/all.hpp"
#include "server/site.hpp"
#include "support/data_file.hpp"
#include "support/messages.hpp"
#include "support/random_positions.hpp"
#include "tables/counts.hpp"
#include "tables/table_file.hpp"
#include "workout/kit.hpp"

namespace damas {

using V = rules::Spanish;
namespace fs = std::filesystem;

std::span<const std::uint8_t> bytes_of(const std::string& text) {
    return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}
std::string text_of(std::span<const std::uint8_t> bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

class Damage : public ::testing::Test {
protected:
    void SetUp() override { fs::create_directories(directory_); }
    void TearDown() override { fs::remove_all(directory_); }

    static int rounds() {
        const char* wanted = std::getenv("DAMAS_DAMAGE_ROUNDS");
        return wanted == nullptr ? 10'000 : std::atoi(wanted);
    }

    /// Changes a good text in many ways: `judge(damaged)` says whether it was refused, and looks after what was not.
    template <class Judge>
    void spoil(const std::string& good, Judge judge) {
        ASSERT_FALSE(good.empty());
        testing::Random random(good.size());
        const auto any = [&](std::size_t below) { return static_cast<std::size_t>(random() % below); };
        int refused = 0;
        for (int round = 0; round < rounds(); ++round) {
            std::string bad = good;
            // Mostly one byte; sometimes several, a piece that is gone, one that is there twice, a torn end.
            for (std::size_t changes = any(4) == 0 ? 1 + any(8) : 1; changes > 0; --changes)
                bad[any(bad.size())] = static_cast<char>(any(256));
            const std::size_t at = any(bad.size()), length = 1 + any(std::min<std::size_t>(40, bad.size() - at));
            switch (any(20)) {
                case 0: bad.erase(at, length); break;
                case 1: bad.insert(any(bad.size()), bad.substr(at, length)); break;
                case 2: bad.resize(at); break;
                default: break;
            }
            if (bad == good) continue;
            SCOPED_TRACE("round " + std::to_string(round));
            refused += judge(bad) ? 1 : 0;
            if (HasFailure()) return;
        }
        std::cout << rounds() << " changes, " << refused << " refused\n";
    }

    /// Quickly, without waiting for the disk.
    static void put(const std::string& file, const std::string& bytes) {
        std::ofstream(file, std::ios::binary) << bytes;
    }
    std::string path(const std::string& name) const { return (directory_ / name).string(); }

    /// In memory where there is such a place: a disk takes its time.
    fs::path directory_ = (fs::is_directory("/dev/shm") ? fs::path("/dev/shm") : fs::path(::testing::TempDir())) /
                          ("damage-" + std::to_string(::getpid()));
};

TEST_F(Damage, OfTables) {
    const std::string pack = testing::read_whole(DAMAS_TEST_DATA "/tables/spanish-3.tables");
    const auto first = tables::TableFile::open(bytes_of(pack));
    ASSERT_TRUE(first);
    const std::string good = pack.substr(0, static_cast<std::size_t>(first->length()));
    std::vector<std::uint8_t> expected(tables::block_size), out(tables::block_size);
    spoil(good, [&](const std::string& bad) {
        const auto table = tables::TableFile::open(bytes_of(bad));
        if (!table) return true;
        EXPECT_TRUE(bad.size() > good.size() || !table->is_intact());
        EXPECT_EQ(table->info(), first->info());
        for (std::size_t block = 0; block < table->blocks(); ++block)
            if (table->decode(block, out)) {
                first->decode(block, expected);
                EXPECT_EQ(out, expected);
            }
        return !table->is_intact();
    });
}

TEST_F(Damage, OfCounts) {
    const tables::Material material{{1, 1}, {0, 0}};
    const tables::Counts counts{
        .positions = 100, .win = 60, .draw = 30, .loss = 10, .longest_win = 9, .longest_number = 5};
    ASSERT_TRUE(tables::write_counts(directory_.string(), V::id, material, counts));
    std::string file;
    for (const auto& entry : fs::recursive_directory_iterator(directory_))
        if (entry.is_regular_file()) file = entry.path().string();
    const auto good = core::read_file(file);
    ASSERT_TRUE(good);
    spoil(*good, [&](const std::string& bad) {
        put(file, bad);
        const auto read = tables::read_counts(directory_.string(), V::id, material);
        if (!read) return true;
        EXPECT_EQ(read->positions, counts.positions);
        EXPECT_EQ(read->win, counts.win);
        EXPECT_EQ(read->longest_number, counts.longest_number);
        return false;
    });
}

TEST_F(Damage, OfNetworks) {
    const std::string good = text_of(assets::network_of(V::id));
    spoil(good, [&](const std::string& bad) {
        const bool refused = !eval::read_network(bytes_of(bad), V::id, rules::Geometry<V>::squares).has_value();
        EXPECT_TRUE(refused);
        return refused;
    });
}

TEST_F(Damage, OfPatterns) {
    constexpr std::size_t count = eval::PatternFeatures<V>::count;
    eval::PatternWeights weights(count);
    for (std::size_t i = 0; i < count; ++i)
        weights[i] = {static_cast<std::int16_t>(i * 7), static_cast<std::int16_t>(i)};
    spoil(eval::write_patterns(weights, V::id), [&](const std::string& bad) {
        const bool refused = !eval::read_patterns(bytes_of(bad), V::id, count).has_value();
        EXPECT_TRUE(refused);
        return refused;
    });
}

TEST_F(Damage, OfBooks) {
    const std::string good = text_of(assets::book_of(V::id));
    spoil(good, [&](const std::string& bad) {
        const bool refused = !book::read_book<V>(bytes_of(bad)).has_value();
        EXPECT_TRUE(refused);
        return refused;
    });
}

TEST_F(Damage, OfMatches) {
    arena::MatchSettings settings{.rules = std::string(V::id),
                                  .players = {},
                                  .pace = {.nodes = 20},
                                  .openings = arena::random_openings(*engine::find_rulebook(V::id), 6, 2, 5),
                                  .openings_text = "6 random plies",
                                  .openings_shown = "6 random plies",
                                  .rounds = 2,
                                  .directory = path("m")};
    for (const char* text : {"textbook name=A depth=1", "textbook name=B depth=2"})
        settings.players.push_back(*arena::read_player_spec(text));
    const std::atomic<bool> never = false;
    const auto whole = arena::run_match(settings, never);
    ASSERT_TRUE(whole) << whole.error();
    const auto facts = [](const arena::Match& match) {
        std::vector<std::tuple<int, int, int, int, int>> list;
        for (const arena::Outcome& o : match.games) list.emplace_back(o.pair, o.game, o.white, o.score, o.plies);
        std::ranges::sort(list);
        return list;
    };
    const std::string good = *core::read_file(path("m/games.pdn"));
    spoil(good, [&](const std::string& bad) {
        put(path("m/games.pdn"), bad);
        const auto match = arena::run_match(settings, never);
        if (!match) {
            EXPECT_EQ(*core::read_file(path("m/games.pdn")), bad);
            return true;
        }
        EXPECT_EQ(facts(*match), facts(*whole));  // A torn end was cut off and played again.
        return false;
    });
}

TEST_F(Damage, OfGames) {
    std::vector<learning::StoredGame> games;
    {
        testing::Random random(1);
        auto writer = learning::GameWriter::open(path("a.games"), V::id);
        ASSERT_TRUE(writer) << writer.error();
        for (int i = 0; i < 12; ++i) {
            learning::StoredGame game{.lots = 2, .result = static_cast<std::uint8_t>(i % 3), .plies = {}};
            for (int ply = 0; ply < 10 + i; ++ply) game.plies.push_back({static_cast<std::uint8_t>(random() % 9), 7});
            ASSERT_TRUE(writer->add(game));
            games.push_back(game);
        }
    }
    const std::string good = *core::read_file(path("a.games"));
    spoil(good, [&](const std::string& bad) {
        put(path("b.games"), bad);
        auto reader = learning::GameReader::open(path("b.games"), V::id);
        if (!reader) return true;
        std::size_t read = 0;
        const auto all = reader->each([&](const learning::StoredGame& game) {
            EXPECT_LT(read, games.size());
            EXPECT_TRUE(game.plies.size() == games[read].plies.size() && game.result == games[read].result &&
                        std::ranges::equal(game.plies, games[read].plies, [](const auto& a, const auto& b) {
                            return a.move == b.move && a.score == b.score;
                        }));
            return ++read > 0;
        });
        // Only a torn end may be passed over; resuming cuts it.
        EXPECT_TRUE(!all || read == games.size() || bad.size() < good.size() || read + 1 >= games.size());
        // Whoever goes on with a damaged file must not lose what is good in it.
        if (!all) {
            EXPECT_FALSE(learning::GameWriter::open(path("b.games"), V::id));
            EXPECT_EQ(*core::read_file(path("b.games")), bad);
        }
        return !all;
    });
}

TEST_F(Damage, OfPositions) {
    {
        auto writer = learning::PositionWriter::create(path("a.train"), V::id);
        ASSERT_TRUE(writer);
        for (std::uint64_t i = 0; i < 20; ++i)
            writer->add({.own_men = 1U << i, .other_men = 1U << 31, .result = 1, .pieces = 2});
        ASSERT_FALSE(writer->finish());
    }
    const std::string good = *core::read_file(path("a.train"));
    spoil(good, [&](const std::string& bad) {
        put(path("b.train"), bad);
        const auto read = learning::read_positions(path("b.train"), V::id);
        EXPECT_FALSE(read);
        return !read;
    });
}

TEST_F(Damage, OfPuzzleJournals) {
    const engine::Rulebook& book = *engine::find_rulebook(V::id);
    const puzzles::MineRequest request{.count = 3, .seed = 3};
    const auto game = std::move(*book.read_game("B:W1,9,14,18,19:B17,23,25,26,32"));
    for (const char* move : {"17-13", "19x28"}) game->play(*notation::read_move_text(move));
    {
        auto journal = puzzles::PuzzleJournal::open(path("a.part"), book, request);
        ASSERT_TRUE(journal) << journal.error();
        const puzzles::Puzzle puzzle{.position = game->start(),
                                     .solution = game->moves(),
                                     .themes = {puzzles::Theme::shot},
                                     .rating = 1'000,
                                     .proof = "p",
                                     .origin = "o"};
        for (int number = 1; number <= 5; ++number)
            ASSERT_FALSE(journal->add(number, std::vector(static_cast<std::size_t>(number % 3), puzzle)));
    }
    spoil(*core::read_file(path("a.part")), [&](const std::string& bad) {
        put(path("b.part"), bad);
        const auto journal = puzzles::PuzzleJournal::open(path("b.part"), book, request);
        if (!journal) {
            EXPECT_EQ(*core::read_file(path("b.part")), bad);
            return true;
        }
        EXPECT_LE(journal->before().size(), 5U);
        return false;
    });
}

TEST_F(Damage, OfThePage) {
    const std::string good = "a.txt\ttext/plain\tabc\t5\t2\nindex.html\ttext/html\tdef\t5\t2\n\nhellozzworldyy";
    ASSERT_TRUE(server::read_pack(good));
    spoil(good, [&](const std::string& bad) {
        const auto files = server::read_pack(bad);
        if (!files) return true;
        std::size_t size = 0;
        for (const auto& file : *files) size += file.plain.size() + file.gzip.size();
        EXPECT_LE(size, bad.size());
        return false;
    });
}

// Texts: another good text is another game, kit or setting; it is used.

TEST_F(Damage, OfPdn) {
    const std::string good = testing::read_whole(DAMAS_SOURCE_DIR "/data/puzzles/spanish.pdn").substr(0, 3'000);
    const engine::Rulebook& book = *engine::find_rulebook(V::id);
    spoil(good, [&](const std::string& bad) {
        auto games = notation::pdn::read(bad);
        if (games)
            for (notation::pdn::Game& game : *games) {
                arbiter::check_game(game, book);
                const std::string again = notation::pdn::write(game);
                EXPECT_TRUE(notation::pdn::read(again)) << again;
            }
        const auto puzzles = puzzles::read_puzzles(bad);
        const auto openings = arena::read_openings(book, bad);
        return !puzzles;
    });
}

TEST_F(Damage, OfKits) {
    const std::string good = testing::read_whole(DAMAS_SOURCE_DIR "/data/kits/secondary.es.json");
    spoil(good, [&](const std::string& bad) {
        const auto kit = workout::read_kit(bad);
        if (!kit) return true;
        EXPECT_TRUE(workout::read_kit(workout::write_kit(*kit)));
        return false;
    });
}

TEST_F(Damage, OfSettings) {
    const std::string good =
        R"({"depth":5,"pruning":false,"order":"captures_first","tie_break":"random","seed":7,"weights":{"king":300,"man":100}})";
    engine::PlayerOptions options;
    ASSERT_FALSE(engine::read_textbook(options, good));
    spoil(good, [&](const std::string& bad) {
        engine::PlayerOptions changed;
        if (engine::read_textbook(changed, bad)) return true;
        EXPECT_GE(changed.textbook.depth, 1);
        EXPECT_LE(changed.textbook.depth, 40);
        return false;
    });
}

}  // namespace damas
